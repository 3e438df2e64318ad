// What could turn the decision: one bar per factor around today's answer, the widest on top.
#pragma once

#include "core/plan/outcome.h"
#include "ui/theme/view_context.h"

#include <QRectF>

class QPainter;

namespace rackwright {

/// Buying less renting over the horizon, plan currency: below zero buying is cheaper.
double buyLessRent(const CostOutcome& cost);

/// Solid: the high end of the range; pale: the low end; red field: renting wins. Needs both prices.
void paintTornado(QPainter& painter, const QRectF& area, const Outcome& outcome, const ViewContext& context);

} // namespace rackwright
