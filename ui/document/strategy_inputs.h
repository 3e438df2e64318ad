// A strategy as the inputs that pin it.
#pragma once

#include "core/inputs/input_table.h"
#include "core/plan/strategy.h"

#include <string>
#include <utility>
#include <vector>

namespace rackwright {

/// Input ids and values that make the search take exactly this split; data parallelism follows from the rest.
std::vector<std::pair<std::string, InputValue>> pinnedInputs(const Strategy& strategy);

} // namespace rackwright
