// Whether a server has what the plan asks of it: cores, memory, lanes, adapters, drives, power supplies.
#pragma once

#include "core/hardware/hardware.h"
#include "core/plan/cluster_outcome.h"
#include "core/plan/job.h"

#include <vector>

namespace rackwright {

struct ServerFitRequest {
    const Server* server = nullptr; ///< may be null: every check is unknown
    Machine machine;
    bool networked = true; ///< more than one server
    double linkGbps = 400;
    double checkpointHostBytes = 0; ///< both copies of an asynchronous save
    double offloadedBytes = 0;      ///< optimizer states kept in host memory
};

/// In a fixed order. Needs, per accelerator: four cores (its own process, two readers of data, one that sends
/// and saves) and four more for the system; host memory for offloaded states, checkpoint copies and 16 GB an
/// accelerator for readers, pinned buffers and the system. A x16 slot must carry its adapter's rate. One
/// adapter an accelerator is what every NVIDIA reference design has; half is tight. Local drives hold two
/// checkpoint copies and 1 TB of containers and cached data. The core, memory and drive figures are estimates
/// of good practice, not vendors' limits.
std::vector<FitCheck> checkServer(const ServerFitRequest& request);

} // namespace rackwright
