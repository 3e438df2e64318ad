#include "core/cost/cost.h"

#include "core/cost/operation.h"
#include "core/cost/priced_plan.h"
#include "core/cost/sensitivity.h"
#include "core/units/quantity.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

void fillRent(CostOutcome& cost, const RentChoice& rent, const CostBasis& basis, const Exchange& exchange) {
    cost.hasRent = rent.offer != nullptr;
    if (!cost.hasRent) return;
    cost.offerId = rent.offer->id;
    cost.offerProvider = rent.offer->provider;
    cost.rentPerAcceleratorHour = exchange.money(rent.perHour);
    cost.rentLow = exchange.money(rent.low);
    cost.rentHigh = exchange.money(rent.high);
    const double billed = cost.gpuHours * basis.taxFactor;
    cost.rentThisRun = exchange.money(rent.perHour * billed).roundedToCents();
    cost.rentThisRunLow = exchange.money(rent.low * billed).roundedToCents();
    cost.rentThisRunHigh = exchange.money(rent.high * billed).roundedToCents();
    cost.rentPerUsefulHour = exchange.money(rentedPerUsefulHour(ledgerOf(basis)));
}

void fillBuy(CostOutcome& cost, const Purchase& purchase, const CostBasis& basis, const Exchange& exchange) {
    cost.lines = purchase.lines;
    cost.linesTotal = purchase.total;
    cost.tax = purchase.tax;
    cost.hasBuy = purchase.serverPriced;
    cost.energyMonthly = exchange.money(energyMonthly(basis)).roundedToCents();
    cost.housingMonthly = exchange.money(housingMonthly(basis)).roundedToCents();
    cost.maintenanceMonthly = exchange.money(maintenanceMonthly(basis)).roundedToCents();
    cost.staffMonthly = exchange.money(basis.staffMonthly).roundedToCents();
    cost.monthlyOperation =
        cost.energyMonthly + cost.housingMonthly + cost.maintenanceMonthly + cost.staffMonthly;
    if (!cost.hasBuy) return;
    const Ledger ledger = ledgerOf(basis);
    cost.capital = exchange.money(ledger.capital).roundedToCents();
    const double monthly = capitalCharge(ledger, basis.horizonMonths, true) + monthlyOperation(ledger);
    const double usedHours = basis.accelerators * kHoursPerMonth * basis.utilisation;
    cost.ownedShareThisRun = exchange.money(monthly / usedHours * cost.gpuHours).roundedToCents();
    cost.ownPerUsefulHour = exchange.money(ownedPerUsefulHour(ledger, basis.horizonMonths));
    cost.breakEvenRent = exchange.money(breakEvenRent(ledger, basis.horizonMonths, true) / basis.taxFactor);
}

/// The verdict needs both sides.
void fillComparison(CostOutcome& cost, const CostBasis& basis, const SensitivityRanges& ranges) {
    const Ledger ledger = ledgerOf(basis);
    const double horizon = basis.horizonMonths;
    cost.crossoverMonth = crossover(ledger, horizon, true);
    cost.crossoverNoResaleMonth = crossover(ledger, horizon, false);
    cost.cashPaybackMonths = cashPayback(ledger);
    cost.discountedPaybackMonths = discountedPayback(ledger);
    const auto use = breakEvenUtilisation(ledger, horizon, true);
    if (use && *use <= 1.0) cost.breakEvenUtilisation = *use;

    cost.sensitivity = sensitivity(basis, ranges);
}

void fillCurve(CostOutcome& cost, const CostBasis& basis, const RentChoice& rent) {
    const Ledger ledger = ledgerOf(basis);
    const auto last = static_cast<int>(std::lround(basis.horizonMonths));
    cost.curve.reserve(static_cast<std::size_t>(last) + 1);
    for (int month = 0; month <= last; ++month) {
        CostPoint point;
        point.month = month;
        if (cost.hasRent && rent.perHour > 0) {
            point.rent = rentPresentValue(ledger, month);
            point.rentLow = point.rent * rent.low / rent.perHour;
            point.rentHigh = point.rent * rent.high / rent.perHour;
        }
        if (cost.hasBuy) {
            point.buy = buyPresentValue(ledger, month, true);
            point.buyNoResale = buyPresentValue(ledger, month, false);
        }
        cost.curve.push_back(point);
    }
}

} // namespace

CostOutcome costPlan(const Outcome& outcome, const Catalog& catalog) {
    const PricedPlan plan = pricePlan(outcome, catalog);
    const auto& [exchange, rent, purchase, basis, ranges] = plan;

    CostOutcome cost;
    cost.currency = exchange.currency();
    const Money nothing(0, cost.currency);
    for (Money* amount : {&cost.rentPerAcceleratorHour, &cost.rentLow, &cost.rentHigh, &cost.rentThisRun,
                          &cost.rentThisRunLow, &cost.rentThisRunHigh, &cost.ownedShareThisRun, &cost.capital,
                          &cost.breakEvenRent, &cost.ownPerUsefulHour, &cost.rentPerUsefulHour})
        *amount = nothing;
    cost.gpuHours = outcome.accelerators * outcome.trainingDays * 24.0;
    cost.deliveryDays = deliveryDays(outcome.scenario.money);
    fillRent(cost, rent, basis, exchange);
    fillBuy(cost, purchase, basis, exchange);
    if (cost.hasRent && cost.hasBuy) fillComparison(cost, basis, ranges);
    fillCurve(cost, basis, rent);
    return cost;
}

CostBasis costBasis(const Outcome& outcome, const Catalog& catalog) {
    return pricePlan(outcome, catalog).basis;
}

} // namespace rackwright
