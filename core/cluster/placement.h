// Which ranks stand on which accelerator and server, and who talks to whom.
#pragma once

#include "core/plan/strategy.h"

#include <cstdint>
#include <vector>

namespace rackwright {

/// Ranks of one accelerator, from 0.
struct Ranks {
    std::int64_t tp = 0, cp = 0, stage = 0, replica = 0;

    friend bool operator==(const Ranks&, const Ranks&) = default;
};

/// Replicas whose parts of one stage stand side by side. Ranks are laid out tensor, context, then this many
/// replicas, then stages, then the other replicas: the order of Llama 3 (arXiv 2407.21783, 3.3.2) from the
/// server outward, and inside a server and an expert-parallel group the one that the step time assumes, in
/// which neighbours are replicas of the same stage (Megatron-Core's default order). Divides the replicas.
int replicasTogether(const Strategy& strategy, int acceleratorsPerServer);

Ranks ranksOf(const Strategy& strategy, std::int64_t accelerator, int together);
std::int64_t acceleratorOf(const Strategy& strategy, const Ranks& ranks, int together); ///< inverse

/// First and last stage and replica on one server, from 0; −1 on a server that the strategy leaves idle.
struct ServerPlace {
    std::int32_t stage = -1, lastStage = -1, replica = -1, lastReplica = -1;
};

ServerPlace placeOf(const Strategy& strategy, std::int64_t server, int acceleratorsPerServer);

/// Servers that one model replica stands on, counted from a server's edge; it may share them with others.
std::int64_t serversPerReplica(const Strategy& strategy, int acceleratorsPerServer);

enum class Dimension : std::uint8_t { tensor, context, expert, pipeline, data };

/// Accelerators of `accelerator`'s group in one dimension, itself included, ascending; only itself where the
/// degree is 1, nothing for an accelerator that the strategy leaves idle. Experts are spread over the ranks
/// of a stage in the order tensor, context, data (Megatron-Core).
std::vector<std::int64_t> groupOf(const Strategy& strategy, std::int64_t accelerator, Dimension dimension,
                                  int acceleratorsPerServer);

} // namespace rackwright
