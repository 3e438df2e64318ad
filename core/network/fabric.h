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
    double oversubscription = 1.0;      ///< down : up at the leaf, ≥ 1
    double spineOversubscription = 1.0; ///< down : up at the spine of a three-tier network, ≥ 1
    int spineRadix = 0;                 ///< ports of spine and core switches; 0: as the leafs
    std::int64_t serversPerPod = 0;     ///< servers under one set of spines; 0: as many as the ports allow
    int sparePorts = 0;                 ///< ports of every leaf kept free, for spares and management
    double linkGbps = 400;
};

/// Switches, links and ports of the smallest of one, two or three tiers that holds the servers. Counts are
/// links, summed over planes. Rules as in NVIDIA's DGX SuperPOD reference architectures: a partial scalable
/// unit gets all its leafs and uplinks, and a leaf spreads its uplinks evenly, so that the spines of a plane
/// divide them. With `serversPerPod` every pod has leafs and spines of its own, the last one as many as its
/// servers need, and cores join more than one pod. A rack of more than 16 links is cabled by trays of four.
/// Errors: "fabric.too_large" (more endpoints than three tiers hold), "fabric.bad_request" with the field in
/// `where`.
Result<FabricOutcome> sizeFabric(const FabricRequest& request);

} // namespace rackwright
