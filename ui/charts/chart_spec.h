// What a chart shows, as plain values: no chart library is known here. Numbers are positions on the axes;
// every text is already formatted. A description is cheap to build and to compare, so a view makes a new one
// per result.
#pragma once

#include <QColor>
#include <QPointF>
#include <QString>

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace rackwright {

struct AxisTick {
    double value = 0;
    QString label;

    friend bool operator==(const AxisTick&, const AxisTick&) = default;
};

/// A value axis from `minimum` to `maximum` with grid lines every `step` and texts at `ticks`.
struct ValueAxis {
    double minimum = 0;
    double maximum = 1;
    double step = 1;
    std::vector<AxisTick> ticks;

    friend bool operator==(const ValueAxis&, const ValueAxis&) = default;
};

/// An axis from 0 that holds `maximum`, with about `about` ticks at 1, 2, 2.5 or 5 times a power of ten.
/// A maximum that is not a positive number gives the axis 0…1.
ValueAxis valueAxis(double maximum, int about, const std::function<QString(double)>& label);

/// One part of every bar, in stack order. `labels` stand inside a segment that is wide enough; they may be
/// empty.
struct BarPart {
    QString name;
    QColor color;
    bool hatched = false;
    std::vector<double> values;
    std::vector<QString> labels;

    friend bool operator==(const BarPart&, const BarPart&) = default;
};

/// A line across all bars, with its text above the plot.
struct LimitLine {
    double value = 0;
    QString label;
    QColor color;
    bool dashed = false;
    bool labelOnLeft = false;

    friend bool operator==(const LimitLine&, const LimitLine&) = default;
};

/// A measured distance beside one bar ("28.1 free").
struct DimensionLine {
    int row = 0;
    double from = 0;
    double to = 0;
    QString label;

    friend bool operator==(const DimensionLine&, const DimensionLine&) = default;
};

/// Horizontal stacked bars, first row on top.
struct StackedBarsSpec {
    std::vector<QString> rows;
    std::vector<BarPart> parts;
    std::vector<QString> totals; ///< at the end of each bar
    int emphasised = -1;         ///< row in bold, -1: none
    ValueAxis axis;
    std::vector<LimitLine> limits;
    std::optional<DimensionLine> headroom;

    friend bool operator==(const StackedBarsSpec&, const StackedBarsSpec&) = default;
};

/// A line with its own name at its right end instead of a legend.
struct CurveLine {
    QString name;
    QString endLabel;
    QColor color;
    bool dashed = false;
    std::vector<QPointF> points;

    friend bool operator==(const CurveLine&, const CurveLine&) = default;
};

struct CurveBand {
    QColor color;
    std::vector<QPointF> low;
    std::vector<QPointF> high;

    friend bool operator==(const CurveBand&, const CurveBand&) = default;
};

/// A ring on a curve. `strong` adds the drop line and sets the text in bold.
struct CurveMark {
    QPointF at;
    QString label;
    bool strong = false;

    friend bool operator==(const CurveMark&, const CurveMark&) = default;
};

/// A dotted vertical line with a text at its head.
struct CurveNote {
    double x = 0;
    QString label;

    friend bool operator==(const CurveNote&, const CurveNote&) = default;
};

struct CurvesSpec {
    std::vector<CurveLine> lines;
    std::optional<CurveBand> band;
    std::vector<CurveMark> marks;
    std::vector<CurveNote> notes;
    ValueAxis x;
    ValueAxis y;

    friend bool operator==(const CurvesSpec&, const CurvesSpec&) = default;
};

using ChartSpec = std::variant<StackedBarsSpec, CurvesSpec>;

/// The same description without anything that a chart cannot draw: not-a-number and infinity become 0 in bars
/// and are left out of curves; every part gets one value per row; an axis that spans nothing spans 0…1.
StackedBarsSpec sanitised(StackedBarsSpec spec);
CurvesSpec sanitised(CurvesSpec spec);

} // namespace rackwright
