// What owning and renting consist of, as stacked bars.
#pragma once

#include "core/cost/decision_outcome.h"
#include "ui/charts/chart_spec.h"
#include "ui/theme/view_context.h"

#include <string_view>

namespace rackwright {

/// Buying (by parts) and renting after 12, 24 and 36 months, present value in the plan's currency. A resale
/// is no part of the bar: the text at its end says what remains after it.
StackedBarsSpec costPartsChart(const MoneyDecision& decision, const ViewContext& context);

QColor costPartColor(std::string_view id, const Tokens& tokens);

} // namespace rackwright
