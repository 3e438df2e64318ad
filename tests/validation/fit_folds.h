// Cross-validation: whole groups of runs are left out in turn, and the constants are fitted again without
// them.
#pragma once

#include "fit_solver.h"

namespace rackwright::fit {

/// Step time of every run over its measurement, ln, predicted by constants that never saw the run's group.
/// `key` names the group; `say` is called before each refit.
std::vector<double> leftOutResiduals(const std::vector<Run>& runs, const std::vector<Parameter>& parameters,
                                     const Constants& fitted,
                                     const std::function<std::string(const Run&)>& key,
                                     const std::function<void(const std::string&)>& say, Trust trust);

/// The same for constants that saw every run.
std::vector<double> fittedResiduals(const std::vector<Run>& runs, const Constants& fitted);

/// The same to first order (linearRefits): for comparing ways to fit, not for figures that are published.
std::vector<double> quickLeftOutResiduals(const std::vector<Run>& runs,
                                          const std::vector<Parameter>& parameters, const Constants& fitted,
                                          const std::function<std::string(const Run&)>& key, Trust trust);

} // namespace rackwright::fit
