// Robust least squares on ln(time) with priors.
#pragma once

#include "fit_constants.h"

namespace rackwright::fit {

struct Fit {
    Constants constants;
    double cost = 0;
};

/// Minimises Σ w·softL1(ln(predicted/measured)/5 %) + Σ (ln(parameter/prior)/width)² over the runs of
/// `included`, by Gauss-Newton with damping, from `start`.
Fit solve(const std::vector<Run>& runs, const std::vector<bool>& included,
          const std::vector<Parameter>& parameters, const Constants& start, int iterations);

} // namespace rackwright::fit
