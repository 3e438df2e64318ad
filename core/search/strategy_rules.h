// What makes a strategy possible at all: the rules of the real frameworks, as predicates that the enumeration
// and checkStrategy() share.
#pragma once

#include "core/plan/job.h"
#include "core/plan/strategy.h"

#include <cstdint>

namespace rackwright {

constexpr bool divides(std::int64_t part, std::int64_t whole) {
    return part > 0 && whole % part == 0;
}

/// Key/value heads are split, or copied when there are fewer of them than ranks. The all-to-all of Ulysses
/// splits the heads of a tensor rank once more, so `ranks` is then TP·CP.
constexpr bool keyValueHeadsSplit(std::int64_t kvHeads, std::int64_t ranks) {
    return divides(ranks, kvHeads) || divides(kvHeads, ranks);
}

/// Heads, key/value heads and MLP width over `tp`.
bool tensorSplits(const ModelShape& model, int tp);

/// Sequence over `cp`: a balanced ring gives every rank two chunks, an all-to-all splits heads.
bool contextSplits(const Job& job, int tp, int cp, ContextKind kind);

/// Layers over stages. Without virtual stages the ends may be short (they carry embedding and head); with
/// them at most two layers may be missing, one for each end.
bool layersSplit(std::int64_t layers, int pp, int vpp);

/// Whether the stack combines this sharding with `pp` stages.
bool offersSharding(const ParallelSupport& support, Sharding sharding, int pp);

/// Sequence parallelism splits the tokens of a rank evenly.
bool sequenceSplits(const Job& job, int tp, int cp);

} // namespace rackwright
