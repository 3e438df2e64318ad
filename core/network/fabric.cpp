#include "core/network/fabric.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr std::int64_t kMostServers = 10'000'000;
constexpr std::int64_t kMostLinks = 1024; ///< of one server and plane
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

PortSplit splitPorts(int radix, double oversubscription) {
    PortSplit split;
    // The small share keeps a ratio such as 3:1 on 64 ports from losing a port to rounding.
    split.down =
        static_cast<std::int64_t>(std::floor(radix * oversubscription / (1 + oversubscription) + 1e-9));
    split.down = std::clamp<std::int64_t>(split.down, 1, radix - 1);
    const double wanted = static_cast<double>(split.down) / oversubscription;
    split.up =
        std::clamp<std::int64_t>(static_cast<std::int64_t>(std::ceil(wanted - 1e-9)), 1, radix - split.down);
    return split;
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

Tree treeOver(std::int64_t leaf, PortSplit leafPorts, const FabricRequest& request) {
    const std::int64_t radix = request.radix;
    Tree tree;
    tree.leaf = leaf;
    tree.leafSpine = leaf * leafPorts.up;
    if (leaf <= radix) { // every spine reaches every leaf
        tree.tiers = 2;
        tree.spine = evenSpines(leafPorts.up, ceilDiv(tree.leafSpine, radix));
        return tree;
    }
    const PortSplit spinePorts = splitPorts(request.radix, request.spineOversubscription);
    tree.tiers = 3;
    tree.spine = ceilDiv(tree.leafSpine, spinePorts.down);
    tree.spineCore = tree.spine * spinePorts.up;
    tree.core = ceilDiv(tree.spineCore, radix);
    return tree;
}

/// Leafs that three tiers hold: as many pods as a core has ports, in each as many leafs as a spine has down
/// ports.
std::int64_t mostLeafs(const FabricRequest& request) {
    return request.radix * splitPorts(request.radix, request.spineOversubscription).down;
}

/// How the leafs of a plane fall into groups of servers and into separate networks.
struct Layout {
    std::int64_t networks = 1; ///< separate networks of a plane: rails without a common spine
    std::int64_t leafPerNetwork = 0;
    std::int64_t units = 1;
    std::int64_t serversPerUnit = 0;
    std::int64_t leafPerUnit = 1; ///< of one plane
    bool oneTier = false;
};

Layout layoutOf(const FabricRequest& request, PortSplit ports) {
    const std::int64_t rails = request.linksPerServer;
    const std::int64_t endpoints = request.servers * rails;
    const std::int64_t radix = request.radix;
    if (request.kind != FabricKind::railOnly && endpoints <= radix)
        return {1, 1, 1, std::max<std::int64_t>(1, radix / rails), 1, true};
    if (request.kind == FabricKind::railOnly) {
        const bool oneTier = request.servers <= radix;
        const std::int64_t perLeaf = oneTier ? radix : ports.down;
        const std::int64_t leafs = ceilDiv(request.servers, perLeaf);
        return {rails, leafs, leafs, perLeaf, rails, oneTier};
    }
    if (request.kind == FabricKind::railOptimised) {
        const std::int64_t units = ceilDiv(request.servers, ports.down);
        return {1, rails * units, units, ports.down, rails, false};
    }
    const std::int64_t leafs = ceilDiv(endpoints, ports.down);
    return {1, leafs, leafs, std::max<std::int64_t>(1, ports.down / rails), 1, false};
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
        {"link rate", request.linkGbps, 0, kMostGbps}};
    for (const FieldRange& field : fields) {
        if (field.value >= field.low && field.value <= field.high) continue; // false for NaN
        return fail("fabric.bad_request", field.name,
                    {argument("minimum", ArgumentKind::number, field.low),
                     argument("maximum", ArgumentKind::number, field.high)});
    }
    return {};
}

FabricOutcome describe(const FabricRequest& request, const Layout& layout, const Tree& tree) {
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
    outcome.planes = request.planes;
    outcome.linkGbps = request.linkGbps;
    outcome.oversubscription = request.oversubscription;
    // Half of the endpoints talk to the other half through the narrowest tier.
    std::int64_t narrowest = outcome.cablesServerLeaf;
    if (tree.tiers >= 2) narrowest = std::min(narrowest, outcome.cablesLeafSpine);
    if (tree.tiers == 3) narrowest = std::min(narrowest, outcome.cablesSpineCore);
    outcome.bisectionBytesPerSecond = static_cast<double>(narrowest) / 2 * request.linkGbps * 1e9 / 8;
    const std::int64_t usedPorts =
        outcome.cablesServerLeaf + 2 * (outcome.cablesLeafSpine + outcome.cablesSpineCore);
    outcome.freePorts = outcome.switches() * request.radix - usedPorts;
    return outcome;
}

} // namespace

Result<FabricOutcome> sizeFabric(const FabricRequest& request) {
    if (const Result<void> checked = checkRequest(request); !checked)
        return tl::unexpected<Error>(checked.error());
    const PortSplit ports = splitPorts(request.radix, request.oversubscription);
    const Layout layout = layoutOf(request, ports);
    if (layout.leafPerNetwork > mostLeafs(request)) {
        const double limit = static_cast<double>(mostLeafs(request) * ports.down * layout.networks);
        const double endpoints = static_cast<double>(request.servers * request.linksPerServer);
        return fail("fabric.too_large", "servers",
                    {argument("endpoints", ArgumentKind::count, endpoints),
                     argument("maximum", ArgumentKind::count, limit)});
    }
    Tree tree;
    if (layout.oneTier)
        tree = Tree{1, layout.leafPerNetwork, 0, 0, 0, 0};
    else
        tree = treeOver(layout.leafPerNetwork, ports, request);
    return describe(request, layout, tree);
}

} // namespace rackwright
