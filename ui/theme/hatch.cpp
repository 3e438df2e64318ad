#include "ui/theme/hatch.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>

namespace rackwright {

namespace {
constexpr double kPitch = 5; // px between lines along x
}

// Each line runs from the bottom edge up to the right and is cut to the box, which needs no clip region.
void paintHatch(QPainter& painter, const QRectF& box, const QColor& color) {
    if (box.isEmpty()) return;
    painter.setPen(QPen(color, 1.2));
    for (double start = box.left() - box.height() + kPitch / 2; start < box.right(); start += kPitch) {
        const double from = std::max(0.0, box.left() - start);
        const double to = std::min(box.height(), box.right() - start);
        if (to > from)
            painter.drawLine(QLineF(start + from, box.bottom() - from, start + to, box.bottom() - to));
    }
}

} // namespace rackwright
