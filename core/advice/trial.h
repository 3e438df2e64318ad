// Computes variations of a plan with the plan's own models, so that a suggestion is never a guess.
#pragma once

#include "core/memory/memory_model.h"
#include "core/plan/catalog.h"
#include "core/plan/job.h"
#include "core/plan/outcome.h"
#include "core/plan/scenario.h"
#include "core/speed/step_time.h"

#include <optional>

namespace rackwright::advice {

struct TrialResult {
    Strategy strategy;
    double stepSeconds = 0;
};

/// One job on one machine. It tries a small family of strategies, a subset of what the full search visits:
/// what a trial finds, the search finds at least as well. Pinned dimensions stay pinned.
class Trial {
public:
    Trial(Job job, const Machine& machine, const ParallelInputs& pinned);

    /// Whether any plain split of the model fits `memoryLimit` bytes on `accelerators`, at the smallest
    /// micro-batch and with the recomputation that saves most.
    bool fits(int accelerators, double memoryLimit) const;

    /// The fastest of the strategies near `around` that fit, with the replicas that fill `accelerators`.
    std::optional<TrialResult> fastestNear(const Strategy& around, int accelerators,
                                           double memoryLimit) const;

    const StepTimer& timer() const { return m_timer; }

private:
    bool usable(const Strategy& strategy, int accelerators, double memoryLimit) const;

    Job m_job;
    Machine m_machine;
    ParallelInputs m_pinned;
    StepTimer m_timer;
    MemoryModel m_memory;
};

/// Whether a scenario fits as it stands, pins included.
bool fits(const Scenario& scenario, const Catalog& catalog);

/// The plan on `servers` servers with `strategy`: cluster, days, power and cost computed anew, findings left
/// out. Empty when the networks do not reach that far.
std::optional<Outcome> planAt(const Outcome& outcome, const Catalog& catalog, double servers,
                              const TrialResult& result);

/// Whether a plan keeps the user's deadline, power and budget.
struct LimitCheck {
    bool deadline = true, power = true, budget = true;
    bool all() const { return deadline && power && budget; }
};
LimitCheck checkLimits(const Outcome& outcome);

} // namespace rackwright::advice
