#include "ui/pictures/scatter_picture.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kRadius = 5; // px
constexpr double kRing = 9;   // px
constexpr double kReach = 10; // px, around a point that a click still means
constexpr double kAir = 0.08; // of the span beyond the outermost point

double roundStep(double span) {
    const double power = std::pow(10.0, std::floor(std::log10(span / 4)));
    for (const double times : {1.0, 2.0, 5.0}) {
        if (span / (power * times) <= 7) return power * times;
    }
    return 10 * power;
}

double share(const ScatterAxis& axis, double value) {
    const double span = axis.high - axis.low;
    return span > 0 ? (value - axis.low) / span : 0;
}

void paintGrid(QPainter& painter, const QRectF& area, const QRectF& inside, const ScatterPlot& plot,
               const ViewContext& context) {
    const Tokens& tokens = context.tokens;
    painter.setFont(context.font(TextUse::caption));
    const QFontMetricsF metrics(painter.font());
    for (const auto& [value, label] : plot.y.ticks) {
        const double y = scatterPosition(plot, inside, {plot.x.low, value}).y();
        painter.setPen(QPen(tokens.line2, 1));
        painter.drawLine(QPointF(inside.left(), y), QPointF(inside.right(), y));
        painter.setPen(tokens.ink3);
        painter.drawText(
            QRectF(area.left(), y - metrics.height() / 2, inside.left() - 8 - area.left(), metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, label);
    }
    for (const auto& [value, label] : plot.x.ticks) {
        const double x = scatterPosition(plot, inside, {value, plot.y.low}).x();
        painter.setPen(QPen(tokens.line, 1));
        painter.drawLine(QPointF(x, inside.bottom()), QPointF(x, inside.bottom() + 4));
        painter.setPen(tokens.ink3);
        painter.drawText(QRectF(x - 60, inside.bottom() + 5, 120, metrics.height()), Qt::AlignHCenter, label);
    }
    painter.setPen(tokens.ink3);
    painter.drawText(QRectF(inside.left(), area.top(), inside.width(), metrics.height()), Qt::AlignLeft,
                     plot.y.title);
    painter.drawText(
        QRectF(inside.left(), inside.bottom() + 6 + metrics.height(), inside.width(), metrics.height()),
        Qt::AlignRight, plot.x.title);
}

void paintLimits(QPainter& painter, const QRectF& inside, const ScatterPlot& plot,
                 const ViewContext& context) {
    const Tokens& tokens = context.tokens;
    painter.setFont(context.font(TextUse::caption));
    const double height = QFontMetricsF(painter.font()).height();
    const auto field = [&](const QRectF& over) { painter.fillRect(over, withAlpha(tokens.badSoft, 0.6)); };
    QPen pen(tokens.bad, 1.4);
    pen.setDashPattern({3, 2});
    if (plot.x.limit && *plot.x.limit<plot.x.high&& * plot.x.limit> plot.x.low) {
        const double x = scatterPosition(plot, inside, {*plot.x.limit, 0}).x();
        field({QPointF(x, inside.top()), inside.bottomRight()});
        painter.setPen(pen);
        painter.drawLine(QPointF(x, inside.top()), QPointF(x, inside.bottom()));
        const double width = QFontMetricsF(painter.font()).horizontalAdvance(plot.x.limitLabel) + 4;
        const bool room = x + 6 + width < inside.right();
        painter.drawText(QRectF(room ? x + 6 : x - 6 - width, inside.bottom() - height - 4, width, height),
                         Qt::AlignLeft, plot.x.limitLabel);
    }
    if (plot.y.limit && *plot.y.limit<plot.y.high&& * plot.y.limit> plot.y.low) {
        const double y = scatterPosition(plot, inside, {0, *plot.y.limit}).y();
        field({inside.topLeft(), QPointF(inside.right(), y)});
        painter.setPen(pen);
        painter.drawLine(QPointF(inside.left(), y), QPointF(inside.right(), y));
        painter.drawText(QRectF(inside.left(), y - height - 2, inside.width() - 4, height), Qt::AlignRight,
                         plot.y.limitLabel);
    }
}

void paintFront(QPainter& painter, const QRectF& inside, const ScatterPlot& plot, const Tokens& tokens) {
    std::vector<QPointF> front;
    for (const ScatterPoint& point : plot.points)
        if (point.onFront) front.push_back(scatterPosition(plot, inside, point.at));
    std::sort(front.begin(), front.end(), [](const QPointF& a, const QPointF& b) { return a.x() < b.x(); });
    painter.setPen(QPen(tokens.accent, 1.6, Qt::DotLine));
    painter.drawPolyline(front.data(), static_cast<int>(front.size()));
}

void paintPoint(QPainter& painter, const QPointF& at, const ScatterPoint& point, const Tokens& tokens,
                double scale, bool selected) {
    painter.setPen(QPen(point.color, 1.6));
    painter.setBrush(point.hollow ? tokens.panel : point.color);
    const double radius = kRadius * scale;
    if (point.onFront) {
        const double reach = radius * 1.3;
        const QPointF corners[] = {at + QPointF(0, -reach), at + QPointF(reach, 0), at + QPointF(0, reach),
                                   at + QPointF(-reach, 0)};
        painter.drawPolygon(corners, 4);
    } else {
        painter.drawEllipse(at, radius, radius);
    }
    if (!point.chosen && !selected) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(point.chosen ? tokens.accent : tokens.ink, 2));
    painter.drawEllipse(at, kRing * scale, kRing * scale);
}

void paintName(QPainter& painter, const QRectF& inside, const QPointF& at, const QString& name,
               const ViewContext& context) {
    QFont font = context.font(TextUse::caption);
    font.setBold(true);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(name) + 4;
    const double left =
        std::clamp(at.x() - width / 2, inside.left(), std::max(inside.left(), inside.right() - width));
    const bool below = at.y() + kRing + 4 + metrics.height() < inside.bottom();
    const QRectF box(left, below ? at.y() + kRing + 3 : at.y() - kRing - 3 - metrics.height(), width,
                     metrics.height());
    painter.fillRect(box, withAlpha(context.tokens.panel, 0.8));
    painter.setPen(context.tokens.ink);
    painter.drawText(box, Qt::AlignCenter, name);
}

} // namespace

ScatterAxis scatterAxis(const QString& title, double low, double high,
                        const std::function<QString(double)>& label) {
    ScatterAxis axis;
    axis.title = title;
    if (!std::isfinite(low) || !std::isfinite(high) || high < low) return axis;
    const double span = high > low ? high - low : std::max(std::abs(high), 1.0) * 0.2;
    axis.low = std::max(low >= 0 ? 0.0 : low - span * kAir, low - span * kAir);
    axis.high = high + span * kAir;
    const double step = roundStep(axis.high - axis.low);
    for (double tick = std::ceil(axis.low / step) * step; tick <= axis.high + 1e-9 * step; tick += step)
        axis.ticks.emplace_back(tick, label(tick));
    return axis;
}

QRectF scatterPlotArea(const ScatterPlot& plot, const QRectF& area, const ViewContext& context) {
    const QFontMetricsF metrics(context.font(TextUse::caption));
    double left = 0;
    for (const auto& tick : plot.y.ticks)
        left = std::max(left, metrics.horizontalAdvance(tick.second));
    return area.adjusted(left + 10, metrics.height() + 4, -8, -2 * metrics.height() - 8);
}

QPointF scatterPosition(const ScatterPlot& plot, const QRectF& inside, const QPointF& value) {
    return {inside.left() + inside.width() * share(plot.x, value.x()),
            inside.bottom() - inside.height() * share(plot.y, value.y())};
}

int scatterPointAt(const ScatterPlot& plot, const QRectF& inside, const QPointF& position) {
    int nearest = -1;
    double best = kReach * kReach;
    for (std::size_t i = 0; i < plot.points.size(); ++i) {
        const QPointF away = scatterPosition(plot, inside, plot.points[i].at) - position;
        const double distance = QPointF::dotProduct(away, away);
        if (distance > best) continue;
        best = distance;
        nearest = static_cast<int>(i);
    }
    return nearest;
}

void paintScatter(QPainter& painter, const QRectF& area, const ScatterPlot& plot, const ViewContext& context,
                  int selected) {
    const QRectF inside = scatterPlotArea(plot, area, context);
    if (inside.width() < 10 || inside.height() < 10) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintLimits(painter, inside, plot, context);
    paintGrid(painter, area, inside, plot, context);
    paintFront(painter, inside, plot, context.tokens);
    for (const bool chosen : {false, true}) { // the chosen one on top
        for (std::size_t i = 0; i < plot.points.size(); ++i) {
            if (plot.points[i].chosen == chosen)
                paintPoint(painter, scatterPosition(plot, inside, plot.points[i].at), plot.points[i],
                           context.tokens, context.textScale, static_cast<int>(i) == selected);
        }
    }
    for (std::size_t i = 0; i < plot.points.size(); ++i) {
        if (plot.points[i].chosen || static_cast<int>(i) == selected)
            paintName(painter, inside, scatterPosition(plot, inside, plot.points[i].at), plot.points[i].name,
                      context);
    }
    painter.restore();
}

} // namespace rackwright
