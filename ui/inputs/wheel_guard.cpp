#include "ui/inputs/wheel_guard.h"

#include <QEvent>
#include <QWidget>

namespace rackwright {

void WheelGuard::watch(QWidget* editor) {
    editor->setFocusPolicy(Qt::StrongFocus); // not by wheel
    editor->installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel) return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr || (widget->hasFocus() && widget->underMouse())) return false;
    event->ignore(); // the parent scrolls
    return true;
}

} // namespace rackwright
