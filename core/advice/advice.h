// Rules that turn an outcome into findings.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/outcome.h"

namespace rackwright {

/// Most serious first; inside a severity by what is at stake.
std::vector<Finding> findings(const Outcome& outcome, const Catalog& catalog);

} // namespace rackwright
