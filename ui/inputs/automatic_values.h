// What the engine chose for inputs that the user left automatic.
#pragma once

#include "core/inputs/input_table.h"
#include "core/plan/outcome.h"

namespace rackwright {

/// monostate: nothing known, or the input is never automatic.
InputValue automaticValue(std::string_view input, const Outcome& outcome, const Catalog& catalog);

/// Currency of a plan: the user's, or the destination's.
Currency planCurrency(const Scenario& scenario, const Catalog& catalog);

} // namespace rackwright
