// Rules that turn an outcome into findings.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/outcome.h"

#include <span>

namespace rackwright {

/// Most serious first; inside a severity by what is at stake. Reads only: the same outcome gives the same
/// findings.
std::vector<Finding> findings(const Outcome& outcome, const Catalog& catalog);

/// Every identifier that findings() can return, so that ui/text can be tested for completeness.
std::span<const char* const> findingIds();

} // namespace rackwright
