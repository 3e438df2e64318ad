// What the customer has already: reading it, and what a plan takes from it.
#pragma once

#include "core/cluster/networks.h"
#include "core/cluster/power.h"
#include "core/plan/catalog.h"
#include "core/plan/cluster_outcome.h"
#include "core/units/error.h"

#include <string_view>
#include <vector>

namespace rackwright {

/// Pools as typed: "16 x dgx-h100, 2 y, 150000; 8 x dgx-a100-640" is a number, a server's id or name, then in
/// any order its age in years and the book value of one. Errors, with the piece of text as argument:
/// "inventory.bad_pool", "inventory.unknown_server"; "inventory.too_many" above 64 pools.
Result<std::vector<OwnedPool>> parseOwnedPools(std::string_view text, const HardwareCatalog& hardware);

struct InventoryRequest {
    std::vector<OwnedPool> pools;
    std::string serverId; ///< of the plan
    double servers = 1;   ///< of the plan, for training
    double spares = 0;
    double portsPerServer = 8; ///< leaf ports of the compute network, over all planes
    double serversPerRack = 4;
    double serverKw = 10; ///< nameplate
    InventoryInputs free; ///< ports, racks and power still to be had
    const HardwareCatalog* hardware = nullptr;
};

/// Takes servers of the plan's own type from the pools, oldest book value aside, in the order typed.
/// Everything else has to be added, on top of what stands in the room. A pool of another type is a pool of
/// its own: a job over both would run at the pace of the slower, by the ratio of their dense 16-bit peaks.
InventoryOutcome takeInventory(const InventoryRequest& request);

/// Marks what the owned servers bring with them on the bill of the whole cluster: servers, racks, and the
/// switches, cables and modules of `owned`, the bill of a cluster of the used servers alone.
void markOwned(std::vector<BomLine>& bom, const std::vector<BomLine>& owned, double usedServers);

} // namespace rackwright
