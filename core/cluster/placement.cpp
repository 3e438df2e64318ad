#include "core/cluster/placement.h"

#include <algorithm>

namespace rackwright {

Ranks ranksOf(const Strategy& strategy, std::int64_t accelerator) {
    Ranks ranks;
    ranks.tp = accelerator % strategy.tp;
    accelerator /= strategy.tp;
    ranks.cp = accelerator % strategy.cp;
    accelerator /= strategy.cp;
    ranks.stage = accelerator % strategy.pp;
    ranks.replica = accelerator / strategy.pp;
    return ranks;
}

ServerPlace placeOf(const Strategy& strategy, std::int64_t server, int acceleratorsPerServer) {
    const std::int64_t used = strategy.accelerators();
    const std::int64_t first = server * acceleratorsPerServer;
    if (first >= used) return {};
    const std::int64_t last = std::min(first + acceleratorsPerServer, used) - 1;
    const Ranks from = ranksOf(strategy, first);
    const Ranks to = ranksOf(strategy, last);
    const bool wholeReplica = to.replica > from.replica;
    ServerPlace place;
    place.stage = wholeReplica ? 0 : static_cast<std::int32_t>(from.stage);
    place.lastStage = wholeReplica ? strategy.pp - 1 : static_cast<std::int32_t>(to.stage);
    place.replica = static_cast<std::int32_t>(from.replica);
    place.lastReplica = static_cast<std::int32_t>(to.replica);
    return place;
}

std::int64_t serversPerReplica(const Strategy& strategy, int acceleratorsPerServer) {
    return std::max<std::int64_t>(1, (strategy.modelParallel() + acceleratorsPerServer - 1) /
                                         acceleratorsPerServer);
}

} // namespace rackwright
