// Which pipeline stage and which replica stands on which server.
#pragma once

#include "core/plan/strategy.h"

#include <cstdint>

namespace rackwright {

/// Ranks of one accelerator. Innermost to outermost: tensor, context, pipeline, data (Llama 3, arXiv
/// 2407.21783, 3.3.2), so that the dimensions that talk most stay closest together.
struct Ranks {
    std::int64_t tp = 0, cp = 0, stage = 0, replica = 0;
};

Ranks ranksOf(const Strategy& strategy, std::int64_t accelerator);

/// First and last stage and replica on one server, from 0; −1 on a server that the strategy leaves idle.
struct ServerPlace {
    std::int32_t stage = -1, lastStage = -1, replica = -1, lastReplica = -1;
};

ServerPlace placeOf(const Strategy& strategy, std::int64_t server, int acceleratorsPerServer);

/// Servers that one model replica fills; 1 when several replicas share a server.
std::int64_t serversPerReplica(const Strategy& strategy, int acceleratorsPerServer);

} // namespace rackwright
