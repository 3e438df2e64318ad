// Keeps the mouse wheel from changing a value while somebody scrolls the page over it.
#pragma once

#include <QObject>

namespace rackwright {

/// Event filter: a wheel event reaches the widget only when it has the focus and the pointer is on it;
/// otherwise the event goes on to the scroll area.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Guards `editor` for as long as both live.
    void watch(QWidget* editor);
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace rackwright
