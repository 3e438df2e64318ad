#include "core/cluster/cluster.h"

#include "core/cluster/cabling.h"
#include "core/cluster/checkpoint.h"
#include "core/cluster/cluster_parts.h"
#include "core/cluster/reliability.h"
#include "core/units/quantity.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kAcceleratorsPerNode = 8; ///< published interruption rates are per eight-accelerator node
constexpr double kColdSwapSeconds = 3600;  ///< a technician racks a cold spare. Estimate.
/// Switches, cables and optics in the price of a cluster: 4,250 of 49,250 USD an accelerator in a 1,024-H100
/// build.
constexpr double kFabricShare = 0.086;

/// Interruptions, checkpoints and spares before it is known where the spares stand.
ReliabilityOutcome planReliability(const Outcome& outcome, const ClusterSize& size) {
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

void planCheckpoints(const Outcome& outcome, const Catalog& catalog, ReliabilityOutcome& plan) {
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

/// True when the switches that cabled spares add cost a smaller share of the cluster than the training time
/// that racking cold ones would take.
bool cabledSparesPay(const Networks& bare, const Networks& withSpares, const ReliabilityOutcome& plan) {
    const auto before = static_cast<double>(bare.compute.switches());
    const auto after = static_cast<double>(withSpares.compute.switches());
    const double cost = (after / before - 1) * kFabricShare;
    const double lost =
        kHardwareInterruptionShare * kColdSwapSeconds / (plan.hoursBetweenInterruptions * kSecondsPerHour);
    return cost < lost;
}

/// The networks, with ports for the spares where they are cabled.
Result<Networks> planNetworks(NetworkRequest request, SpareKind kind, const ClusterSize& size,
                              ReliabilityOutcome& plan) {
    Result<Networks> bare = sizeNetworks(request);
    if (!bare || plan.spares == 0 || kind == SpareKind::cold) return bare;
    request.nodes += plan.spares * size.nodesPerServer;
    Result<Networks> withSpares = sizeNetworks(request);
    if (!withSpares) return kind == SpareKind::cabled ? withSpares : bare;
    plan.sparesCabled = kind == SpareKind::cabled || cabledSparesPay(*bare, *withSpares, plan);
    return plan.sparesCabled ? withSpares : bare;
}

void takeNetworks(const Networks& networks, const ClusterParts& parts, ClusterOutcome& cluster) {
    cluster.compute = networks.compute;
    cluster.storageFabric = networks.storage;
    cluster.inBand = networks.inBand;
    cluster.outOfBand = networks.outOfBand;
    if (parts.computeSwitch != nullptr)
        cluster.compute.switchId = cluster.storageFabric.switchId = parts.computeSwitch->id;
}

/// Lengths of the cables, once the racks are known.
void layCables(Networks& networks, const PowerOutcome& power, const ClusterSize& size) {
    const double perRack = std::max(1, power.serversPerRack);
    for (FabricOutcome* fabric : {&networks.compute, &networks.storage, &networks.inBand}) {
        if (fabric->tiers == 0) continue;
        Hall hall;
        hall.racks = power.racks;
        const double unit = static_cast<double>(size.servers) / static_cast<double>(fabric->units);
        hall.racksPerUnit = std::ceil(unit / perRack);
        if (power.racks > 1) hall.racksPerUnit = std::max(2.0, hall.racksPerUnit);
        fabric->runs = cableRuns(*fabric, hall);
    }
}

/// What of the cluster is there already, and how much of its network comes with the owned servers.
Result<void> useInventory(const Outcome& outcome, const Catalog& catalog, const ClusterSize& size,
                          BomRequest bom, NetworkRequest network, ClusterOutcome& cluster) {
    if (outcome.scenario.inventory.servers.empty()) return {};
    InventoryRequest request = inventoryRequest(outcome, catalog, size, cluster);
    Result<std::vector<OwnedPool>> pools =
        parseOwnedPools(outcome.scenario.inventory.servers, catalog.hardware);
    if (!pools) return tl::unexpected<Error>(pools.error());
    request.pools = std::move(*pools);
    InventoryOutcome& inventory = cluster.inventory;
    inventory = takeInventory(request);
    network.nodes = static_cast<std::int64_t>(inventory.usedServers) * size.nodesPerServer;
    Result<Networks> owned = sizeNetworks(network);
    if (!owned) return tl::unexpected<Error>(owned.error());
    const double racks = std::ceil(inventory.usedServers / std::max(1, cluster.power.serversPerRack));
    PowerOutcome room = cluster.power;
    room.racks = bom.racks = static_cast<int>(racks);
    layCables(*owned, room, size);
    bom.networks = *owned;
    bom.servers = inventory.usedServers;
    bom.spares = 0;
    markOwned(cluster.bom, billOfMaterials(bom), inventory.usedServers);
    const auto more = [](std::int64_t all, std::int64_t there) {
        return static_cast<double>(std::max<std::int64_t>(0, all - there));
    };
    inventory.addedSwitches = more(cluster.compute.switches(), owned->compute.switches());
    inventory.addedCables = more(cluster.compute.cables(), owned->compute.cables());
    return {};
}

} // namespace

Result<ClusterOutcome> designCluster(const Outcome& outcome, const Catalog& catalog) {
    const ClusterParts parts = clusterParts(outcome.scenario, catalog);
    const ClusterSize size = clusterSize(outcome, parts);
    ClusterOutcome cluster;
    ReliabilityOutcome& plan = cluster.reliability;
    plan = planReliability(outcome, size);
    planCheckpoints(outcome, catalog, plan);

    const double storageRate = std::max(storageReadRate(size.accelerators()), plan.writeBytesPerSecond);
    const NetworkRequest network = networkRequest(outcome, parts, size, storageRate);
    Result<Networks> networks = planNetworks(network, outcome.scenario.operation.spares, size, plan);
    if (!networks) return tl::unexpected<Error>(networks.error());
    planGoodput(outcome, plan);
    plan.calendar = simulateCalendar(calendarRequest(outcome, plan));
    cluster.storage = planStorage(storageRequest(outcome, parts, size, plan));
    cluster.fit = checkServer(serverFitRequest(outcome, parts, size, cluster.storage));

    BomRequest bom = bomRequest(outcome, parts, catalog, size, plan);
    bom.networks = *networks;
    PowerRequest power = powerRequest(outcome, parts, size, plan);
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
    layCables(*networks, cluster.power, size);
    takeNetworks(*networks, parts, cluster);

    bom.networks = *networks;
    bom.racks = cluster.power.racks;
    bom.rackKw = cluster.power.rackKw;
    bom.upsKw = cluster.power.upsKw;
    cluster.bom = billOfMaterials(bom);
    cluster.checklist = checklistFor(catalog.checklist, checklistRequest(outcome, parts, size));
    const Result<void> used = useInventory(outcome, catalog, size, bom, network, cluster);
    if (!used) return tl::unexpected<Error>(used.error());
    cluster.traffic = loadLinks(trafficRequest(outcome, size, cluster));
    cluster.traffic.systems = folkSystems(catalog.hardware);
    cluster.diagram = drawCluster(diagramRequest(outcome, parts, size, cluster));
    return cluster;
}

} // namespace rackwright
