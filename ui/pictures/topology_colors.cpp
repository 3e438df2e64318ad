#include "ui/pictures/topology_colors.h"

#include "ui/pictures/topology_words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace rackwright {

namespace {

constexpr int kStagesNamed = 4;
constexpr double kSwatch = 10;
constexpr double kSpace = 5;

/// Servers that one tensor-parallel group spreads over.
int serversPerTensorGroup(const TopologyLook& look) {
    const int perServer = std::max(1, look.machine.perServer);
    return std::max(1, look.strategy.tp / perServer);
}

/// Neighbouring groups take two tones of one colour, so that their border can be seen.
QColor twoTone(const QColor& color, std::int64_t group, const Tokens& tokens) {
    return mixed(tokens.panel, color, group % 2 == 0 ? 0.85 : 0.5);
}

QColor partnerColor(const DiagramBox& box, const TopologyLook& look) {
    const Tokens& tokens = look.context.tokens;
    if (!look.partners) return tokens.panel2;
    const std::int64_t own = look.partners->accelerator / std::max(1, look.machine.perServer);
    if (own >= box.index && own < box.index + box.count) return tokens.accent;
    // A cell of a mosaic stands for several servers: the first partner among them gives the colour.
    const auto found = look.partners->servers.lower_bound(box.index);
    if (found == look.partners->servers.end() || found->first >= box.index + box.count) return tokens.panel2;
    return dimensionColor(found->second, tokens);
}

QString rankRange(std::int32_t first, std::int32_t last) {
    return last > first ? QStringLiteral("%1–%2").arg(first).arg(last) : QString::number(first);
}

} // namespace

std::shared_ptr<const Partners> partnersOf(const Strategy& strategy, std::int64_t accelerator,
                                           int acceleratorsPerServer) {
    auto partners = std::make_shared<Partners>();
    partners->accelerator = accelerator;
    const int perServer = std::max(1, acceleratorsPerServer);
    for (const Dimension dimension :
         {Dimension::data, Dimension::pipeline, Dimension::expert, Dimension::context, Dimension::tensor}) {
        for (const std::int64_t member : groupOf(strategy, accelerator, dimension, perServer)) {
            if (member == accelerator) continue;
            partners->accelerators[member] = dimension;
            partners->servers[member / perServer] = dimension;
        }
    }
    return partners;
}

QColor dimensionColor(Dimension dimension, const Tokens& tokens) {
    switch (dimension) {
    case Dimension::tensor:
        return tokens.tp;
    case Dimension::context:
        return tokens.cp;
    case Dimension::expert:
        return tokens.ep;
    case Dimension::pipeline:
        return tokens.pp;
    case Dimension::data:
        return tokens.dp;
    }
    return tokens.panel2;
}

QColor loadColor(double share, const Tokens& tokens) {
    const double load = std::clamp(share, 0.0, 1.0);
    return load < 0.5 ? mixed(tokens.ok, tokens.warn, load * 2)
                      : mixed(tokens.warn, tokens.bad, load * 2 - 1);
}

double loadAbove(const DiagramBox& box, const TopologyLook& look) {
    if (box.kind == DiagramKind::server || box.kind == DiagramKind::nic) return look.tierShare[1];
    if (box.kind == DiagramKind::leafSwitch || box.kind == DiagramKind::unitFrame) return look.tierShare[2];
    if (box.kind == DiagramKind::spineSwitch || box.kind == DiagramKind::coreSwitch)
        return look.fabric.tiers >= 3 ? look.tierShare[3] : look.tierShare[2];
    return look.tierShare[0];
}

QColor serverColor(const DiagramBox& box, const TopologyLook& look) {
    const Tokens& tokens = look.context.tokens;
    switch (look.coloring) {
    case TopologyColoring::rack:
        return box.rack < 0 ? tokens.panel2 : twoTone(tokens.accent, box.rack, tokens);
    case TopologyColoring::domain:
        return box.spare ? tokens.ok : twoTone(tokens.info, std::max(0, box.unit), tokens);
    case TopologyColoring::load:
        return box.stage < 0 ? tokens.panel2 : loadColor(look.tierShare[1], tokens);
    case TopologyColoring::partners:
        return partnerColor(box, look);
    case TopologyColoring::tensor:
    case TopologyColoring::pipeline:
    case TopologyColoring::data:
    case TopologyColoring::rail:
        break;
    }
    if (box.stage < 0 || look.coloring == TopologyColoring::rail) return tokens.panel2;
    if (look.coloring == TopologyColoring::tensor)
        return twoTone(tokens.tp, box.index / serversPerTensorGroup(look), tokens);
    if (look.coloring == TopologyColoring::data) return twoTone(tokens.dp, box.replica, tokens);
    return stageColor(tokens, box.stage, look.strategy.pp);
}

QColor acceleratorColor(const DiagramBox& box, const TopologyLook& look) {
    const Tokens& tokens = look.context.tokens;
    if (look.coloring == TopologyColoring::load) return loadColor(look.tierShare[0], tokens);
    if (look.coloring == TopologyColoring::partners && look.partners) {
        const std::int64_t own = look.server * std::max(1, look.machine.perServer) + box.index;
        if (own == look.partners->accelerator) return tokens.accent;
        const auto found = look.partners->accelerators.find(own);
        return found == look.partners->accelerators.end() ? tokens.panel2
                                                          : dimensionColor(found->second, tokens);
    }
    return look.coloring == TopologyColoring::tensor || look.strategy.tp > 1 ? tokens.tp : tokens.dp;
}

QString serverMark(const DiagramBox& box, const TopologyLook& look) {
    if (box.count > 1) return {};
    if (look.coloring == TopologyColoring::rack)
        return box.rack < 0 ? QString() : QString::number(box.rack + 1);
    if (look.coloring == TopologyColoring::domain) return box.spare ? QStringLiteral("+") : QString();
    if (box.stage < 0) return {};
    switch (look.coloring) {
    case TopologyColoring::tensor:
        return QStringLiteral("T%1").arg(std::min(look.strategy.tp, std::max(1, look.machine.perServer)));
    case TopologyColoring::pipeline:
        return rankRange(box.stage + 1, std::max(box.stage, box.lastStage) + 1);
    case TopologyColoring::data:
        return rankRange(box.replica, box.lastReplica);
    default:
        return {};
    }
}

std::vector<LegendEntry> topologyLegend(const TopologyLook& look) {
    const Tokens& tokens = look.context.tokens;
    std::vector<LegendEntry> legend;
    switch (look.coloring) {
    case TopologyColoring::pipeline:
        for (int stage = 0; stage < std::min(look.strategy.pp, kStagesNamed); ++stage)
            legend.push_back({stageColor(tokens, stage, look.strategy.pp), TopologyWords::stage(stage)});
        break;
    case TopologyColoring::partners:
        legend.push_back({tokens.accent, TopologyWords::picked(look)});
        for (const auto& [degree, dimension, name] : {std::tuple{look.strategy.tp, Dimension::tensor, "TP"},
                                                      std::tuple{look.strategy.cp, Dimension::context, "CP"},
                                                      std::tuple{look.strategy.ep, Dimension::expert, "EP"},
                                                      std::tuple{look.strategy.pp, Dimension::pipeline, "PP"},
                                                      std::tuple{look.strategy.dp, Dimension::data, "DP"}})
            if (degree > 1) legend.push_back({dimensionColor(dimension, tokens), QString::fromLatin1(name)});
        break;
    case TopologyColoring::load:
        for (std::size_t tier = 0; tier < look.tierShare.size(); ++tier)
            if (look.tierShare[tier] > 0)
                legend.push_back(
                    {loadColor(look.tierShare[tier], tokens), TopologyWords::tierLoad(tier, look)});
        break;
    case TopologyColoring::domain:
        legend = {{twoTone(tokens.info, 0, tokens), TopologyWords::sharedLeafs()},
                  {twoTone(tokens.info, 1, tokens), TopologyWords::nextInTurn()},
                  {tokens.ok, TopologyWords::spare()}};
        break;
    case TopologyColoring::rack:
        legend = {{twoTone(tokens.accent, 0, tokens), TopologyWords::racks()},
                  {twoTone(tokens.accent, 1, tokens), TopologyWords::nextInTurn()}};
        break;
    case TopologyColoring::tensor:
        legend = {{twoTone(tokens.tp, 0, tokens), TopologyWords::tensorGroups()},
                  {twoTone(tokens.tp, 1, tokens), TopologyWords::nextInTurn()}};
        break;
    case TopologyColoring::data:
        legend = {{twoTone(tokens.dp, 0, tokens), TopologyWords::replicas()},
                  {twoTone(tokens.dp, 1, tokens), TopologyWords::nextInTurn()}};
        break;
    case TopologyColoring::rail:
        legend.push_back({tokens.accent, TopologyWords::rail(std::max(0, look.rail))});
        break;
    }
    return legend;
}

void paintTopologyLegend(QPainter& painter, const QRectF& area, const TopologyLook& look) {
    const ViewContext& context = look.context;
    painter.setFont(context.font(TextUse::caption));
    const QFontMetricsF metrics(painter.font());
    const double side = kSwatch * context.textScale;
    double x = area.left();
    for (const LegendEntry& entry : topologyLegend(look)) {
        const double width = side + kSpace + metrics.horizontalAdvance(entry.text) + 2 * kSpace;
        if (x + width > area.right()) return;
        painter.setPen(context.tokens.line);
        painter.setBrush(entry.color);
        painter.drawRect(QRectF(x, area.center().y() - side / 2, side, side));
        painter.setPen(context.tokens.ink2);
        painter.drawText(QRectF(x + side + kSpace, area.top(), width, area.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, entry.text);
        x += width + kSpace;
    }
}

} // namespace rackwright
