#include "core/cluster/placement.h"

#include <algorithm>

namespace rackwright {

namespace {

std::int64_t ceilDiv(std::int64_t a, std::int64_t b) {
    return (a + b - 1) / b;
}

/// Place of an accelerator among all of its stage, in the order tensor, context, data.
std::int64_t placeInStage(const Strategy& strategy, const Ranks& ranks) {
    return (ranks.replica * strategy.cp + ranks.cp) * strategy.tp + ranks.tp;
}

Ranks fromPlaceInStage(const Strategy& strategy, std::int64_t stage, std::int64_t place) {
    Ranks ranks;
    ranks.tp = place % strategy.tp;
    ranks.cp = place / strategy.tp % strategy.cp;
    ranks.replica = place / strategy.tp / strategy.cp;
    ranks.stage = stage;
    return ranks;
}

} // namespace

int replicasTogether(const Strategy& strategy, int acceleratorsPerServer) {
    const std::int64_t part = std::int64_t{strategy.tp} * strategy.cp;
    const std::int64_t inServer = std::max<std::int64_t>(1, acceleratorsPerServer / part);
    const std::int64_t experts = ceilDiv(std::int64_t{strategy.ep} * strategy.etp, part);
    // As many as a server holds, and at least as many as one group of experts needs.
    std::int64_t together = std::min<std::int64_t>(inServer, strategy.dp);
    while (strategy.dp % together != 0)
        --together;
    while (together < std::min<std::int64_t>(experts, strategy.dp) || strategy.dp % together != 0)
        ++together;
    return static_cast<int>(together);
}

Ranks ranksOf(const Strategy& strategy, std::int64_t accelerator, int together) {
    Ranks ranks;
    ranks.tp = accelerator % strategy.tp;
    accelerator /= strategy.tp;
    ranks.cp = accelerator % strategy.cp;
    accelerator /= strategy.cp;
    const std::int64_t inside = accelerator % together;
    accelerator /= together;
    ranks.stage = accelerator % strategy.pp;
    ranks.replica = accelerator / strategy.pp * together + inside;
    return ranks;
}

std::int64_t acceleratorOf(const Strategy& strategy, const Ranks& ranks, int together) {
    const std::int64_t block = ranks.replica / together * strategy.pp + ranks.stage;
    const std::int64_t part = block * together + ranks.replica % together;
    return (part * strategy.cp + ranks.cp) * strategy.tp + ranks.tp;
}

ServerPlace placeOf(const Strategy& strategy, std::int64_t server, int acceleratorsPerServer) {
    const std::int64_t used = strategy.accelerators();
    const std::int64_t first = server * acceleratorsPerServer;
    if (first >= used) return {};
    const std::int64_t end = std::min(first + acceleratorsPerServer, used);
    const int together = replicasTogether(strategy, acceleratorsPerServer);
    Ranks low = ranksOf(strategy, first, together);
    Ranks high = low;
    for (std::int64_t accelerator = first + 1; accelerator < end; ++accelerator) {
        const Ranks ranks = ranksOf(strategy, accelerator, together);
        low.stage = std::min(low.stage, ranks.stage);
        low.replica = std::min(low.replica, ranks.replica);
        high.stage = std::max(high.stage, ranks.stage);
        high.replica = std::max(high.replica, ranks.replica);
    }
    return {static_cast<std::int32_t>(low.stage), static_cast<std::int32_t>(high.stage),
            static_cast<std::int32_t>(low.replica), static_cast<std::int32_t>(high.replica)};
}

std::int64_t serversPerReplica(const Strategy& strategy, int acceleratorsPerServer) {
    const std::int64_t part = std::int64_t{strategy.tp} * strategy.cp; // accelerators of one stage
    const std::int64_t block = part * replicasTogether(strategy, acceleratorsPerServer);
    if (block >= acceleratorsPerServer) return strategy.pp * ceilDiv(part, acceleratorsPerServer);
    return ceilDiv(strategy.pp, acceleratorsPerServer / block); // several stages in a server
}

std::vector<std::int64_t> groupOf(const Strategy& strategy, std::int64_t accelerator, Dimension dimension,
                                  int acceleratorsPerServer) {
    std::vector<std::int64_t> group;
    if (accelerator < 0 || accelerator >= strategy.accelerators()) return group;
    const int together = replicasTogether(strategy, acceleratorsPerServer);
    const Ranks own = ranksOf(strategy, accelerator, together);
    const auto addAll = [&](std::int64_t degree, std::int64_t Ranks::*rank) {
        Ranks member = own;
        for (member.*rank = 0; member.*rank < degree; ++(member.*rank))
            group.push_back(acceleratorOf(strategy, member, together));
    };
    switch (dimension) {
    case Dimension::tensor:
        addAll(strategy.tp, &Ranks::tp);
        break;
    case Dimension::context:
        addAll(strategy.cp, &Ranks::cp);
        break;
    case Dimension::pipeline:
        addAll(strategy.pp, &Ranks::stage);
        break;
    case Dimension::data:
        addAll(strategy.dp, &Ranks::replica);
        break;
    case Dimension::expert: {
        const std::int64_t place = placeInStage(strategy, own);
        const std::int64_t width = std::int64_t{strategy.ep} * strategy.etp;
        const std::int64_t base = place / width * width + place % strategy.etp;
        const std::int64_t all = strategy.accelerators() / strategy.pp;
        for (std::int64_t member = base; member < std::min(base + width, all); member += strategy.etp)
            group.push_back(acceleratorOf(strategy, fromPlaceInStage(strategy, own.stage, member), together));
        break;
    }
    }
    std::ranges::sort(group);
    return group;
}

} // namespace rackwright
