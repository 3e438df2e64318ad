// The money of a plan as JSON: four ways, several utilisations, the folk rule, chances.
#pragma once

#include "core/cost/decision_outcome.h"

#include <nlohmann/json.hpp>

namespace rackwright::cli {

/// Amounts in the plan's currency, rounded to the cent; null is "never" or "unknown".
nlohmann::ordered_json moneyJson(const MoneyDecision& decision);

} // namespace rackwright::cli
