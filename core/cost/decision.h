// What the comparison of renting and buying comes to: at several utilisations, by the folk rule, and how
// sure.
#pragma once

#include "core/cost/decision_outcome.h"
#include "core/cost/sensitivity.h"
#include "core/plan/catalog.h"
#include "core/plan/outcome.h"

#include <vector>

namespace rackwright {

/// At 30, 50, 70 and 90 % utilisation. `hoursPerTrillionTokens`: accelerator-hours of training.
std::vector<UseVerdict> verdictsByUse(const CostBasis& basis, double hoursPerTrillionTokens);

/// The saying at 1, 3, 6 and 12 months.
std::vector<RuleTerm> testFolkRule(const CostBasis& basis);

/// What owning costs by parts, and renting, at 12, 24 and 36 months.
std::vector<CostStack> costStacks(const CostBasis& basis);

/// Share of draws in which buying is cheaper over the horizon, without and with resale.
struct BuyChance {
    double withoutResale = 0;
    double withResale = 0;
};

/// Draws rent, server price and residual curve from triangles over their bands (peak at the value in use),
/// independently of each other. Always the same draws: equal inputs give equal answers.
BuyChance chanceOfBuying(const CostBasis& basis, const SensitivityRanges& ranges, int draws = 400);

/// u* and r* over the horizon.
BreakEven breakEvenOf(const CostBasis& basis, bool withResale);

/// All of it for a plan that advise() or costPlan() has priced. Pure; about a millisecond.
MoneyDecision decideMoney(const Outcome& outcome, const Catalog& catalog, const MoneyPolicy& policy = {});

/// Share of the clock hours that the work takes: runs a year × days of one run × experiments and reruns, or
/// `typed` when no programme is given. Above 1 the cluster is too small for the programme.
double demandOf(const MoneyPolicy& policy, double typed, double trainingDays);

} // namespace rackwright
