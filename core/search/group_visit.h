// Evaluates the members of one group against what is already known.
#pragma once

#include "core/search/ranking.h"
#include "core/search/strategy_space.h"

namespace rackwright {

struct VisitCounts {
    std::int64_t evaluated = 0;
    std::int64_t feasible = 0;
};

/// What one thread brings home from a round. `group` holds the fastest of the group under way: the members of
/// a group are judged by each other only, so that the outcome does not depend on what else a thread visited.
struct Harvest {
    Ranking found;
    Ranking group;
    VisitCounts counts;
};

/// Everything a visit reads; shared by all threads and constant during a round.
struct VisitContext {
    const StrategySpace& space;
    PassTimes& passes;
    const StepTimer& timer;
    const MemoryModel& memory;
    double memoryLimit = 0;
    double simplerShare = 0; ///< how much slower than the best still counts as equally good
    bool exhaustive = false;
};

/// Adds the members of `group` to `harvest`. Members that `known` rules out by a provable bound are counted
/// as pruned.
void visitGroup(const VisitContext& context, const SplitGroup& group, const Ranking& known, Harvest& harvest);

} // namespace rackwright
