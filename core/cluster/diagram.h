// Lays out the picture of a cluster: positions as data, painted in ui/pictures. One scene unit is about one
// pixel of the overview card at normal zoom; y grows downward.
#pragma once

#include "core/hardware/hardware.h"
#include "core/plan/cluster_outcome.h"
#include "core/plan/job.h"
#include "core/plan/strategy.h"

namespace rackwright {

struct DiagramRequest {
    FabricOutcome fabric;     ///< the compute network; tiers 0 when there is none
    int radix = 64;           ///< ports of its switches at the link speed
    std::int64_t servers = 1; ///< cabled servers, numbered from 0, spares last
    std::int64_t spares = 0;  ///< of these
    std::int64_t serversPerRack = 1;
    std::int64_t nodesPerServer = 1; ///< cabled nodes in one server: the trays of a rack-scale system
    Strategy strategy;
    Machine machine;
    int scaleUpSwitches = 0; ///< inside a server
    bool rackScale = false;
    int nics = 8; ///< compute NICs of a server
};

/// All three levels; the unit level shows unit 0. Links run upward: from the server, frame, leaf or
/// accelerator to what it hangs on.
Diagram drawCluster(const DiagramRequest& request);

/// Spine bar, one ribbon per unit and server tiles up to kTiledServers servers; pods with mosaics above.
DiagramLevel drawOverview(const DiagramRequest& request);
/// Every leaf, spine and server of unit `unit`, with every rail.
DiagramLevel drawUnit(const DiagramRequest& request, std::int64_t unit);
/// Scale-up switches or mesh, accelerators, PCIe switches, CPUs and NICs of one server (one tray when
/// rack-scale).
DiagramLevel drawServer(const DiagramRequest& request);

inline constexpr std::int64_t kTiledServers = 256;

/// Scale-up switches in one server: 6 in DGX A100, 4 in DGX H100/H200, 2 on Blackwell boards, 18 in an NVL72
/// rack (NVIDIA user guides). 0 when the accelerators are not switched.
int scaleUpSwitches(const Accelerator& accelerator, bool rackScale);

// ---- shared by the levels

inline constexpr float kDiagramMargin = 8;

/// Adds a box and returns its index, for links.
std::int32_t addBox(DiagramLevel& level, const DiagramBox& box);

/// Where the units stand: servers `first` … `first + count − 1` of the cluster.
struct UnitSpan {
    std::int64_t first = 0, count = 0;
};
std::int64_t unitCount(const DiagramRequest& request);
UnitSpan unitSpan(const DiagramRequest& request, std::int64_t unit);

/// Tile or mosaic cell of server `server`, with stage and replica filled in.
DiagramBox serverBox(const DiagramRequest& request, std::int64_t server);

} // namespace rackwright
