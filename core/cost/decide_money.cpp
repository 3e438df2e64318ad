#include "core/cost/decision.h"
#include "core/cost/operation.h"
#include "core/cost/priced_plan.h"
#include "core/cost/ways.h"

#include <algorithm>

namespace rackwright {

namespace {

constexpr double kDaysPerYear = 365;
constexpr double kLeastDemand = 0.001; ///< costs are divided by the hours of use
constexpr RentalTerm kTerms[] = {RentalTerm::onDemand, RentalTerm::spot, RentalTerm::reservedShort,
                                 RentalTerm::reserved1Year, RentalTerm::reserved3Years};

/// Accelerator-hours of training for a trillion tokens, lost hours left out.
double hoursPerTrillion(const Outcome& outcome) {
    const double tokens = outcome.scenario.data.tokensT;
    return tokens > 0 ? outcome.cost.gpuHours * outcome.cluster.reliability.goodput / tokens : 0;
}

CostBasis rentedFrom(const CostBasis& basis, const RentChoice& rent, const MoneyPolicy& policy) {
    CostBasis moved = basis;
    moved.rentPerHour = rent.perHour;
    moved.rentBilledIdle = rent.offer != nullptr && billedIdle(rent.offer->term);
    const bool spot = rent.offer != nullptr && rent.offer->term == RentalTerm::spot;
    moved.rentWaste = spot ? policy.spotWaste : 0;
    return moved;
}

/// The plan's basis with what the policy adds.
CostBasis basisOf(const PricedPlan& plan, const MoneyPolicy& policy, double utilisation) {
    CostBasis basis = plan.basis;
    basis.utilisation = utilisation;
    basis.rentDriftYear = policy.rentDriftYear;
    basis.rentSupport = policy.rentSupport;
    basis.rentFixedMonthly = policy.rentFixedMonthly;
    basis.loanShare = policy.loanShare;
    basis.loanRateYear = policy.loanRate;
    basis.loanMonths = policy.loanMonths;
    return rentedFrom(basis, plan.rent, policy);
}

/// The plan's own offer first, then the median one of every other term.
std::vector<RentedWay> rentedWays(const PricedPlan& plan, const CostBasis& basis, const Outcome& outcome,
                                  const Catalog& catalog, const MoneyPolicy& policy) {
    std::vector<RentedWay> ways;
    if (plan.rent.offer == nullptr) return ways;
    const Scenario& scenario = outcome.scenario;
    const double vat = taxRule(scenario.money, catalog.prices).share;
    const auto add = [&](const RentChoice& rent) {
        ways.push_back({rent.offer->id, rent.offer->term, rentedFrom(basis, rent, policy)});
    };
    add(plan.rent);
    for (const RentalTerm term : kTerms) {
        if (term == plan.rent.offer->term) continue;
        const RentChoice rent = medianRent(scenario.hardware.accelerator, term, scenario.money,
                                           catalog.prices, plan.exchange, vat);
        if (rent.offer != nullptr) add(rent);
    }
    return ways;
}

WayRequest wayRequest(const Outcome& outcome, const Catalog& catalog, const MoneyPolicy& policy,
                      const PricedPlan& plan, const CostBasis& basis) {
    WayRequest request;
    request.rented = rentedWays(plan, basis, outcome, catalog, policy);
    request.ownedShare = policy.ownedShare;
    request.rerunFactor = policy.rerunFactor;
    request.constraint = policy.constraint;
    request.deliveryDays = outcome.cost.deliveryDays;
    request.trainingDays = outcome.trainingDays;
    request.hoursPerTrillionTokens = hoursPerTrillion(outcome);
    request.startDate = outcome.scenario.startDate.empty() ? catalog.date : outcome.scenario.startDate;
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
    MoneyDecision decision;
    decision.currency = outcome.cost.currency;
    decision.demand = demandOf(policy, outcome.scenario.money.utilisation, outcome.trainingDays);
    decision.utilisation = std::min(1.0, decision.demand);
    const CostBasis basis = basisOf(plan, policy, decision.utilisation);
    const TaxRule tax = taxRule(outcome.scenario.money, catalog.prices);
    decision.taxShare = tax.share;
    decision.taxRecoverable = tax.recoverable;
    if (basis.accelerators <= 0) return decision;
    const WayRequest request = wayRequest(outcome, catalog, policy, plan, basis);
    decision.ways = costWays(basis, request);
    if (request.rented.empty() || !request.hasBuy) return decision;
    decision.breakEven = breakEvenOf(basis, false);
    decision.breakEvenResale = breakEvenOf(basis, true);
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
