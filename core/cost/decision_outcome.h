// What the money comes to beyond one rent and one purchase: four ways, several utilisations, and how sure it
// is.
#pragma once

#include "core/prices/price_book.h"
#include "core/units/money.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rackwright {

/// What overrules price: data that must not leave the premises, or no money for a purchase.
enum class MoneyConstraint : std::uint8_t { none, onPremises, noCapital };

/// What a plan leaves open about money.
struct MoneyPolicy {
    double runsAYear = 0;     ///< programme of work; 0: the plan's utilisation holds
    double rerunFactor = 1.5; ///< accelerator-hours of all work for one of the final run. Estimate.
    double rentDriftYear = 0; ///< signed change of rents a year, share
    double ownedShare = 0.25; ///< of the accelerators, in the two mixed ways
    MoneyConstraint constraint = MoneyConstraint::none;
    double rentSupport = 0;      ///< support plan of the cloud, share of the rent
    double spotWaste = 0.10;     ///< share of spot hours lost to interruptions and restarts. Estimate.
    double rentFixedMonthly = 0; ///< storage and egress while renting, plan currency a month
    double loanShare = 0;        ///< of the purchase; 0: cash
    double loanRate = 0.06;      ///< nominal, a year
    double loanMonths = 36;
};

/// Burst: an owned base runs everything it can and the rest is rented. Island: an owned island runs the
/// experiments, the final runs are rented whole. Bridge: bought, and rented until the delivery.
enum class MoneyWay : std::uint8_t { rent, buy, bridge, burst, island };

/// One way to have the accelerators over the horizon; amounts in the plan's currency.
struct WayCost {
    MoneyWay way = MoneyWay::rent;
    RentalTerm term = RentalTerm::onDemand; ///< of the rented part
    std::string offerId;                    ///< of the rented part; empty: nothing is rented
    double ownedAccelerators = 0;
    double ownedUtilisation = 0;   ///< of the owned ones, 0…1
    double rentedHoursMonthly = 0; ///< accelerator-hours paid for
    double capital = 0;            ///< paid at the start, without what a loan pays
    double monthly = 0;            ///< operation and rent
    double loanMonthly = 0;        ///< instalment while the loan runs
    double bridgeRent = 0;         ///< rent until the owned ones are delivered, if nobody waits for them
    double presentValue = 0;       ///< over the horizon, with resale; the bridge only in `bridge`
    double presentValueNoResale = 0;
    double perUsefulHour = 0; ///< with resale
    double perTrillionTokens = 0;
    double waitDays = 0;         ///< before the run can start
    std::string finishDate;      ///< ISO
    bool allowed = true;         ///< by the scenario's constraint
    bool cheapestResale = false; ///< the cheapest of the allowed ways, with resale
    bool cheapest = false;       ///< the same without resale; never spot, which can be withdrawn
};

/// The verdict at one utilisation, over the horizon.
struct UseVerdict {
    double utilisation = 0;
    std::optional<double> cashPaybackMonths, discountedPaybackMonths; ///< without resale; empty: never
    double difference = 0;       ///< NPV of buying less renting without resale; negative: buying is cheaper
    double differenceResale = 0; ///< with resale
    double ownPerUsefulHour = 0, rentPerUsefulHour = 0; ///< owned with resale
    double ownPerTrillionTokens = 0, rentPerTrillionTokens = 0;
};

/// "Rent for one to three months, buy from six", put to the numbers at one term.
struct RuleTerm {
    double months = 0;
    bool saysBuy = false;
    bool holds = false;                          ///< undiscounted and without resale
    bool holdsResale = false;                    ///< present value with resale
    double rentNeeded = 0, rentNeededResale = 0; ///< rent per accelerator-hour above which buying wins
};

/// The input whose smallest relative move turns the verdict (with resale) over.
struct VerdictFlip {
    std::string input; ///< as in SensitivityBar
    double from = 0, to = 0;
};

/// What renting and owning cost up to a month, part by part, present value. "servers", "other_capital",
/// "energy", "housing", "maintenance", "staff", "resale" (negative), with a loan "financing".
struct CostPart {
    std::string id;
    double amount = 0;
};
struct CostStack {
    double months = 0;
    std::vector<CostPart> buy;
    double rent = 0;
};

/// Where renting and buying cost the same over the horizon.
struct BreakEven {
    std::optional<double> utilisation; ///< u*; above 1 or empty: renting wins at any use
    double rent = 0;                   ///< r* per accelerator-hour, without tax
};

/// Amounts in the plan's currency. Lists are empty where a price is missing.
struct MoneyDecision {
    Currency currency = Currency::usd;
    double utilisation = 0;    ///< the plan's, or computed from the programme of work
    double demand = 0;         ///< the same before it is cut at 1: above 1 the cluster is too small
    double taxShare = 0;       ///< on equipment and rent
    double taxRecoverable = 1; ///< share of it that comes back
    BreakEven breakEven, breakEvenResale;
    std::vector<WayCost> ways;       ///< rents by term, buy, bridge, burst, island
    std::vector<UseVerdict> byUse;   ///< at 30, 50, 70 and 90 %
    std::vector<RuleTerm> folkRule;  ///< at 1, 3, 6 and 12 months
    std::optional<VerdictFlip> flip; ///< empty: no input turns it within its range
    std::vector<CostStack> stacks;   ///< at 12, 24 and 36 months
    std::optional<double> buyWins;   ///< probability over price and residual bands, without resale
    std::optional<double> buyWinsResale;
};

} // namespace rackwright
