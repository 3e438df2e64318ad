// The four networks of a training cluster: compute, storage, in-band and out-of-band management.
#pragma once

#include "core/hardware/hardware.h"
#include "core/network/fabric.h"
#include "core/plan/cluster_outcome.h"

namespace rackwright {

inline constexpr const char* kInBandSwitch =
    "sn4600c"; ///< 64 × 100 GbE, as in the DGX SuperPOD reference designs
inline constexpr const char* kOutOfBandSwitch = "sn2201"; ///< 48 × 1 GbE

/// What the networks connect. A rack-scale system (NVL72) is cabled by its trays.
struct NetworkRequest {
    std::int64_t nodes = 1;        ///< cabled nodes: servers, or trays of rack-scale systems; spares included
    std::int64_t computeLinks = 8; ///< per node
    std::int64_t storageLinks = 2; ///< per node
    FabricKind kind = FabricKind::railOptimised;
    double oversubscription = 1;      ///< at the leaf of the compute network
    double spineOversubscription = 1; ///< at its spine
    int planes = 1;                   ///< of the compute network
    double linkGbps = 400;            ///< of an adapter; every plane carries its share
    int radix = 64;                   ///< ports of the storage switch at linkGbps
    int planeRadix = 64;              ///< ports of the compute switch at linkGbps over planes
    double storageBytesPerSecond = 0; ///< rate the storage must serve
    std::int64_t nodesPerRack = 4;
};

struct Networks {
    FabricOutcome compute, storage, inBand, outOfBand;
};

/// Ports of `model` when every port runs at `gbps` (a 64 × 800G switch has 128 ports at 400G).
int radixAt(const SwitchModel& model, double gbps);

/// A single node has no network. Errors of sizeFabric() pass through.
Result<Networks> sizeNetworks(const NetworkRequest& request);

/// Read rate shared storage should serve for text training, byte/s: 15 GB/s for every 32 servers of eight
/// accelerators (NVIDIA DGX SuperPOD H100 reference architecture RA-11333-001, storage table, "good").
double storageReadRate(double accelerators);

} // namespace rackwright
