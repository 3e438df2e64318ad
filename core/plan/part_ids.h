// Identifiers of the parts of a step and of a device's memory, in files and wherever a part is named.
#pragma once

#include <array>

#include "core/plan/memory_outcome.h"
#include "core/plan/time_outcome.h"

namespace rackwright {

inline constexpr std::array<const char*, kTimeParts> kTimePartIds{
    "matmul",          "attention",        "elementwise",     "recompute",    "logits",    "host",
    "tensor_parallel", "context_parallel", "expert_parallel", "shard_gather", "imbalance", "bubble",
    "pipeline_send",   "data_parallel",    "optimizer",       "jitter"};
inline constexpr std::array<const char*, kMemoryParts> kMemoryPartIds{
    "weights", "gradients", "optimizer", "activations", "logits", "buffers", "overhead"};

constexpr const char* idOf(TimePart part) { return kTimePartIds[static_cast<std::size_t>(part)]; }
constexpr const char* idOf(MemoryPart part) { return kMemoryPartIds[static_cast<std::size_t>(part)]; }

} // namespace rackwright
