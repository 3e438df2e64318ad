// Found clusters as points over calendar days and cost.
#pragma once

#include "core/finder/finder.h"
#include "ui/pictures/scatter_picture.h"

#include <vector>

namespace rackwright {

/// One point per cluster, in the same order; the deadline and the budget of `question` are the limits.
ScatterPlot findScatter(const std::vector<FoundCluster>& clusters, const Scenario& question,
                        const ViewContext& context);

/// What the colours and shapes mean, as rich text.
QString findLegend(const ViewContext& context);

} // namespace rackwright
