// The answer to the question asked backwards as JSON: what `find --format json` prints.
#pragma once

#include "core/finder/finder.h"

#include <nlohmann/json.hpp>

namespace rackwright::cli {

/// Keys: feasible, currency, cheapest, fastest, front, clusters, left_out, considered, ruled_out, planned.
/// Amounts are in `currency`; cheapest and fastest are null when nothing keeps the limits.
nlohmann::ordered_json foundToJson(const FindResult& result);

} // namespace rackwright::cli
