#include "core/cluster/cluster_parts.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kTrayNics = 4;     ///< rack-scale systems are cabled by trays of four adapters
constexpr double kDefaultPue = 1.3; ///< new air-cooled builds
constexpr double kDefaultStorageLinks = 1;
constexpr double kUsualLinkGbps = 400;
/// Offloaded optimizer states, bytes a parameter: FP32 master copy and both moments (ZeRO-Offload).
constexpr double kOffloadedBytes = 12;

double storageLinks(const ClusterParts& parts) {
    return parts.server != nullptr ? parts.server->storageNics.valueOr(kDefaultStorageLinks)
                                   : kDefaultStorageLinks;
}

int portsAt(const SwitchModel& model, double gbps) {
    const int ports = model.portsAt(gbps);
    return ports > 0 ? ports : radixAt(model, gbps);
}

} // namespace

double ClusterParts::linkGbps() const {
    const double port = link != nullptr ? link->gbps : kUsualLinkGbps;
    return server != nullptr ? std::min(port, server->nicGbps.valueOr(port)) : port;
}

double ClusterParts::nics(int acceleratorsPerServer) const {
    return server != nullptr ? server->nics.valueOr(acceleratorsPerServer) : acceleratorsPerServer;
}

ClusterParts clusterParts(const Scenario& scenario, const Catalog& catalog) {
    ClusterParts parts;
    parts.accelerator = catalog.hardware.accelerator(scenario.hardware.accelerator);
    parts.server = catalog.hardware.server(scenario.hardware.server);
    parts.link = catalog.hardware.link(scenario.network.link);
    if (parts.link != nullptr) parts.computeSwitch = catalog.hardware.switchModel(parts.link->switchId);
    parts.place = catalog.prices.place(placeId(scenario.money.destination));
    return parts;
}

ClusterSize clusterSize(const Outcome& outcome, const ClusterParts& parts) {
    ClusterSize size;
    size.servers = std::max<std::int64_t>(1, std::llround(outcome.scenario.hardware.servers));
    size.acceleratorsPerServer = std::max(1, outcome.machine.perServer);
    const double nics = parts.nics(size.acceleratorsPerServer);
    if (parts.rackScale()) size.nodesPerServer = std::max<std::int64_t>(1, std::llround(nics / kTrayNics));
    return size;
}

NetworkRequest networkRequest(const Outcome& outcome, const ClusterParts& parts, const ClusterSize& size,
                              double storageRate) {
    const NetworkInputs& inputs = outcome.scenario.network;
    const double nics = parts.nics(size.acceleratorsPerServer);
    NetworkRequest request;
    request.nodes = size.servers * size.nodesPerServer;
    request.computeLinks =
        std::max<std::int64_t>(1, std::llround(nics / static_cast<double>(size.nodesPerServer)));
    request.storageLinks = std::max<std::int64_t>(1, std::llround(storageLinks(parts)));
    request.kind = inputs.kind;
    request.oversubscription = inputs.oversubscription;
    request.spineOversubscription = inputs.spineOversubscription;
    request.planes = std::max(1, static_cast<int>(inputs.planes));
    request.linkGbps = parts.linkGbps();
    if (parts.computeSwitch != nullptr) {
        request.radix = portsAt(*parts.computeSwitch, request.linkGbps);
        request.planeRadix = portsAt(*parts.computeSwitch, request.linkGbps / request.planes);
    }
    request.storageBytesPerSecond = storageRate;
    return request;
}

PowerRequest powerRequest(const Outcome& outcome, const ClusterParts& parts, const ClusterSize& size,
                          const ReliabilityOutcome& plan) {
    const MoneyInputs& money = outcome.scenario.money;
    PowerRequest request;
    request.servers = static_cast<double>(size.servers);
    request.idleSpares = plan.sparesCabled ? plan.spares : 0;
    if (parts.accelerator != nullptr)
        request.server = serverPower(parts.server, *parts.accelerator, size.acceleratorsPerServer);
    request.sharedStorage = size.servers > 1;
    request.utilisation = money.utilisation;
    const double pueOfPlace = parts.place != nullptr ? parts.place->pue.valueOr(kDefaultPue) : kDefaultPue;
    request.pue = money.pue.value_or(pueOfPlace);
    request.gridKgPerKwh = parts.place != nullptr ? parts.place->gridKgPerKwh.valueOr(0) : 0;
    request.rackScale = parts.rackScale();
    request.liquidCooled = parts.liquid();
    if (parts.server == nullptr) return request;
    request.serverRackUnits = parts.server->rackUnits;
    request.powerSupplies = static_cast<int>(parts.server->powerSupplies.valueOr(0));
    request.powerSuppliesNeeded = static_cast<int>(parts.server->powerSuppliesNeeded.valueOr(0));
    return request;
}

BomRequest bomRequest(const Outcome& outcome, const ClusterParts& parts, const Catalog& catalog,
                      const ClusterSize& size, const ReliabilityOutcome& plan) {
    BomRequest request;
    request.serverId = outcome.scenario.hardware.server;
    request.serverName = outcome.serverName;
    request.servers = static_cast<double>(size.servers);
    request.accelerators = size.accelerators();
    request.spares = plan.spares;
    request.computeSwitch = parts.computeSwitch;
    request.inBandSwitch = catalog.hardware.switchModel(kInBandSwitch);
    request.outOfBandSwitch = catalog.hardware.switchModel(kOutOfBandSwitch);
    request.liquidCooled = parts.liquid();
    request.storageBytes = plan.storageBytes;
    return request;
}

DiagramRequest diagramRequest(const Outcome& outcome, const ClusterParts& parts, const ClusterSize& size,
                              const ClusterOutcome& cluster) {
    DiagramRequest request;
    request.fabric = cluster.compute;
    if (parts.computeSwitch != nullptr)
        request.radix =
            portsAt(*parts.computeSwitch, parts.linkGbps() / std::max(1.0, outcome.scenario.network.planes));
    if (cluster.reliability.sparesCabled) request.spares = cluster.reliability.spares;
    request.servers = size.servers + request.spares;
    request.nodesPerServer = size.nodesPerServer;
    request.serversPerRack = std::max(1, cluster.power.serversPerRack);
    request.strategy = outcome.strategy;
    request.machine = outcome.machine;
    request.rackScale = parts.rackScale();
    if (parts.accelerator != nullptr)
        request.scaleUpSwitches = scaleUpSwitches(*parts.accelerator, request.rackScale);
    request.nics = static_cast<int>(std::llround(parts.nics(size.acceleratorsPerServer)));
    return request;
}

TrafficRequest trafficRequest(const Outcome& outcome, const ClusterSize& size,
                              const ClusterOutcome& cluster) {
    TrafficRequest request;
    request.strategy = outcome.strategy;
    request.time = outcome.time;
    request.machine = outcome.machine;
    request.fabric = cluster.compute;
    const int spares = cluster.reliability.sparesCabled ? cluster.reliability.spares : 0;
    request.servers = static_cast<double>(size.servers + spares);
    request.nodesPerServer = static_cast<double>(size.nodesPerServer);
    request.expertsPerToken = static_cast<double>(outcome.model.moe.topK);
    return request;
}

StorageRequest storageRequest(const Outcome& outcome, const ClusterParts& parts, const ClusterSize& size,
                              const ReliabilityOutcome& plan) {
    StorageRequest request;
    request.servers = static_cast<double>(size.servers);
    request.accelerators = size.accelerators();
    request.replicaAccelerators = outcome.strategy.modelParallel();
    request.checkpointBytes = plan.checkpointBytes;
    request.tokens = outcome.scenario.data.tokensT * 1e12;
    request.tokensPerSecond = outcome.time.tokensPerSecond;
    request.writeBytesPerSecond = plan.writeBytesPerSecond;
    request.hostLinkRate = outcome.machine.hostLinkRate;
    request.storageLinkRate = storageLinks(parts) * parts.linkGbps() * 1e9 / 8;
    if (size.servers > 1) request.networkRate = outcome.machine.nicRate * outcome.machine.nicEfficiency;
    return request;
}

CalendarRequest calendarRequest(const Outcome& outcome, const ReliabilityOutcome& plan) {
    const OperationInputs& operation = outcome.scenario.operation;
    CalendarRequest request;
    request.workDays = outcome.computeDays;
    request.lowFactor = outcome.time.lowFactor;
    request.highFactor = outcome.time.highFactor;
    request.hoursBetweenInterruptions = plan.hoursBetweenInterruptions;
    request.stallSeconds = operation.saveStallSeconds;
    request.intervalSeconds = plan.checkpointSeconds;
    request.restartSeconds = plan.restartSeconds;
    request.repairDays = operation.repairDays;
    request.spares = plan.spares > 0;
    request.probability = operation.probability;
    return request;
}

ServerFitRequest serverFitRequest(const Outcome& outcome, const ClusterParts& parts, const ClusterSize& size,
                                  const StorageOutcome& storage) {
    ServerFitRequest request;
    request.server = parts.server;
    request.machine = outcome.machine;
    request.networked = size.servers > 1;
    request.linkGbps = parts.linkGbps();
    request.checkpointHostBytes = storage.hostBytesPerServer;
    if (outcome.strategy.offload != Offload::none)
        request.offloadedBytes = static_cast<double>(outcome.parameters.total) * kOffloadedBytes /
                                 static_cast<double>(size.servers);
    return request;
}

ChecklistRequest checklistRequest(const Outcome& outcome, const ClusterParts& parts,
                                  const ClusterSize& size) {
    ChecklistRequest request;
    if (parts.accelerator != nullptr) {
        request.platform = parts.accelerator->software;
        request.architecture = parts.accelerator->architecture;
    }
    if (parts.link != nullptr) request.technology = parts.link->technology;
    switch (outcome.scenario.network.kind) {
    case FabricKind::railOptimised:
        request.kind = "rail-optimised";
        break;
    case FabricKind::fatTree:
        request.kind = "fat-tree";
        break;
    case FabricKind::railOnly:
        request.kind = "rail-only";
        break;
    }
    request.servers = static_cast<double>(size.servers);
    return request;
}

InventoryRequest inventoryRequest(const Outcome& outcome, const Catalog& catalog, const ClusterSize& size,
                                  const ClusterOutcome& cluster) {
    InventoryRequest request;
    request.serverId = outcome.scenario.hardware.server;
    request.servers = static_cast<double>(size.servers);
    request.spares = cluster.reliability.spares;
    const double spares = cluster.reliability.sparesCabled ? cluster.reliability.spares : 0.0;
    const double cabled = request.servers + spares;
    request.portsPerServer = static_cast<double>(cluster.compute.cablesServerLeaf) / cabled;
    request.serversPerRack = cluster.power.serversPerRack;
    request.serverKw = cluster.power.serverKw;
    request.free = outcome.scenario.inventory;
    request.hardware = &catalog.hardware;
    return request;
}

} // namespace rackwright
