#include "core/cluster/networks.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kStorageLinkEfficiency = 0.8;
constexpr double kStorageLinksMinimum = 2; ///< two, so that one can fail
constexpr std::int64_t kInBandLinks = 2;   ///< bonded, per node
constexpr int kInBandRadix = 64;
constexpr double kInBandGbps = 100;
constexpr double kInBandOversubscription = 3; ///< logins and provisioning need no full bisection
constexpr std::int64_t kOutOfBandPorts = 48;
constexpr std::int64_t kPowerStripsPerRack = 2;
constexpr double kReadPerAccelerator = 15e9 / 256; ///< byte/s

Result<FabricOutcome> sizeStorage(const NetworkRequest& request) {
    const double perLink = request.linkGbps * 1e9 / 8 * kStorageLinkEfficiency;
    const double served = std::ceil(request.storageBytesPerSecond / perLink);
    FabricRequest fabric;
    fabric.servers = request.nodes * request.storageLinks +
                     static_cast<std::int64_t>(std::max(kStorageLinksMinimum, served));
    fabric.linksPerServer = 1;
    fabric.radix = request.radix;
    fabric.kind = FabricKind::fatTree;
    fabric.linkGbps = request.linkGbps;
    return sizeFabric(fabric);
}

Result<FabricOutcome> sizeInBand(const NetworkRequest& request) {
    FabricRequest fabric;
    fabric.servers = request.nodes * kInBandLinks;
    fabric.linksPerServer = 1;
    fabric.radix = kInBandRadix;
    fabric.kind = FabricKind::fatTree;
    fabric.oversubscription = kInBandOversubscription;
    fabric.linkGbps = kInBandGbps;
    Result<FabricOutcome> sized = sizeFabric(fabric);
    if (sized) sized->switchId = kInBandSwitch;
    return sized;
}

/// One port for every baseboard controller, switch and power strip; the switches hang on the in-band network.
FabricOutcome sizeOutOfBand(const NetworkRequest& request, const Networks& networks) {
    const std::int64_t switches =
        networks.compute.switches() + networks.storage.switches() + networks.inBand.switches();
    const std::int64_t racks = (request.nodes + request.nodesPerRack - 1) / request.nodesPerRack;
    const std::int64_t ports = request.nodes + switches + racks * kPowerStripsPerRack;
    FabricOutcome fabric;
    fabric.kind = FabricKind::fatTree;
    fabric.tiers = 1;
    fabric.leaf = (ports + kOutOfBandPorts - 1) / kOutOfBandPorts;
    fabric.cablesServerLeaf = ports;
    fabric.units = 1;
    fabric.leafPerUnit = fabric.leaf;
    fabric.serversPerUnit = request.nodes;
    fabric.linkGbps = 1;
    fabric.freePorts = fabric.leaf * kOutOfBandPorts - ports;
    fabric.switchId = kOutOfBandSwitch;
    return fabric;
}

} // namespace

int radixAt(const SwitchModel& model, double gbps) {
    return std::max(2, static_cast<int>(model.ports * model.portGbps / gbps + 1e-9));
}

double storageReadRate(double accelerators) {
    return accelerators * kReadPerAccelerator;
}

Result<Networks> sizeNetworks(const NetworkRequest& request) {
    Networks networks;
    if (request.nodes <= 1) return networks;

    FabricRequest compute;
    compute.servers = request.nodes;
    compute.linksPerServer = request.computeLinks;
    compute.radix = request.planeRadix;
    compute.planes = request.planes;
    compute.kind = request.kind;
    compute.oversubscription = request.oversubscription;
    compute.spineOversubscription = request.spineOversubscription;
    compute.linkGbps = request.linkGbps / request.planes;
    const Result<FabricOutcome> sized = sizeFabric(compute);
    if (!sized) return tl::unexpected<Error>(sized.error());
    networks.compute = *sized;

    const Result<FabricOutcome> storage = sizeStorage(request);
    if (!storage) return tl::unexpected<Error>(storage.error());
    networks.storage = *storage;

    const Result<FabricOutcome> inBand = sizeInBand(request);
    if (!inBand) return tl::unexpected<Error>(inBand.error());
    networks.inBand = *inBand;
    networks.outOfBand = sizeOutOfBand(request, networks);
    return networks;
}

} // namespace rackwright
