// Small drawings that several charts share: number plate, dimension line, legend entry, ring, outlined text.
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/theme/view_context.h"

#include <QRectF>

class QPainter;

namespace rackwright {

/// A plain ground under a text of `textWidth` in the middle of `box`, so that it can be read on a hatch.
void paintPlate(QPainter& painter, const QRectF& box, double textWidth, const QColor& color);
/// ├── label ──┤ between two x, with the painter's font; nothing when there is no room.
void paintDimension(QPainter& painter, double left, double right, double y, const QString& label,
                    const QColor& color);
void paintLegendEntry(QPainter& painter, const QRectF& place, const BarPart& part,
                      const ViewContext& context);

} // namespace rackwright
