// How many switches and cables a network needs.
#pragma once

#include "core/plan/cluster_outcome.h"
#include "core/units/error.h"

namespace rackwright {

struct FabricRequest {
    std::int64_t servers = 1;
    std::int64_t linksPerServer = 8; ///< per plane; also the number of rails
    int radix = 64;                  ///< switch ports at the link speed
    int planes = 1;
    FabricKind kind = FabricKind::railOptimised;
    double oversubscription = 1.0;   ///< down : up at the leaf
    double linkGbps = 400;
};

/// Errors: "fabric.too_large" (more endpoints than three tiers hold), "fabric.bad_request".
Result<FabricOutcome> sizeFabric(const FabricRequest& request);

} // namespace rackwright
