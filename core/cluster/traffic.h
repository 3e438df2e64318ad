// Which parallel dimension runs on which wire, and how busy the busiest link of every tier is.
#pragma once

#include "core/hardware/hardware.h"
#include "core/plan/cluster_outcome.h"
#include "core/plan/job.h"
#include "core/plan/strategy.h"
#include "core/plan/time_outcome.h"

namespace rackwright {

struct TrafficRequest {
    Strategy strategy;
    TimeOutcome time;
    Machine machine;
    FabricOutcome fabric; ///< the compute network; tiers 0: none
    double servers = 1;
    double nodesPerServer = 1;  ///< cabled nodes in one server: the trays of a rack-scale system
    double expertsPerToken = 1; ///< top-k of a mixture of experts
};

/// Bytes follow DimensionTraffic. Rings (tensor, context, data) leave a group of neighbours once per ring,
/// pipelines hand on to the next stage, an all-to-all sends evenly to everyone, once per domain and token.
/// A link's load takes every flow as spread evenly over the links of its tier; congestion comes on top.
TrafficOutcome loadLinks(const TrafficRequest& request);

/// Accelerators of the catalogue beside their usual adapter, for the rule "network at 1/10 to 1/5 of memory".
std::vector<FolkSystem> folkSystems(const HardwareCatalog& catalog);

} // namespace rackwright
