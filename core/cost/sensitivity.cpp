#include "core/cost/sensitivity.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace rackwright {

namespace {

double buyLessRent(const CostBasis& basis) {
    const Ledger ledger = ledgerOf(basis);
    return buyPresentValue(ledger, basis.horizonMonths, true) - rentPresentValue(ledger, basis.horizonMonths);
}

using Change = std::function<void(CostBasis&, double)>;

SensitivityBar barOf(const CostBasis& basis, const char* input, double low, double high,
                     const Change& change) {
    SensitivityBar bar;
    bar.input = input;
    bar.lowValue = low;
    bar.highValue = high;
    CostBasis moved = basis;
    change(moved, low);
    bar.atLow = buyLessRent(moved);
    moved = basis;
    change(moved, high);
    bar.atHigh = buyLessRent(moved);
    return bar;
}

double reach(const SensitivityBar& bar) {
    return std::abs(bar.atHigh - bar.atLow);
}

} // namespace

std::vector<SensitivityBar> sensitivity(const CostBasis& basis, const SensitivityRanges& ranges) {
    std::vector<SensitivityBar> bars;
    const auto add = [&](const char* input, double low, double high, const Change& change) {
        if (high > low) bars.push_back(barOf(basis, input, low, high, change));
    };
    add("cost.rent", ranges.rentLow, ranges.rentHigh, [](CostBasis& b, double v) { b.rentPerHour = v; });
    add("money.utilisation", std::min(0.5, basis.utilisation), 1.0,
        [](CostBasis& b, double v) { b.utilisation = v; });
    const double price = ranges.serverPrice;
    add("money.server_price", price * ranges.serverLowFactor, price * ranges.serverHighFactor,
        [price](CostBasis& b, double v) { b.serversPrice *= v / price; });
    add("cost.residual", 0.0, 1.5, [](CostBasis& b, double v) { b.residualFactor = v; });
    add("money.maintenance", 0.02, 0.10, [](CostBasis& b, double v) { b.maintenanceShare = v; });
    add("money.discount", std::min(0.04, basis.discountYear), std::max(0.12, basis.discountYear),
        [](CostBasis& b, double v) { b.discountYear = v; });
    add("money.colocation", basis.colocationPerKwMonth * 0.7, basis.colocationPerKwMonth * 1.15,
        [](CostBasis& b, double v) { b.colocationPerKwMonth = v; });
    add("money.energy", basis.energyPerKwh * 0.6, basis.energyPerKwh * 1.2,
        [](CostBasis& b, double v) { b.energyPerKwh = v; });
    std::ranges::stable_sort(
        bars, [](const SensitivityBar& a, const SensitivityBar& b) { return reach(a) > reach(b); });
    return bars;
}

} // namespace rackwright
