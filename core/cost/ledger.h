// The arithmetic of renting against owning: plain numbers in, plain numbers out. No catalogue, no scenario,
// so that published tables and a month-by-month ledger can check it. Money in one currency, months of 730 h.
#pragma once

#include "core/prices/price_book.h"

#include <optional>
#include <vector>

namespace rackwright {

/// One pair of alternatives in steady use: the same accelerators rented or owned.
struct Ledger {
    double accelerators = 8;
    double utilisation = 0.9; ///< share of clock hours with a job on the accelerators, 0…1
    double goodput = 1.0;     ///< share of job time that is training, 0…1

    double rentPerHour = 0;      ///< per accelerator-hour, with the tax that does not come back
    bool rentBilledIdle = false; ///< committed terms bill every clock hour, on-demand ones only used hours
    double rentFixedMonthly = 0; ///< storage and egress while renting, whatever the use
    double rentDriftYear = 0;    ///< signed change of the rent a year, share

    double capital = 0;      ///< purchase with the tax that does not come back
    double loanShare = 0;    ///< of the capital, paid back in equal instalments
    double loanRateYear = 0; ///< nominal: a twelfth of it is due each month
    double loanMonths = 0;
    double operationFixed = 0;  ///< a month, whatever the use
    double operationPerUse = 0; ///< a month, for each unit of utilisation (energy above idle)

    double resaleBase = 0;               ///< price of what keeps a resale value
    double sellingCost = 0;              ///< share of the resale price
    double firstUseStep = 0;             ///< share of value lost on first use
    std::vector<ResidualPoint> residual; ///< share of the purchase price by age, sorted by months

    double discountYear = 0; ///< 0: undiscounted
};

double monthlyRate(double discountYear); ///< (1+d)^(1/12) − 1
double annuity(double months,
               double discountYear); ///< Σ of a payment of 1 at the end of each month; months when d = 0

/// Instalment of the loan, a month: D·j / (1 − (1+j)^−n).
double loanInstalment(const Ledger& ledger);
/// What the capital has cost up to `months`, discounted: own money, instalments, and the rest of the loan
/// settled then. `ledger.capital` without a loan.
double capitalPresentValue(const Ledger& ledger, double months);
/// Present value of a rent of 1 a month that starts now and drifts; months without drift and discount.
double rentAnnuity(const Ledger& ledger, double months);

double monthlyRent(const Ledger& ledger);
double monthlyOperation(const Ledger& ledger);

/// Share of the purchase price that a sale after `months` brings, before selling costs. Linear between the
/// points and from 1 − firstUseStep at month 0; the last point holds after it; 0 without points.
double residualShare(const Ledger& ledger, double months);

double rentPresentValue(const Ledger& ledger, double months);
double buyPresentValue(const Ledger& ledger, double months, bool withResale);
/// Monthly equivalent of capital less resale over `months`.
double capitalCharge(const Ledger& ledger, double months, bool withResale);

/// Months until saved rent has paid the capital and its loan, undiscounted and without resale. Empty: never.
std::optional<double> cashPayback(const Ledger& ledger);
/// The same with discounting. Empty: never. Rent drift is left out, as in the closed form.
std::optional<double> discountedPayback(const Ledger& ledger);
/// First month up to `horizon` after which buying has cost less than renting. Empty: not within the horizon.
std::optional<double> crossover(const Ledger& ledger, double horizon, bool withResale);
/// Rent per accelerator-hour at which buying and renting cost the same over `months`. The ledger's drift
/// applies.
double breakEvenRent(const Ledger& ledger, double months, bool withResale);
/// Utilisation at which on-demand rent and owning cost the same over `months`. Above 1 renting wins at any
/// use; empty when an owned accelerator's energy alone costs more than its rent.
std::optional<double> breakEvenUtilisation(const Ledger& ledger, double months, bool withResale);

/// Cost of one accelerator-hour of training over `months`, owned with resale and rented.
double ownedPerUsefulHour(const Ledger& ledger, double months);
double rentedPerUsefulHour(const Ledger& ledger);

} // namespace rackwright
