#include "core/cluster/traffic.h"

#include "core/cluster/placement.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rackwright {

namespace {

enum class Pattern : std::uint8_t { ring, handOn, allToAll };

/// A group as it lies on the machines.
struct Group {
    const char* id;
    Pattern pattern;
    const DimensionTraffic* traffic;
    double size = 1;   ///< members
    double stride = 1; ///< accelerators between two neighbours
    double extent = 1; ///< accelerators from the first to the last member
    double block = 0;  ///< accelerators after which other stages stand in between; 0: never
    double stages = 1;
};

/// Accelerators and links under one tier: the part of the cluster that leaves through it.
struct Tier {
    const char* id;
    double accelerators = 0; ///< in one part
    double links = 0;        ///< up from one part
    double rate = 0;         ///< byte/s one way of one link
};

std::array<Group, 5> groupsOf(const TrafficRequest& request) {
    const Strategy& s = request.strategy;
    const TimeOutcome& time = request.time;
    const double part = double(s.tp) * s.cp;
    const double block = part * replicasTogether(s, std::max(1, request.machine.perServer));
    const double all = s.accelerators();
    return {{{"tp", Pattern::ring, &time.tp, double(s.tp), 1, double(s.tp)},
             {"cp", Pattern::ring, &time.cp, double(s.cp), double(s.tp), part},
             {"ep", Pattern::allToAll, &time.ep, double(s.ep), double(s.etp), double(s.ep) * s.etp},
             {"pp", Pattern::handOn, &time.pp, double(s.pp), block, block * s.pp},
             {"dp", Pattern::ring, &time.dp, double(s.dp) * s.cp, double(s.tp), all, block, double(s.pp)}}};
}

std::vector<Tier> tiersOf(const TrafficRequest& request) {
    const Machine& machine = request.machine;
    const FabricOutcome& fabric = request.fabric;
    std::vector<Tier> tiers{{"scale-up", 1, 1, machine.scaleUpRate}};
    if (fabric.tiers == 0 || request.servers <= 1) return tiers;
    const double link = fabric.linkGbps * 1e9 / 8;
    const double perServer = std::max(1, machine.perServer);
    const double cabled = request.servers * request.nodesPerServer;
    const double serverLinks = static_cast<double>(fabric.cablesServerLeaf) / cabled * request.nodesPerServer;
    const double domain = std::max<double>(1, machine.domain);
    tiers.push_back({"server-leaf", domain, serverLinks * domain / perServer, link});
    if (fabric.tiers == 1) return tiers;
    const double unit = request.servers / static_cast<double>(fabric.units) * perServer;
    tiers.push_back({"leaf-spine", unit, double(fabric.cablesLeafSpine) / double(fabric.units), link});
    if (fabric.tiers == 2) return tiers;
    const double pod = unit * static_cast<double>(fabric.units) / static_cast<double>(fabric.pods);
    tiers.push_back({"spine-core", pod, double(fabric.cablesSpineCore) / double(fabric.pods), link});
    return tiers;
}

/// Members of a group that share a part of `accelerators` neighbours.
double membersInside(const Group& group, double accelerators) {
    double members = std::floor(accelerators / group.stride);
    if (group.block > 0 && accelerators > group.block)
        members =
            std::floor(std::max(1.0, accelerators / group.stages / group.block)) * group.block / group.stride;
    return std::clamp(members, 1.0, group.size);
}

/// Share of what an accelerator sends that leaves its part of `accelerators` neighbours, on average over the
/// part.
double leavingShare(const Group& group, double accelerators, double copies) {
    if (group.size <= 1) return 0;
    const double inside = membersInside(group, accelerators);
    if (inside >= group.size && group.extent <= accelerators) return 0;
    const double parts = group.size / inside;
    if (group.pattern == Pattern::handOn) return std::min(1.0, group.stride / accelerators);
    if (group.pattern == Pattern::allToAll) {
        const double remote = (1 - 1 / parts) / (1 - 1 / group.size);
        const double visited = parts * (1 - std::pow(1 - 1 / parts, copies)) / copies;
        return remote * visited;
    }
    // A hierarchical ring sends the buffer once out of every part, shared by the members inside.
    return (1 - 1 / parts) / inside / (1 - 1 / group.size);
}

/// Highest tier that a group's traffic crosses: 0 scale-up, then as many as tiers.
int tierOf(const Group& group, const std::vector<Tier>& tiers) {
    int highest = 0;
    for (std::size_t i = 1; i < tiers.size(); ++i) {
        if (leavingShare(group, tiers[i].accelerators, 1) > 0) highest = static_cast<int>(i);
    }
    return highest;
}

double computeSeconds(const StepTime& step) {
    double sum = 0;
    for (const TimePart part : {TimePart::matmul, TimePart::attention, TimePart::elementwise,
                                TimePart::recompute, TimePart::logits})
        sum += step.part(part);
    return sum;
}

double bytesOn(const Tier& tier, const Group& group, double copies) {
    const double sent = group.traffic->bytes;
    if (tier.links <= 0) return 0;
    if (tier.accelerators <= 1) { // scale-up: what stays inside the domain
        return group.traffic->betweenServers && group.pattern != Pattern::ring ? 0.0 : sent;
    }
    return sent * leavingShare(group, tier.accelerators, copies) * tier.accelerators / tier.links;
}

TierLoad loadOf(const Tier& tier, const std::array<Group, 5>& groups, double copies, double stepSeconds) {
    TierLoad load;
    load.id = tier.id;
    load.rate = tier.rate;
    double most = 0;
    for (const Group& group : groups) {
        if (group.size <= 1) continue;
        const double bytes = bytesOn(tier, group, copies);
        load.bytes += bytes;
        if (bytes <= most) continue;
        most = bytes;
        load.dimension = group.id;
    }
    if (tier.rate > 0) load.busySeconds = load.bytes / tier.rate;
    if (stepSeconds > 0) load.share = load.busySeconds / stepSeconds;
    return load;
}

} // namespace

TrafficOutcome loadLinks(const TrafficRequest& request) {
    TrafficOutcome outcome;
    const std::array<Group, 5> groups = groupsOf(request);
    const std::vector<Tier> tiers = tiersOf(request);
    const double copies = std::max(1.0, request.expertsPerToken);
    outcome.computeSeconds = computeSeconds(request.time.step);
    for (const Group& group : groups) {
        if (group.size <= 1) continue;
        DimensionLoad load;
        load.id = group.id;
        load.degree = static_cast<int>(group.size);
        load.bytes = group.traffic->bytes;
        load.rate = group.traffic->rate;
        load.busySeconds = group.traffic->busySeconds;
        load.exposedSeconds = group.traffic->exposedSeconds;
        if (outcome.computeSeconds > 0) load.ratio = load.busySeconds / outcome.computeSeconds;
        load.tier = tierOf(group, tiers);
        outcome.dimensions.push_back(std::move(load));
    }
    for (const Tier& tier : tiers)
        outcome.tiers.push_back(loadOf(tier, groups, copies, request.time.step.total));
    const Machine& machine = request.machine;
    if (machine.hbmRate > 0) {
        outcome.nicOverMemory = machine.nicRate / machine.hbmRate;
        outcome.scaleUpOverMemory = machine.scaleUpRate / machine.hbmRate;
    }
    return outcome;
}

std::vector<FolkSystem> folkSystems(const HardwareCatalog& catalog) {
    std::vector<FolkSystem> systems;
    for (const char* id : {"a100-sxm4-80", "h100-sxm", "h200-sxm", "b200-sxm", "mi300x", "ascend-910c"}) {
        const Accelerator* part = catalog.accelerator(id);
        if (part == nullptr || !part->typicalNicGbps.known() || !part->memoryRateGBs.known()) continue;
        systems.push_back({part->name, *part->typicalNicGbps.value / 8, *part->memoryRateGBs.value});
    }
    return systems;
}

} // namespace rackwright
