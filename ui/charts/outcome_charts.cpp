#include "ui/charts/outcome_charts.h"

#include "core/units/quantity.h"
#include "ui/text/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rackwright {

namespace {

struct Charts {
    Q_DECLARE_TR_FUNCTIONS(Charts)
};

constexpr std::array kParts = {MemoryPart::weights,     MemoryPart::gradients, MemoryPart::optimizer,
                               MemoryPart::activations, MemoryPart::logits,    MemoryPart::buffers,
                               MemoryPart::overhead};
static_assert(kParts.size() == kMemoryParts);

std::vector<BarPart> memoryParts(const MemoryOutcome& memory, const ViewContext& context) {
    std::vector<BarPart> parts;
    for (const MemoryPart which : kParts) {
        BarPart part;
        part.name = text::memoryPart(which);
        part.color = memoryColor(context.tokens, which);
        part.hatched = which == MemoryPart::overhead;
        for (const StageMemory& stage : memory.stages) {
            part.values.push_back(stage.part(which));
            part.labels.push_back(context.format.memory(stage.part(which)).number);
        }
        const bool empty =
            std::all_of(part.values.begin(), part.values.end(), [](double v) { return v <= 0; });
        if (!empty) parts.push_back(std::move(part));
    }
    return parts;
}

/// Axis in bytes with round steps in the unit that the formatter shows; the unit stands at the first tick.
ValueAxis memoryAxis(double maximum, const Formatter& format) {
    const double unit = format.memoryUnitBytes();
    ValueAxis axis = valueAxis(maximum / unit, 5, [&](double value) {
        const Figure figure = format.memory(value * unit, 0);
        return value == 0 ? figure.text() : figure.number;
    });
    axis.maximum *= unit;
    axis.step *= unit;
    for (AxisTick& tick : axis.ticks)
        tick.value *= unit;
    return axis;
}

std::vector<LimitLine> memoryLimits(const MemoryOutcome& memory, const ViewContext& context) {
    std::vector<LimitLine> lines;
    if (memory.capacity <= 0) return lines;
    const Formatter& format = context.format;
    const double share = memory.limit / memory.capacity;
    if (share > 0 && share < 0.9995) {
        const QString label =
            Charts::tr("limit %1 · %2").arg(format.share(share).text(), format.memory(memory.limit).number);
        lines.push_back({memory.limit, label, context.tokens.warn, true, true});
    }
    lines.push_back(
        {memory.capacity, format.memory(memory.capacity).text(), context.tokens.bad, false, false});
    return lines;
}

std::optional<DimensionLine> memoryRoom(const MemoryOutcome& memory, const ViewContext& context) {
    const double ceiling = memory.limit > 0 ? std::min(memory.limit, memory.capacity) : memory.capacity;
    const auto row = static_cast<std::size_t>(std::max(0, memory.fullest));
    if (row >= memory.stages.size()) return std::nullopt;
    const double used = memory.stages[row].device;
    if (!(used < ceiling)) return std::nullopt;
    return DimensionLine{static_cast<int>(row), used, ceiling,
                         Charts::tr("%1 free").arg(context.format.memory(ceiling - used).number)};
}

std::vector<QPointF> curve(const CostOutcome& cost, double CostPoint::*value) {
    std::vector<QPointF> points;
    for (const CostPoint& point : cost.curve)
        points.emplace_back(point.month, point.*value);
    return points;
}

QString amount(double value, const CostOutcome& cost, const Formatter& format) {
    return format.money(Money::of(value, cost.currency)).text();
}

std::vector<CurveLine> costLines(const CostOutcome& cost, const ViewContext& context) {
    std::vector<CurveLine> lines;
    const auto add = [&](const QString& name, double CostPoint::*value, const QColor& color, bool dashed) {
        CurveLine line{name, {}, color, dashed, curve(cost, value)};
        if (!dashed && !line.points.empty())
            line.endLabel = amount(line.points.back().y(), cost, context.format);
        lines.push_back(std::move(line));
    };
    if (cost.hasBuy) {
        add(Charts::tr("Buy, no resale"), &CostPoint::buyNoResale, context.tokens.buy, true);
        add(Charts::tr("Buy"), &CostPoint::buy, context.tokens.buy, false);
    }
    if (cost.hasRent) add(Charts::tr("Rent"), &CostPoint::rent, context.tokens.rent, false);
    return lines;
}

double highestEnd(const std::vector<CurveLine>& lines) {
    double highest = 0;
    for (const CurveLine& line : lines)
        for (const QPointF& point : line.points)
            highest = std::max(highest, point.y());
    return highest;
}

ValueAxis monthAxis(const CostOutcome& cost) {
    const double horizon = cost.curve.empty() ? 0 : cost.curve.back().month;
    ValueAxis axis;
    if (horizon <= 0) return axis;
    axis.maximum = horizon;
    axis.step = 24;
    for (const double step : {12.0, 6.0, 3.0, 2.0, 1.0})
        if (horizon / step <= 8) axis.step = step;
    for (double month = 0; month <= horizon + 1e-6; month += axis.step) {
        const QString number = QString::number(static_cast<int>(month));
        const bool last = month + axis.step > horizon + 1e-6;
        axis.ticks.push_back({month, last ? Charts::tr("%1 mo").arg(number) : number});
    }
    return axis;
}

std::vector<CurveMark> costMarks(const CostOutcome& cost, const Formatter& format, bool detailed) {
    std::vector<CurveMark> marks;
    if (!cost.hasBuy || !cost.hasRent) return marks;
    const std::vector<QPointF> rent = curve(cost, &CostPoint::rent);
    if (cost.crossoverNoResaleMonth) {
        const double month = *cost.crossoverNoResaleMonth;
        const QString label =
            detailed ? Charts::tr("month %1, no resale").arg(format.number(month, 1)) : QString();
        marks.push_back({{month, curveAt(rent, month)}, label, false});
    }
    if (cost.crossoverMonth) {
        const double month = *cost.crossoverMonth;
        const QString label = Charts::tr("month %1").arg(format.number(month, detailed ? 1 : 0));
        marks.push_back({{month, curveAt(rent, month)}, label, true});
    }
    return marks;
}

} // namespace

QString axisAmount(double value, Currency currency, const Formatter& format) {
    Figure figure = format.money(Money::of(value, currency));
    if (figure.number.contains(QLatin1Char('.'))) {
        while (figure.number.endsWith(QLatin1Char('0')))
            figure.number.chop(1);
        if (figure.number.endsWith(QLatin1Char('.'))) figure.number.chop(1);
    }
    return figure.text();
}

double curveAt(const std::vector<QPointF>& points, double month) {
    if (points.empty()) return 0;
    const auto after =
        std::find_if(points.begin(), points.end(), [&](const QPointF& p) { return p.x() >= month; });
    if (after == points.end()) return points.back().y();
    if (after == points.begin()) return after->y();
    const QPointF before = *(after - 1);
    const double share = (month - before.x()) / (after->x() - before.x());
    return before.y() + share * (after->y() - before.y());
}

StackedBarsSpec memoryChart(const MemoryOutcome& memory, const ViewContext& context) {
    StackedBarsSpec spec;
    double highest = memory.capacity;
    for (std::size_t i = 0; i < memory.stages.size(); ++i) {
        spec.rows.push_back(text::stageName(static_cast<int>(i), memory.stages.size()));
        spec.totals.push_back(context.format.memory(memory.stages[i].device).number);
        highest = std::max(highest, memory.stages[i].device);
    }
    spec.parts = memoryParts(memory, context);
    spec.emphasised = memory.stages.size() > 1 ? memory.fullest : -1;
    spec.axis = memoryAxis(highest * 1.14, context.format); // room for a total and for the capacity's text
    spec.limits = memoryLimits(memory, context);
    spec.headroom = memoryRoom(memory, context);
    return spec;
}

CurvesSpec costChart(const Outcome& outcome, const ViewContext& context, bool detailed) {
    const CostOutcome& cost = outcome.cost;
    CurvesSpec spec;
    spec.lines = costLines(cost, context);
    spec.x = monthAxis(cost);
    spec.y = valueAxis(highestEnd(spec.lines) * 1.04, 4, [&](double value) {
        return value == 0 ? QStringLiteral("0") : axisAmount(value, cost.currency, context.format);
    });
    spec.marks = costMarks(cost, context.format, detailed);
    if (cost.hasRent && cost.rentHigh > cost.rentLow)
        spec.band = CurveBand{context.tokens.rent, curve(cost, &CostPoint::rentLow),
                              curve(cost, &CostPoint::rentHigh)};
    const double runEnds = outcome.trainingDays / kDaysPerMonth;
    if (runEnds > 0 && runEnds <= spec.x.maximum)
        spec.notes.push_back({runEnds, Charts::tr("this run ends")});
    return spec;
}

} // namespace rackwright
