#include "core/cost/basis.h"

#include "core/units/quantity.h"

#include <algorithm>

namespace rackwright {

namespace {

constexpr double kMonthsPerYear = 12;

double energyOf(const CostBasis& basis, double kilowatts) {
    return kilowatts * basis.pue * kHoursPerMonth * basis.energyPerKwh;
}

} // namespace

Ledger ledgerOf(const CostBasis& basis) {
    Ledger ledger;
    ledger.accelerators = basis.accelerators;
    ledger.utilisation = basis.utilisation;
    ledger.goodput = basis.goodput;
    ledger.rentPerHour = basis.rentPerHour * rentMarkup(basis);
    ledger.rentFixedMonthly = basis.rentFixedMonthly * basis.taxFactor;
    ledger.rentBilledIdle = basis.rentBilledIdle;
    ledger.rentDriftYear = basis.rentDriftYear;
    ledger.capital = (basis.serversPrice + basis.otherCapital) * basis.taxFactor;
    ledger.loanShare = basis.loanShare;
    ledger.loanRateYear = basis.loanRateYear;
    ledger.loanMonths = basis.loanMonths;
    ledger.operationFixed = housingMonthly(basis) + maintenanceMonthly(basis) + basis.staffMonthly +
                            energyOf(basis, basis.idleKw);
    ledger.operationPerUse = energyOf(basis, basis.runningKw - basis.idleKw);
    ledger.resaleBase = basis.serversPrice * basis.acceleratorShare;
    ledger.sellingCost = basis.sellingCost;
    ledger.firstUseStep = basis.firstUseStep;
    ledger.residual = basis.residual;
    for (ResidualPoint& point : ledger.residual)
        point.share = std::min(1.0, point.share * basis.residualFactor);
    if (basis.residualFactor <= 0) ledger.residual.clear();
    ledger.discountYear = basis.discountYear;
    return ledger;
}

double rentMarkup(const CostBasis& basis) {
    return basis.taxFactor * (1.0 + basis.rentSupport) / (1.0 - basis.rentWaste);
}

double housingMonthly(const CostBasis& basis) {
    return basis.nameplateKw * basis.colocationPerKwMonth;
}

double energyMonthly(const CostBasis& basis) {
    return energyOf(basis, basis.idleKw + (basis.runningKw - basis.idleKw) * basis.utilisation);
}

double maintenanceMonthly(const CostBasis& basis) {
    return basis.serversPrice * (basis.maintenanceShare + basis.insuranceShare) / kMonthsPerYear;
}

} // namespace rackwright
