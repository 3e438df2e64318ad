// What the shared storage must do, and what saving and restoring cost a run.
#pragma once

#include "core/plan/cluster_outcome.h"

namespace rackwright {

struct StorageRequest {
    double servers = 1;
    double accelerators = 8;
    double replicaAccelerators = 8; ///< of one copy of the model
    double checkpointBytes = 0;
    double tokens = 0;              ///< of the data set
    double tokensPerSecond = 0;     ///< the cluster trains
    double writeBytesPerSecond = 0; ///< that drains a checkpoint in time
    double hostLinkRate = 25e9;     ///< byte/s one way, accelerator to host memory
    double storageLinkRate = 50e9;  ///< byte/s one way, one server to the storage
    double networkRate = 0;         ///< byte/s one way per accelerator between servers; 0: none
};

/// A synchronous save waits for the storage, an asynchronous one for the copy to host memory alone
/// (ByteCheckpoint, arXiv 2407.20143). At a restart one replica reads and hands its state on, so the storage
/// gives every byte once (MegaScale, arXiv 2402.15627, 4.4).
StorageOutcome planStorage(const StorageRequest& request);

/// Read and write rates of NVIDIA's DGX SuperPOD guidance for `servers` of eight accelerators, byte/s: text
/// that fits a cache, compressed images, large images or video (RA-11333-001 V11, table 6: a node, 32, 128).
void guidedRates(double servers, StorageOutcome& outcome);

} // namespace rackwright
