#include "ui/charts/chart_spec.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

double finiteOrZero(double value) {
    return std::isfinite(value) ? value : 0.0;
}

constexpr double kStretch = 1.15; // a step may be this much finer than asked for

double niceStep(double rough) {
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0})
        if (rough <= factor * power * kStretch) return factor * power;
    return 10.0 * power;
}

void mendAxis(ValueAxis& axis) {
    const bool spans =
        std::isfinite(axis.minimum) && std::isfinite(axis.maximum) && axis.maximum > axis.minimum;
    if (!spans) axis = ValueAxis{};
    if (!std::isfinite(axis.step) || axis.step <= 0) axis.step = axis.maximum - axis.minimum;
    std::erase_if(axis.ticks, [](const AxisTick& tick) { return !std::isfinite(tick.value); });
}

bool drawable(const QPointF& point) {
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

void keepDrawable(std::vector<QPointF>& points) {
    std::erase_if(points, [](const QPointF& point) { return !drawable(point); });
}

} // namespace

ValueAxis valueAxis(double maximum, int about, const std::function<QString(double)>& label) {
    ValueAxis axis;
    if (std::isfinite(maximum) && maximum > 0) axis.maximum = maximum;
    axis.step = niceStep(axis.maximum / std::max(1, about));
    const int count = static_cast<int>(std::floor(axis.maximum / axis.step + 1e-6));
    for (int i = 0; i <= count; ++i) {
        const double value = i * axis.step;
        axis.ticks.push_back({value, label(value)});
    }
    return axis;
}

StackedBarsSpec sanitised(StackedBarsSpec spec) {
    mendAxis(spec.axis);
    for (BarPart& part : spec.parts) {
        part.values.resize(spec.rows.size(), 0.0);
        part.labels.resize(spec.rows.size());
        for (double& value : part.values)
            value = std::max(0.0, finiteOrZero(value));
    }
    spec.totals.resize(spec.rows.size());
    std::erase_if(spec.limits, [](const LimitLine& line) { return !std::isfinite(line.value); });
    if (!spec.headroom) return spec;
    const DimensionLine& room = *spec.headroom;
    const bool hasRow = room.row >= 0 && room.row < static_cast<int>(spec.rows.size());
    if (!hasRow || !std::isfinite(room.from) || !std::isfinite(room.to) || room.to <= room.from)
        spec.headroom.reset();
    return spec;
}

CurvesSpec sanitised(CurvesSpec spec) {
    mendAxis(spec.x);
    mendAxis(spec.y);
    for (CurveLine& line : spec.lines)
        keepDrawable(line.points);
    if (spec.band) {
        keepDrawable(spec.band->low);
        keepDrawable(spec.band->high);
        if (spec.band->low.size() < 2 || spec.band->high.size() < 2) spec.band.reset();
    }
    std::erase_if(spec.marks, [](const CurveMark& mark) { return !drawable(mark.at); });
    std::erase_if(spec.notes, [](const CurveNote& note) { return !std::isfinite(note.x); });
    return spec;
}

} // namespace rackwright
