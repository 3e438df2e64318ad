#include "core/cluster/bill_of_materials.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

/// A 63 A three-phase strip at 400 V and 80 % load; feeds A and B each carry the whole rack.
constexpr double kPowerStripKw = 34.9;
constexpr double kCoolantUnitKw = 1000; ///< row-scale coolant distribution units are sold at 1–1.4 MW
constexpr double kServersPerManagementNode = 32;
constexpr double kManagementNodesMinimum = 4; ///< two head and two login nodes
constexpr int kFabricManagers = 2;
constexpr double kStorageStepTb = 100; ///< storage is bought in whole shelves
constexpr double kStorageMinimumTb = 100;
constexpr double kTbPerRackUnit = 500; ///< QLC flash shelves
constexpr const char* kPiece = "piece";

struct Section {
    const char* name;
    const char* switchItem; ///< when the catalogue has no switch
};

double storageTb(const BomRequest& request) {
    const double needed = std::max(kStorageMinimumTb, request.storageBytes / 1e12);
    return std::ceil(needed / kStorageStepTb) * kStorageStepTb;
}

double managementNodes(const BomRequest& request) {
    return std::max(kManagementNodesMinimum, std::ceil(request.servers / kServersPerManagementNode));
}

bool networked(const BomRequest& request) {
    return request.networks.compute.tiers > 0;
}

void add(std::vector<BomLine>& bom, const char* section, const std::string& item, const std::string& name,
         double quantity, const char* role, bool estimate = false, const char* unit = kPiece) {
    if (quantity <= 0) return;
    bom.push_back({section, item, name, quantity, unit, estimate, role});
}

/// Switches by tier, cables by tier and the modules at both ends. Twin-port cages take one module for two
/// ports.
void addNetwork(std::vector<BomLine>& bom, const Section& section, const FabricOutcome& fabric,
                const SwitchModel* model) {
    const std::string item = model != nullptr ? model->id : section.switchItem;
    const std::string name = model != nullptr ? model->vendor + " " + model->name : std::string();
    add(bom, section.name, item, name, static_cast<double>(fabric.leaf), "leaf");
    add(bom, section.name, item, name, static_cast<double>(fabric.spine), "spine");
    add(bom, section.name, item, name, static_cast<double>(fabric.core), "core");
    const bool copper = fabric.transceivers == 0;
    add(bom, section.name, copper ? "patch-cable" : "cable", {}, static_cast<double>(fabric.cablesServerLeaf),
        "server-leaf");
    add(bom, section.name, "cable", {}, static_cast<double>(fabric.cablesLeafSpine), "leaf-spine");
    add(bom, section.name, "cable", {}, static_cast<double>(fabric.cablesSpineCore), "spine-core");
    const auto serverEnds = static_cast<double>(fabric.cablesServerLeaf);
    const double switchEnds = static_cast<double>(fabric.transceivers) - serverEnds;
    const int portsPerCage =
        model != nullptr && model->cages > 0 ? std::max(1, model->ports / model->cages) : 1;
    if (copper) return;
    add(bom, section.name, "transceiver", {}, std::ceil(switchEnds / portsPerCage), "switch-side");
    add(bom, section.name, "transceiver", {}, serverEnds, "server-side");
}

void addFacility(std::vector<BomLine>& bom, const BomRequest& request) {
    const double racks = request.racks;
    const double strips = 2 * std::max(1.0, std::ceil(request.rackKw / kPowerStripKw));
    add(bom, "rack", "rack", {}, racks, "", true);
    add(bom, "rack", "pdu", {}, racks * strips, "", true);
    if (!request.liquidCooled) return;
    const double heat = racks * request.rackKw;
    add(bom, "rack", "cdu", {}, std::ceil(heat / kCoolantUnitKw) + 1, "", true);
}

} // namespace

std::vector<BomLine> billOfMaterials(const BomRequest& request) {
    std::vector<BomLine> bom;
    add(bom, "compute", request.serverId, request.serverName, request.servers, "training");
    add(bom, "compute", request.serverId, request.serverName, request.spares, "spare");
    if (networked(request)) {
        const Networks& networks = request.networks;
        addNetwork(bom, {"fabric", "switch"}, networks.compute, request.computeSwitch);
        if (request.computeSwitch != nullptr && request.computeSwitch->technology == "infiniband")
            add(bom, "fabric", "fabric-manager", {}, kFabricManagers, "", true);
        addNetwork(bom, {"storage", "switch"}, networks.storage, request.computeSwitch);
        addNetwork(bom, {"management", "switch-in-band"}, networks.inBand, request.inBandSwitch);
        addNetwork(bom, {"management", "switch-out-of-band"}, networks.outOfBand, request.outOfBandSwitch);
        add(bom, "management", "management-node", {}, managementNodes(request), "", true);
        add(bom, "storage", "parallel-storage", {}, storageTb(request), "", true, "TB");
    }
    addFacility(bom, request);
    add(bom, "software", "scheduler", {}, 1, "", false, "set");
    add(bom, "software", "monitoring", {}, 1, "", false, "set");
    add(bom, "service", "installation", {}, 1, "", true, "set");
    return bom;
}

int supportRackUnits(const BomRequest& request) {
    if (!networked(request)) return 0;
    const auto units = [](const FabricOutcome& fabric, const SwitchModel* model) {
        return static_cast<double>(fabric.switches()) * (model != nullptr ? model->rackUnits : 1);
    };
    const Networks& networks = request.networks;
    const double switches =
        units(networks.compute, request.computeSwitch) + units(networks.storage, request.computeSwitch) +
        units(networks.inBand, request.inBandSwitch) + units(networks.outOfBand, request.outOfBandSwitch);
    return static_cast<int>(switches + managementNodes(request) +
                            std::ceil(storageTb(request) / kTbPerRackUnit));
}

} // namespace rackwright
