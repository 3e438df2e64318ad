// How far each main input moves the days and the cost of a run, and what the limits of the plan cost.
#pragma once

#include "core/advisor/advise.h"

#include <optional>
#include <string>
#include <vector>

namespace rackwright {

/// The run with one input at one end of its range.
struct LeverEnd {
    double value = 0;      ///< of the input
    bool feasible = false; ///< a split fits; the other limits are not asked
    double trainingDays = 0;
    Money cost; ///< of the run, as in Levers
};

struct Lever {
    std::string input; ///< input id
    double now = 0;
    LeverEnd low, high;
};

/// What a limit costs: the best plan over the number of servers under the limit as it is, and under one that
/// is looser by kLoosenedShare. All other limits are kept.
struct ShadowPrice {
    std::string limit; ///< input id: limits.deadline, limits.power, limits.budget
    double now = 0, loosened = 0;
    double serversNow = 0, serversThen = 0;
    Money saved;           ///< deadline: the cheaper run; power and budget: 0
    double daysGained = 0; ///< power and budget: the quicker run; deadline: 0
};

struct Levers {
    double trainingDays = 0;
    bool rented = false; ///< cost of a run: renting it; otherwise the owned share of it
    Money cost;
    std::vector<Lever> levers;       ///< widest in days first
    std::vector<ShadowPrice> limits; ///< those that bind: a looser one helps
};

inline constexpr double kLoosenedShare = 0.1;

/// Plans the scenario some forty times: not for a slider. Errors as planOnly(); "advise.cancelled" when
/// stopped.
Result<Levers> findLevers(const Scenario& scenario, const Catalog& catalog, std::stop_token stop = {});

} // namespace rackwright
