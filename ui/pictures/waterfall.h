// Where a step's time goes: one bar per part, each starting where the one above it ends.
#pragma once

#include "core/plan/time_outcome.h"
#include "ui/theme/view_context.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace rackwright {

struct WaterfallRow {
    QString name;
    double start = 0;   ///< s
    double seconds = 0; ///< s
    QColor color;
    bool hatched = false;
    bool total = false;
};

/// Parts that take time, in stack order, and the total. With more than `mostRows` the smallest are joined.
std::vector<WaterfallRow> waterfallRows(const StepTime& step, const ViewContext& context, int mostRows);

/// Rows that fit into `height`, in the painter's units taken as pixels at text scale 1.
int waterfallRowsFitting(double height, const ViewContext& context);

/// Where the bars stand inside `area`: for hit tests, and drawn by paintWaterfall.
struct WaterfallLayout {
    QRectF bars; ///< from 0 s to the total
    double rowHeight = 0;
    double secondsRight = 0; ///< right edge of the seconds column
    double shareRight = 0;
};
WaterfallLayout layoutWaterfall(const std::vector<WaterfallRow>& rows, const QRectF& area,
                                const ViewContext& context);

void paintWaterfall(QPainter& painter, const QRectF& area, const StepTime& step, const ViewContext& context);

} // namespace rackwright
