// Power, racks and cooling of a cluster.
#pragma once

#include "core/hardware/hardware.h"
#include "core/plan/cluster_outcome.h"

namespace rackwright {

/// Power of one server, kW. `estimate`: at least one of the figures is derived, not published for this
/// server.
struct ServerPower {
    double nameplate = 0; ///< for feeds and racks
    double measured = 0;  ///< sustained while training, for energy
    double idle = 0;
    bool estimate = false;
};

/// Published figures where there are any, else shares of the nameplate or of the boards' power. `server` may
/// be null.
ServerPower serverPower(const Server* server, const Accelerator& accelerator, int acceleratorsPerServer);

/// kW of a network's switches; `maximum` with active optics in every port, else typical. Unknown switches add
/// nothing.
double switchesKw(const FabricOutcome& fabric, const SwitchModel* model, bool maximum);

struct PowerRequest {
    double servers = 1;    ///< training servers
    double idleSpares = 0; ///< cabled spares: racked and fed, idle
    ServerPower server;
    double networkTypicalKw = 0;
    double networkMaximumKw = 0;
    bool sharedStorage = true; ///< a storage and management share is added
    double utilisation = 0.9;
    double pue = 1.3;
    double gridKgPerKwh = 0; ///< 0: unknown
    int serverRackUnits = 0; ///< 0: unknown
    bool rackScale = false;  ///< sold in whole racks
    bool liquidCooled = false;
    int supportRackUnits = 0;    ///< switches, storage and management nodes
    int powerSupplies = 0;       ///< of one server; 0: unknown
    int powerSuppliesNeeded = 0; ///< of these, to carry the nameplate
};

PowerOutcome powerOf(const PowerRequest& request);

/// "air" up to 30 kW a rack, "rear-door" up to 60 kW, "liquid" above or when the servers need it.
/// Uptime Institute surveys find few sites above 30 kW; NVIDIA's densest air rack (4 × DGX B300) is 56 kW.
const char* coolingClass(double rackKw, bool liquidCooled);

} // namespace rackwright
