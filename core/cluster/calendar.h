// How many calendar days a run takes, with chances: a seeded simulation of interruptions and of the pace.
#pragma once

#include "core/plan/cluster_outcome.h"

#include <cstdint>

namespace rackwright {

struct CalendarRequest {
    double workDays = 0;   ///< without saving and interruptions, at the predicted pace
    double lowFactor = 1;  ///< P10 of measured over predicted step time
    double highFactor = 1; ///< P90
    double hoursBetweenInterruptions = 0;
    double stallSeconds = 0;    ///< training stands still for one save
    double intervalSeconds = 0; ///< between saves
    double restartSeconds = 0;  ///< mean, from an interruption to training again
    double repairDays = 0;
    bool spares = true; ///< false: a hardware fault waits for its repair
    double probability = 0.9;
    std::uint64_t seed = 1;
};

/// The same request always gives the same answer. The pace is drawn once a run, two-sided log-normal with
/// median 1 and the given P10 and P90. Interruptions are a Poisson process of the running time; each loses
/// the work since the last save, uniform over an interval, and a restart that is log-normal: recoveries have
/// a long tail (OLMo's published median is 3 min 42 s, its mean 38 min 54 s). All zero without work.
CalendarOutcome simulateCalendar(const CalendarRequest& request);

} // namespace rackwright
