#include "ui/painted_parts.h"

#include "ui/theme/icons.h"

#include <QPainter>

#include <array>

namespace rackwright {

namespace {

constexpr double kFigureSize = 33; // px at text scale 1; 54 on a projector
constexpr double kHeight = 100;    // px at text scale 1
constexpr double kDot = 8;         // px
constexpr double kDotStep = 18;    // px
constexpr double kRadius = 5;      // px

void paintPanel(QPainter& painter, const QRectF& rect, const Tokens& tokens) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens.line, 1));
    painter.setBrush(tokens.panel);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
}

} // namespace

void BigFigures::setOutcome(const Outcome& outcome, const ViewContext& context) {
    m_context = context;
    const std::vector<VerdictFigure> all = VerdictFigures::of(outcome, context);
    m_figures.clear();
    constexpr std::array<std::size_t, 4> kShown{2, 1, 5, 6}; // time, MFU, rent, own
    QStringList words;
    for (const std::size_t index : kShown) {
        m_figures.push_back(all.at(index));
        words << QStringLiteral("%1: %2").arg(all[index].caption, all[index].figure.text());
    }
    setAccessibleName(words.join(QStringLiteral(". ")));
    setFixedHeight(scaledPixels(kHeight, context.textScale));
    update();
}

void BigFigures::paintEvent(QPaintEvent*) {
    if (m_figures.empty()) return;
    QPainter painter(this);
    const Tokens& t = m_context.tokens;
    paintPanel(painter, rect(), t);
    const double width = this->width() / double(m_figures.size());
    const std::array<QColor, 4> colors{t.ink, t.ink, t.rent, t.buy};
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        const QRectF cell(double(i) * width, 0, width, height());
        if (i > 0) painter.fillRect(QRectF(cell.left(), 1, 1, height() - 2), t.line2);
        paintCell(painter, m_figures[i], cell.adjusted(width * 0.06, 0, -8, 0), colors[i]);
    }
}

void BigFigures::paintCell(QPainter& painter, const VerdictFigure& figure, const QRectF& cell,
                           const QColor& color) const {
    const Tokens& t = m_context.tokens;
    QFont large = m_context.font(TextUse::figure);
    large.setPixelSize(scaledPixels(kFigureSize, m_context.textScale));
    const QFont small = m_context.font(TextUse::caption);
    const QFontMetricsF smallMetrics(small);
    const QFontMetricsF largeMetrics(large);
    double y = cell.top() + 8 * m_context.textScale;
    const auto line = [&](const QString& text, const QColor& pen) {
        painter.setFont(small);
        painter.setPen(pen);
        painter.drawText(QRectF(cell.left(), y, cell.width(), smallMetrics.height()), Qt::AlignLeft,
                         smallMetrics.elidedText(text, Qt::ElideRight, cell.width()));
        y += smallMetrics.height();
    };
    line(figure.caption, t.ink2);
    painter.setFont(large);
    painter.setPen(color);
    const double ascent = largeMetrics.ascent() * 0.86; // Chinese faces have air above the digits
    painter.drawText(QPointF(cell.left(), y + ascent), figure.figure.number);
    const double number = largeMetrics.horizontalAdvance(figure.figure.number);
    painter.setFont(m_context.font(TextUse::body));
    painter.setPen(t.ink2);
    painter.drawText(QPointF(cell.left() + number + 8, y + ascent), figure.figure.unit);
    y += ascent + 7 * m_context.textScale;
    line(figure.detail, t.ink2);
}

void PageDots::setPages(int count, int current, const ViewContext& context) {
    m_context = context;
    m_count = count;
    m_current = current;
    setFixedSize(static_cast<int>(count * kDotStep), static_cast<int>(kDotStep));
    setAccessibleName(tr("Page %1 of %2").arg(current + 1).arg(count));
    update();
}

void PageDots::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < m_count; ++i) {
        painter.setBrush(i == m_current ? m_context.tokens.accent : m_context.tokens.line);
        painter.drawEllipse(QRectF(i * kDotStep + 4, (height() - kDot) / 2, kDot, kDot));
    }
}

void PlainPanel::setTokens(const Tokens& tokens) {
    m_tokens = tokens;
    update();
}

void PlainPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintPanel(painter, rect(), m_tokens);
}

void ProgramMark::setContext(const ViewContext& context, int side) {
    m_tokens = context.tokens;
    setFixedSize(side, side);
    update();
}

void ProgramMark::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintMark(painter, rect(), m_tokens.accent, m_tokens.brand);
}

} // namespace rackwright
