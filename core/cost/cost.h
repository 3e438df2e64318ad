// Renting against buying for a designed cluster.
#pragma once

#include "core/cost/basis.h"
#include "core/plan/catalog.h"
#include "core/plan/outcome.h"

namespace rackwright {

/// `outcome` must already hold the cluster and the training days. Parts without a price leave hasRent/hasBuy
/// false.
CostOutcome costPlan(const Outcome& outcome, const Catalog& catalog);

/// What the plan's money figures were computed from; amounts in the plan's currency.
CostBasis costBasis(const Outcome& outcome, const Catalog& catalog);

} // namespace rackwright
