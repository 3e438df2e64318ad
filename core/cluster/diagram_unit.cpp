#include "core/cluster/diagram.h"

#include <algorithm>

namespace rackwright {

namespace {

constexpr float kServerWidth = 24, kServerHeight = 90, kServerGap = 4;
constexpr float kSwitchHeight = 30, kSwitchGap = 8, kSwitchMinimum = 20;
constexpr float kLinkRoom = 90; ///< between two rows
constexpr std::int64_t kSpinesShown = 64;
constexpr float kRowMinimum = 640;

/// A row of `count` equal boxes over `width`; returns the index of the first.
std::int32_t addRow(DiagramLevel& level, DiagramBox box, std::int64_t firstIndex, std::int64_t count,
                    float width, float y) {
    const float step = width / static_cast<float>(count);
    std::int32_t first = -1;
    for (std::int64_t i = 0; i < count; ++i) {
        box.index = firstIndex + i;
        box.rail = box.kind == DiagramKind::leafSwitch ? static_cast<std::int32_t>(i) : -1;
        box.x = kDiagramMargin + step * static_cast<float>(i);
        box.y = y;
        box.width = std::max(kSwitchMinimum / 2, step - kSwitchGap);
        box.height = kSwitchHeight;
        const std::int32_t index = addBox(level, box);
        if (first < 0) first = index;
    }
    return first;
}

/// Spines that the leafs of one unit reach: all of them in two tiers, its pod's in three.
std::int64_t reachableSpines(const DiagramRequest& request) {
    const std::int64_t spines = request.fabric.tiers >= 3
                                    ? std::min<std::int64_t>(request.fabric.spine, request.radix / 2)
                                    : request.fabric.spine;
    return std::min(spines, kSpinesShown);
}

/// In a rail-only network every rail has spines of its own; else every leaf reaches all of them.
void linkLeafsToSpines(DiagramLevel& level, const DiagramRequest& request, std::int32_t spine,
                       std::int64_t spines, std::int32_t leaf, std::int64_t leafs) {
    const std::int64_t uplinks =
        request.fabric.cablesLeafSpine / std::max<std::int64_t>(1, request.fabric.leaf);
    const bool apart = request.fabric.kind == FabricKind::railOnly && spines >= leafs;
    for (std::int64_t l = 0; l < leafs; ++l) {
        const std::int64_t first = apart ? spines * l / leafs : 0;
        const std::int64_t reached = (apart ? spines * (l + 1) / leafs : spines) - first;
        for (std::int64_t s = 0; s < reached; ++s) {
            // Uplinks that do not divide evenly leave some pairs one link richer.
            const std::int64_t count = uplinks * (s + 1) / reached - uplinks * s / reached;
            if (count == 0) continue;
            level.links.push_back({leaf + static_cast<std::int32_t>(l),
                                   spine + static_cast<std::int32_t>(first + s), count,
                                   request.fabric.linkGbps, LinkClass::compute});
        }
    }
}

/// NIC i of every server goes to leaf i of the unit; with fewer leafs than NICs a leaf takes several.
void linkServersToLeafs(DiagramLevel& level, const DiagramRequest& request, std::int32_t leaf,
                        std::int64_t leafs, std::int32_t server, std::int64_t servers) {
    for (std::int32_t s = 0; s < servers; ++s) {
        for (std::int32_t l = 0; l < leafs; ++l) {
            const std::int64_t count = request.nics * (l + 1) / leafs - request.nics * l / leafs;
            if (count > 0)
                level.links.push_back(
                    {server + s, leaf + l, count, request.fabric.linkGbps, LinkClass::compute});
        }
    }
}

} // namespace

DiagramLevel drawUnit(const DiagramRequest& request, std::int64_t unit) {
    DiagramLevel level;
    const UnitSpan span = unitSpan(request, unit);
    const std::int64_t servers = std::max<std::int64_t>(1, span.count);
    const float width = std::max(kRowMinimum, static_cast<float>(servers) * (kServerWidth + kServerGap));
    float y = kDiagramMargin;
    DiagramBox box;
    box.unit = static_cast<std::int32_t>(unit);

    const std::int64_t spines = reachableSpines(request);
    std::int32_t firstSpine = -1;
    if (spines > 0) {
        box.kind = DiagramKind::spineSwitch;
        firstSpine = addRow(level, box, 0, spines, width, y);
        y += kSwitchHeight + kLinkRoom;
    }
    const std::int64_t leafs =
        request.fabric.tiers > 0 ? std::max<std::int64_t>(1, request.fabric.leafPerUnit) : 0;
    std::int32_t firstLeaf = -1;
    if (leafs > 0) {
        box.kind = DiagramKind::leafSwitch;
        firstLeaf = addRow(level, box, unit * leafs, leafs, width, y);
        y += kSwitchHeight + kLinkRoom;
        if (spines > 0) linkLeafsToSpines(level, request, firstSpine, spines, firstLeaf, leafs);
    }
    const auto firstServer = static_cast<std::int32_t>(level.boxes.size());
    const float step = width / static_cast<float>(servers);
    for (std::int64_t i = 0; i < servers; ++i) {
        DiagramBox tile = serverBox(request, span.first + i);
        tile.unit = static_cast<std::int32_t>(unit);
        tile.width = std::min(step - kServerGap, 3 * kServerWidth);
        tile.x = kDiagramMargin + step * static_cast<float>(i) + (step - kServerGap - tile.width) / 2;
        tile.y = y;
        tile.height = kServerHeight;
        addBox(level, tile);
    }
    if (leafs > 0) linkServersToLeafs(level, request, firstLeaf, leafs, firstServer, servers);
    return level;
}

} // namespace rackwright
