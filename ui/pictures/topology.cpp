#include "ui/pictures/topology.h"

#include "core/cluster/placement.h"
#include "ui/pictures/topology_glyphs.h"
#include "ui/pictures/topology_words.h"

#include <QPainter>

#include <algorithm>

namespace rackwright {

namespace {

constexpr double kBracketRoom = 24; ///< scene units
constexpr double kTileGap = 5;      ///< the widest gap between tiles of one block, scene units

/// Takes servers numbered `end` and above out, with their links.
void dropServersFrom(DiagramLevel& level, std::int64_t end) {
    std::vector<std::int32_t> moved(level.boxes.size(), -1);
    std::vector<DiagramBox> kept;
    for (std::size_t i = 0; i < level.boxes.size(); ++i) {
        if (level.boxes[i].kind == DiagramKind::server && level.boxes[i].index >= end) continue;
        moved[i] = static_cast<std::int32_t>(kept.size());
        kept.push_back(level.boxes[i]);
    }
    std::erase_if(level.links, [&](const DiagramLink& link) {
        return moved[static_cast<std::size_t>(link.from)] < 0 || moved[static_cast<std::size_t>(link.to)] < 0;
    });
    for (DiagramLink& link : level.links) {
        link.from = moved[static_cast<std::size_t>(link.from)];
        link.to = moved[static_cast<std::size_t>(link.to)];
    }
    level.boxes = std::move(kept);
}

} // namespace

TopologyLook topologyLook(const Outcome& outcome, const ViewContext& context) {
    TopologyLook look;
    look.context = context;
    look.strategy = outcome.strategy;
    look.fabric = outcome.cluster.compute;
    look.machine = outcome.machine;
    look.acceleratorName = QString::fromStdString(outcome.acceleratorName);
    const std::vector<TierLoad>& tiers = outcome.cluster.traffic.tiers;
    for (std::size_t i = 0; i < std::min(tiers.size(), look.tierShare.size()); ++i)
        look.tierShare[i] = tiers[i].share;
    return look;
}

const DiagramLevel& diagramLevel(const Diagram& diagram, TopologyDepth depth) {
    if (depth == TopologyDepth::unit) return diagram.unit;
    return depth == TopologyDepth::server ? diagram.server : diagram.overview;
}

QString boxSentence(const DiagramBox& box, const TopologyLook& look) {
    return TopologyWords::sentence(box, look);
}

// The switches of an overview stand over its whole width; the caption of their bar needs the left end.
QRectF boxRect(const DiagramBox& box, const TopologyLook& look) {
    const QRectF plain(box.x, box.y, box.width, box.height);
    const bool chip = look.depth == TopologyDepth::overview && box.unit < 0 && box.count == 1 &&
                      (box.kind == DiagramKind::spineSwitch || box.kind == DiagramKind::coreSwitch);
    if (!chip) return plain;
    const auto tier =
        static_cast<double>(box.kind == DiagramKind::spineSwitch ? look.fabric.spine : look.fabric.core);
    const double step =
        box.index > 0 ? (box.x - kBarStart) / static_cast<double>(box.index) : box.width * 1.2;
    const double whole = step * std::max(1.0, tier);
    const double caption = barCaptionWidth(look);
    if (caption > whole * 0.5) return plain;
    const double squeeze = (whole - caption) / whole;
    return {kBarStart + caption + (plain.left() - kBarStart) * squeeze, plain.top(), plain.width() * squeeze,
            plain.height()};
}

std::vector<DiagramGroup> groupsOf(const DiagramLevel& level, TopologyDepth depth) {
    std::vector<DiagramGroup> groups(1);
    const int boxes = static_cast<int>(level.boxes.size());
    std::vector<std::size_t> home(level.boxes.size(), 0);
    for (int i = 0; i < boxes; ++i) {
        const DiagramBox& box = level.boxes[static_cast<std::size_t>(i)];
        if (depth == TopologyDepth::overview) {
            const int unit = box.unit;
            const auto known = std::find_if(groups.begin(), groups.end(),
                                            [unit](const DiagramGroup& g) { return g.unit == unit; });
            home[static_cast<std::size_t>(i)] = static_cast<std::size_t>(known - groups.begin());
            if (known == groups.end()) groups.push_back({unit, {}, {}, {}});
        } else {
            home[static_cast<std::size_t>(i)] = groups.size();
            groups.push_back({});
        }
        DiagramGroup& group = groups[home[static_cast<std::size_t>(i)]];
        group.boxes.push_back(i);
        group.bounds |= QRectF(box.x, box.y, box.width, box.height);
    }
    for (std::size_t i = 0; i < level.links.size(); ++i) {
        const std::size_t from = home[static_cast<std::size_t>(level.links[i].from)];
        const std::size_t to = home[static_cast<std::size_t>(level.links[i].to)];
        groups[from == to ? from : 0].links.push_back(static_cast<int>(i));
    }
    groups.front().bounds = QRectF(0, 0, level.width, level.height);
    return groups;
}

void paintGroup(QPainter& painter, const DiagramLevel& level, const DiagramGroup& group,
                const TopologyLook& look) {
    const auto box = [&](int i) -> const DiagramBox& { return level.boxes[static_cast<std::size_t>(i)]; };
    if (look.depth == TopologyDepth::overview && group.unit < 0) paintBars(painter, level, look);
    for (const int i : group.boxes)
        if (box(i).kind == DiagramKind::unitFrame) paintBox(painter, box(i), look);
    paintLinks(painter, level, group.links, look);
    for (const int i : group.boxes)
        if (box(i).kind != DiagramKind::unitFrame) paintBox(painter, box(i), look);
}

std::vector<QRectF> replicaOutline(const DiagramLevel& level, int replica) {
    QRectF column;
    std::vector<QRectF> apart;
    double covered = 0;
    for (const DiagramBox& box : level.boxes) {
        const bool member = box.kind == DiagramKind::server && box.stage >= 0 && box.count == 1 &&
                            replica >= box.replica && replica <= std::max(box.replica, box.lastReplica);
        if (!member) continue;
        const QRectF rect(box.x, box.y, box.width, box.height);
        apart.push_back(rect);
        column |= rect;
        covered += (rect.width() + kTileGap) * (rect.height() + kTileGap);
    }
    if (!apart.empty() && covered >= column.width() * column.height()) apart.assign(1, column);
    return apart;
}

void paintReplica(QPainter& painter, const DiagramLevel& level, const TopologyLook& look) {
    if (look.replica < 0) return;
    painter.setPen(QPen(look.context.tokens.accent, 2.4 / look.scale));
    painter.setBrush(Qt::NoBrush);
    for (const QRectF& rect : replicaOutline(level, look.replica))
        painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 3, 3);
}

std::int64_t serversPerUnit(const Diagram& diagram) {
    return std::max<std::int64_t>(
        1, std::ranges::count(diagram.unit.boxes, DiagramKind::server, &DiagramBox::kind));
}

DiagramLevel unitLevel(const Diagram& diagram, int unit, const TopologyLook& look) {
    DiagramLevel level = diagram.unit;
    if (unit <= 0) return level;
    const std::int64_t perUnit = serversPerUnit(diagram);
    const std::int64_t leafs = std::ranges::count(level.boxes, DiagramKind::leafSwitch, &DiagramBox::kind);
    std::int64_t servers = 0;
    std::int64_t spares = 0;
    for (const DiagramBox& box : diagram.overview.boxes) {
        if (box.kind != DiagramKind::server) continue;
        servers += box.count;
        spares += box.spare ? box.count : 0;
    }
    std::int64_t perRack = 1; // of the first rack
    for (const DiagramBox& box : level.boxes)
        if (box.kind == DiagramKind::server && box.rack == 0) perRack = std::max(perRack, box.index + 1);
    for (DiagramBox& box : level.boxes) {
        box.unit = unit;
        if (box.kind == DiagramKind::leafSwitch) box.index += unit * leafs;
        if (box.kind != DiagramKind::server) continue;
        box.index += unit * perUnit;
        const ServerPlace place = placeOf(look.strategy, box.index, std::max(1, look.machine.perServer));
        box.stage = place.stage;
        box.lastStage = place.lastStage;
        box.replica = place.replica;
        box.lastReplica = place.lastReplica;
        box.rack = static_cast<std::int32_t>(box.index / perRack);
        box.spare = box.index >= servers - spares;
    }
    dropServersFrom(level, servers);
    return level;
}

QSizeF diagramSize(const DiagramLevel& level, TopologyDepth depth) {
    const double brackets = depth == TopologyDepth::unit ? kBracketRoom : 0;
    return {static_cast<double>(level.width), static_cast<double>(level.height) + brackets};
}

void paintTopology(QPainter& painter, const QRectF& area, const DiagramLevel& level, TopologyLook look) {
    const QSizeF size = diagramSize(level, look.depth);
    if (size.isEmpty()) return;
    look.scale = std::min(area.width() / size.width(), area.height() / size.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.left() + (area.width() - size.width() * look.scale) / 2, area.top());
    painter.scale(look.scale, look.scale);
    for (const DiagramGroup& group : groupsOf(level, look.depth))
        paintGroup(painter, level, group, look);
    paintReplicaBrackets(painter, level, look);
    paintReplica(painter, level, look);
    painter.restore();
}

} // namespace rackwright
