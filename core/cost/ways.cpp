#include "core/cost/ways.h"

#include "core/units/calendar.h"
#include "core/units/quantity.h"

#include <algorithm>

namespace rackwright {

namespace {

constexpr double kDaysPerMonth = 365.0 / 12.0;

bool isAllowed(MoneyWay way, MoneyConstraint constraint) {
    if (constraint == MoneyConstraint::onPremises) return way == MoneyWay::buy;
    if (constraint == MoneyConstraint::noCapital) return way == MoneyWay::rent;
    return true;
}

/// The island's runs and a bridge start on rented machines.
bool waitsForDelivery(MoneyWay way) {
    return way == MoneyWay::buy || way == MoneyWay::burst;
}

/// Rent alone, for the hours of a split.
Ledger rentedLedger(const CostBasis& basis, double hoursMonthly) {
    Ledger ledger = ledgerOf(basis);
    ledger.accelerators = hoursMonthly / kHoursPerMonth;
    ledger.utilisation = 1;
    ledger.rentBilledIdle = true;
    // Storage and egress follow the rented part of the hours.
    const double whole =
        basis.accelerators * kHoursPerMonth * (basis.rentBilledIdle ? 1.0 : basis.utilisation);
    ledger.rentFixedMonthly *= std::min(1.0, hoursMonthly / whole);
    return ledger;
}

void addOwned(WayCost& cost, const CostBasis& basis, const Split& split) {
    const Ledger ledger = ownedLedger(basis, split);
    cost.capital = ledger.capital * (1 - ledger.loanShare);
    cost.loanMonthly = loanInstalment(ledger);
    cost.monthly += monthlyOperation(ledger);
    cost.presentValue += buyPresentValue(ledger, basis.horizonMonths, true);
    cost.presentValueNoResale += buyPresentValue(ledger, basis.horizonMonths, false);
}

/// A reservation is paid to its end, also when the horizon is shorter.
double rentedMonths(const CostBasis& basis, RentalTerm term) {
    return std::max(basis.horizonMonths, committedMonths(term));
}

WayCost costOf(const CostBasis& basis, MoneyWay way, const WayRequest& request,
               const RentedWay* rented = nullptr) {
    const Split split = splitDemand(basis, way, request.ownedShare, request.rerunFactor);
    WayCost cost;
    cost.way = way;
    if (rented != nullptr) {
        cost.term = rented->term;
        cost.offerId = rented->offerId;
    }
    cost.ownedAccelerators = split.owned;
    cost.ownedUtilisation = split.ownedUse();
    cost.rentedHoursMonthly = split.rentedHours;
    const Ledger rent = rentedLedger(basis, split.rentedHours);
    cost.monthly = monthlyRent(rent);
    cost.presentValue = cost.presentValueNoResale = rentPresentValue(rent, rentedMonths(basis, cost.term));
    if (split.owned > 0) {
        addOwned(cost, basis, split);
        cost.bridgeRent =
            monthlyRent(rentedLedger(basis, split.ownedHours)) * request.deliveryDays / kDaysPerMonth;
    }
    if (way == MoneyWay::bridge) {
        cost.presentValue += cost.bridgeRent;
        cost.presentValueNoResale += cost.bridgeRent;
    }
    const double usefulHours = basis.accelerators * kHoursPerMonth * basis.utilisation * basis.goodput;
    cost.perUsefulHour = cost.presentValue / annuity(basis.horizonMonths, basis.discountYear) / usefulHours;
    cost.perTrillionTokens = cost.perUsefulHour * request.hoursPerTrillionTokens;
    cost.waitDays = waitsForDelivery(way) ? request.deliveryDays : 0;
    cost.finishDate =
        dateAfter(request.startDate, finishDays(way, request.deliveryDays, request.trainingDays));
    cost.allowed = isAllowed(way, request.constraint);
    return cost;
}

/// Spot capacity can be withdrawn in the middle of a run: it is shown, and never the answer.
void markCheapest(std::vector<WayCost>& ways, double WayCost::*value, bool WayCost::*mark) {
    WayCost* best = nullptr;
    for (WayCost& way : ways) {
        if (way.term == RentalTerm::spot) continue;
        if (way.allowed && (best == nullptr || way.*value < best->*value)) best = &way;
    }
    if (best != nullptr) best->*mark = true;
}

} // namespace

double Split::ownedUse() const {
    return owned > 0 ? std::min(1.0, ownedHours / (owned * kHoursPerMonth)) : 0;
}

Split splitDemand(const CostBasis& basis, MoneyWay way, double share, double rerunFactor) {
    const double clock = basis.accelerators * kHoursPerMonth;
    const double demand = clock * basis.utilisation;
    const double runs = demand / std::max(1.0, rerunFactor);
    const double experiments = demand - runs;
    Split split;
    if (way == MoneyWay::buy || way == MoneyWay::bridge) return {basis.accelerators, demand, 0};
    if (way == MoneyWay::rent) return {0, 0, basis.rentBilledIdle ? clock : demand};
    split.owned = basis.accelerators * share;
    const double base = split.owned * kHoursPerMonth;
    const double onBase = way == MoneyWay::burst ? runs * share : 0;
    split.ownedHours = onBase + std::min(experiments, base - onBase);
    const double rentedClock = way == MoneyWay::burst ? clock - base : clock;
    split.rentedHours = basis.rentBilledIdle ? rentedClock : demand - split.ownedHours;
    return split;
}

Ledger ownedLedger(const CostBasis& basis, const Split& split) {
    Ledger ledger = ledgerOf(basis);
    const double share = split.owned / basis.accelerators;
    ledger.accelerators = split.owned;
    ledger.capital *= share;
    ledger.operationFixed *= share;
    ledger.operationPerUse *= share;
    ledger.resaleBase *= share;
    ledger.utilisation = split.ownedUse();
    return ledger;
}

double finishDays(MoneyWay way, double deliveryDays, double trainingDays) {
    return waitsForDelivery(way) ? deliveryDays + trainingDays : trainingDays;
}

std::vector<WayCost> costWays(const CostBasis& basis, const WayRequest& request) {
    std::vector<WayCost> ways;
    for (const RentedWay& rented : request.rented)
        ways.push_back(costOf(rented.basis, MoneyWay::rent, request, &rented));
    if (request.hasBuy) ways.push_back(costOf(basis, MoneyWay::buy, request));
    if (request.hasBuy && !request.rented.empty()) {
        const RentedWay& own = request.rented.front();
        for (const MoneyWay way : {MoneyWay::bridge, MoneyWay::burst, MoneyWay::island})
            ways.push_back(costOf(basis, way, request, &own));
    }
    markCheapest(ways, &WayCost::presentValue, &WayCost::cheapestResale);
    markCheapest(ways, &WayCost::presentValueNoResale, &WayCost::cheapest);
    return ways;
}

} // namespace rackwright
