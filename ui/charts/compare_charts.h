// The pictures of plans side by side: every plan on one scale.
#pragma once

#include "core/compare/compare.h"
#include "ui/charts/chart_spec.h"
#include "ui/theme/view_context.h"

#include <span>

namespace rackwright {

/// Memory of every stage of one plan, with its limits; all plans on the same axis. With many stages in all,
/// only the fullest of each plan. Values in bytes.
std::vector<StackedBarsSpec> compareMemoryCharts(std::span<const Outcome* const> plans,
                                                 const ViewContext& context);
/// One bar a plan by the parts of a step, s.
StackedBarsSpec compareTimeChart(std::span<const Outcome* const> plans, const ViewContext& context);
/// This run rented and on own machines, two bars a plan where prices are known; the comparison's currency.
StackedBarsSpec compareCostChart(const Comparison& comparison, const ViewContext& context);

} // namespace rackwright
