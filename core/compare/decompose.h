// Differences taken apart: sums by their parts, products by their factors.
#pragma once

#include "core/compare/compare.h"
#include "core/cost/exchange.h"

#include <span>

namespace rackwright {

/// One factor of a product at the first and at the other plan; both positive. `inverse`: it divides.
struct Factor {
    const char* id;
    double first = 1;
    double other = 1;
    bool inverse = false;
};

/// The difference of two positive products by their factors, with the logarithmic mean as weight. Exact when
/// the factors multiply to the two values.
std::vector<Contribution> byFactors(double first, double other, std::span<const Factor> factors);

/// (a − b) ÷ ln(a ÷ b), a when they are equal; both positive.
double logarithmicMean(double a, double b);

PlanCost costOf(const Outcome& plan, const Exchange& exchange);
PlanDifference differenceOf(const Outcome& first, const Outcome& other, const Exchange& exchange);

} // namespace rackwright
