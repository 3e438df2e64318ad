// The one door of the engine for one cluster.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/outcome.h"

#include <stop_token>

namespace rackwright {

/// Answers a scenario. Pure and deterministic: the same scenario and catalogue give the same outcome whatever
/// the thread count. Errors: "advise.cancelled", or what is wrong with the scenario (checkScenario). A
/// scenario for which no strategy fits is not an error: the outcome's verdict says so and the closest
/// strategy is described.
Result<Outcome> advise(const Scenario& scenario, const Catalog& catalog, std::stop_token stop = {});

/// The plan without advice, for comparing many clusters: every figure of the chosen strategy as advise()
/// gives it, but no further candidates and no findings. Errors as there.
Result<Outcome> planOnly(const Scenario& scenario, const Catalog& catalog, std::stop_token stop = {});

} // namespace rackwright
