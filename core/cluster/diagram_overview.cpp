#include "core/cluster/diagram.h"
#include "core/cluster/placement.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr float kTileWidth = 16, kTileHeight = 24, kTileGap = 4;
constexpr float kCellWidth = 8, kCellHeight = 3, kCellGap = 1;
constexpr float kBarHeight = 18, kStripHeight = 8;
constexpr float kRibbonHeight = 48; ///< room for the ribbon and its count
constexpr float kFrameHeader = 22, kFramePadding = 6, kFrameGap = 10;
constexpr std::int64_t kChipsInBar = 32;
constexpr std::int64_t kFrames = 16; ///< pods side by side
constexpr std::int64_t kCellsPerFrame = 256;
constexpr std::int64_t kCellColumns = 8;
constexpr float kCardShape = 2.6F; ///< width over height of the card on the screen and in the report
constexpr float kEmptyStrain = 2;  ///< of a column that is not filled, against a shape that is off
constexpr std::int64_t kMostRows = 32;

struct Grid {
    std::int64_t rows = 1, columns = 1;
    float width(float cell, float gap) const { return static_cast<float>(columns) * (cell + gap) - gap; }
    float height(float cell, float gap) const { return static_cast<float>(rows) * (cell + gap) - gap; }
};

float unitWidth(const Grid& grid) {
    return std::max(grid.width(kTileWidth, kTileGap), 64.0F) + 2 * kFramePadding;
}

Grid gridOf(std::int64_t servers, std::int64_t rows) {
    rows = std::clamp<std::int64_t>(rows, 1, std::max<std::int64_t>(1, servers));
    return {rows, (servers + rows - 1) / rows};
}

/// How far the picture of all units is from the shape of the card it hangs in, and from full columns; 0: it
/// fills both.
float strain(const DiagramRequest& request, const Grid& grid) {
    const auto servers = static_cast<float>(unitSpan(request, 0).count);
    const float empty = 1 - servers / static_cast<float>(grid.rows * grid.columns);
    const auto units = static_cast<float>(unitCount(request));
    const float width = units * (unitWidth(grid) + kFrameGap);
    const float height = grid.height(kTileHeight, kTileGap) + kFrameHeader + kBarHeight + kRibbonHeight;
    return std::abs(std::log(width / height / kCardShape)) + kEmptyStrain * empty;
}

/// Rows of tiles for a unit: whole replicas stand above each other when their stages fill whole servers, as
/// many as make the whole picture neither a thin row nor a tower.
Grid tileGrid(const DiagramRequest& request) {
    const std::int64_t servers = unitSpan(request, 0).count;
    const std::int64_t perReplica = serversPerReplica(request.strategy, request.machine.perServer);
    const std::int64_t block = perReplica >= 2 && perReplica <= 8 ? perReplica : 4;
    Grid best = gridOf(servers, block);
    for (std::int64_t rows = 2 * block; rows <= servers && rows <= kMostRows; rows += block) {
        const Grid grid = gridOf(servers, rows);
        if (strain(request, grid) < strain(request, best)) best = grid;
    }
    return best;
}

/// Every switch of a tier over `width`; one box for all of them when they are too many to tell apart.
std::vector<DiagramBox> barOf(DiagramKind kind, std::int64_t count, float y, float width) {
    const bool apart = count <= kChipsInBar;
    const std::int64_t boxes = apart ? count : 1;
    const float step = width / static_cast<float>(boxes);
    std::vector<DiagramBox> bar;
    for (std::int64_t i = 0; i < boxes; ++i) {
        DiagramBox box;
        box.kind = kind;
        box.index = i;
        box.count = apart ? 1 : count;
        box.x = kDiagramMargin + step * static_cast<float>(i);
        box.y = y;
        box.width = apart ? std::max(step - kTileGap, step / 2) : step;
        box.height = kBarHeight;
        bar.push_back(box);
    }
    return bar;
}

/// Index of the box of `bar`, whose first box is `first`, that stands nearest above `x`.
std::int32_t nearest(const std::vector<DiagramBox>& bar, std::int32_t first, float x) {
    std::size_t best = 0;
    for (std::size_t i = 0; i < bar.size(); ++i) {
        if (bar[i].x + bar[i].width / 2 <= x) best = i;
    }
    return first + static_cast<std::int32_t>(best);
}

float middle(const DiagramBox& box) {
    return box.x + box.width / 2;
}

/// A strip of small leaf boxes along the top of a unit.
void addLeafStrip(DiagramLevel& level, const DiagramRequest& request, std::int64_t unit,
                  const DiagramBox& frame, float y) {
    const std::int64_t leafs = std::max<std::int64_t>(1, request.fabric.leafPerUnit);
    const float room = frame.width - 2 * kFramePadding;
    const float step = room / static_cast<float>(leafs);
    for (std::int64_t leaf = 0; leaf < leafs; ++leaf) {
        DiagramBox box;
        box.kind = DiagramKind::leafSwitch;
        box.index = unit * leafs + leaf;
        box.unit = static_cast<std::int32_t>(unit);
        box.rail = static_cast<std::int32_t>(leaf);
        box.x = frame.x + kFramePadding + step * static_cast<float>(leaf);
        box.y = y;
        box.width = std::max(1.0F, step - kTileGap / 2);
        box.height = kStripHeight;
        addBox(level, box);
    }
}

void addTiles(DiagramLevel& level, const DiagramRequest& request, std::int64_t unit, const Grid& grid,
              float x, float y) {
    const UnitSpan span = unitSpan(request, unit);
    for (std::int64_t i = 0; i < span.count; ++i) {
        DiagramBox box = serverBox(request, span.first + i);
        box.unit = static_cast<std::int32_t>(unit);
        box.x = x + static_cast<float>(i / grid.rows) * (kTileWidth + kTileGap);
        box.y = y + static_cast<float>(i % grid.rows) * (kTileHeight + kTileGap);
        box.width = kTileWidth;
        box.height = kTileHeight;
        addBox(level, box);
    }
}

/// One unit: frame, leaf strip and tiles. Returns the index of the frame.
std::int32_t addUnit(DiagramLevel& level, const DiagramRequest& request, std::int64_t unit, const Grid& grid,
                     float x, float y) {
    const UnitSpan span = unitSpan(request, unit);
    const bool leafs = request.fabric.tiers > 0;
    const float strip = leafs ? kStripHeight + kTileGap : 0;
    DiagramBox frame;
    frame.kind = DiagramKind::unitFrame;
    frame.index = unit;
    frame.unit = static_cast<std::int32_t>(unit);
    frame.count = span.count;
    frame.x = x;
    frame.y = y;
    frame.width = unitWidth(grid);
    frame.height = kFrameHeader + strip + grid.height(kTileHeight, kTileGap) + 2 * kFramePadding;
    const std::int32_t index = addBox(level, frame);
    if (leafs) addLeafStrip(level, request, unit, frame, y + kFrameHeader);
    addTiles(level, request, unit, grid, x + kFramePadding, y + kFrameHeader + strip + kFramePadding);
    return index;
}

DiagramLevel drawTiled(const DiagramRequest& request) {
    DiagramLevel level;
    const std::int64_t units = unitCount(request);
    const Grid grid = tileGrid(request);
    const bool spines = request.fabric.spine > 0;
    const float top = spines ? kDiagramMargin + kBarHeight + kRibbonHeight : kDiagramMargin;
    std::vector<std::int32_t> frames;
    float x = kDiagramMargin;
    for (std::int64_t unit = 0; unit < units; ++unit) {
        frames.push_back(addUnit(level, request, unit, grid, x, top));
        x += level.boxes[static_cast<std::size_t>(frames.back())].width + kFrameGap;
    }
    if (!spines) return level;
    const std::vector<DiagramBox> bar =
        barOf(DiagramKind::spineSwitch, request.fabric.spine, kDiagramMargin, x - kFrameGap - kDiagramMargin);
    const auto firstSpine = static_cast<std::int32_t>(level.boxes.size());
    for (const DiagramBox& box : bar)
        addBox(level, box);
    const std::int64_t ribbon = request.fabric.cablesLeafSpine / units;
    for (const std::int32_t frame : frames) {
        const std::int32_t spine =
            nearest(bar, firstSpine, middle(level.boxes[static_cast<std::size_t>(frame)]));
        level.links.push_back({frame, spine, ribbon, request.fabric.linkGbps, LinkClass::compute});
    }
    return level;
}

/// Units, switches and links that one frame of the mosaic stands for.
struct Pod {
    std::int64_t firstUnit = 0, units = 1;
    std::int64_t firstServer = 0, servers = 0;
};

std::int64_t unitsPerPod(const DiagramRequest& request) {
    return request.fabric.tiers < 3 ? 1 : std::max<std::int64_t>(1, request.fabric.unitsPerPod);
}

std::vector<Pod> podsOf(const DiagramRequest& request) {
    const std::int64_t units = unitCount(request);
    const std::int64_t natural = unitsPerPod(request);
    const std::int64_t naturalPods = (units + natural - 1) / natural;
    const std::int64_t merged = (naturalPods + kFrames - 1) / kFrames; // natural pods in one frame
    std::vector<Pod> pods;
    for (std::int64_t unit = 0; unit < units; unit += natural * merged) {
        Pod pod;
        pod.firstUnit = unit;
        pod.units = std::min(natural * merged, units - unit);
        const UnitSpan first = unitSpan(request, unit);
        const UnitSpan last = unitSpan(request, unit + pod.units - 1);
        pod.firstServer = first.first;
        pod.servers = last.first + last.count - first.first;
        pods.push_back(pod);
    }
    return pods;
}

/// Links between the servers of a pod and its leafs; over all pods they add up exactly.
std::int64_t serverLinks(const DiagramRequest& request, const Pod& pod) {
    const std::int64_t links = request.fabric.cablesServerLeaf;
    const std::int64_t end = pod.firstServer + pod.servers;
    return links * end / request.servers - links * pod.firstServer / request.servers;
}

/// `count` things spread over the pods in proportion to their units, adding up exactly.
std::int64_t shareOf(std::int64_t count, const Pod& pod, std::int64_t units) {
    return count * (pod.firstUnit + pod.units) / units - count * pod.firstUnit / units;
}

float addMosaic(DiagramLevel& level, const DiagramRequest& request, const Pod& pod, std::int64_t perCell,
                float x, float y) {
    const std::int64_t cells = (pod.servers + perCell - 1) / perCell;
    float bottom = y;
    for (std::int64_t cell = 0; cell < cells; ++cell) {
        const std::int64_t server = pod.firstServer + cell * perCell;
        DiagramBox box = serverBox(request, server);
        box.count = std::min(perCell, pod.firstServer + pod.servers - server);
        box.unit = static_cast<std::int32_t>(pod.firstUnit);
        box.x = x + static_cast<float>(cell % kCellColumns) * (kCellWidth + kCellGap);
        box.y = y + static_cast<float>(cell / kCellColumns) * (kCellHeight + kCellGap);
        box.width = kCellWidth;
        box.height = kCellHeight;
        bottom = std::max(bottom, box.y + box.height);
        addBox(level, box);
    }
    return bottom;
}

DiagramBox strip(DiagramKind kind, const Pod& pod, std::int64_t count, float x, float y, float width) {
    DiagramBox box;
    box.kind = kind;
    box.index = pod.firstUnit;
    box.unit = static_cast<std::int32_t>(pod.firstUnit);
    box.count = count;
    box.x = x;
    box.y = y;
    box.width = width;
    box.height = kStripHeight;
    return box;
}

float podWidth() {
    return static_cast<float>(kCellColumns) * (kCellWidth + kCellGap) - kCellGap + 2 * kFramePadding;
}

void link(DiagramLevel& level, std::int32_t from, std::int32_t to, std::int64_t count, double gbps) {
    level.links.push_back({from, to, count, gbps, LinkClass::compute});
}

/// One pod: frame, spine strip (three tiers), leaf strip and mosaic, with the counts on the links between
/// them. Returns the index of the frame.
std::int32_t addPod(DiagramLevel& level, const DiagramRequest& request, const Pod& pod, std::int64_t perCell,
                    float x, float y) {
    const FabricOutcome& fabric = request.fabric;
    const std::int64_t units = unitCount(request);
    const float left = x + kFramePadding;
    const float inner = podWidth() - 2 * kFramePadding;
    DiagramBox frame = strip(DiagramKind::unitFrame, pod, pod.servers, x, y, podWidth());
    const std::int32_t frameIndex = addBox(level, frame);
    float at = y + kFrameHeader;
    std::int32_t spines = -1;
    if (fabric.tiers >= 3) {
        spines = addBox(
            level, strip(DiagramKind::spineSwitch, pod, shareOf(fabric.spine, pod, units), left, at, inner));
        at += kStripHeight + kRibbonHeight / 2;
    }
    const std::int32_t leafs =
        addBox(level, strip(DiagramKind::leafSwitch, pod, shareOf(fabric.leaf, pod, units), left, at, inner));
    if (spines >= 0) link(level, leafs, spines, shareOf(fabric.cablesLeafSpine, pod, units), fabric.linkGbps);
    at += kStripHeight + kRibbonHeight / 2;
    const auto firstCell = static_cast<std::int32_t>(level.boxes.size());
    const float bottom = addMosaic(level, request, pod, perCell, left, at);
    if (pod.servers > 0) link(level, firstCell, leafs, serverLinks(request, pod), fabric.linkGbps);
    DiagramBox& stored = level.boxes[static_cast<std::size_t>(frameIndex)];
    stored.height = bottom + kFramePadding - stored.y;
    level.height = std::max(level.height, stored.y + stored.height + kDiagramMargin);
    return frameIndex;
}

DiagramLevel drawMosaic(const DiagramRequest& request) {
    DiagramLevel level;
    const FabricOutcome& fabric = request.fabric;
    const std::vector<Pod> pods = podsOf(request);
    std::int64_t largest = 1;
    for (const Pod& pod : pods)
        largest = std::max(largest, pod.servers);
    const std::int64_t perCell = (largest + kCellsPerFrame - 1) / kCellsPerFrame;
    const float step = podWidth() + kFrameGap;
    std::vector<DiagramBox> bar;
    if (fabric.tiers >= 2) {
        const bool three = fabric.tiers >= 3;
        bar = barOf(three ? DiagramKind::coreSwitch : DiagramKind::spineSwitch,
                    three ? fabric.core : fabric.spine, kDiagramMargin,
                    static_cast<float>(pods.size()) * step - kFrameGap);
    }
    for (const DiagramBox& box : bar)
        addBox(level, box);
    const float top = bar.empty() ? kDiagramMargin : kDiagramMargin + kBarHeight + kRibbonHeight;
    const std::int64_t upward = fabric.tiers >= 3 ? fabric.cablesSpineCore : fabric.cablesLeafSpine;
    for (std::size_t i = 0; i < pods.size(); ++i) {
        const std::int32_t frame =
            addPod(level, request, pods[i], perCell, kDiagramMargin + static_cast<float>(i) * step, top);
        if (bar.empty()) continue;
        const std::int32_t above = nearest(bar, 0, middle(level.boxes[static_cast<std::size_t>(frame)]));
        link(level, frame, above, shareOf(upward, pods[i], unitCount(request)), fabric.linkGbps);
    }
    return level;
}

} // namespace

DiagramLevel drawOverview(const DiagramRequest& request) {
    const bool tooWide = unitCount(request) > kTiledServers / 4;
    const bool tiled = request.servers <= kTiledServers && request.fabric.tiers < 3 && !tooWide;
    return tiled ? drawTiled(request) : drawMosaic(request);
}

} // namespace rackwright
