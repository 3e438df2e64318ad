#include "core/cluster/cluster.h"

#include "core/cluster/bill_of_materials.h"
#include "core/cluster/checkpoint.h"
#include "core/cluster/diagram.h"
#include "core/cluster/power.h"
#include "core/cluster/reliability.h"
#include "core/units/quantity.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kAcceleratorsPerNode = 8; ///< published interruption rates are per eight-accelerator node
constexpr double kTrayNics = 4;            ///< rack-scale systems are cabled by trays of four adapters
constexpr double kColdSwapSeconds = 3600;  ///< a technician racks a cold spare. Estimate.
/// Switches, cables and optics in the price of a cluster: 4,250 of 49,250 USD an accelerator in a 1,024-H100
/// build.
constexpr double kFabricShare = 0.086;
constexpr double kDefaultPue = 1.3; ///< new air-cooled builds
constexpr double kDefaultStorageLinks = 1;
constexpr double kUsualLinkGbps = 400;

/// What the catalogue knows about the chosen parts; pointers are null when it does not know them.
struct Parts {
    const Accelerator* accelerator = nullptr;
    const Server* server = nullptr;
    const LinkKind* link = nullptr;
    const SwitchModel* computeSwitch = nullptr;
    const Place* place = nullptr;

    bool rackScale() const { return server != nullptr && server->rackScale; }
    bool liquid() const { return server != nullptr && server->cooling == "liquid"; }
    /// The slower of adapter and switch port.
    double linkGbps() const {
        const double port = link != nullptr ? link->gbps : kUsualLinkGbps;
        return server != nullptr ? std::min(port, server->nicGbps.valueOr(port)) : port;
    }
    double nics(int acceleratorsPerServer) const {
        return server != nullptr ? server->nics.valueOr(acceleratorsPerServer) : acceleratorsPerServer;
    }
};

Parts partsOf(const Scenario& scenario, const Catalog& catalog) {
    Parts parts;
    parts.accelerator = catalog.hardware.accelerator(scenario.hardware.accelerator);
    parts.server = catalog.hardware.server(scenario.hardware.server);
    parts.link = catalog.hardware.link(scenario.network.link);
    if (parts.link != nullptr) parts.computeSwitch = catalog.hardware.switchModel(parts.link->switchId);
    parts.place = catalog.prices.place(placeId(scenario.money.destination));
    return parts;
}

/// The cluster's size in the terms of its networks.
struct Size {
    std::int64_t servers = 1;
    std::int64_t nodesPerServer = 1;
    int acceleratorsPerServer = 8;
    double accelerators() const { return static_cast<double>(servers * acceleratorsPerServer); }
};

Size sizeOf(const Outcome& outcome, const Parts& parts) {
    Size size;
    size.servers = std::max<std::int64_t>(1, std::llround(outcome.scenario.hardware.servers));
    size.acceleratorsPerServer = std::max(1, outcome.machine.perServer);
    const double nics = parts.nics(size.acceleratorsPerServer);
    if (parts.rackScale()) size.nodesPerServer = std::max<std::int64_t>(1, std::llround(nics / kTrayNics));
    return size;
}

NetworkRequest networkRequest(const Outcome& outcome, const Parts& parts, const Size& size,
                              double storageRate) {
    const NetworkInputs& inputs = outcome.scenario.network;
    const double nics = parts.nics(size.acceleratorsPerServer);
    const double storageNics = parts.server != nullptr
                                   ? parts.server->storageNics.valueOr(kDefaultStorageLinks)
                                   : kDefaultStorageLinks;
    NetworkRequest request;
    request.nodes = size.servers * size.nodesPerServer;
    request.computeLinks =
        std::max<std::int64_t>(1, std::llround(nics / static_cast<double>(size.nodesPerServer)));
    request.storageLinks = std::max<std::int64_t>(1, std::llround(storageNics));
    request.kind = inputs.kind;
    request.oversubscription = inputs.oversubscription;
    request.linkGbps = parts.linkGbps();
    if (parts.computeSwitch != nullptr) request.radix = radixAt(*parts.computeSwitch, request.linkGbps);
    request.storageBytesPerSecond = storageRate;

    return request;
}

/// Interruptions, checkpoints and spares before it is known where the spares stand.
ReliabilityOutcome planReliability(const Outcome& outcome, const Size& size) {
    const OperationInputs& operation = outcome.scenario.operation;
    const double nodes = std::max(1.0, size.accelerators() / kAcceleratorsPerNode);
    const double perServer = size.acceleratorsPerServer / kAcceleratorsPerNode;
    ReliabilityOutcome plan;
    plan.failuresPer1000NodeDays = interruptionRate(operation);
    plan.hoursBetweenInterruptions = hoursBetweenInterruptions(nodes, plan.failuresPer1000NodeDays);
    // A single server is covered by its service contract, not by a second one.
    if (size.servers > 1)
        plan.spares = spareServers(static_cast<double>(size.servers),
                                   plan.failuresPer1000NodeDays * perServer, operation.repairDays);
    plan.restartSeconds = operation.restartMinutes * 60.0;
    const double mtti = plan.hoursBetweenInterruptions * kSecondsPerHour;
    plan.checkpointSeconds = availabilityInterval(operation.saveStallSeconds, mtti, plan.restartSeconds);
    const double step = outcome.time.step.total;
    if (step > 0) plan.checkpointSeconds = std::max(1.0, std::round(plan.checkpointSeconds / step)) * step;
    return plan;
}

void planStorage(const Outcome& outcome, const Catalog& catalog, ReliabilityOutcome& plan) {
    const SoftwareStack* stack = catalog.stack(outcome.stackId);
    const StateRecipe states = stack != nullptr ? stack->memory.states : StateRecipe::mixedFp32Gradients;
    const DataInputs& data = outcome.scenario.data;
    plan.checkpointBytes = checkpointBytes(outcome.model, outcome.parameters, data.recipe, states);
    plan.writeBytesPerSecond = checkpointWriteRate(plan.checkpointBytes, plan.checkpointSeconds);
    plan.storageBytes = storageBytes(plan.checkpointBytes, data.tokensT * 1e12);
}

/// Goodput and interruptions over the run. A cold spare has to be racked after a hardware fault.
void planGoodput(const Outcome& outcome, ReliabilityOutcome& plan) {
    if (!plan.sparesCabled) plan.restartSeconds += kHardwareInterruptionShare * kColdSwapSeconds;
    const double mtti = plan.hoursBetweenInterruptions * kSecondsPerHour;
    plan.goodput = effectiveTrainingTime(outcome.scenario.operation.saveStallSeconds, plan.checkpointSeconds,
                                         plan.restartSeconds, mtti);
    plan.interruptions = outcome.computeDays * 24.0 / plan.goodput / plan.hoursBetweenInterruptions;
}

/// Cables the spares when the switches this adds cost a smaller share of the cluster than the training time
/// that racking cold spares would take.
Result<Networks> planNetworks(NetworkRequest request, const Size& size, ReliabilityOutcome& plan) {
    Result<Networks> bare = sizeNetworks(request);
    if (!bare || plan.spares == 0) return bare;
    request.nodes += plan.spares * size.nodesPerServer;
    Result<Networks> withSpares = sizeNetworks(request);
    if (!withSpares) return bare;
    const auto before = static_cast<double>(bare->compute.switches());
    const auto after = static_cast<double>(withSpares->compute.switches());
    const double cost = (after / before - 1) * kFabricShare;
    const double lost =
        kHardwareInterruptionShare * kColdSwapSeconds / (plan.hoursBetweenInterruptions * kSecondsPerHour);
    plan.sparesCabled = cost < lost;
    return plan.sparesCabled ? withSpares : bare;
}

PowerRequest powerRequest(const Outcome& outcome, const Parts& parts, const Size& size,
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
    request.serverRackUnits = parts.server != nullptr ? parts.server->rackUnits : 0;
    request.rackScale = parts.rackScale();
    request.liquidCooled = parts.liquid();
    return request;
}

DiagramRequest diagramRequest(const Outcome& outcome, const Parts& parts, const Size& size,
                              const ClusterOutcome& cluster) {
    DiagramRequest request;
    request.fabric = cluster.compute;
    if (parts.computeSwitch != nullptr) request.radix = radixAt(*parts.computeSwitch, parts.linkGbps());
    request.servers = size.servers;
    request.nodesPerServer = size.nodesPerServer;
    request.strategy = outcome.strategy;
    request.machine = outcome.machine;
    request.rackScale = parts.rackScale();
    if (parts.accelerator != nullptr)
        request.scaleUpSwitches = scaleUpSwitches(*parts.accelerator, request.rackScale);
    request.nics = static_cast<int>(std::llround(parts.nics(size.acceleratorsPerServer)));
    return request;
}

BomRequest bomRequest(const Outcome& outcome, const Parts& parts, const Catalog& catalog, const Size& size,
                      const ReliabilityOutcome& plan) {
    BomRequest request;
    request.serverId = outcome.scenario.hardware.server;
    request.serverName = outcome.serverName;
    request.servers = static_cast<double>(size.servers);
    request.spares = plan.spares;
    request.computeSwitch = parts.computeSwitch;
    request.inBandSwitch = catalog.hardware.switchModel(kInBandSwitch);
    request.outOfBandSwitch = catalog.hardware.switchModel(kOutOfBandSwitch);
    request.liquidCooled = parts.liquid();
    request.storageBytes = plan.storageBytes;
    return request;
}

} // namespace

Result<ClusterOutcome> designCluster(const Outcome& outcome, const Catalog& catalog) {
    const Parts parts = partsOf(outcome.scenario, catalog);
    const Size size = sizeOf(outcome, parts);
    ClusterOutcome cluster;
    cluster.reliability = planReliability(outcome, size);
    planStorage(outcome, catalog, cluster.reliability);

    const double storageRate =
        std::max(storageReadRate(size.accelerators()), cluster.reliability.writeBytesPerSecond);
    const Result<Networks> networks =
        planNetworks(networkRequest(outcome, parts, size, storageRate), size, cluster.reliability);
    if (!networks) return tl::unexpected<Error>(networks.error());
    planGoodput(outcome, cluster.reliability);
    cluster.compute = networks->compute;
    cluster.storageFabric = networks->storage;
    cluster.inBand = networks->inBand;
    cluster.outOfBand = networks->outOfBand;
    if (parts.computeSwitch != nullptr)
        cluster.compute.switchId = cluster.storageFabric.switchId = parts.computeSwitch->id;

    BomRequest bom = bomRequest(outcome, parts, catalog, size, cluster.reliability);
    bom.networks = *networks;
    PowerRequest power = powerRequest(outcome, parts, size, cluster.reliability);
    power.supportRackUnits = supportRackUnits(bom);
    const auto addSwitches = [&power](const FabricOutcome& fabric, const SwitchModel* model) {
        power.networkTypicalKw += switchesKw(fabric, model, false);
        power.networkMaximumKw += switchesKw(fabric, model, true);
    };
    addSwitches(networks->compute, bom.computeSwitch);
    addSwitches(networks->storage, bom.computeSwitch);
    addSwitches(networks->inBand, bom.inBandSwitch);
    addSwitches(networks->outOfBand, bom.outOfBandSwitch);
    cluster.power = powerOf(power);

    bom.racks = cluster.power.racks;
    bom.rackKw = cluster.power.rackKw;
    cluster.bom = billOfMaterials(bom);
    cluster.diagram = drawCluster(diagramRequest(outcome, parts, size, cluster));
    return cluster;
}

} // namespace rackwright
