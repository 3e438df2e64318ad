#include "core/cost/priced_plan.h"

#include "core/cost/operation.h"

#include <algorithm>

namespace rackwright {

namespace {

CostBasis basisOf(const Outcome& outcome, const Catalog& catalog, const Exchange& exchange,
                  const RentChoice& rent, const Purchase& purchase, const TaxRule& tax) {
    const MoneyInputs& money = outcome.scenario.money;
    CostBasis basis;
    basis.accelerators = outcome.accelerators;
    basis.utilisation = money.utilisation;
    basis.goodput = outcome.cluster.reliability.goodput;
    basis.horizonMonths = std::max(1.0, money.horizonMonths);
    basis.rentPerHour = rent.perHour;
    basis.rentBilledIdle = rent.offer != nullptr && billedIdle(rent.offer->term);
    basis.serversPrice = purchase.servers;
    basis.otherCapital = purchase.total.value() - purchase.servers;
    basis.taxFactor = tax.factor();
    basis.acceleratorShare = purchase.acceleratorShare;
    basis.residual = catalog.prices.residual;
    fillOperation(basis, outcome, catalog, exchange);
    return basis;
}

SensitivityRanges rangesOf(const RentChoice& rent, const Purchase& purchase) {
    double servers = 0;
    for (const PricedLine& line : purchase.lines) {
        if (line.role == "training" || line.role == "spare") servers += line.quantity;
    }
    SensitivityRanges ranges;
    ranges.rentLow = rent.low;
    ranges.rentHigh = rent.high;
    ranges.serverPrice = servers > 0 ? purchase.servers / servers : 0;
    ranges.serverLowFactor = purchase.serverLowFactor;
    ranges.serverHighFactor = purchase.serverHighFactor;
    return ranges;
}

} // namespace

PricedPlan pricePlan(const Outcome& outcome, const Catalog& catalog) {
    const MoneyInputs& money = outcome.scenario.money;
    const Exchange exchange(money, planCurrency(money, catalog.prices));
    const TaxRule tax = taxRule(money, catalog.prices);
    RentChoice rent =
        chooseRent(outcome.scenario.hardware.accelerator, money, catalog.prices, exchange, tax.share);
    Purchase purchase = pricePurchase(outcome, catalog, exchange, tax.share);
    CostBasis basis = basisOf(outcome, catalog, exchange, rent, purchase, tax);
    const SensitivityRanges ranges = rangesOf(rent, purchase);
    return {exchange, rent, std::move(purchase), std::move(basis), ranges};
}

} // namespace rackwright
