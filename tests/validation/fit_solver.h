// Robust least squares on ln(time) with priors.
#pragma once

#include "fit_constants.h"

namespace rackwright::fit {

struct Fit {
    Constants constants;
    double cost = 0;
};

/// How far the runs are trusted against the priors.
struct Trust {
    double noise = 0.05; ///< ln; error a run may have before it counts less than squared
};

/// Minimises Σ w·softL1(ln(predicted/measured)/noise) + Σ (ln(parameter/prior)/width)² over the runs of
/// `included`, by Gauss-Newton with damping, from `start`.
Fit solve(const std::vector<Run>& runs, const std::vector<bool>& included,
          const std::vector<Parameter>& parameters, const Constants& start, int iterations, Trust trust = {});

/// For each choice of runs, the constants after one undamped Gauss-Newton step from those fitted on all runs:
/// a refit without some runs to first order, thousands of times cheaper than `solve`.
std::vector<Constants> linearRefits(const std::vector<Run>& runs,
                                    const std::vector<std::vector<bool>>& included,
                                    const std::vector<Parameter>& parameters, const Constants& fitted,
                                    Trust trust);

} // namespace rackwright::fit
