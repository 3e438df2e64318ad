#include "ui/inputs/groove_slider.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kGroove = 4;  // px
constexpr double kHandle = 14; // px
constexpr int kHitHeight = 24; // px

} // namespace

GrooveSlider::GrooveSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setTracking(true);
    setPageStep(10);
    setSingleStep(1);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

void GrooveSlider::setTokens(const Tokens& tokens) {
    m_tokens = tokens;
    update();
}

void GrooveSlider::setMarks(QList<int> positions) {
    m_marks = std::move(positions);
    update();
}

void GrooveSlider::setAutomatic(bool automatic) {
    if (m_automatic == automatic) return;
    m_automatic = automatic;
    update();
}

QSize GrooveSlider::sizeHint() const {
    return {96, kHitHeight};
}

QSize GrooveSlider::minimumSizeHint() const {
    return {48, kHitHeight};
}

double GrooveSlider::handleCentre(int position) const {
    const double travel = width() - kHandle - 2;
    const double share = maximum() == minimum() ? 0 : double(position - minimum()) / (maximum() - minimum());
    return 1 + kHandle / 2 + travel * share;
}

int GrooveSlider::positionAt(double x) const {
    const double travel = std::max(1.0, width() - kHandle - 2);
    const double share = std::clamp((x - 1 - kHandle / 2) / travel, 0.0, 1.0);
    return minimum() + static_cast<int>(std::lround(share * (maximum() - minimum())));
}

void GrooveSlider::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double middle = height() / 2.0;
    const double centre = handleCentre(sliderPosition());
    const QColor active = isEnabled() ? m_tokens.accent : m_tokens.ink3;

    painter.setBrush(m_tokens.line);
    painter.drawRoundedRect(QRectF(1, middle - kGroove / 2, width() - 2, kGroove), 2, 2);
    painter.setBrush(m_automatic ? mixed(active, m_tokens.panel, 0.45) : active);
    painter.drawRoundedRect(QRectF(1, middle - kGroove / 2, centre - 1, kGroove), 2, 2);

    painter.setBrush(m_tokens.ink3);
    for (const int mark : m_marks)
        painter.drawRect(QRectF(handleCentre(mark) - 0.5, middle + 7, 1, 3));

    const QRectF handle(centre - kHandle / 2 + 1, middle - kHandle / 2 + 1, kHandle - 2, kHandle - 2);
    painter.setBrush(m_tokens.panel);
    painter.setPen(QPen(m_automatic ? mixed(active, m_tokens.panel, 0.3) : active, 2));
    painter.drawEllipse(handle);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_tokens.accent, 2));
        painter.drawEllipse(handle.adjusted(-3, -3, 3, 3));
    }
}

void GrooveSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_dragging = true;
    setSliderDown(true);
    setSliderPosition(positionAt(event->position().x()));
}

void GrooveSlider::mouseMoveEvent(QMouseEvent* event) {
    if (m_dragging) setSliderPosition(positionAt(event->position().x()));
}

void GrooveSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_dragging) return;
    m_dragging = false;
    setSliderDown(false);
}

void GrooveSlider::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_dragging) {
        m_dragging = false;
        emit cancelled();
        setSliderDown(false);
        return;
    }
    QSlider::keyPressEvent(event);
}

} // namespace rackwright
