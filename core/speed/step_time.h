// Step time of one strategy in closed form. The search, `evaluate` and the window all use this one function.
#pragma once

#include <memory>

#include "core/plan/job.h"
#include "core/plan/strategy.h"
#include "core/plan/time_outcome.h"

namespace rackwright {

/// Prepared for one job on one machine; everything that does not depend on the strategy is computed once.
/// step() allocates nothing, throws nothing and is thread-safe.
class StepTimer {
public:
    StepTimer(const Job& job, const Machine& machine);
    ~StepTimer();
    StepTimer(StepTimer&&) noexcept;
    StepTimer& operator=(StepTimer&&) noexcept;

    /// Full breakdown. `strategy` must be valid for the job (divisibility is the search's concern); degrees that do
    /// not divide are handled by rounding up, so that a measured run with odd numbers can still be timed.
    StepTime step(const Strategy& strategy) const noexcept;

    /// A provable lower bound of step(strategy).total, for pruning.
    double lowerBound(const Strategy& strategy) const noexcept;

    /// Traffic of each dimension, for the "which dimension on which wire" view.
    TimeOutcome explainTraffic(const Strategy& strategy) const noexcept;

private:
    struct Prepared;
    std::unique_ptr<const Prepared> m_prepared;
};

/// P10 and P90 of measured over predicted time for this regime: from left-out residuals.
struct TimeBand {
    double low = 0.85;
    double high = 1.2;
};
TimeBand timeBand(const Job& job, const Machine& machine, const Strategy& strategy);

} // namespace rackwright
