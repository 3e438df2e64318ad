// Points over two measured axes with limits, a front and a chosen one: what is fast against what it needs.
#pragma once

#include "ui/theme/view_context.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace rackwright {

struct ScatterPoint {
    QPointF at;
    QString name; ///< what a tooltip says
    QColor color;
    bool onFront = false; ///< a diamond, joined by the dotted line
    bool hollow = false;  ///< refused
    bool chosen = false;  ///< ringed and named

    friend bool operator==(const ScatterPoint&, const ScatterPoint&) = default;
};

struct ScatterAxis {
    QString title;
    double low = 0;
    double high = 1;
    std::vector<std::pair<double, QString>> ticks;
    std::optional<double> limit; ///< beyond it stands a field in the colour of what is over
    QString limitLabel;

    friend bool operator==(const ScatterAxis&, const ScatterAxis&) = default;
};

struct ScatterPlot {
    ScatterAxis x;
    ScatterAxis y;
    std::vector<ScatterPoint> points;

    friend bool operator==(const ScatterPlot&, const ScatterPlot&) = default;
};

/// A linear axis with four to eight round ticks that holds every value, with some air.
ScatterAxis scatterAxis(const QString& title, double low, double high,
                        const std::function<QString(double)>& label);

/// Rectangle of the plot inside `area`.
QRectF scatterPlotArea(const ScatterPlot& plot, const QRectF& area, const ViewContext& context);
/// Place of a point inside the plot's rectangle.
QPointF scatterPosition(const ScatterPlot& plot, const QRectF& inside, const QPointF& value);
/// The point under `position`, −1: none.
int scatterPointAt(const ScatterPlot& plot, const QRectF& inside, const QPointF& position);

void paintScatter(QPainter& painter, const QRectF& area, const ScatterPlot& plot, const ViewContext& context,
                  int selected = -1);

} // namespace rackwright
