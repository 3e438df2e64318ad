// One strategy that was considered, with its key figures.
#pragma once

#include <string>
#include <vector>

#include "core/plan/strategy.h"
#include "core/units/error.h"

namespace rackwright {

enum class CandidateStatus : std::uint8_t { feasible, tight, overMemory, overDeadline, overPower, invalid };

struct Candidate {
    Strategy strategy;
    double stepSeconds = 0;
    double mfu = 0;
    double peakBytes = 0;   ///< device view of the fullest stage
    double trainingDays = 0;///< at the expected goodput; filled above the search
    CandidateStatus status = CandidateStatus::feasible;
    std::vector<Error> reasons; ///< why not, with numbers; empty when feasible
    bool onFront = false;       ///< Pareto front over time and memory
    bool simpler = false;       ///< within the band of the best, with fewer dimensions
};

struct SearchStatistics {
    std::int64_t generated = 0;
    std::int64_t pruned = 0;
    std::int64_t evaluated = 0;
    std::int64_t feasible = 0;
    double seconds = 0;
};

} // namespace rackwright
