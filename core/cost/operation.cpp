#include "core/cost/operation.h"

namespace rackwright {

namespace {

constexpr double kMonthsPerYear = 12;
constexpr double kDefaultEnergy = 0.10; ///< USD a kWh, United States industrial
constexpr double kDefaultColocation =
    217.30; ///< USD a kW and month, CBRE global average, first quarter of 2025
constexpr double kDaysPerWeek = 7;
constexpr double kAcceptanceDays = 14; ///< installation, burn-in and acceptance. Estimate.

/// The typed amount in the plan's currency, or the place's in dollars.
double typedOr(const std::optional<double>& typed, const Fact* ofPlace, double dollars,
               const Exchange& exchange) {
    if (typed) return *typed;
    return exchange.dollars(ofPlace != nullptr ? ofPlace->valueOr(dollars) : dollars);
}

} // namespace

TaxRule taxRule(const MoneyInputs& money, const PriceBook& prices) {
    const Place* place = prices.place(placeId(money.destination));
    TaxRule rule;
    rule.share = money.vatShare.value_or(place != nullptr ? place->vatShare.valueOr(0) : 0);
    rule.recoverable = money.vatRecoverable.value_or(place != nullptr ? place->vatRecoverable.valueOr(1) : 1);
    return rule;
}

void fillOperation(CostBasis& basis, const Outcome& outcome, const Catalog& catalog,
                   const Exchange& exchange) {
    const MoneyInputs& money = outcome.scenario.money;
    const PowerOutcome& power = outcome.cluster.power;
    const Place* place = catalog.prices.place(placeId(money.destination));
    basis.energyPerKwh = typedOr(money.energyPerKwh, place != nullptr ? &place->energyPerKwh : nullptr,
                                 kDefaultEnergy, exchange);
    if (money.housing == Housing::colocation)
        basis.colocationPerKwMonth =
            typedOr(money.colocationPerKwMonth, place != nullptr ? &place->colocationPerKwMonth : nullptr,
                    kDefaultColocation, exchange);
    basis.nameplateKw = power.itNameplateMw * 1000.0;
    basis.runningKw = power.itMeasuredMw * 1000.0;
    basis.idleKw = power.itIdleMw * 1000.0;
    basis.pue = power.pue;
    basis.maintenanceShare = money.maintenanceShare;
    basis.insuranceShare = money.insuranceShare;
    basis.staffMonthly =
        money.staffPerServer * outcome.scenario.hardware.servers * money.salaryYear / kMonthsPerYear;
    basis.discountYear = money.discountRate;
    basis.sellingCost = money.sellingCost;
}

double deliveryDays(const MoneyInputs& money) {
    return money.leadTimeWeeks * kDaysPerWeek + kAcceptanceDays;
}

} // namespace rackwright
