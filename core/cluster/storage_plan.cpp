#include "core/cluster/storage_plan.h"

#include "core/cluster/networks.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kBytesPerToken = 4; ///< vocabularies above 65,536 need 32-bit token numbers
constexpr double kUnitServers = 32;
/// GB/s of one server and of a unit of 32: "good", "better", "best".
constexpr std::array<double, 3> kServerRead{4, 8, 40}, kServerWrite{2, 4, 20};
constexpr std::array<double, 3> kUnitRead{15, 40, 125}, kUnitWrite{7.5, 20, 62.5};
constexpr double kCopiesInHost = 2; ///< the one being drained and the one being taken

} // namespace

void guidedRates(double servers, StorageOutcome& outcome) {
    const double units = servers / kUnitServers;
    for (std::size_t i = 0; i < kUnitRead.size(); ++i) {
        outcome.guidedRead[i] = std::max(kServerRead[i], kUnitRead[i] * units) * 1e9;
        outcome.guidedWrite[i] = std::max(kServerWrite[i], kUnitWrite[i] * units) * 1e9;
    }
}

StorageOutcome planStorage(const StorageRequest& request) {
    StorageOutcome outcome;
    const double servers = std::max(1.0, request.servers);
    const double checkpoint = request.checkpointBytes;
    guidedRates(request.accelerators / 8, outcome);
    outcome.readBytesPerSecond = std::max(storageReadRate(request.accelerators), request.writeBytesPerSecond);
    outcome.writeBytesPerSecond = request.writeBytesPerSecond;
    const double serversWrite = servers * request.storageLinkRate;
    const double write = std::min(outcome.writeBytesPerSecond, serversWrite);
    if (write > 0) outcome.syncStallSeconds = outcome.drainSeconds = checkpoint / write;
    outcome.asyncStallSeconds = checkpoint / request.accelerators / request.hostLinkRate;
    const double readers =
        std::clamp(std::ceil(request.replicaAccelerators * servers / request.accelerators), 1.0, servers);
    outcome.restoreSeconds =
        checkpoint / std::min(outcome.readBytesPerSecond, readers * request.storageLinkRate);
    const bool handsOn = request.accelerators > request.replicaAccelerators && request.networkRate > 0;
    if (handsOn) outcome.restoreSeconds += checkpoint / request.replicaAccelerators / request.networkRate;
    outcome.hostBytesPerServer = kCopiesInHost * checkpoint / servers;
    outcome.datasetBytes = request.tokens * kBytesPerToken;
    outcome.datasetBytesPerSecond = request.tokensPerSecond * kBytesPerToken;
    return outcome;
}

} // namespace rackwright
