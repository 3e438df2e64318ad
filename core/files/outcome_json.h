// An outcome as JSON: what `advise --format json` prints and what tests compare with the window.
#pragma once

#include <nlohmann/json.hpp>

#include "core/plan/outcome.h"

namespace rackwright {

nlohmann::ordered_json outcomeToJson(const Outcome& outcome);
/// tp, pp, vpp, cp, ep, dp, zero, micro_batch, recompute.
nlohmann::ordered_json strategyToJson(const Strategy& strategy);

} // namespace rackwright
