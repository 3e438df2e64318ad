#include "ui/pictures/topology_colors.h"
#include "ui/pictures/topology_glyphs.h"
#include "ui/pictures/topology_words.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

using ColoredPath = std::pair<QColor, QPainterPath>;

/// A band from the frame up to the bar, as wide as the logarithm of its count, narrower above an
/// oversubscribed tier.
/// `load`: share of the step that its busiest link is busy.
void paintRibbon(QPainter& painter, const DiagramLink& link, const QRectF& below, const QRectF& above,
                 double load, const TopologyLook& look) {
    const Tokens& tokens = look.context.tokens;
    const double share = std::clamp(0.32 + 0.05 * std::log2(static_cast<double>(link.count) + 1), 0.35, 0.85);
    const double wide = below.width() * share;
    const double narrow = wide * 0.72 / std::max(1.0, look.fabric.oversubscription);
    const double x = below.center().x();
    QPainterPath band;
    band.moveTo(x - wide / 2, below.top());
    band.lineTo(x - narrow / 2, above.bottom());
    band.lineTo(x + narrow / 2, above.bottom());
    band.lineTo(x + wide / 2, below.top());
    band.closeSubpath();
    const bool loaded = look.coloring == TopologyColoring::load;
    painter.fillPath(band, loaded ? mixed(tokens.panel, loadColor(load, tokens), 0.45) : tokens.accentSoft);
    QFont bold = diagramFont(TextUse::caption, look);
    bold.setBold(true);
    const QRectF text(below.left(), above.bottom(), below.width(), below.top() - above.bottom());
    if (drawFitting(painter, text, Qt::AlignCenter, TopologyWords::ribbon(link, look), bold, tokens.accent))
        return;
    const QString count = look.context.format.count(static_cast<double>(link.count));
    drawFitting(painter, text, Qt::AlignCenter, count, bold, tokens.accent);
}

// Opaque: blending a thousand translucent lines costs ten times as much.
QColor linkColor(const DiagramLink& link, const TopologyLook& look) {
    const Tokens& tokens = look.context.tokens;
    if (link.kind == LinkClass::scaleUp) return mixed(tokens.panel, tokens.linkScaleUp, 0.7);
    if (link.kind == LinkClass::storage) return tokens.linkStorage;
    return link.kind == LinkClass::compute ? mixed(tokens.panel, tokens.line, 0.6) : tokens.linkPcie;
}

bool onRail(const DiagramLevel& level, const DiagramLink& link, int rail) {
    if (rail < 0 || link.kind != LinkClass::compute) return false;
    return level.boxes[static_cast<std::size_t>(link.from)].rail == rail ||
           level.boxes[static_cast<std::size_t>(link.to)].rail == rail;
}

void addLine(QPainterPath& path, const QRectF& a, const QRectF& b) {
    const QRectF& low = a.center().y() >= b.center().y() ? a : b;
    const QRectF& high = a.center().y() >= b.center().y() ? b : a;
    if (std::abs(low.center().y() - high.center().y()) < 1) { // neighbours of a mesh: an arc above them
        path.moveTo(a.center().x(), a.top());
        const double lift = std::min(46.0, 10 + std::abs(b.center().x() - a.center().x()) * 0.12);
        path.quadTo((a.center().x() + b.center().x()) / 2, a.top() - 2 * lift, b.center().x(), b.top());
        return;
    }
    path.moveTo(low.center().x(), low.top());
    path.lineTo(high.center().x(), high.bottom());
}

QPainterPath& pathOf(std::vector<ColoredPath>& paths, const QColor& color) {
    for (ColoredPath& path : paths)
        if (path.first == color) return path.second;
    return paths.emplace_back(color, QPainterPath()).second;
}

QRectF plainRect(const DiagramBox& box) {
    return {box.x, box.y, box.width, box.height};
}

void paintRibbons(QPainter& painter, const DiagramLevel& level, const std::vector<int>& links,
                  const TopologyLook& look) {
    for (const int i : links) {
        const DiagramLink& link = level.links[static_cast<std::size_t>(i)];
        const QRectF above = plainRect(level.boxes[static_cast<std::size_t>(link.to)]);
        const DiagramBox& from = level.boxes[static_cast<std::size_t>(link.from)];
        // A mosaic hangs on its first cell; its ribbon is as wide as the strip above.
        const QRectF below = from.kind == DiagramKind::server ? QRectF(above.left(), from.y, above.width(), 1)
                                                              : plainRect(from);
        paintRibbon(painter, link, below, above, loadAbove(from, look), look);
    }
}

} // namespace

// Links of one colour are one path: a unit has more than a thousand of them.
void paintLinks(QPainter& painter, const DiagramLevel& level, const std::vector<int>& links,
                const TopologyLook& look) {
    if (look.depth == TopologyDepth::overview) {
        paintRibbons(painter, level, links, look);
        return;
    }
    QPainterPath lit;
    std::vector<ColoredPath> paths;
    for (const int i : links) {
        const DiagramLink& link = level.links[static_cast<std::size_t>(i)];
        const QRectF from = plainRect(level.boxes[static_cast<std::size_t>(link.from)]);
        const QRectF to = plainRect(level.boxes[static_cast<std::size_t>(link.to)]);
        addLine(onRail(level, link, look.rail) ? lit : pathOf(paths, linkColor(link, look)), from, to);
    }
    painter.setBrush(Qt::NoBrush);
    for (const auto& [color, path] : paths) {
        painter.setPen(QPen(color, 1 / look.scale));
        painter.drawPath(path);
    }
    painter.setPen(QPen(look.context.tokens.accent, 1.4 / look.scale));
    painter.drawPath(lit);
}

} // namespace rackwright
