#include "core/network/fabric.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr std::int64_t kMostServers = 10'000'000;
constexpr std::int64_t kMostLinks = 1024;     ///< of one server and plane
constexpr std::int64_t kMostServerLinks = 16; ///< a chassis with more adapters is a rack of trays
constexpr std::int64_t kTrayLinks = 4;
constexpr int kMostPorts = 4096;
constexpr int kMostPlanes = 64;
constexpr double kMostOversubscription = 64;
constexpr double kMostGbps = 1e6;

std::int64_t ceilDiv(std::int64_t a, std::int64_t b) {
    return (a + b - 1) / b;
}

/// Ports of one switch towards the servers and towards the next tier.
struct PortSplit {
    std::int64_t down = 0;
    std::int64_t up = 0;
};

PortSplit splitPorts(int ports, double oversubscription) {
    PortSplit split;
    // The small share keeps a ratio such as 3:1 on 64 ports from losing a port to rounding.
    split.down =
        static_cast<std::int64_t>(std::floor(ports * oversubscription / (1 + oversubscription) + 1e-9));
    split.down = std::clamp<std::int64_t>(split.down, 1, ports - 1);
    const double wanted = static_cast<double>(split.down) / oversubscription;
    split.up =
        std::clamp<std::int64_t>(static_cast<std::int64_t>(std::ceil(wanted - 1e-9)), 1, ports - split.down);
    return split;
}

/// The switches of a request: how their ports are used.
struct Ports {
    std::int64_t leafRadix = 0;  ///< without the ports kept free
    std::int64_t spineRadix = 0; ///< of spines and cores
    PortSplit leaf;
    PortSplit spine; ///< of a spine below cores
};

Ports portsOf(const FabricRequest& request) {
    Ports ports;
    const int leafRadix = request.radix - request.sparePorts;
    const int spineRadix = request.spineRadix > 0 ? request.spineRadix : request.radix;
    ports.leafRadix = leafRadix;
    ports.spineRadix = spineRadix;
    ports.leaf = splitPorts(leafRadix, request.oversubscription);
    ports.spine = splitPorts(spineRadix, request.spineOversubscription);
    return ports;
}

/// One connected network: leafs below, spines and cores above.
struct Tree {
    int tiers = 0;
    std::int64_t leaf = 0;
    std::int64_t spine = 0;
    std::int64_t core = 0;
    std::int64_t leafSpine = 0;
    std::int64_t spineCore = 0;
};

/// Fewest spines with at least `need` that take the same number of uplinks from every leaf.
std::int64_t evenSpines(std::int64_t uplinks, std::int64_t need) {
    std::int64_t spines = need;
    while (uplinks % spines != 0)
        ++spines;
    return spines;
}

Tree treeOver(std::int64_t leaf, const Ports& ports) {
    Tree tree;
    tree.leaf = leaf;
    tree.leafSpine = leaf * ports.leaf.up;
    if (leaf <= ports.spineRadix) { // every spine reaches every leaf
        tree.tiers = 2;
        tree.spine = evenSpines(ports.leaf.up, ceilDiv(tree.leafSpine, ports.spineRadix));
        return tree;
    }
    tree.tiers = 3;
    tree.spine = ceilDiv(tree.leafSpine, ports.spine.down);
    tree.spineCore = tree.spine * ports.spine.up;
    tree.core = ceilDiv(tree.spineCore, ports.spineRadix);
    return tree;
}

/// `leaf` leafs in pods of `leafPerPod`, each with spines of its own, joined by cores.
Tree treeOfPods(std::int64_t leaf, std::int64_t leafPerPod, const Ports& ports, double oversubscription) {
    Tree tree;
    tree.tiers = 3;
    tree.leaf = leaf;
    tree.leafSpine = leaf * ports.leaf.up;
    const auto addPods = [&](std::int64_t pods, std::int64_t leafs) {
        if (pods == 0 || leafs == 0) return;
        const std::int64_t spines =
            evenSpines(ports.leaf.up, ceilDiv(leafs * ports.leaf.up, ports.spine.down));
        const auto down = static_cast<double>(leafs * ports.leaf.up / spines);
        const auto up = static_cast<std::int64_t>(std::ceil(down / oversubscription - 1e-9));
        tree.spine += pods * spines;
        tree.spineCore += pods * spines * up;
    };
    addPods(leaf / leafPerPod, leafPerPod);
    addPods(1, leaf % leafPerPod);
    tree.core = ceilDiv(tree.spineCore, ports.spineRadix);
    return tree;
}

/// How the leafs of a plane fall into groups of servers and into separate networks.
struct Layout {
    std::int64_t networks = 1; ///< separate networks of a plane: rails without a common spine
    std::int64_t leafPerNetwork = 0;
    std::int64_t units = 1;
    std::int64_t serversPerUnit = 0;
    std::int64_t leafPerUnit = 1; ///< of one plane
    bool oneTier = false;

    /// Leafs of a unit in one of the separate networks.
    std::int64_t leafPerUnitAndNetwork() const { return std::max<std::int64_t>(1, leafPerUnit / networks); }
};

Layout layoutOf(const FabricRequest& request, const Ports& ports) {
    const std::int64_t rails = request.linksPerServer;
    const std::int64_t endpoints = request.servers * rails;
    const std::int64_t radix = ports.leafRadix;
    const std::int64_t down = ports.leaf.down;
    if (request.kind != FabricKind::railOnly && endpoints <= radix)
        return {1, 1, 1, std::max<std::int64_t>(1, radix / rails), 1, true};
    if (request.kind == FabricKind::railOnly) {
        const bool oneTier = request.servers <= radix;
        const std::int64_t perLeaf = oneTier ? radix : down;
        const std::int64_t leafs = ceilDiv(request.servers, perLeaf);
        return {rails, leafs, leafs, perLeaf, rails, oneTier};
    }
    if (request.kind == FabricKind::railOptimised) {
        const std::int64_t units = ceilDiv(request.servers, down);
        return {1, rails * units, units, down, rails, false};
    }
    const std::int64_t leafs = ceilDiv(endpoints, down);
    return {1, leafs, leafs, std::max<std::int64_t>(1, down / rails), 1, false};
}

/// The groups of leafs under one set of spines.
struct Pods {
    std::int64_t leafPerPod = 0; ///< of one network
    bool asked = false;          ///< the request says how many servers stand in a pod, and there are more
};

Pods podsOf(const FabricRequest& request, const Layout& layout, const Ports& ports) {
    const std::int64_t natural =
        layout.leafPerNetwork <= ports.spineRadix ? ports.spineRadix : ports.spine.down;
    if (request.serversPerPod == 0 || request.serversPerPod >= request.servers || layout.oneTier)
        return {natural, false};
    FabricRequest pod = request;
    pod.servers = request.serversPerPod;
    const Layout inside = layoutOf(pod, ports);
    return {inside.leafPerNetwork, true};
}

/// Leafs of one network that three tiers hold: as many pods as a core has ports, in each as many leafs as a
/// spine has down ports.
std::int64_t mostLeafs(const Ports& ports, const Pods& pods) {
    const std::int64_t leafPerPod = pods.asked ? pods.leafPerPod : ports.spine.down;
    return leafPerPod <= ports.spine.down ? ports.spineRadix * leafPerPod : 0;
}

/// A field of the request and the range it must lie in.
struct FieldRange {
    const char* name;
    double value;
    double low;
    double high;
};

Result<void> checkRequest(const FabricRequest& request) {
    const FieldRange fields[] = {
        {"servers", static_cast<double>(request.servers), 1, static_cast<double>(kMostServers)},
        {"nics", static_cast<double>(request.linksPerServer), 1, static_cast<double>(kMostLinks)},
        {"radix", static_cast<double>(request.radix), 2, kMostPorts},
        {"planes", static_cast<double>(request.planes), 1, kMostPlanes},
        {"oversubscription", request.oversubscription, 1, kMostOversubscription},
        {"spine oversubscription", request.spineOversubscription, 1, kMostOversubscription},
        {"spine radix", static_cast<double>(request.spineRadix == 0 ? 2 : request.spineRadix), 2, kMostPorts},
        {"servers per pod", static_cast<double>(request.serversPerPod), 0, static_cast<double>(kMostServers)},
        {"spare ports", static_cast<double>(request.sparePorts), 0, request.radix - 2.0},
        {"link rate", request.linkGbps, 0, kMostGbps}};
    for (const FieldRange& field : fields) {
        if (field.value >= field.low && field.value <= field.high) continue; // false for NaN
        return fail("fabric.bad_request", field.name,
                    {argument("minimum", ArgumentKind::number, field.low),
                     argument("maximum", ArgumentKind::number, field.high)});
    }
    return {};
}

/// Trays of a server: a rack with more links than a server has slots is cabled by trays of four, one link a
/// rail, as NVIDIA's GB200 and GB300 reference architectures do.
std::int64_t traysOf(const FabricRequest& request) {
    const bool rack = request.kind != FabricKind::fatTree && request.linksPerServer > kMostServerLinks &&
                      request.linksPerServer % kTrayLinks == 0;
    return rack ? request.linksPerServer / kTrayLinks : 1;
}

FabricRequest byTrays(FabricRequest request, std::int64_t trays) {
    request.servers *= trays;
    request.serversPerPod *= trays;
    request.linksPerServer /= trays;
    return request;
}

void countPorts(const FabricRequest& request, const Ports& ports, FabricOutcome& outcome) {
    // Half of the endpoints talk to the other half through the narrowest tier.
    std::int64_t narrowest = outcome.cablesServerLeaf;
    if (outcome.tiers >= 2) narrowest = std::min(narrowest, outcome.cablesLeafSpine);
    if (outcome.tiers == 3) narrowest = std::min(narrowest, outcome.cablesSpineCore);
    outcome.bisectionBytesPerSecond = static_cast<double>(narrowest) / 2 * request.linkGbps * 1e9 / 8;
    outcome.freeLeafPorts = outcome.leaf * request.radix - outcome.cablesServerLeaf - outcome.cablesLeafSpine;
    outcome.freePorts = outcome.freeLeafPorts + (outcome.spine + outcome.core) * ports.spineRadix -
                        outcome.cablesLeafSpine - 2 * outcome.cablesSpineCore;
}

FabricOutcome describe(const FabricRequest& request, const Layout& layout, const Ports& ports,
                       const Pods& pods, const Tree& tree) {
    const std::int64_t copies = layout.networks * request.planes;
    FabricOutcome outcome;
    outcome.kind = request.kind;
    outcome.tiers = tree.tiers;
    outcome.leaf = tree.leaf * copies;
    outcome.spine = tree.spine * copies;
    outcome.core = tree.core * copies;
    outcome.cablesServerLeaf = request.servers * request.linksPerServer * request.planes;
    outcome.cablesLeafSpine = tree.leafSpine * copies;
    outcome.cablesSpineCore = tree.spineCore * copies;
    outcome.transceivers = 2 * outcome.cables();
    outcome.units = layout.units;
    outcome.serversPerUnit = layout.serversPerUnit;
    outcome.leafPerUnit = layout.leafPerUnit * request.planes;
    outcome.unitsPerPod = layout.units;
    if (tree.tiers == 3) {
        outcome.unitsPerPod = std::max<std::int64_t>(1, pods.leafPerPod / layout.leafPerUnitAndNetwork());
        outcome.pods = ceilDiv(layout.units, outcome.unitsPerPod);
    }
    outcome.planes = request.planes;
    outcome.linkGbps = request.linkGbps;
    outcome.oversubscription = request.oversubscription;
    outcome.spineOversubscription = tree.tiers == 3 ? request.spineOversubscription : 1.0;
    countPorts(request, ports, outcome);
    return outcome;
}

Result<FabricOutcome> tooLarge(const FabricRequest& request, double limit) {
    const auto endpoints = static_cast<double>(request.servers * request.linksPerServer);
    return fail("fabric.too_large", "servers",
                {argument("endpoints", ArgumentKind::count, endpoints),
                 argument("maximum", ArgumentKind::count, limit)});
}

} // namespace

Result<FabricOutcome> sizeFabric(const FabricRequest& asked) {
    if (const Result<void> checked = checkRequest(asked); !checked)
        return tl::unexpected<Error>(checked.error());
    const std::int64_t trays = traysOf(asked);
    const FabricRequest request = byTrays(asked, trays);
    const Ports ports = portsOf(request);
    const Layout layout = layoutOf(request, ports);
    const Pods pods = podsOf(request, layout, ports);
    const std::int64_t most = mostLeafs(ports, pods);
    if (layout.leafPerNetwork > most)
        return tooLarge(request, static_cast<double>(most * ports.leaf.down * layout.networks));
    Tree tree;
    if (layout.oneTier)
        tree = Tree{1, layout.leafPerNetwork, 0, 0, 0, 0};
    else if (pods.asked)
        tree = treeOfPods(layout.leafPerNetwork, pods.leafPerPod, ports, request.spineOversubscription);
    else
        tree = treeOver(layout.leafPerNetwork, ports);
    FabricOutcome outcome = describe(request, layout, ports, pods, tree);
    outcome.serversPerUnit = ceilDiv(outcome.serversPerUnit, trays);
    return outcome;
}

} // namespace rackwright
