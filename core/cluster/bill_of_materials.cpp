#include "core/cluster/bill_of_materials.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rackwright {

namespace {

/// A 63 A three-phase strip at 400 V and 80 % load; feeds A and B each carry the whole rack.
constexpr double kPowerStripKw = 34.9;
constexpr double kCoolantUnitKw = 1000; ///< row-scale coolant distribution units are sold at 1–1.4 MW
constexpr double kServersPerManagementNode = 32;
constexpr double kHeadNodes = 2; ///< one can fail
constexpr double kLoginNodes = 2;
constexpr int kFabricManagers = 2;
constexpr double kStorageStepTb = 100; ///< storage is bought in whole shelves
constexpr double kStorageMinimumTb = 100;
constexpr double kTbPerRackUnit = 500; ///< QLC flash shelves
constexpr double kUpsModuleKw = 50;    ///< modular supplies grow in steps of 50 kW
/// Parts kept on the shelf, of those in use. Estimates; optics are what fails most in a network.
constexpr double kReserveOptics = 0.02, kReserveCables = 0.01, kReserveAdapters = 0.01,
                 kReserveSwitches = 0.01;
constexpr const char* kPiece = "piece";

struct Section {
    const char* name;
    const char* switchItem; ///< when the catalogue has no switch
};

double storageTb(const BomRequest& request) {
    const double needed = std::max(kStorageMinimumTb, request.storageBytes / 1e12);
    return std::ceil(needed / kStorageStepTb) * kStorageStepTb;
}

/// Scheduler, provisioning, monitoring and storage clients; head and login nodes come on top.
double managementNodes(const BomRequest& request) {
    return std::ceil(request.servers / kServersPerManagementNode);
}

bool networked(const BomRequest& request) {
    return request.networks.compute.tiers > 0;
}

void add(std::vector<BomLine>& bom, const char* section, const std::string& item, const std::string& name,
         double quantity, const char* role, bool estimate = false, const char* unit = kPiece) {
    if (quantity <= 0) return;
    bom.push_back({section, item, name, quantity, unit, estimate, role});
}

std::string switchItem(const Section& section, const SwitchModel* model) {
    return model != nullptr ? model->id : section.switchItem;
}

std::string switchName(const SwitchModel* model) {
    return model != nullptr ? model->vendor + " " + model->name : std::string();
}

/// Trade names, the same in every language: "MMF 20 m".
std::string cableName(const CableRun& run) {
    constexpr std::array<const char*, 3> media{"DAC", "MMF", "SMF"};
    return std::string(media[static_cast<std::size_t>(run.medium)]) + ' ' +
           std::to_string(static_cast<int>(run.metres)) + " m";
}

std::int64_t copperCables(const FabricOutcome& fabric, const char* role) {
    std::int64_t sum = 0;
    for (const CableRun& run : fabric.runs) {
        const bool counted = role == nullptr || run.role == role;
        if (counted && run.medium == CableMedium::copper) sum += run.count;
    }
    return sum;
}

void addCables(std::vector<BomLine>& bom, const Section& section, const FabricOutcome& fabric) {
    if (fabric.runs.empty()) { // the out-of-band network is copper throughout
        add(bom, section.name, "patch-cable", {}, static_cast<double>(fabric.cablesServerLeaf),
            "server-leaf");
        return;
    }
    for (const CableRun& run : fabric.runs)
        add(bom, section.name, "cable", cableName(run), static_cast<double>(run.count), run.role.c_str(),
            true);
}

int portsPerCage(const SwitchModel* model) {
    return model != nullptr && model->cages > 0 ? std::max(1, model->ports / model->cages) : 1;
}

/// Modules at both ends of every fibre. Twin-port cages take one for two ports; copper brings its own ends.
void addModules(std::vector<BomLine>& bom, const Section& section, const FabricOutcome& fabric,
                const SwitchModel* model) {
    const auto serverEnds =
        static_cast<double>(fabric.cablesServerLeaf - copperCables(fabric, "server-leaf"));
    const double ends = static_cast<double>(fabric.transceivers - 2 * copperCables(fabric, nullptr));
    add(bom, section.name, "transceiver", {}, std::ceil((ends - serverEnds) / portsPerCage(model)),
        "switch-side");
    add(bom, section.name, "transceiver", {}, serverEnds, "server-side");
}

/// Switches by tier, cables by tier and length, and the modules at their ends.
void addNetwork(std::vector<BomLine>& bom, const Section& section, const FabricOutcome& fabric,
                const SwitchModel* model) {
    const std::string item = switchItem(section, model);
    const std::string name = switchName(model);
    add(bom, section.name, item, name, static_cast<double>(fabric.leaf), "leaf");
    add(bom, section.name, item, name, static_cast<double>(fabric.spine), "spine");
    add(bom, section.name, item, name, static_cast<double>(fabric.core), "core");
    addCables(bom, section, fabric);
    if (fabric.transceivers > 0) addModules(bom, section, fabric, model);
}

/// What the shelf holds for the compute network.
void addReserves(std::vector<BomLine>& bom, const BomRequest& request) {
    const FabricOutcome& fabric = request.networks.compute;
    const double fibres = static_cast<double>(fabric.cables() - copperCables(fabric, nullptr));
    const auto part = [](double count, double share) { return std::ceil(count * share); };
    const Section section{"fabric", "switch"};
    add(bom, "spares", switchItem(section, request.computeSwitch), switchName(request.computeSwitch),
        part(static_cast<double>(fabric.switches()), kReserveSwitches), "reserve", true);
    add(bom, "spares", "transceiver", {}, part(2 * fibres, kReserveOptics), "reserve", true);
    add(bom, "spares", "cable", {}, part(static_cast<double>(fabric.cables()), kReserveCables), "reserve",
        true);
    add(bom, "spares", "nic", {}, part(static_cast<double>(fabric.cablesServerLeaf), kReserveAdapters),
        "reserve", true);
}

void addFacility(std::vector<BomLine>& bom, const BomRequest& request) {
    const double racks = request.racks;
    const double strips = 2 * std::max(1.0, std::ceil(request.rackKw / kPowerStripKw));
    add(bom, "rack", "rack", {}, racks, "", true);
    add(bom, "rack", "pdu", {}, racks * strips, "", true);
    if (request.upsKw > 0)
        add(bom, "rack", "ups-module", "50 kW", std::ceil(request.upsKw / kUpsModuleKw) + 1, "", true);
    if (!request.liquidCooled) return;
    const double heat = racks * request.rackKw;
    add(bom, "rack", "cdu", {}, std::ceil(heat / kCoolantUnitKw) + 1, "", true);
}

void addNetworks(std::vector<BomLine>& bom, const BomRequest& request) {
    const Networks& networks = request.networks;
    addNetwork(bom, {"fabric", "switch"}, networks.compute, request.computeSwitch);
    if (request.computeSwitch != nullptr && request.computeSwitch->technology == "infiniband")
        add(bom, "fabric", "fabric-manager", {}, kFabricManagers, "", true);
    addNetwork(bom, {"storage", "switch"}, networks.storage, request.computeSwitch);
    addNetwork(bom, {"management", "switch-in-band"}, networks.inBand, request.inBandSwitch);
    addNetwork(bom, {"management", "switch-out-of-band"}, networks.outOfBand, request.outOfBandSwitch);
    add(bom, "management", "head-node", {}, kHeadNodes, "", true);
    add(bom, "management", "login-node", {}, kLoginNodes, "", true);
    add(bom, "management", "management-node", {}, managementNodes(request), "", true);
    add(bom, "storage", "parallel-storage", {}, storageTb(request), "", true, "TB");
    addReserves(bom, request);
}

} // namespace

std::vector<BomLine> billOfMaterials(const BomRequest& request) {
    std::vector<BomLine> bom;
    add(bom, "compute", request.serverId, request.serverName, request.servers, "training");
    add(bom, "compute", request.serverId, request.serverName, request.spares, "spare");
    if (networked(request)) addNetworks(bom, request);
    addFacility(bom, request);
    add(bom, "software", "scheduler", {}, 1, "", false, "set");
    add(bom, "software", "monitoring", {}, 1, "", false, "set");
    add(bom, "software", "software-support", {}, request.accelerators, "", true);
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
    return static_cast<int>(switches + managementNodes(request) + kHeadNodes + kLoginNodes +
                            std::ceil(storageTb(request) / kTbPerRackUnit));
}

} // namespace rackwright
