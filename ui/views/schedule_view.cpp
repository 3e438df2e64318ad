#include "ui/views/schedule_view.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace rackwright {

namespace {

constexpr double kStripShare = 0.34; // of the height
constexpr double kBlockWidth = 26;   // px that a block should have in the large picture
constexpr double kKeyStep = 0.25;    // of the window, per arrow key

} // namespace

ScheduleView::ScheduleView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
}

void ScheduleView::setContext(const ViewContext& context) {
    m_context = context;
    update();
}

void ScheduleView::setSchedule(PipelineSchedule schedule) {
    m_schedule = std::move(schedule);
    showPart(m_part);
}

void ScheduleView::setStage(int stage) {
    if (stage == m_stage) return;
    m_stage = stage;
    update();
}

// As much time as lets a median block carry its number.
void ScheduleView::showPart(SchedulePart part) {
    m_part = part;
    m_moved = false;
    const double total = m_schedule.total;
    const double blocks = static_cast<double>(m_schedule.blocks.size()) / std::max(1, m_schedule.stages);
    const double fit = std::max(8.0, width() / (kBlockWidth * m_context.textScale));
    const double span = part == SchedulePart::whole || blocks <= fit ? total : total * fit / blocks;
    double from = 0;
    if (part == SchedulePart::steady) from = (total - span) / 2;
    if (part == SchedulePart::coolDown) from = total - span;
    m_window = {from, from + span};
    update();
}

ScheduleView::Places ScheduleView::places(const QRectF& area) const {
    Places at;
    const double line = QFontMetricsF(m_context.font(TextUse::caption)).height() + 4;
    at.caption = QRectF(area.left(), area.top(), area.width(), line);
    at.zoomed = area.adjusted(0, line, 0, 0);
    if (whole()) return at;
    const double height = area.height() * kStripShare;
    at.strip = QRectF(area.left(), area.top(), area.width(), height);
    at.caption.moveTop(at.strip.bottom() + 2);
    at.zoomed.setTop(at.caption.bottom() + 2);
    return at;
}

void ScheduleView::paint(QPainter& painter, const QRectF& area) const {
    if (m_schedule.blocks.empty()) return;
    const Places at = places(area);
    paintScheduleLegend(painter, at.caption, m_schedule, m_context);
    painter.setFont(m_context.font(TextUse::caption));
    painter.setPen(m_context.tokens.ink3);
    const Formatter& format = m_context.format;
    const auto time = [&](double seconds) { return format.partOf(seconds, m_schedule.total); };
    const QString shown = whole() ? tr("numbers are micro-batches")
                                  : tr("below: %1; numbers are micro-batches")
                                        .arg(format.range(time(m_window.from), time(m_window.to)));
    painter.drawText(at.caption, Qt::AlignLeft | Qt::AlignVCenter, shown);
    if (!whole()) {
        paintSchedule(painter, at.strip, m_schedule, {0, m_schedule.total}, m_context, m_stage);
        const QRectF plot = layoutSchedule(m_schedule, at.strip, m_context).plot;
        const double perSecond = plot.width() / m_schedule.total;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_context.tokens.accent, 2));
        painter.drawRect(QRectF(plot.left() + m_window.from * perSecond, plot.top(),
                                (m_window.to - m_window.from) * perSecond, plot.height()));
    }
    paintSchedule(painter, at.zoomed, m_schedule, m_window, m_context, m_stage);
}

void ScheduleView::resizeEvent(QResizeEvent*) {
    if (!m_moved) showPart(m_part);
}

void ScheduleView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paint(painter, rect());
    if (!hasFocus()) return;
    painter.setPen(QPen(m_context.tokens.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void ScheduleView::centreOn(double x) {
    const QRectF plot = layoutSchedule(m_schedule, places(rect()).strip, m_context).plot;
    const double span = m_window.to - m_window.from;
    const double middle = (x - plot.left()) / plot.width() * m_schedule.total;
    m_window.from = std::clamp(middle - span / 2, 0.0, std::max(0.0, m_schedule.total - span));
    m_window.to = m_window.from + span;
    m_moved = true;
    update();
    emit windowMoved();
}

void ScheduleView::moveBy(double share) {
    const double span = m_window.to - m_window.from;
    m_window.from = std::clamp(m_window.from + share * span, 0.0, std::max(0.0, m_schedule.total - span));
    m_window.to = m_window.from + span;
    m_moved = true;
    update();
    emit windowMoved();
}

void ScheduleView::mousePressEvent(QMouseEvent* event) {
    if (whole() || !places(rect()).strip.contains(event->position())) return QWidget::mousePressEvent(event);
    centreOn(event->position().x());
}

void ScheduleView::mouseMoveEvent(QMouseEvent* event) {
    if (!whole() && event->buttons().testFlag(Qt::LeftButton)) centreOn(event->position().x());
}

void ScheduleView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return moveBy(-kKeyStep);
    case Qt::Key_Right:
        return moveBy(kKeyStep);
    case Qt::Key_PageUp:
        return moveBy(-1);
    case Qt::Key_PageDown:
        return moveBy(1);
    case Qt::Key_Home:
        return moveBy(-m_schedule.total / std::max(1e-9, m_window.to - m_window.from));
    case Qt::Key_End:
        return moveBy(m_schedule.total / std::max(1e-9, m_window.to - m_window.from));
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace rackwright
