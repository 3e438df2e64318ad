#include "core/cost/decision.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>

namespace rackwright {

namespace {

constexpr double kUses[] = {0.30, 0.50, 0.70, 0.90};
constexpr double kStackMonths[] = {12, 24, 36};
constexpr std::uint64_t kSeed = 20261130;       ///< any fixed number
constexpr double kFolkRentMonths = 3;           ///< "rent up to three months …
constexpr double kFolkMonths[] = {1, 3, 6, 12}; ///< … buy from six"

double difference(const CostBasis& basis, bool withResale) {
    const Ledger ledger = ledgerOf(basis);
    return buyPresentValue(ledger, basis.horizonMonths, withResale) -
           rentPresentValue(ledger, basis.horizonMonths);
}

/// Inverse of the triangular distribution's cumulative function.
double triangular(double low, double peak, double high, double chance) {
    if (high <= low) return peak;
    const double mode = std::clamp(peak, low, high);
    const double split = (mode - low) / (high - low);
    if (chance < split) return low + std::sqrt(chance * (high - low) * (mode - low));
    return high - std::sqrt((1 - chance) * (high - low) * (high - mode));
}

/// Uniform in 0…1 with the same value on every platform, which std::uniform_real_distribution does not
/// promise.
double uniform(std::mt19937_64& random) {
    constexpr int kMantissaBits = 53;
    return std::ldexp(static_cast<double>(random() >> (64 - kMantissaBits)), -kMantissaBits);
}

/// The whole curve moved towards its lower (−1) or upper (+1) edge.
void moveResidual(std::vector<ResidualPoint>& curve, double place) {
    for (ResidualPoint& point : curve) {
        const double edge = place < 0 ? point.low : point.high;
        point.share += std::abs(place) * (edge - point.share);
    }
}

double discounted(double monthly, double months, const CostBasis& basis) {
    return monthly * annuity(months, basis.discountYear);
}

} // namespace

std::vector<UseVerdict> verdictsByUse(const CostBasis& basis, double hoursPerTrillionTokens) {
    std::vector<UseVerdict> verdicts;
    for (const double use : kUses) {
        CostBasis moved = basis;
        moved.utilisation = use;
        const Ledger ledger = ledgerOf(moved);
        UseVerdict verdict;
        verdict.utilisation = use;
        verdict.cashPaybackMonths = cashPayback(ledger);
        verdict.discountedPaybackMonths = discountedPayback(ledger);
        verdict.difference = difference(moved, false);
        verdict.differenceResale = difference(moved, true);
        verdict.ownPerUsefulHour = ownedPerUsefulHour(ledger, basis.horizonMonths);
        verdict.rentPerUsefulHour = rentedPerUsefulHour(ledger);
        verdict.ownPerTrillionTokens = verdict.ownPerUsefulHour * hoursPerTrillionTokens;
        verdict.rentPerTrillionTokens = verdict.rentPerUsefulHour * hoursPerTrillionTokens;
        verdicts.push_back(verdict);
    }
    return verdicts;
}

std::vector<RuleTerm> testFolkRule(const CostBasis& basis) {
    const Ledger ledger = ledgerOf(basis);
    Ledger undiscounted = ledger;
    undiscounted.discountYear = 0;
    std::vector<RuleTerm> checks;
    for (const double months : kFolkMonths) {
        RuleTerm check;
        check.months = months;
        check.saysBuy = months > kFolkRentMonths;
        check.rentNeeded = breakEvenRent(undiscounted, months, false) / rentMarkup(basis);
        check.rentNeededResale = breakEvenRent(ledger, months, true) / rentMarkup(basis);
        check.holds = (basis.rentPerHour > check.rentNeeded) == check.saysBuy;
        check.holdsResale = (basis.rentPerHour > check.rentNeededResale) == check.saysBuy;
        checks.push_back(check);
    }
    return checks;
}

BreakEven breakEvenOf(const CostBasis& basis, bool withResale) {
    const Ledger ledger = ledgerOf(basis);
    return {breakEvenUtilisation(ledger, basis.horizonMonths, withResale),
            breakEvenRent(ledger, basis.horizonMonths, withResale) / rentMarkup(basis)};
}

std::vector<CostStack> costStacks(const CostBasis& basis) {
    const Ledger ledger = ledgerOf(basis);
    std::vector<CostStack> stacks;
    for (const double months : kStackMonths) {
        CostStack stack;
        stack.months = months;
        stack.rent = rentPresentValue(ledger, months);
        stack.buy = {
            {"servers", basis.serversPrice * basis.taxFactor},
            {"other_capital", basis.otherCapital * basis.taxFactor},
            {"financing", capitalPresentValue(ledger, months) - ledger.capital},
            {"energy", discounted(energyMonthly(basis), months, basis)},
            {"housing", discounted(housingMonthly(basis), months, basis)},
            {"maintenance", discounted(maintenanceMonthly(basis), months, basis)},
            {"staff", discounted(basis.staffMonthly, months, basis)},
            {"resale", buyPresentValue(ledger, months, true) - buyPresentValue(ledger, months, false)}};
        if (basis.loanShare == 0)
            std::erase_if(stack.buy, [](const CostPart& p) { return p.id == "financing"; });
        stacks.push_back(std::move(stack));
    }
    return stacks;
}

BuyChance chanceOfBuying(const CostBasis& basis, const SensitivityRanges& ranges, int draws) {
    std::mt19937_64 random(kSeed);
    int without = 0;
    int with = 0;
    for (int i = 0; i < draws; ++i) {
        CostBasis drawn = basis;
        drawn.rentPerHour = triangular(ranges.rentLow, basis.rentPerHour, ranges.rentHigh, uniform(random));
        drawn.serversPrice *= triangular(ranges.serverLowFactor, 1, ranges.serverHighFactor, uniform(random));
        moveResidual(drawn.residual, triangular(-1, 0, 1, uniform(random)));
        without += difference(drawn, false) < 0 ? 1 : 0;
        with += difference(drawn, true) < 0 ? 1 : 0;
    }
    const double all = std::max(1, draws);
    return {without / all, with / all};
}

} // namespace rackwright
