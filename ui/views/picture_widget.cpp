#include "ui/views/picture_widget.h"

#include <QPainter>

namespace rackwright {

void PictureWidget::setPainter(PicturePainter painter) {
    m_painter = std::move(painter);
    update();
}

void PictureWidget::paintEvent(QPaintEvent*) {
    if (!m_painter) return;
    QPainter painter(this);
    m_painter(painter, QRectF(rect()));
}

} // namespace rackwright
