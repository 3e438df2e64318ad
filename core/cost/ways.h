// The four ways to have the accelerators of a plan, each with its own cost, its own wait and its own finish.
#pragma once

#include "core/cost/basis.h"
#include "core/cost/decision_outcome.h"
#include "core/cost/rent_offer.h"

#include <string_view>
#include <vector>

namespace rackwright {

/// How a month's demand of accelerator-hours falls on owned and rented accelerators.
struct Split {
    double owned = 0;        ///< accelerators owned
    double ownedHours = 0;   ///< used hours a month on them
    double rentedHours = 0;  ///< paid hours a month
    double ownedUse() const; ///< share of their clock hours, 0…1
};

/// `share` of the accelerators is owned; final runs take 1 / rerunFactor of the demand, experiments the rest.
/// Burst: the base carries its share of every final run, and experiments as long as it has hours left.
/// Island: the owned accelerators carry experiments only. What is left over is rented, on terms that bill
/// idle hours for every clock hour.
Split splitDemand(const CostBasis& basis, MoneyWay way, double share, double rerunFactor);

/// The ledger of `owned` of the accelerators at their own utilisation; costs shrink in proportion.
Ledger ownedLedger(const CostBasis& basis, const Split& split);

/// One offer to rent from.
struct RentedWay {
    std::string offerId;
    RentalTerm term = RentalTerm::onDemand;
    CostBasis basis; ///< with this offer's rent
};

struct WayRequest {
    std::vector<RentedWay> rented; ///< the first is the plan's own; mixed ways rent from it
    double ownedShare = 0.25;
    double rerunFactor = 1.5;
    MoneyConstraint constraint = MoneyConstraint::none;
    double deliveryDays = 0;
    double trainingDays = 0;
    double hoursPerTrillionTokens = 0; ///< accelerator-hours of training, lost ones left out
    std::string_view startDate;        ///< ISO
    bool hasBuy = false;
};

/// Rent by every offer, buy, bridge, burst and island, as far as prices are known. With data that stays only
/// buying is allowed; with no capital: only renting. Burst waits for its base; a plan that runs wholly on
/// rented machines does not wait.
std::vector<WayCost> costWays(const CostBasis& basis, const WayRequest& request);

/// Days until the last token, counted from the order: rent starts at once, the island's final runs too.
double finishDays(MoneyWay way, double deliveryDays, double trainingDays);

} // namespace rackwright
