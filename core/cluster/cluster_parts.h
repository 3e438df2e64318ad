// A plan's parts and size, and what each part of the cluster is asked with.
#pragma once

#include "core/cluster/bill_of_materials.h"
#include "core/cluster/calendar.h"
#include "core/cluster/checklist.h"
#include "core/cluster/diagram.h"
#include "core/cluster/inventory.h"
#include "core/cluster/networks.h"
#include "core/cluster/power.h"
#include "core/cluster/server_fit.h"
#include "core/cluster/storage_plan.h"
#include "core/cluster/traffic.h"
#include "core/plan/catalog.h"
#include "core/plan/outcome.h"

namespace rackwright {

/// What the catalogue knows about the chosen parts; pointers are null when it does not know them.
struct ClusterParts {
    const Accelerator* accelerator = nullptr;
    const Server* server = nullptr;
    const LinkKind* link = nullptr;
    const SwitchModel* computeSwitch = nullptr;
    const Place* place = nullptr;

    bool rackScale() const { return server != nullptr && server->rackScale; }
    bool liquid() const { return server != nullptr && server->cooling == "liquid"; }
    /// Gb/s one way of one adapter: the slower of adapter and switch port.
    double linkGbps() const;
    double nics(int acceleratorsPerServer) const;
};

ClusterParts clusterParts(const Scenario& scenario, const Catalog& catalog);

/// The cluster's size in the terms of its networks.
struct ClusterSize {
    std::int64_t servers = 1;
    std::int64_t nodesPerServer = 1; ///< cabled nodes in one server: the trays of a rack-scale system
    int acceleratorsPerServer = 8;

    double accelerators() const { return static_cast<double>(servers * acceleratorsPerServer); }
};

ClusterSize clusterSize(const Outcome& outcome, const ClusterParts& parts);

NetworkRequest networkRequest(const Outcome& outcome, const ClusterParts& parts, const ClusterSize& size,
                              double storageRate);
PowerRequest powerRequest(const Outcome& outcome, const ClusterParts& parts, const ClusterSize& size,
                          const ReliabilityOutcome& plan);
BomRequest bomRequest(const Outcome& outcome, const ClusterParts& parts, const Catalog& catalog,
                      const ClusterSize& size, const ReliabilityOutcome& plan);
DiagramRequest diagramRequest(const Outcome& outcome, const ClusterParts& parts, const ClusterSize& size,
                              const ClusterOutcome& cluster);
TrafficRequest trafficRequest(const Outcome& outcome, const ClusterSize& size, const ClusterOutcome& cluster);
StorageRequest storageRequest(const Outcome& outcome, const ClusterParts& parts, const ClusterSize& size,
                              const ReliabilityOutcome& plan);
CalendarRequest calendarRequest(const Outcome& outcome, const ReliabilityOutcome& plan);
ServerFitRequest serverFitRequest(const Outcome& outcome, const ClusterParts& parts, const ClusterSize& size,
                                  const StorageOutcome& storage);
ChecklistRequest checklistRequest(const Outcome& outcome, const ClusterParts& parts, const ClusterSize& size);
/// Without the pools.
InventoryRequest inventoryRequest(const Outcome& outcome, const Catalog& catalog, const ClusterSize& size,
                                  const ClusterOutcome& cluster);

} // namespace rackwright
