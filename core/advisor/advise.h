// The one door of the engine for one cluster.
#pragma once

#include <stop_token>

#include "core/plan/catalog.h"
#include "core/plan/outcome.h"

namespace rackwright {

/// Answers a scenario. Pure and deterministic: the same scenario and catalogue give the same outcome whatever the
/// thread count. Errors: "advise.cancelled", or what is wrong with the scenario (checkScenario). A scenario for which
/// no strategy fits is not an error: the outcome's verdict says so and the closest strategy is described.
Result<Outcome> advise(const Scenario& scenario, const Catalog& catalog, std::stop_token stop = {});

} // namespace rackwright
