#include "ui/charts/bars_canvas.h"

#include "ui/charts/chart_marks.h"
#include "ui/theme/hatch.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QFontMetricsF>
#include <QHorizontalStackedBarSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kBarShare = 0.62;        // of a row's height
constexpr double kTallestBar = 44;        // px
constexpr double kNarrowestLabelled = 26; // px, a segment narrower than this stays without text
constexpr double kGap = 8;                // px between plot and texts

} // namespace

BarsCanvas::BarsCanvas() {
    m_series = new QHorizontalStackedBarSeries;
    chart().addSeries(m_series);
    m_rowAxis = new QBarCategoryAxis;
    m_rowAxis->setGridLineVisible(false);
    m_rowAxis->setLabelsVisible(false);
    m_rowAxis->setLineVisible(
        false); // its line comes with ticks between the rows; the overlay draws a plain one
    m_valueAxis = new QValueAxis;
    m_valueAxis->setTickType(QValueAxis::TicksDynamic);
    m_valueAxis->setLabelsVisible(false);
    m_valueAxis->setLineVisible(false);
    chart().addAxis(m_rowAxis, Qt::AlignLeft);
    chart().addAxis(m_valueAxis, Qt::AlignBottom);
    m_series->attachAxis(m_rowAxis);
    m_series->attachAxis(m_valueAxis);
}

void BarsCanvas::setSpec(const ChartSpec& spec) {
    const auto* bars = std::get_if<StackedBarsSpec>(&spec);
    if (bars == nullptr || *bars == m_spec) return;
    m_spec = sanitised(*bars);
    matchSets();
    replaceValues();
    replaceAxes();
    colorChart();
    placePlot();
    fitBars();
}

void BarsCanvas::resize(const QSizeF& size) {
    ChartCanvas::resize(size);
    fitBars();
}

// A model without a pipeline has one row, which would be as thick as the card.
void BarsCanvas::fitBars() {
    if (m_series->barWidth() != barShare()) m_series->setBarWidth(barShare());
}

double BarsCanvas::barShare() const {
    return std::min(kBarShare, kTallestBar * context().textScale / std::max(1.0, rowHeight()));
}

void BarsCanvas::matchSets() {
    while (m_sets.size() > m_spec.parts.size()) {
        m_series->remove(m_sets.back());
        m_sets.pop_back();
    }
    while (m_sets.size() < m_spec.parts.size()) {
        m_sets.push_back(new QBarSet(QString()));
        m_series->append(m_sets.back());
    }
}

// Qt Charts counts rows from the bottom; the description counts from the top.
void BarsCanvas::replaceValues() {
    const int rows = rowCount();
    for (std::size_t p = 0; p < m_sets.size(); ++p) {
        QBarSet& set = *m_sets[p];
        if (set.count() > rows) set.remove(rows, set.count() - rows);
        for (int i = 0; i < rows; ++i) {
            const double value = m_spec.parts[p].values[static_cast<std::size_t>(rows - 1 - i)];
            if (i >= set.count())
                set.append(value);
            else if (set.at(i) != value)
                set.replace(i, value);
        }
    }
}

void BarsCanvas::replaceAxes() {
    QStringList numbers; // the axis needs distinct names; the overlay writes the texts
    for (int i = 0; i < rowCount(); ++i)
        numbers << QString::number(i);
    if (m_rowAxis->categories() != numbers) m_rowAxis->setCategories(numbers);
    if (m_valueAxis->tickInterval() != m_spec.axis.step) m_valueAxis->setTickInterval(m_spec.axis.step);
    if (m_valueAxis->min() != m_spec.axis.minimum || m_valueAxis->max() != m_spec.axis.maximum)
        m_valueAxis->setRange(m_spec.axis.minimum, m_spec.axis.maximum);
}

void BarsCanvas::colorChart() {
    const Tokens& tokens = context().tokens;
    const QPen grid(tokens.line2, 1);
    if (m_valueAxis->gridLinePen() != grid) m_valueAxis->setGridLinePen(grid);
    const QPen gap(tokens.panel, 1);
    for (std::size_t p = 0; p < m_sets.size(); ++p) {
        const QBrush fill(m_spec.parts[p].color);
        if (m_sets[p]->brush() != fill) m_sets[p]->setBrush(fill);
        if (m_sets[p]->pen() != gap) m_sets[p]->setPen(gap);
    }
}

QMarginsF BarsCanvas::plotMargins() const {
    const QFontMetricsF rows(font(TextUse::table, true));
    const QFontMetricsF captions(font(TextUse::caption));
    double left = 0;
    for (const QString& row : m_spec.rows)
        left = std::max(left, rows.horizontalAdvance(row));
    const double top = m_spec.limits.empty() ? kGap : captions.height() + 6;
    return {left + kGap + 2, top, kGap, captions.height() + 6 + legendHeight()};
}

double BarsCanvas::rowHeight() const {
    return rowCount() > 0 ? plotArea().height() / rowCount() : 0;
}

double BarsCanvas::xOf(double value) const {
    return chart().mapToPosition(QPointF(value, 0), m_series).x();
}

double BarsCanvas::yOf(int row) const {
    return chart().mapToPosition(QPointF(0, rowCount() - 1 - row), m_series).y();
}

QRectF BarsCanvas::segment(int part, int row) const {
    double from = 0;
    for (int p = 0; p < part; ++p)
        from += m_spec.parts[static_cast<std::size_t>(p)].values[static_cast<std::size_t>(row)];
    const double value = m_spec.parts[static_cast<std::size_t>(part)].values[static_cast<std::size_t>(row)];
    const double height = rowHeight() * barShare();
    const double left = xOf(from);
    return {left, yOf(row) - height / 2, xOf(from + value) - left, height};
}

int BarsCanvas::rowAt(const QPointF& position) const {
    const QRectF plot = plotArea();
    if (rowCount() == 0 || position.y() < plot.top() || position.y() >= plot.bottom()) return -1;
    return std::clamp(static_cast<int>((position.y() - plot.top()) / rowHeight()), 0, rowCount() - 1);
}

void BarsCanvas::paintOver(QPainter& painter) const {
    paintSegments(painter);
    paintTicks(painter);
    paintLimits(painter);
    paintRowTexts(painter);
    paintHeadroom(painter);
    paintLegend(painter);
}

void BarsCanvas::paintSegments(QPainter& painter) const {
    const int parts = static_cast<int>(m_spec.parts.size());
    for (int row = 0; row < rowCount(); ++row)
        for (int part = 0; part < parts; ++part)
            paintSegment(painter, part, row);
}

void BarsCanvas::paintSegment(QPainter& painter, int part, int row) const {
    const BarPart& what = m_spec.parts[static_cast<std::size_t>(part)];
    const QRectF box = segment(part, row);
    if (box.width() < 2) return;
    if (what.hatched) paintHatch(painter, box.adjusted(1, 0, -1, 0), context().tokens.panel);
    const QString& label = what.labels[static_cast<std::size_t>(row)];
    const QFont small = font(TextUse::smallest);
    const QFontMetricsF metrics(small);
    const double need =
        std::max(kNarrowestLabelled * context().textScale, metrics.horizontalAdvance(label) + 6);
    if (label.isEmpty() || box.width() < need || box.height() < metrics.ascent()) return;
    if (what.hatched) paintPlate(painter, box, metrics.horizontalAdvance(label), what.color);
    painter.setFont(small);
    painter.setPen(textOn(what.color));
    painter.drawText(box, Qt::AlignCenter, label);
}

void BarsCanvas::paintRowTexts(QPainter& painter) const {
    const Tokens& tokens = context().tokens;
    const QRectF plot = plotArea();
    const QFontMetricsF metrics(font(TextUse::table));
    const int every = std::max(1, static_cast<int>(std::ceil(metrics.height() / std::max(1.0, rowHeight()))));
    const int parts = static_cast<int>(m_spec.parts.size());
    for (int row = 0; row < rowCount(); ++row) {
        const bool strong = row == m_spec.emphasised;
        const bool hidden =
            row % every != 0 || (m_spec.emphasised >= 0 && std::abs(row - m_spec.emphasised) < every);
        if (hidden && !strong) continue;
        const double y = yOf(row);
        const double half = metrics.height() / 2;
        painter.setFont(font(TextUse::table, strong));
        painter.setPen(tokens.ink);
        painter.drawText(QRectF(0, y - half, plot.left() - kGap, 2 * half), Qt::AlignRight | Qt::AlignVCenter,
                         m_spec.rows[static_cast<std::size_t>(row)]);
        if (parts > 0) paintTotal(painter, row, segment(parts - 1, row).right() + kGap, y);
    }
}

// On a ground of its own, because a limit line may run through it.
void BarsCanvas::paintTotal(QPainter& painter, int row, double x, double y) const {
    const QString& total = m_spec.totals[static_cast<std::size_t>(row)];
    painter.setFont(font(TextUse::table, true));
    const QFontMetricsF metrics(painter.font());
    const QRectF box(x, y - metrics.height() / 2, metrics.horizontalAdvance(total), metrics.height());
    painter.fillRect(box.adjusted(-2, 3, 2, -3), context().tokens.panel);
    painter.setPen(context().tokens.ink);
    painter.drawText(box.adjusted(0, 0, 4, 0), Qt::AlignLeft | Qt::AlignVCenter, total);
}

void BarsCanvas::paintTicks(QPainter& painter) const {
    painter.setPen(QPen(context().tokens.line, 1));
    painter.drawLine(plotArea().topLeft(), plotArea().bottomLeft());
    painter.setFont(font(TextUse::caption));
    painter.setPen(context().tokens.ink3);
    const QFontMetricsF metrics(painter.font());
    for (const AxisTick& tick : m_spec.axis.ticks) {
        const QRectF box(xOf(tick.value) - 60, plotArea().bottom() + 3, 120, metrics.height());
        painter.drawText(box, Qt::AlignHCenter | Qt::AlignTop, tick.label);
    }
}

void BarsCanvas::paintLimits(QPainter& painter) const {
    const QRectF plot = plotArea();
    painter.setFont(font(TextUse::caption));
    const QFontMetricsF metrics(painter.font());
    for (const LimitLine& limit : m_spec.limits) {
        const double x = xOf(limit.value);
        QPen pen(limit.color, 1.6);
        if (limit.dashed) pen.setDashPattern({3, 2});
        painter.setPen(pen);
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        const double width = metrics.horizontalAdvance(limit.label) + 2;
        double left = limit.labelOnLeft ? x - width + 3 : x - 1;
        left = std::clamp(left, 0.0, std::max(0.0, size().width() - width));
        painter.drawText(QRectF(left, plot.top() - metrics.height() - 2, width, metrics.height()),
                         Qt::AlignLeft, limit.label);
    }
}

void BarsCanvas::paintHeadroom(QPainter& painter) const {
    if (!m_spec.headroom) return;
    const DimensionLine& room = *m_spec.headroom;
    const QFontMetricsF totals(font(TextUse::table, true));
    const QString& total = m_spec.totals[static_cast<std::size_t>(room.row)];
    const double left = xOf(room.from) + 2 * kGap + totals.horizontalAdvance(total);
    const double right = xOf(room.to) - 2;
    painter.setFont(font(TextUse::caption));
    paintDimension(painter, left, right, yOf(room.row), room.label, context().tokens.ink3);
}

double BarsCanvas::legendHeight() const {
    const std::vector<QRectF> places = legendPlaces();
    return places.empty() ? 0 : places.back().bottom() + 4;
}

// Flow layout from the left; the rectangles start at y = 0.
std::vector<QRectF> BarsCanvas::legendPlaces() const {
    const QFontMetricsF metrics(font(TextUse::caption));
    const double swatch = 11 * context().textScale;
    const double line = metrics.height() + 4;
    std::vector<QRectF> places;
    double x = 0;
    double y = 0;
    for (const BarPart& part : m_spec.parts) {
        const double width = swatch + 6 + metrics.horizontalAdvance(part.name) + 12;
        if (x > 0 && x + width - 12 > size().width()) {
            x = 0;
            y += line;
        }
        places.emplace_back(x, y, width, line);
        x += width;
    }
    return places;
}

void BarsCanvas::paintLegend(QPainter& painter) const {
    const std::vector<QRectF> places = legendPlaces();
    const double top = size().height() - legendHeight() + 2;
    painter.setFont(font(TextUse::caption));
    for (std::size_t p = 0; p < places.size(); ++p) {
        const BarPart& part = m_spec.parts[p];
        paintLegendEntry(painter, places[p].translated(0, top), part, context());
    }
}

} // namespace rackwright
