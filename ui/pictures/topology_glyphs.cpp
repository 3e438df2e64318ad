#include "ui/pictures/topology_glyphs.h"

#include "ui/pictures/topology_colors.h"
#include "ui/pictures/topology_words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kSmallestTile = 3; // px: below this a box is a plain cell

bool isSwitch(DiagramKind kind) {
    return kind == DiagramKind::coreSwitch || kind == DiagramKind::spineSwitch ||
           kind == DiagramKind::leafSwitch;
}

double screenHeight(const QRectF& rect, const TopologyLook& look) {
    return rect.height() * look.scale;
}

void paintFrame(QPainter& painter, const DiagramBox& box, const QRectF& rect, const TopologyLook& look) {
    const Tokens& tokens = look.context.tokens;
    painter.setPen(QPen(tokens.line, 1 / look.scale));
    painter.setBrush(tokens.panel2);
    painter.drawRoundedRect(rect, 4, 4);
    const QRectF header(rect.left() + 6, rect.top() + 2, rect.width() - 12, 18);
    QFont bold = diagramFont(TextUse::caption, look);
    bold.setBold(true);
    const QString title = TopologyWords::boxTitle(box, look);
    const double used = QFontMetricsF(bold).horizontalAdvance(title);
    if (!drawFitting(painter, header, Qt::AlignLeft | Qt::AlignVCenter, title, bold, tokens.ink)) return;
    drawFitting(painter, header.adjusted(used + 6, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter,
                TopologyWords::boxFacts(box, look), diagramFont(TextUse::smallest, look), tokens.ink3);
}

void paintServer(QPainter& painter, const DiagramBox& box, const QRectF& rect, const TopologyLook& look) {
    const Tokens& tokens = look.context.tokens;
    QColor fill = serverColor(box, look);
    if (look.stage >= 0 && (look.stage < box.stage || look.stage > std::max(box.stage, box.lastStage)))
        fill = mixed(tokens.panel2, fill, 0.35);
    if (screenHeight(rect, look) < 2 * kSmallestTile) {
        painter.fillRect(rect, fill);
        return;
    }
    const bool plain = fill == tokens.panel2;
    painter.setPen(plain ? QPen(tokens.line, 1 / look.scale) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawRoundedRect(rect, 2, 2);
    const QColor ink = plain ? tokens.ink2 : textOn(fill);
    if (look.depth != TopologyDepth::unit) {
        drawFitting(painter, rect, Qt::AlignCenter, serverMark(box, look),
                    diagramFont(TextUse::smallest, look), ink);
        return;
    }
    const double half = rect.height() / 2;
    drawFitting(painter, rect.adjusted(0, 0, 0, -half), Qt::AlignCenter, TopologyWords::boxTitle(box, look),
                diagramFont(TextUse::smallest, look), ink);
    QFont bold = diagramFont(TextUse::smallest, look);
    bold.setBold(true);
    drawFitting(painter, rect.adjusted(0, half, 0, 0), Qt::AlignCenter, serverMark(box, look), bold, ink);
}

void paintSwitch(QPainter& painter, const DiagramBox& box, const QRectF& rect, const TopologyLook& look) {
    const Tokens& tokens = look.context.tokens;
    const bool lit = look.rail >= 0 && box.rail == look.rail && box.kind == DiagramKind::leafSwitch;
    const bool loaded = look.coloring == TopologyColoring::load;
    const QColor load = loadColor(loadAbove(box, look), tokens);
    if (screenHeight(rect, look) < 10) { // strip of an overview
        painter.setPen(Qt::NoPen);
        painter.setBrush(loaded ? load : lit ? tokens.accent : tokens.tImbalance);
        painter.drawRoundedRect(rect, 1.5, 1.5);
        return;
    }
    painter.setPen(QPen(lit ? tokens.accent : tokens.ink3, 1.2 / look.scale));
    painter.setBrush(loaded ? mixed(tokens.panel, load, 0.5) : lit ? tokens.accent : tokens.panel);
    painter.drawRoundedRect(rect, 3, 3);
    QFont bold = diagramFont(TextUse::caption, look);
    bold.setBold(true);
    const bool caption = look.depth == TopologyDepth::unit || box.count > 1;
    if (caption && drawFitting(painter, rect, Qt::AlignCenter, TopologyWords::boxTitle(box, look), bold,
                               lit ? tokens.onAccent : tokens.ink))
        return;
    const double inset = rect.width() * 0.25;
    painter.setPen(QPen(lit ? tokens.onAccent : tokens.ink3, 1.6 / look.scale));
    painter.drawLine(QPointF(rect.left() + inset, rect.center().y()),
                     QPointF(rect.right() - inset, rect.center().y()));
}

void paintAccelerator(QPainter& painter, const DiagramBox& box, const QRectF& rect,
                      const TopologyLook& look) {
    const Tokens& tokens = look.context.tokens;
    const int rank = static_cast<int>(box.index) % std::max(1, look.strategy.tp);
    const QColor fill = acceleratorColor(box, look);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(rect, 4, 4);
    const double third = rect.height() / 3;
    const QRectF memory(rect.left() + 5, rect.top() + third + 2, rect.width() - 10, third - 4);
    painter.setBrush(mixed(fill, tokens.panel, 0.4));
    painter.drawRoundedRect(memory, 2, 2);
    QFont bold = diagramFont(TextUse::caption, look);
    bold.setBold(true);
    const QFont small = diagramFont(TextUse::smallest, look);
    drawFitting(painter, QRectF(rect.left(), rect.top() + 2, rect.width(), third), Qt::AlignCenter,
                TopologyWords::boxTitle(box, look), bold, textOn(fill));
    drawFitting(painter, memory, Qt::AlignCenter, TopologyWords::boxFacts(box, look), small,
                textOn(mixed(fill, tokens.panel, 0.4)));
    if (look.strategy.tp > 1)
        drawFitting(painter, QRectF(rect.left(), rect.bottom() - third - 2, rect.width(), third),
                    Qt::AlignCenter, QStringLiteral("TP %1").arg(rank), small, textOn(fill));
}

void paintOutlined(QPainter& painter, const DiagramBox& box, const QRectF& rect, const TopologyLook& look) {
    const Tokens& tokens = look.context.tokens;
    const bool scaleUp = box.kind == DiagramKind::scaleUpSwitch;
    const bool lit = box.kind == DiagramKind::nic && look.rail >= 0 && box.rail == look.rail;
    painter.setPen(QPen(scaleUp ? tokens.linkScaleUp
                        : lit   ? tokens.accent
                                : tokens.ink3,
                        (scaleUp ? 1.6 : 1.2) / look.scale));
    painter.setBrush(lit                                   ? tokens.accentSoft
                     : box.kind == DiagramKind::pcieSwitch ? tokens.panel2
                                                           : tokens.panel);
    painter.drawRoundedRect(rect, 3, 3);
    QFont font = diagramFont(TextUse::caption, look);
    font.setBold(scaleUp || box.kind == DiagramKind::cpu);
    drawFitting(painter, rect, Qt::AlignCenter, TopologyWords::boxTitle(box, look), font, tokens.ink);
}

} // namespace

QFont diagramFont(TextUse use, const TopologyLook& look) {
    QFont font = look.context.font(use);
    // Pixel sizes are whole numbers: at a large zoom the rounding would show, so the size is set in points of
    // a scene.
    const double pixels = font.pixelSize() / look.scale;
    font.setPixelSize(std::max(1, static_cast<int>(std::floor(pixels))));
    return font;
}

bool drawFitting(QPainter& painter, const QRectF& box, int alignment, const QString& text, const QFont& font,
                 const QColor& color) {
    const QFontMetricsF metrics(font);
    if (text.isEmpty() || metrics.horizontalAdvance(text) > box.width() ||
        metrics.ascent() * 0.8 > box.height())
        return false;
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(box, alignment | Qt::TextDontClip, text);
    return true;
}

double barCaptionWidth(const TopologyLook& look) {
    QFont bold = diagramFont(TextUse::caption, look);
    bold.setBold(true);
    DiagramBox all;
    all.kind = look.fabric.tiers >= 3 ? DiagramKind::coreSwitch : DiagramKind::spineSwitch;
    all.count = std::max<std::int64_t>(2, look.fabric.tiers >= 3 ? look.fabric.core : look.fabric.spine);
    return QFontMetricsF(bold).horizontalAdvance(TopologyWords::boxTitle(all, look)) + 14;
}

void paintBars(QPainter& painter, const DiagramLevel& level, const TopologyLook& look) {
    if (look.depth != TopologyDepth::overview) return;
    QRectF bar;
    DiagramBox all;
    for (const DiagramBox& box : level.boxes) {
        const bool chip = box.unit < 0 && box.count == 1 &&
                          (box.kind == DiagramKind::spineSwitch || box.kind == DiagramKind::coreSwitch);
        if (!chip) continue;
        bar |= QRectF(box.x, box.y, box.width, box.height);
        all.kind = box.kind;
        all.count = box.kind == DiagramKind::spineSwitch ? look.fabric.spine : look.fabric.core;
    }
    if (bar.isEmpty()) return;
    bar.adjust(0, -4, 4, 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.context.tokens.panel2);
    painter.drawRoundedRect(bar, 3, 3);
    QFont bold = diagramFont(TextUse::caption, look);
    bold.setBold(true);
    if (all.count < 2) return;
    drawFitting(painter, QRectF(bar.left() + 6, bar.top(), barCaptionWidth(look), bar.height()),
                Qt::AlignLeft | Qt::AlignVCenter, TopologyWords::boxTitle(all, look), bold,
                look.context.tokens.ink);
}

void paintBox(QPainter& painter, const DiagramBox& box, const TopologyLook& look) {
    const QRectF rect = boxRect(box, look);
    if (box.kind == DiagramKind::unitFrame)
        paintFrame(painter, box, rect, look);
    else if (box.kind == DiagramKind::server)
        paintServer(painter, box, rect, look);
    else if (isSwitch(box.kind))
        paintSwitch(painter, box, rect, look);
    else if (box.kind == DiagramKind::accelerator)
        paintAccelerator(painter, box, rect, look);
    else
        paintOutlined(painter, box, rect, look);
}

// Servers of one replica that stand side by side share a bracket with its rank under it.
void paintReplicaBrackets(QPainter& painter, const DiagramLevel& level, const TopologyLook& look) {
    if (look.depth != TopologyDepth::unit) return;
    const Tokens& tokens = look.context.tokens;
    QFont bold = diagramFont(TextUse::smallest, look);
    bold.setBold(true);
    const auto& boxes = level.boxes;
    for (std::size_t first = 0; first < boxes.size(); ++first) {
        const bool server = boxes[first].kind == DiagramKind::server && boxes[first].replica >= 0;
        if (!server || boxes[first].lastReplica > boxes[first].replica) continue;
        std::size_t last = first;
        while (last + 1 < boxes.size() && boxes[last + 1].replica == boxes[first].replica)
            ++last;
        const double left = boxes[first].x + 1;
        const double right = boxes[last].x + boxes[last].width - 1;
        const double top = boxes[first].y + boxes[first].height + 4;
        painter.setPen(QPen(tokens.dp, 1.4 / look.scale));
        painter.drawPolyline(QPolygonF({{left, top}, {left, top + 4}, {right, top + 4}, {right, top}}));
        drawFitting(painter, QRectF(left, top + 5, right - left, 14), Qt::AlignCenter,
                    QStringLiteral("DP %1").arg(boxes[first].replica), bold, tokens.dp);
        first = last;
    }
}

} // namespace rackwright
