// The program's own pictures on paper: the same painters as on the screen, in the report's fonts.
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/report/report_builder.h"

namespace rackwright {

void addCostCurve(ReportBuilder& report, const ReportSource& source, double height);
void addMemoryBars(ReportBuilder& report, const ReportSource& source);
void addWaterfall(ReportBuilder& report, const ReportSource& source);
/// Stacked bars as high as their rows need.
void addBars(ReportBuilder& report, const StackedBarsSpec& spec, const ViewContext& context);
void addTornado(ReportBuilder& report, const ReportSource& source); ///< needs both prices
void addTopology(ReportBuilder& report, const ReportSource& source);

} // namespace rackwright
