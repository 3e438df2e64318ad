// Step time of one strategy in closed form. The search, `evaluate` and the window all use this one function.
#pragma once

#include "core/plan/job.h"
#include "core/plan/strategy.h"
#include "core/plan/time_outcome.h"
#include "core/speed/constants.h"

#include <memory>

namespace rackwright {

/// Prepared for one job on one machine; everything that does not depend on the strategy is computed once.
/// step() allocates nothing, throws nothing and is thread-safe.
class StepTimer {
public:
    StepTimer(const Job& job, const Machine& machine);
    /// With other general constants: for fitting and for tests.
    StepTimer(const Job& job, const Machine& machine, const SpeedConstants& constants);
    ~StepTimer();
    StepTimer(StepTimer&&) noexcept;
    StepTimer& operator=(StepTimer&&) noexcept;

    /// Full breakdown. `strategy` must be valid for the job (divisibility is the search's concern); degrees
    /// that do not divide are handled by rounding up, so that a measured run with odd numbers can still be
    /// timed.
    StepTime step(const Strategy& strategy) const noexcept;

    /// A provable lower bound of step(strategy).total, for pruning: computation alone, spread evenly.
    double lowerBound(const Strategy& strategy) const noexcept;

    /// One micro-batch through every layer, the embedding and the head, s, without the traffic of sharded
    /// weights. It depends on TP, CP, EP, ETP, micro-batch, recomputation and sequence parallelism only, so
    /// that a search can keep it. With m micro-batches over p stages of v virtual ones, a step takes at least
    /// pass·(m/p + (1 − 1/p)/v): every stage works on its share and the pipeline fills and drains once.
    double passSeconds(const Strategy& strategy) const noexcept;

    /// A lower bound of step(strategy).total when its passes through the pipeline take at least `passes`
    /// seconds: with what every step has once, whatever its micro-batch and recomputation.
    double atLeast(const Strategy& strategy, double passes) const noexcept;

    /// The whole time outcome: step, band, utilisation, and the traffic of each dimension for the "which
    /// dimension on which wire" view.
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

/// FLOP/s against which MFU is counted: the dense peak of the precision the layers' matmuls run in.
double matmulPeak(Precision precision, const Machine& machine);

} // namespace rackwright
