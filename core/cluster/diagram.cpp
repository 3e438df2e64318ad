#include "core/cluster/diagram.h"

#include "core/cluster/placement.h"

#include <algorithm>

namespace rackwright {

Diagram drawCluster(const DiagramRequest& request) {
    return {drawOverview(request), drawUnit(request, 0), drawServer(request)};
}

std::int32_t addBox(DiagramLevel& level, const DiagramBox& box) {
    level.boxes.push_back(box);
    level.width = std::max(level.width, box.x + box.width + kDiagramMargin);
    level.height = std::max(level.height, box.y + box.height + kDiagramMargin);
    return static_cast<std::int32_t>(level.boxes.size()) - 1;
}

std::int64_t unitCount(const DiagramRequest& request) {
    return std::max<std::int64_t>(1, request.fabric.units);
}

UnitSpan unitSpan(const DiagramRequest& request, std::int64_t unit) {
    const std::int64_t units = unitCount(request);
    // Adapters that do not divide a leaf's ports put more servers on some units than a whole number says.
    const std::int64_t least = (request.servers + units - 1) / units;
    const std::int64_t perUnit = std::max(least, request.fabric.serversPerUnit / request.nodesPerServer);
    const std::int64_t first = std::min(unit * perUnit, request.servers);
    return {first, std::min(perUnit, request.servers - first)};
}

DiagramBox serverBox(const DiagramRequest& request, std::int64_t server) {
    const ServerPlace place = placeOf(request.strategy, server, request.machine.perServer);
    DiagramBox box;
    box.kind = DiagramKind::server;
    box.index = server;
    box.rack = static_cast<std::int32_t>(server / request.serversPerRack);
    box.spare = server >= request.servers - request.spares;
    box.stage = place.stage;
    box.lastStage = place.lastStage;
    box.replica = place.replica;
    box.lastReplica = place.lastReplica;
    return box;
}

int scaleUpSwitches(const Accelerator& accelerator, bool rackScale) {
    if (accelerator.scaleUp != ScaleUpTopology::nvswitch) return 0;
    if (rackScale) return 18;
    if (accelerator.architecture == "ampere") return 6;
    if (accelerator.architecture == "hopper") return 4;
    if (accelerator.architecture == "blackwell") return 2;
    return 1;
}

} // namespace rackwright
