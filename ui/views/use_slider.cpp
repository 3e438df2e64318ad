#include "ui/views/use_slider.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QStyleOptionSlider>
#include <QWheelEvent>

#include <cmath>

namespace rackwright {

namespace {

constexpr int kLeast = 5; // per cent, as the input
constexpr int kMost = 100;
constexpr int kWidth = 190;
constexpr int kHeight = 24;
constexpr quint64 kGestureBase = quint64(1) << 40; // apart from the gestures of the input panel

} // namespace

UseSlider::UseSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent), m_gesture(kGestureBase) {
    setRange(kLeast, kMost);
    setFixedHeight(kHeight);
    setMinimumWidth(kWidth / 2);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QSlider::sliderPressed, this, [this] { ++m_gesture; });
    connect(this, &QSlider::valueChanged, this, [this](int percent) {
        if (!isSliderDown()) ++m_gesture;
        emit useDragged(percent / 100.0, m_gesture);
    });
}

QSize UseSlider::sizeHint() const {
    return {kWidth, kHeight};
}

void UseSlider::show(double use, std::optional<double> breakEven, const ViewContext& context) {
    m_context = context;
    m_breakEven = breakEven && *breakEven <= 1.0 ? breakEven : std::nullopt;
    if (!isSliderDown()) {
        const QSignalBlocker silent(this);
        setValue(static_cast<int>(std::lround(use * 100)));
    }
    update();
}

void UseSlider::wheelEvent(QWheelEvent* event) {
    if (!hasFocus()) return event->ignore(); // a page that scrolls under the pointer changes no plan
    QSlider::wheelEvent(event);
}

void UseSlider::paintEvent(QPaintEvent* event) {
    QSlider::paintEvent(event);
    if (!m_breakEven) return;
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    const double room = width() - handle.width();
    const double x = handle.width() / 2.0 + (*m_breakEven * 100 - kLeast) / (kMost - kLeast) * room;
    QPainter painter(this);
    painter.setPen(QPen(m_context.tokens.warn, 2));
    painter.drawLine(QPointF(x, 1), QPointF(x, height() - 1));
}

} // namespace rackwright
