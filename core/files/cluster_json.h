// The machines in the room as JSON.
#pragma once

#include "core/plan/cluster_outcome.h"

#include <nlohmann/json.hpp>

namespace rackwright {

/// Keys are snake_case with the unit as suffix.
nlohmann::ordered_json clusterToJson(const ClusterOutcome& cluster);

} // namespace rackwright
