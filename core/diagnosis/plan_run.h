// A run of a plan as it was measured: what diagnose() needs when the plan itself is known.
#pragma once

#include "core/diagnosis/diagnosis.h"
#include "core/plan/outcome.h"

namespace rackwright {

/// What somebody saw while the plan ran. Everything is optional.
struct PlanMeasurement {
    std::optional<double> stepSeconds; ///< s
    std::optional<double>
        tokensPerSecond;                  ///< of the whole cluster; gives the step time when it is not stated
    std::optional<double> gpuUtilisation; ///< 0…1
    std::optional<double> tensorActive;   ///< 0…1
    std::optional<double> networkBytesPerSecond; ///< per accelerator
    std::optional<double> dataloaderWait;        ///< 0…1 of the step
    std::string errorText;
    std::string symptom;

    friend bool operator==(const PlanMeasurement&, const PlanMeasurement&) = default;
};

/// The plan's model, machine and split with the measurement. `job` is resolveJob() of the plan's scenario.
/// Numbers in the texts fill counters that are not stated; the split stays the plan's.
ObservedRun runOfPlan(const Outcome& plan, const Job& job, const PlanMeasurement& measured);

} // namespace rackwright
