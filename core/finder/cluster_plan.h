// Plans one cluster in full and holds it against the limits.
#pragma once

#include "core/finder/cluster_space.h"

#include <optional>
#include <stop_token>

namespace rackwright {

/// Empty when the cluster cannot be planned (more servers than its fabric holds) or `stop` was asked for.
std::optional<FoundCluster> planCluster(const ClusterChoice& choice, const Catalog& catalog,
                                        std::stop_token stop);

} // namespace rackwright
