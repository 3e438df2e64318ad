// Machines, stacks and models of well-known published runs, built by hand with the constants of the
// closed-form study, so that the engine's arithmetic is checked apart from the fitted catalogue.
#pragma once

#include "core/plan/job.h"
#include "core/plan/strategy.h"
#include "core/speed/constants.h"

namespace rackwright::reference {

/// The general constants the reference values were worked out with; the shipped ones move with every fit.
inline SpeedConstants constants() {
    SpeedConstants c;
    c.tileRatio8 = 0.665;
    c.groupedTile = 2.12;
    c.grouped8 = 0.895;
    c.castFp8 = 0.523;
    c.flashHalfLength = 468;
    c.classicTraffic = 0.493;
    c.permute = 0.50;
    c.halfSizeScaleUp = 8.69e6;
    c.halfSizeNic = 2.45e7;
    c.nicLossPerDoubling = 0.082;
    c.allToAllScaleUp = 0.75;
    c.allToAllNic = 0.80;
    c.expertExposed = 0.40;
    c.expertExposedFar = 0.40;
    c.selectiveHalf = 0.463;
    c.straggler = 0.00331;
    return c;
}

inline Machine a100() {
    Machine m;
    m.acceleratorId = "a100-sxm-80gb";
    m.peak16 = 312e12;
    m.matmul16 = 0.869;
    m.tileLoss16 = 123;
    m.attentionShare = 0.348;
    m.memoryBytes = 80e9;
    m.hbmRate = 2039e9;
    m.scaleUpRate = m.scaleUpPairRate = 300e9;
    m.nicRate = 25e9;
    return m;
}

inline Machine h100() {
    Machine m;
    m.acceleratorId = "h100-sxm";
    m.peak16 = 989e12;
    m.peak8 = 1979e12;
    m.matmul16 = 0.803;
    m.matmul8 = 0.709;
    m.tileLoss16 = 234;
    m.attentionShare = 0.347;
    m.olderFlashFactor = 0.544;
    m.memoryBytes = 80e9;
    m.hbmRate = 3350e9;
    m.scaleUpRate = m.scaleUpPairRate = 450e9;
    m.nicRate = 50e9;
    return m;
}

inline Machine gb200() {
    Machine m;
    m.acceleratorId = "gb200";
    m.peak16 = 2500e12;
    m.peak8 = 5000e12;
    m.peak4 = 10000e12;
    m.matmul16 = 0.729;
    m.matmul8 = 0.723;
    m.clock = 0.932;
    m.tileLoss16 = 303;
    m.attentionShare = 0.561;
    m.memoryBytes = 189e9;
    m.hbmRate = 8000e9;
    m.scaleUpRate = m.scaleUpPairRate = 900e9;
    m.domain = 72;
    m.perServer = 4;
    m.nicRate = 50e9;
    return m;
}

inline SpeedProfile megatron2021() {
    SpeedProfile p;
    p.kernelShare = 0.916;
    p.fusion = 1.71;
    p.tensorOverlap = 1.1;
    p.classicAttention = true;
    p.overlapsData = false;
    p.sequenceParallel = false;
    p.gradientBytes = 2;
    return p;
}

inline SpeedProfile megatronCore2024() {
    SpeedProfile p;
    p.kernelShare = 0.916;
    p.fusion = 1.30;
    p.dataOverlap = 2.29;
    p.tensorOverlap = 1.47;
    p.network = 1.05;
    p.pipelineRate = 0.373;
    p.routerSync = 1.73e-3;
    p.gradientBytes = 2;
    return p;
}

inline SpeedProfile megatronCore2025() {
    SpeedProfile p;
    p.kernelShare = 0.820;
    p.fusion = 0.891;
    p.dataOverlap = 3.07;
    p.tensorOverlap = 1.81;
    p.network = 1.05;
    p.pipelineRate = 0.473;
    p.routerSync = 1.39e-3;
    p.gradientBytes = 4;
    return p;
}

inline SpeedProfile composer() {
    SpeedProfile p;
    p.kernelShare = 0.911;
    p.fusion = 1.34;
    p.dataOverlap = 1.11;
    p.network = 1.05;
    p.olderFlash = true;
    p.gradientBytes = 2;
    p.selectiveReplaysHalf = true;
    return p;
}

inline SpeedProfile compiledFsdp() {
    SpeedProfile p;
    p.kernelShare = 0.855;
    p.fusion = 0.992;
    p.dataOverlap = 4.48;
    p.tensorOverlap = 1.0;
    p.network = 1.05;
    p.olderFlash = true;
    p.gradientBytes = 2;
    p.selectiveReplaysHalf = true;
    return p;
}

/// A decoder with plain multi-head attention and an ungated MLP of four times the width.
inline ModelShape plainDecoder(std::int64_t layers, std::int64_t hidden, std::int64_t heads,
                               std::int64_t vocabulary) {
    ModelShape m;
    m.layers = layers;
    m.hidden = hidden;
    m.heads = m.kvHeads = heads;
    m.headDim = hidden / heads;
    m.ffn = 4 * hidden;
    m.vocabulary = vocabulary;
    m.gatedMlp = false;
    m.norm = Norm::layer;
    m.positions = Positions::learned;
    m.tiedEmbeddings = true;
    return m;
}

inline ModelShape gpt3() {
    return plainDecoder(96, 12288, 96, 51200);
}
inline ModelShape mpt7b() {
    return plainDecoder(32, 4096, 32, 50368);
}

inline ModelShape llama(std::int64_t layers, std::int64_t hidden, std::int64_t heads, std::int64_t kvHeads,
                        std::int64_t ffn, std::int64_t vocabulary) {
    ModelShape m;
    m.layers = layers;
    m.hidden = hidden;
    m.heads = heads;
    m.kvHeads = kvHeads;
    m.headDim = hidden / heads;
    m.ffn = ffn;
    m.vocabulary = vocabulary;
    return m;
}

inline ModelShape llama405b() {
    return llama(126, 16384, 128, 8, 53248, 128256);
}
inline ModelShape llama13b() {
    return llama(40, 5120, 40, 40, 13824, 32000);
}

inline ModelShape grok1() {
    ModelShape m = llama(64, 6144, 48, 8, 32768, 128256);
    m.moe.experts = 8;
    m.moe.topK = 2;
    m.moe.expertFfn = 32768;
    m.moe.moeLayers = 64;
    return m;
}

inline Job job(ModelShape model, const SpeedProfile& stack, double sequence, std::int64_t globalBatch,
               Precision precision = Precision::bf16) {
    Job j;
    j.model = std::move(model);
    j.stack.speed = stack;
    j.sequence = sequence;
    j.globalBatch = globalBatch;
    j.recipe.precision = precision;
    return j;
}

inline Strategy split(int tp, int pp, int vpp, int dp) {
    Strategy s;
    s.tp = tp;
    s.pp = pp;
    s.vpp = vpp;
    s.dp = dp;
    s.schedule = vpp > 1 ? Schedule::interleaved : Schedule::oneForwardOneBackward;
    return s;
}

} // namespace rackwright::reference
