// A widget that is nothing but a picture.
#pragma once

#include "ui/views/picture_export.h"

#include <QWidget>

namespace rackwright {

class PictureWidget final : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setPainter(PicturePainter painter);

    QSize sizeHint() const override { return {420, 220}; }
    QSize minimumSizeHint() const override { return {200, 110}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PicturePainter m_painter;
};

} // namespace rackwright
