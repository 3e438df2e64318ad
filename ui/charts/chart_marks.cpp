#include "ui/charts/chart_marks.h"

#include "ui/theme/hatch.h"

#include <QFontMetricsF>
#include <QPainter>

namespace rackwright {

void paintPlate(QPainter& painter, const QRectF& box, double textWidth, const QColor& color) {
    QRectF plate(0, 0, textWidth + 4, QFontMetricsF(painter.font()).height() - 2);
    plate.moveCenter(box.center());
    painter.fillRect(plate & box, color);
}

void paintDimension(QPainter& painter, double left, double right, double y, const QString& label,
                    const QColor& color) {
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(label);
    if (right - left < width + 8) return;
    painter.setPen(QPen(color, 1));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
    painter.drawLine(QPointF(left, y - 3), QPointF(left, y + 3));
    painter.drawLine(QPointF(right, y - 3), QPointF(right, y + 3));
    painter.drawText(QRectF(left, y - metrics.height() - 1, right - left, metrics.height()), Qt::AlignHCenter,
                     label);
}

void paintLegendEntry(QPainter& painter, const QRectF& place, const BarPart& part,
                      const ViewContext& context) {
    const double side = 11 * context.textScale;
    const QRectF swatch(place.left(), place.center().y() - side / 2, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(part.color);
    painter.drawRoundedRect(swatch, 2, 2);
    if (part.hatched) paintHatch(painter, swatch, context.tokens.panel);
    painter.setPen(context.tokens.ink2);
    painter.drawText(place.adjusted(side + 6, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, part.name);
}

} // namespace rackwright
