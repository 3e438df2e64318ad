// The list of what has to be bought, with quantities that follow from the networks, racks and spares.
#pragma once

#include "core/cluster/networks.h"
#include "core/plan/cluster_outcome.h"

#include <vector>

namespace rackwright {

struct BomRequest {
    std::string serverId;
    std::string serverName;
    double servers = 1;
    double accelerators = 8;
    double spares = 0;
    Networks networks;
    const SwitchModel* computeSwitch = nullptr;   ///< also builds the storage network; may be null
    const SwitchModel* inBandSwitch = nullptr;    ///< may be null
    const SwitchModel* outOfBandSwitch = nullptr; ///< may be null
    int racks = 1;
    double rackKw = 0;
    double upsKw = 0;
    bool liquidCooled = false;
    double storageBytes = 0;
};

std::vector<BomLine> billOfMaterials(const BomRequest& request);

/// Rack units that switches, storage and management nodes take.
int supportRackUnits(const BomRequest& request);

} // namespace rackwright
