// The charts of an outcome as descriptions: screen, report and exported pictures start from the same ones.
#pragma once

#include "core/plan/outcome.h"
#include "ui/charts/chart_spec.h"
#include "ui/theme/view_context.h"

namespace rackwright {

/// Memory of every pipeline stage with the user's limit, the capacity and the room that is left. Values in
/// bytes.
StackedBarsSpec memoryChart(const MemoryOutcome& memory, const ViewContext& context);

/// Cumulative present value of renting and buying over the horizon. Values in months and the plan's currency.
/// `detailed` also writes the second crossover; a small card has no room for it.
CurvesSpec costChart(const Outcome& outcome, const ViewContext& context, bool detailed);

/// An axis text: "$25 M" where a figure would say "$25.0 M".
QString axisAmount(double value, Currency currency, const Formatter& format);

/// `points` at month `month`, interpolated; the end points beyond them.
double curveAt(const std::vector<QPointF>& points, double month);

} // namespace rackwright
