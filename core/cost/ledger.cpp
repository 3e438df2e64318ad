#include "core/cost/ledger.h"

#include "core/units/quantity.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kMonthsPerYear = 12.0;
constexpr int kBisections = 60; ///< halves a horizon of decades to far below a second

double clockHours(const Ledger& ledger) {
    return ledger.accelerators * kHoursPerMonth;
}

double discountFactor(double months, double discountYear) {
    return std::pow(1.0 + discountYear, -months / kMonthsPerYear);
}

/// Present value of a payment of 1 at the end of each month when it grows by `growth` a month.
double growingAnnuity(double months, double rate, double growth) {
    const double ratio = (1.0 + growth) / (1.0 + rate);
    if (std::abs(ratio - 1.0) < 1e-12) return months / (1.0 + rate);
    return (1.0 - std::pow(ratio, months)) / (1.0 - ratio) / (1.0 + rate);
}

/// First month between 0 and the end of the loan at which `missing` turns from positive to not; `missing` is
/// concave there, so it turns once.
template <class Missing>
double turningMonth(double end, Missing missing) {
    double low = 0.0;
    double high = end;
    for (int i = 0; i < kBisections; ++i) {
        const double middle = (low + high) / 2.0;
        (missing(middle) > 0.0 ? low : high) = middle;
    }
    return high;
}

double resaleValue(const Ledger& ledger, double months) {
    return (1.0 - ledger.sellingCost) * residualShare(ledger, months) * ledger.resaleBase;
}

double buyMinusRent(const Ledger& ledger, double months, bool withResale) {
    return buyPresentValue(ledger, months, withResale) - rentPresentValue(ledger, months);
}

} // namespace

double monthlyRate(double discountYear) {
    return std::pow(1.0 + discountYear, 1.0 / kMonthsPerYear) - 1.0;
}

double annuity(double months, double discountYear) {
    const double rate = monthlyRate(discountYear);
    if (std::abs(rate) < 1e-12) return months;
    return (1.0 - discountFactor(months, discountYear)) / rate;
}

double rentAnnuity(const Ledger& ledger, double months) {
    if (ledger.rentDriftYear == 0.0) return annuity(months, ledger.discountYear);
    return growingAnnuity(months, monthlyRate(ledger.discountYear), monthlyRate(ledger.rentDriftYear));
}

double loanInstalment(const Ledger& ledger) {
    const double debt = ledger.capital * ledger.loanShare;
    if (debt == 0.0 || ledger.loanMonths <= 0.0) return 0.0;
    const double rate = ledger.loanRateYear / kMonthsPerYear;
    if (rate < 1e-12) return debt / ledger.loanMonths;
    return debt * rate / -std::expm1(-ledger.loanMonths * std::log1p(rate));
}

double capitalPresentValue(const Ledger& ledger, double months) {
    const double instalment = loanInstalment(ledger);
    if (instalment == 0.0) return ledger.capital;
    const double debt = ledger.capital * ledger.loanShare;
    const double paid = std::min(months, ledger.loanMonths);
    const double rate = ledger.loanRateYear / kMonthsPerYear;
    const double grown = std::pow(1.0 + rate, paid);
    const double repaid = rate < 1e-12 ? paid : (grown - 1.0) / rate;
    const double rest = debt * grown - instalment * repaid;
    return ledger.capital - debt + instalment * annuity(paid, ledger.discountYear) +
           rest * discountFactor(paid, ledger.discountYear);
}

double monthlyRent(const Ledger& ledger) {
    const double billed = ledger.rentBilledIdle ? 1.0 : ledger.utilisation;
    return ledger.rentPerHour * clockHours(ledger) * billed + ledger.rentFixedMonthly;
}

double monthlyOperation(const Ledger& ledger) {
    return ledger.operationFixed + ledger.operationPerUse * ledger.utilisation;
}

double residualShare(const Ledger& ledger, double months) {
    if (ledger.residual.empty()) return 0.0;
    double age = 0.0;
    double share = 1.0 - ledger.firstUseStep;
    for (const ResidualPoint& point : ledger.residual) {
        if (point.months <= 0.0) continue;
        if (months <= point.months)
            return share + (point.share - share) * (months - age) / (point.months - age);
        age = point.months;
        share = point.share;
    }
    return share;
}

double rentPresentValue(const Ledger& ledger, double months) {
    return monthlyRent(ledger) * rentAnnuity(ledger, months);
}

double buyPresentValue(const Ledger& ledger, double months, bool withResale) {
    const double paid =
        capitalPresentValue(ledger, months) + monthlyOperation(ledger) * annuity(months, ledger.discountYear);
    if (!withResale) return paid;
    return paid - resaleValue(ledger, months) * discountFactor(months, ledger.discountYear);
}

double capitalCharge(const Ledger& ledger, double months, bool withResale) {
    const double sold =
        withResale ? resaleValue(ledger, months) * discountFactor(months, ledger.discountYear) : 0.0;
    return (capitalPresentValue(ledger, months) - sold) / annuity(months, ledger.discountYear);
}

std::optional<double> cashPayback(const Ledger& ledger) {
    const double saved = monthlyRent(ledger) - monthlyOperation(ledger);
    if (saved <= 0.0) return std::nullopt;
    Ledger undiscounted = ledger;
    undiscounted.discountYear = 0.0;
    const double end = ledger.loanMonths;
    const auto missing = [&](double months) {
        return capitalPresentValue(undiscounted, months) - saved * months;
    };
    const double whole = capitalPresentValue(undiscounted, end) / saved;
    return loanInstalment(ledger) == 0.0 || whole >= end ? whole : turningMonth(end, missing);
}

std::optional<double> discountedPayback(const Ledger& ledger) {
    const double saved = monthlyRent(ledger) - monthlyOperation(ledger);
    const double rate = monthlyRate(ledger.discountYear);
    const double end = ledger.loanMonths;
    const auto missing = [&](double months) {
        return capitalPresentValue(ledger, months) - saved * annuity(months, ledger.discountYear);
    };
    if (loanInstalment(ledger) != 0.0 && missing(end) <= 0.0) return turningMonth(end, missing);
    const double capital = capitalPresentValue(ledger, end);
    if (saved <= 0.0 || capital * rate >= saved) return std::nullopt;
    if (rate < 1e-12) return capital / saved;
    return -std::log1p(-capital * rate / saved) / std::log1p(rate);
}

std::optional<double> crossover(const Ledger& ledger, double horizon, bool withResale) {
    // With resale the difference is not monotone between the points of the curve: walk month by month, then
    // bisect.
    double before = 0.0;
    if (buyMinusRent(ledger, before, withResale) <= 0.0) return 0.0;
    while (before < horizon) {
        const double after = std::min(before + 1.0, horizon);
        if (buyMinusRent(ledger, after, withResale) > 0.0) {
            before = after;
            continue;
        }
        double low = before;
        double high = after;
        for (int i = 0; i < kBisections; ++i) {
            const double middle = (low + high) / 2.0;
            (buyMinusRent(ledger, middle, withResale) > 0.0 ? low : high) = middle;
        }
        return high;
    }
    return std::nullopt;
}

double breakEvenRent(const Ledger& ledger, double months, bool withResale) {
    const double billed = ledger.rentBilledIdle ? 1.0 : ledger.utilisation;
    const double monthly = buyPresentValue(ledger, months, withResale) / rentAnnuity(ledger, months);
    return (monthly - ledger.rentFixedMonthly) / (clockHours(ledger) * billed);
}

std::optional<double> breakEvenUtilisation(const Ledger& ledger, double months, bool withResale) {
    const double drift = rentAnnuity(ledger, months) / annuity(months, ledger.discountYear);
    const double savedPerUse = ledger.rentPerHour * drift * clockHours(ledger) - ledger.operationPerUse;
    if (savedPerUse <= 0.0) return std::nullopt;
    const double fixed = ledger.operationFixed - ledger.rentFixedMonthly * drift;
    return (capitalCharge(ledger, months, withResale) + fixed) / savedPerUse;
}

double ownedPerUsefulHour(const Ledger& ledger, double months) {
    const double monthly = capitalCharge(ledger, months, true) + monthlyOperation(ledger);
    return monthly / (clockHours(ledger) * ledger.utilisation * ledger.goodput);
}

double rentedPerUsefulHour(const Ledger& ledger) {
    return monthlyRent(ledger) / (clockHours(ledger) * ledger.utilisation * ledger.goodput);
}

} // namespace rackwright
