// The machines in the room for a chosen plan.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/outcome.h"

namespace rackwright {

/// Fills network, power, failures, storage, bill of materials and diagram for `outcome`'s strategy and
/// scenario. `outcome` must already hold strategy, memory, time, steps and computeDays.
Result<ClusterOutcome> designCluster(const Outcome& outcome, const Catalog& catalog);

} // namespace rackwright
