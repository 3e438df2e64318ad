#include "core/finder/cluster_plan.h"

#include "core/advice/rules.h"
#include "core/advisor/advise.h"
#include "core/units/calendar.h"

#include <algorithm>

namespace rackwright {

namespace {

constexpr double kMonthDays = 365.25 / 12;

Money outlayOfBuying(const Outcome& outcome, double daysRun) {
    return outcome.cost.capital + outcome.cost.monthlyOperation.times(daysRun / kMonthDays);
}

void judge(FoundCluster& found, const Outcome& outcome) {
    const LimitInputs& limits = outcome.scenario.limits;
    const Money budget = Money::of(limits.budgetM * 1e6, outcome.cost.currency);
    if (outcome.verdict == Verdict::doesNotFit || outcome.verdict == Verdict::noStrategy)
        found.broken.push_back({"limit.memory", {}, {}});
    if (found.meterMw > limits.powerMw)
        found.broken.push_back({"limit.power",
                                {},
                                {argument("value", ArgumentKind::watts, found.meterMw * 1e6),
                                 argument("limit", ArgumentKind::watts, limits.powerMw * 1e6)}});
    const bool possible = found.broken.empty();
    const auto consider = [&](bool offered, Acquisition way, Money outlay, double days) {
        if (!offered || !possible || days > limits.deadlineDays || outlay > budget) return;
        if (found.way && !(outlay < found.outlay)) return;
        found.way = way;
        found.outlay = outlay;
        found.calendarDays = days;
    };
    consider(found.rentable, Acquisition::rent, found.rentOutlay, found.rentDays);
    consider(found.buyable, Acquisition::buy, found.buyOutlay, found.buyDays);
    consider(found.bridgeDays > 0, Acquisition::hybrid, found.hybridOutlay, found.rentDays);
    if (found.way) return;

    const bool rentCheaper = found.rentable && (!found.buyable || found.rentOutlay < found.buyOutlay);
    found.outlay = rentCheaper ? found.rentOutlay : found.buyOutlay;
    found.calendarDays = found.rentable ? found.rentDays : found.buyDays;
    if (!found.rentable && !found.buyable) found.broken.push_back({"limit.no_price", {}, {}});
    if (found.calendarDays > limits.deadlineDays)
        found.broken.push_back({"limit.deadline",
                                {},
                                {argument("value", ArgumentKind::days, found.calendarDays),
                                 argument("limit", ArgumentKind::days, limits.deadlineDays)}});
    if (found.outlay > budget)
        found.broken.push_back(
            {"limit.budget",
             {},
             {advice::moneyArgument("value", found.outlay), advice::moneyArgument("limit", budget)}});
    // Each way alone breaks another limit: the cheap one is late, the quick one too dear.
    if (found.broken.empty())
        found.broken.push_back(
            {"limit.deadline",
             {},
             {argument("value", ArgumentKind::days, std::min(found.rentDays, found.buyDays)),
              argument("limit", ArgumentKind::days, limits.deadlineDays)}});
}

std::string linkName(const Scenario& scenario, const Catalog& catalog) {
    const LinkKind* link = catalog.hardware.link(scenario.network.link);
    return link == nullptr ? std::string() : link->name;
}

/// Renting the same accelerators until the bought ones arrive, when the purchase alone is late.
void bridge(FoundCluster& found, const Outcome& outcome) {
    if (!found.rentable || !found.buyable || found.trainingDays <= 0) return;
    const double wait = std::max(0.0, outcome.cost.deliveryDays - kProvisioningDays);
    const double rented = std::min(found.trainingDays, wait);
    found.bridgeDays = rented;
    found.bridgeOutlay = found.rentOutlay.times(rented / found.trainingDays).roundedToCents();
    found.hybridOutlay = found.bridgeOutlay + outlayOfBuying(outcome, found.trainingDays - rented);
}

} // namespace

std::optional<FoundCluster> planCluster(const ClusterChoice& choice, const Catalog& catalog,
                                        std::stop_token stop) {
    const Result<Outcome> planned = planOnly(choice.scenario, catalog, stop);
    if (!planned) return std::nullopt;
    const Outcome& outcome = *planned;
    FoundCluster found;
    found.scenario = choice.scenario;
    found.acceleratorId = choice.accelerator->id;
    found.acceleratorName = outcome.acceleratorName;
    found.serverName = outcome.serverName;
    found.linkName = linkName(choice.scenario, catalog);
    found.accelerators = choice.accelerators;
    found.strategy = outcome.strategy;
    found.mfu = outcome.time.mfu;
    found.trainingDays = outcome.trainingDays;
    found.trainingDaysHigh = outcome.trainingDaysHigh;
    found.meterMw = outcome.cluster.power.meterMw;
    const Server* server = catalog.hardware.server(choice.scenario.hardware.server);
    found.rentable = outcome.cost.hasRent && server != nullptr &&
                     isForRent(*choice.accelerator, *server, choice.accelerators);
    found.buyable = outcome.cost.hasBuy;
    const Money none(0, outcome.cost.currency);
    found.buyOutlay = found.bridgeOutlay = found.hybridOutlay = found.outlay = none;
    found.rentOutlay = found.rentable ? outcome.cost.rentThisRun : none;
    if (found.buyable) found.buyOutlay = outlayOfBuying(outcome, outcome.trainingDays);
    found.rentDays = kProvisioningDays + outcome.trainingDays;
    found.buyDays = outcome.cost.deliveryDays + outcome.trainingDays;
    const std::string& start = choice.scenario.startDate.empty() ? catalog.date : choice.scenario.startDate;
    found.finishRent = dateAfter(start, found.rentDays);
    found.finishBuy = dateAfter(start, found.buyDays);
    const double spread = found.trainingDaysHigh - found.trainingDays;
    found.finishRentHigh = dateAfter(start, found.rentDays + spread);
    found.finishBuyHigh = dateAfter(start, found.buyDays + spread);
    bridge(found, outcome);
    judge(found, outcome);
    return found;
}

} // namespace rackwright
