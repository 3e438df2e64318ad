#include "core/cost/decision.h"
#include "core/cost/priced_plan.h"
#include "core/cost/ways.h"

#include <algorithm>

namespace rackwright {

namespace {

constexpr double kDaysPerYear = 365;
constexpr double kLeastDemand = 0.001; ///< costs are divided by the hours of use

/// Accelerator-hours of training for a trillion tokens, lost hours left out.
double hoursPerTrillion(const Outcome& outcome) {
    const double tokens = outcome.scenario.data.tokensT;
    return tokens > 0 ? outcome.cost.gpuHours * outcome.cluster.reliability.goodput / tokens : 0;
}

WayRequest wayRequest(const Outcome& outcome, const Catalog& catalog, const MoneyPolicy& policy,
                      const PricedPlan& plan) {
    WayRequest request;
    request.ownedShare = policy.ownedShare;
    request.rerunFactor = policy.rerunFactor;
    request.constraint = policy.constraint;
    request.deliveryDays = outcome.cost.deliveryDays;
    request.trainingDays = outcome.trainingDays;
    request.hoursPerTrillionTokens = hoursPerTrillion(outcome);
    request.startDate = outcome.scenario.startDate.empty() ? catalog.date : outcome.scenario.startDate;
    request.hasRent = plan.rent.offer != nullptr;
    request.hasBuy = plan.purchase.serverPriced && plan.purchase.servers > 0;
    return request;
}

} // namespace

double demandOf(const MoneyPolicy& policy, double typed, double trainingDays) {
    if (policy.runsAYear <= 0 || trainingDays <= 0) return typed;
    return std::max(kLeastDemand, policy.runsAYear * policy.rerunFactor * trainingDays / kDaysPerYear);
}

MoneyDecision decideMoney(const Outcome& outcome, const Catalog& catalog, const MoneyPolicy& policy) {
    const PricedPlan plan = pricePlan(outcome, catalog);
    CostBasis basis = plan.basis;
    MoneyDecision decision;
    decision.currency = outcome.cost.currency;
    decision.demand = demandOf(policy, outcome.scenario.money.utilisation, outcome.trainingDays);
    decision.utilisation = basis.utilisation = std::min(1.0, decision.demand);
    basis.rentDriftYear = policy.rentDriftYear;
    const WayRequest request = wayRequest(outcome, catalog, policy, plan);
    if (basis.accelerators <= 0) return decision;
    decision.ways = costWays(basis, request);
    if (!request.hasRent || !request.hasBuy) return decision;
    decision.byUse = verdictsByUse(basis, hoursPerTrillion(outcome));
    decision.folkRule = testFolkRule(basis);
    decision.stacks = costStacks(basis);
    decision.flip = flippingInput(basis, plan.ranges);
    const BuyChance chance = chanceOfBuying(basis, plan.ranges);
    decision.buyWins = chance.withoutResale;
    decision.buyWinsResale = chance.withResale;
    return decision;
}

} // namespace rackwright
