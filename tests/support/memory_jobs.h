// Jobs and machines that memory and search tests share.
#pragma once

#include "core/files/embedded.h"
#include "core/files/memory_profile_json.h"
#include "core/plan/job.h"
#include "core/units/quantity.h"

#include <stdexcept>
#include <string>

namespace rackwright::testing {

/// The shipped memory half of a stack; throws when there is none.
inline NamedMemoryProfile shippedProfile(const std::string& id) {
    const auto text = embeddedFile("catalog/stacks_memory.json");
    if (!text) throw std::runtime_error("stacks_memory.json is not embedded");
    const auto profiles = readMemoryProfiles(*text);
    if (!profiles) throw std::runtime_error(profiles.error().id + profiles.error().where);
    for (const NamedMemoryProfile& named : *profiles) {
        if (named.stackId == id) return named;
    }
    throw std::runtime_error("no stack " + id);
}

inline ModelShape denseShape(std::int64_t layers, std::int64_t hidden, std::int64_t heads,
                             std::int64_t kvHeads, std::int64_t ffn, std::int64_t vocabulary) {
    ModelShape shape;
    shape.layers = layers;
    shape.hidden = hidden;
    shape.heads = heads;
    shape.kvHeads = kvHeads;
    shape.headDim = hidden / heads;
    shape.ffn = ffn;
    shape.vocabulary = vocabulary;
    return shape;
}

/// GPT-3 175B: plain MLP, layer norms with bias, learned positions, tied embedding.
inline ModelShape gpt175b() {
    ModelShape shape = denseShape(96, 12288, 96, 96, 4 * 12288, 51200);
    shape.gatedMlp = false;
    shape.tiedEmbeddings = true;
    shape.norm = Norm::layer;
    shape.qkvBias = shape.outputBias = shape.mlpBias = true;
    shape.positions = Positions::learned;
    shape.learnedPositions = 2048;
    return shape;
}

/// DeepSeek-V3 (arXiv 2412.19437): latent attention, 256 experts, three dense layers first.
inline ModelShape deepSeekV3() {
    ModelShape shape = denseShape(61, 7168, 128, 128, 18432, 129280);
    shape.attention = Attention::latent;
    shape.latent = {1536, 512, 128, 64, 128};
    shape.moe.experts = 256;
    shape.moe.topK = 8;
    shape.moe.expertFfn = 2048;
    shape.moe.sharedFfn = 2048;
    shape.moe.moeLayers = 58;
    shape.moe.firstDenseLayers = 3;
    return shape;
}

inline Job jobOf(const ModelShape& shape, const std::string& stack, double sequence,
                 std::int64_t globalBatch) {
    Job job;
    job.model = shape;
    job.sequence = sequence;
    job.globalBatch = globalBatch;
    job.stack.id = stack;
    const NamedMemoryProfile shipped = shippedProfile(stack);
    job.stack.memory = shipped.profile;
    job.stack.support = shipped.support;
    return job;
}

/// An 80 GB Hopper part in 8-way servers with 400 Gb/s per accelerator.
inline Machine hopper() {
    Machine machine;
    machine.acceleratorId = "h100-sxm";
    machine.peak16 = 989.4e12;
    machine.peak8 = 1978.9e12;
    machine.memoryBytes = 80e9;
    machine.usableBytes = 79.15 * kGiB;
    machine.hbmRate = 3.35e12;
    machine.scaleUpRate = 450e9;
    machine.scaleUpPairRate = 450e9;
    machine.nicRate = 50e9;
    machine.measured = true;
    return machine;
}

} // namespace rackwright::testing
