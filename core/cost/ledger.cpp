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

double rentFactor(const Ledger& ledger, double months) {
    if (ledger.rentDriftYear == 0.0) return annuity(months, ledger.discountYear);
    return growingAnnuity(months, monthlyRate(ledger.discountYear), monthlyRate(ledger.rentDriftYear));
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

double monthlyRent(const Ledger& ledger) {
    const double billed = ledger.rentBilledIdle ? 1.0 : ledger.utilisation;
    return ledger.rentPerHour * clockHours(ledger) * billed;
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
    return monthlyRent(ledger) * rentFactor(ledger, months);
}

double buyPresentValue(const Ledger& ledger, double months, bool withResale) {
    const double paid = ledger.capital + monthlyOperation(ledger) * annuity(months, ledger.discountYear);
    if (!withResale) return paid;
    return paid - resaleValue(ledger, months) * discountFactor(months, ledger.discountYear);
}

double capitalCharge(const Ledger& ledger, double months, bool withResale) {
    const double sold =
        withResale ? resaleValue(ledger, months) * discountFactor(months, ledger.discountYear) : 0.0;
    return (ledger.capital - sold) / annuity(months, ledger.discountYear);
}

std::optional<double> cashPayback(const Ledger& ledger) {
    const double saved = monthlyRent(ledger) - monthlyOperation(ledger);
    if (saved <= 0.0) return std::nullopt;
    return ledger.capital / saved;
}

std::optional<double> discountedPayback(const Ledger& ledger) {
    const double saved = monthlyRent(ledger) - monthlyOperation(ledger);
    const double rate = monthlyRate(ledger.discountYear);
    if (saved <= 0.0 || ledger.capital * rate >= saved) return std::nullopt;
    if (rate < 1e-12) return ledger.capital / saved;
    return -std::log1p(-ledger.capital * rate / saved) / std::log1p(rate);
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
    return buyPresentValue(ledger, months, withResale) / rentFactor(ledger, months) /
           (clockHours(ledger) * billed);
}

std::optional<double> breakEvenUtilisation(const Ledger& ledger, double months, bool withResale) {
    const double drift = rentFactor(ledger, months) / annuity(months, ledger.discountYear);
    const double savedPerUse = ledger.rentPerHour * drift * clockHours(ledger) - ledger.operationPerUse;
    if (savedPerUse <= 0.0) return std::nullopt;
    return (capitalCharge(ledger, months, withResale) + ledger.operationFixed) / savedPerUse;
}

double ownedPerUsefulHour(const Ledger& ledger, double months) {
    const double monthly = capitalCharge(ledger, months, true) + monthlyOperation(ledger);
    return monthly / (clockHours(ledger) * ledger.utilisation * ledger.goodput);
}

double rentedPerUsefulHour(const Ledger& ledger) {
    return monthlyRent(ledger) / (clockHours(ledger) * ledger.utilisation * ledger.goodput);
}

} // namespace rackwright
