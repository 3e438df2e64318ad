#include "ui/views/elided_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace rackwright {

QSize ElidedLabel::minimumSizeHint() const {
    return {0, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.setFont(font());
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
    painter.drawText(rect(), static_cast<int>(alignment() | Qt::AlignVCenter), shown);
}

// Asked for, not kept: a kept one would be of the language and the width of its day.
bool ElidedLabel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QLabel::event(event);
    const bool cut = fontMetrics().horizontalAdvance(text()) > width();
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), cut ? text() : QString(), this);
    return true;
}

} // namespace rackwright
