#include "ui/views/verdict_bar.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kSide = 12; // px left and right of the texts
constexpr double kIcon = 14;
constexpr double kUnitGap = 4;
constexpr double kStripGap = 6;
constexpr double kFullHeight = 82, kCompactHeight = 54, kStripHeight = 34;

double widthOf(const QString& text, const QFont& font) {
    return QFontMetricsF(font).horizontalAdvance(text);
}

} // namespace

VerdictCell::VerdictCell(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void VerdictCell::setFigure(const VerdictFigure& figure) {
    m_figure = figure;
    const QString spoken = figure.figure.text();
    setText(spoken);
    setAccessibleName(QStringLiteral("%1: %2").arg(figure.caption, spoken));
    setAccessibleDescription(figure.detail);
    updateGeometry();
    update();
}

void VerdictCell::setContext(const ViewContext& context) {
    m_context = context;
    updateGeometry();
    update();
}

void VerdictCell::setStatus(IconName icon, const QColor& color) {
    m_icon = icon;
    m_statusColor = color;
    update();
}

void VerdictCell::setSize(VerdictSize size) {
    m_size = size;
    updateGeometry();
    update();
}

void VerdictCell::setFirst(bool first) {
    m_first = first;
}

double VerdictCell::captionWidth() const {
    const double icon = m_statusColor.isValid() ? (kIcon + 5) * m_context.textScale : 0;
    return icon + widthOf(m_figure.caption, m_context.font(TextUse::caption));
}

QFont VerdictCell::figureFont() const {
    QFont font = m_context.font(TextUse::figure);
    if (m_size == VerdictSize::compact) font.setPixelSize(scaledPixels(17, m_context.textScale));
    if (m_size == VerdictSize::strip) font.setPixelSize(scaledPixels(13, m_context.textScale));
    return font;
}

double VerdictCell::figureWidth() const {
    const double unit = m_figure.figure.unit.isEmpty()
                            ? 0
                            : kUnitGap + widthOf(m_figure.figure.unit, m_context.font(TextUse::body));
    return widthOf(m_figure.figure.number, figureFont()) + unit;
}

double VerdictCell::detailWidth() const {
    return widthOf(m_figure.detail, m_context.font(TextUse::caption));
}

QSize VerdictCell::sizeHint() const {
    double height = kFullHeight;
    double width = std::max(captionWidth(), figureWidth());
    if (m_size == VerdictSize::full) width = std::max(width, detailWidth());
    if (m_size == VerdictSize::compact) height = kCompactHeight;
    if (m_size == VerdictSize::strip) {
        height = kStripHeight;
        width = captionWidth() + kStripGap + figureWidth();
    }
    return {static_cast<int>(std::ceil(width + 2 * kSide)), scaledPixels(height, m_context.textScale)};
}

void VerdictCell::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& tokens = m_context.tokens;
    const QRectF whole = rect();
    if (underMouse() || isDown())
        painter.fillRect(whole.adjusted(1, 1, -1, -1), isDown() ? tokens.accentSoft : tokens.panel2);
    if (!m_first) {
        painter.setPen(QPen(tokens.line2, 1));
        painter.drawLine(QPointF(0.5, 1), QPointF(0.5, whole.height() - 1));
    }
    const QRectF box = whole.adjusted(kSide, 0, -kSide / 2, 0);
    if (m_size == VerdictSize::full)
        paintFull(painter, box);
    else if (m_size == VerdictSize::compact)
        paintCompact(painter, box);
    else
        paintStrip(painter, box);
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tokens.accent, 2));
    painter.drawRoundedRect(whole.adjusted(2, 2, -2, -2), 4, 4);
}

void VerdictCell::paintFull(QPainter& painter, const QRectF& box) const {
    const double scale = m_context.textScale;
    const double top = box.center().y() - 33 * scale;
    paintCaption(painter, QRectF(box.left(), top, box.width(), 18 * scale));
    paintNumber(painter, QRectF(box.left(), top + 17 * scale, box.width(), 30 * scale));
    painter.setFont(m_context.font(TextUse::caption));
    painter.setPen(m_context.tokens.ink2);
    const QString detail =
        QFontMetricsF(painter.font()).elidedText(m_figure.detail, Qt::ElideRight, box.width());
    painter.drawText(QRectF(box.left(), top + 48 * scale, box.width(), 18 * scale), Qt::AlignVCenter, detail);
}

void VerdictCell::paintCompact(QPainter& painter, const QRectF& box) const {
    const double scale = m_context.textScale;
    paintCaption(painter, QRectF(box.left(), 6 * scale, box.width(), 18 * scale));
    const QRectF line(box.left(), 25 * scale, box.width(), 24 * scale);
    const double right = paintNumber(painter, line);
    painter.setFont(m_context.font(TextUse::smallest));
    if (right + kUnitGap + widthOf(m_figure.detail, painter.font()) > box.right()) return;
    painter.setPen(m_context.tokens.ink3);
    painter.drawText(line.adjusted(right - line.left() + 6, 3, 0, 0), Qt::AlignVCenter, m_figure.detail);
}

void VerdictCell::paintStrip(QPainter& painter, const QRectF& box) const {
    paintCaption(painter, box);
    paintNumber(painter, box.adjusted(captionWidth() + kStripGap, 0, 0, 0));
}

void VerdictCell::paintCaption(QPainter& painter, const QRectF& line) const {
    painter.setFont(m_context.font(TextUse::caption));
    QRectF text = line;
    if (m_statusColor.isValid()) {
        const double side = kIcon * m_context.textScale;
        paintIcon(painter, m_icon, QRectF(line.left(), line.center().y() - side / 2, side, side),
                  m_statusColor);
        text.adjust(side + 5, 0, 0, 0);
    }
    painter.setPen(m_statusColor.isValid() ? m_statusColor : m_context.tokens.ink3);
    painter.drawText(text, Qt::AlignVCenter, m_figure.caption);
}

double VerdictCell::paintNumber(QPainter& painter, const QRectF& line) const {
    const QFont font = figureFont();
    painter.setFont(font);
    painter.setPen(m_context.tokens.ink);
    painter.drawText(line, Qt::AlignVCenter, m_figure.figure.number);
    const double right = line.left() + widthOf(m_figure.figure.number, font);
    if (m_figure.figure.unit.isEmpty()) return right;
    const double below =
        (QFontMetricsF(font).ascent() - QFontMetricsF(m_context.font(TextUse::body)).ascent()) / 2;
    painter.setFont(m_context.font(TextUse::body));
    painter.setPen(m_context.tokens.ink3);
    painter.drawText(line.adjusted(right - line.left() + kUnitGap, below - 1, 0, below - 1), Qt::AlignVCenter,
                     m_figure.figure.unit);
    return right + kUnitGap + widthOf(m_figure.figure.unit, painter.font());
}

} // namespace rackwright
