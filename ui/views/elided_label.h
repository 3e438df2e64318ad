// One line of text that gives way with an ellipsis when there is no room; the tooltip then holds all of it.
#pragma once

#include <QLabel>

namespace rackwright {

class ElidedLabel final : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
};

} // namespace rackwright
