#include "core/cost/sensitivity.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace rackwright {

namespace {

constexpr int kBisections = 40;

double buyLessRent(const CostBasis& basis) {
    const Ledger ledger = ledgerOf(basis);
    return buyPresentValue(ledger, basis.horizonMonths, true) - rentPresentValue(ledger, basis.horizonMonths);
}

using Change = std::function<void(CostBasis&, double)>;

/// One input with its range and its value in use.
struct Lever {
    const char* input;
    double low, now, high;
    Change change;
};

double moved(CostBasis basis, const Lever& lever, double value) {
    lever.change(basis, value);
    return buyLessRent(basis);
}

SensitivityBar barOf(const CostBasis& basis, const Lever& lever) {
    SensitivityBar bar;
    bar.input = lever.input;
    bar.lowValue = lever.low;
    bar.highValue = lever.high;
    bar.atLow = moved(basis, lever, lever.low);
    bar.atHigh = moved(basis, lever, lever.high);
    return bar;
}

std::vector<Lever> leversOf(const CostBasis& basis, const SensitivityRanges& ranges) {
    const double price = ranges.serverPrice;
    const double fee = basis.colocationPerKwMonth;
    const double energy = basis.energyPerKwh;
    std::vector<Lever> levers{
        {"cost.rent", ranges.rentLow, basis.rentPerHour, ranges.rentHigh,
         [](CostBasis& b, double v) { b.rentPerHour = v; }},
        {"money.utilisation", std::min(0.5, basis.utilisation), basis.utilisation, 1.0,
         [](CostBasis& b, double v) { b.utilisation = v; }},
        {"money.server_price", price * ranges.serverLowFactor, price, price * ranges.serverHighFactor,
         [price](CostBasis& b, double v) { b.serversPrice *= v / price; }},
        {"cost.residual", 0.0, 1.0, 1.5, [](CostBasis& b, double v) { b.residualFactor = v; }},
        {"money.maintenance", 0.02, basis.maintenanceShare, 0.10,
         [](CostBasis& b, double v) { b.maintenanceShare = v; }},
        {"money.discount", std::min(0.04, basis.discountYear), basis.discountYear,
         std::max(0.12, basis.discountYear), [](CostBasis& b, double v) { b.discountYear = v; }},
        {"money.colocation", fee * 0.7, fee, fee * 1.15,
         [](CostBasis& b, double v) { b.colocationPerKwMonth = v; }},
        {"money.energy", energy * 0.6, energy, energy * 1.2,
         [](CostBasis& b, double v) { b.energyPerKwh = v; }}};
    std::erase_if(levers, [](const Lever& lever) { return lever.high <= lever.low; });
    return levers;
}

/// Where the difference changes its sign between the value in use and `edge`.
double turningPoint(const CostBasis& basis, const Lever& lever, double edge) {
    const bool buyNow = buyLessRent(basis) < 0;
    double same = lever.now;
    double other = edge;
    for (int i = 0; i < kBisections; ++i) {
        const double middle = (same + other) / 2;
        ((moved(basis, lever, middle) < 0) == buyNow ? same : other) = middle;
    }
    return other;
}

double reach(const SensitivityBar& bar) {
    return std::abs(bar.atHigh - bar.atLow);
}

} // namespace

std::vector<SensitivityBar> sensitivity(const CostBasis& basis, const SensitivityRanges& ranges) {
    std::vector<SensitivityBar> bars;
    for (const Lever& lever : leversOf(basis, ranges))
        bars.push_back(barOf(basis, lever));
    std::ranges::stable_sort(
        bars, [](const SensitivityBar& a, const SensitivityBar& b) { return reach(a) > reach(b); });
    return bars;
}

std::optional<VerdictFlip> flippingInput(const CostBasis& basis, const SensitivityRanges& ranges) {
    const bool buyNow = buyLessRent(basis) < 0;
    std::optional<VerdictFlip> nearest;
    double nearestMove = 0;
    for (const Lever& lever : leversOf(basis, ranges)) {
        if (lever.now <= 0) continue;
        for (const double edge : {lever.low, lever.high}) {
            if ((moved(basis, lever, edge) < 0) == buyNow) continue;
            const double to = turningPoint(basis, lever, edge);
            const double move = std::abs(to / lever.now - 1);
            if (nearest && move >= nearestMove) continue;
            nearest = VerdictFlip{lever.input, lever.now, to};
            nearestMove = move;
        }
    }
    return nearest;
}

} // namespace rackwright
