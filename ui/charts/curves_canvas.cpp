#include "ui/charts/curves_canvas.h"

#include "ui/charts/chart_marks.h"

#include <QAreaSeries>
#include <QChart>
#include <QFontMetricsF>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>

namespace rackwright {

namespace {

constexpr double kGap = 6;  // px between plot and texts
constexpr double kRing = 5; // px, radius of a strong ring

QList<QPointF> asList(const std::vector<QPointF>& points) {
    return {points.begin(), points.end()};
}

void replacePoints(QLineSeries& series, const std::vector<QPointF>& points) {
    const QList<QPointF> list = asList(points);
    if (series.points() != list) series.replace(list);
}

QValueAxis* newAxis(QChart& chart, Qt::Alignment side) {
    auto* axis = new QValueAxis;
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setLabelsVisible(false);
    chart.addAxis(axis, side);
    return axis;
}

} // namespace

CurvesCanvas::CurvesCanvas() {
    m_x = newAxis(chart(), Qt::AlignBottom);
    m_x->setGridLineVisible(false);
    m_y = newAxis(chart(), Qt::AlignLeft);
    m_y->setLineVisible(false);
    m_low = new QLineSeries(&chart());
    m_high = new QLineSeries(&chart());
    m_band = new QAreaSeries(m_high, m_low);
    chart().addSeries(m_band);
    m_band->attachAxis(m_x);
    m_band->attachAxis(m_y);
}

void CurvesCanvas::setSpec(const ChartSpec& spec) {
    const auto* curves = std::get_if<CurvesSpec>(&spec);
    if (curves == nullptr || *curves == m_spec) return;
    m_spec = sanitised(*curves);
    matchLines();
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        replacePoints(*m_lines[i], m_spec.lines[i].points);
    m_band->setVisible(m_spec.band.has_value());
    if (m_spec.band) {
        replacePoints(*m_low, m_spec.band->low);
        replacePoints(*m_high, m_spec.band->high);
    }
    replaceAxis(*m_x, m_spec.x);
    replaceAxis(*m_y, m_spec.y);
    colorChart();
    placePlot();
}

void CurvesCanvas::matchLines() {
    while (m_lines.size() > m_spec.lines.size()) {
        chart().removeSeries(m_lines.back());
        delete m_lines.back();
        m_lines.pop_back();
    }
    while (m_lines.size() < m_spec.lines.size()) {
        auto* line = new QLineSeries;
        chart().addSeries(line);
        line->attachAxis(m_x);
        line->attachAxis(m_y);
        m_lines.push_back(line);
    }
}

void CurvesCanvas::replaceAxis(QValueAxis& axis, const ValueAxis& wanted) const {
    if (axis.tickInterval() != wanted.step) axis.setTickInterval(wanted.step);
    if (axis.min() != wanted.minimum || axis.max() != wanted.maximum)
        axis.setRange(wanted.minimum, wanted.maximum);
}

void CurvesCanvas::colorChart() {
    const Tokens& tokens = context().tokens;
    const QPen grid(tokens.line2, 1);
    if (m_y->gridLinePen() != grid) m_y->setGridLinePen(grid);
    const QPen axis(tokens.line, 1);
    if (m_x->linePen() != axis) m_x->setLinePen(axis);
    if (m_spec.band) {
        m_band->setPen(Qt::NoPen);
        m_band->setBrush(withAlpha(m_spec.band->color, tokens.dark ? 0.18 : 0.13));
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        QPen pen(m_spec.lines[i].color, m_spec.lines[i].dashed ? 1.6 : 2.4);
        if (m_spec.lines[i].dashed) pen.setDashPattern({4, 2.5});
        if (m_lines[i]->pen() != pen) m_lines[i]->setPen(pen);
    }
}

QPointF CurvesCanvas::place(const QPointF& value) const {
    return chart().mapToPosition(value, m_band);
}

double CurvesCanvas::endLabelsWidth() const {
    const QFontMetricsF strong(font(TextUse::caption, true));
    const QFontMetricsF plain(font(TextUse::caption));
    double width = 0;
    for (const CurveLine& line : m_spec.lines) {
        const double name = (line.dashed ? plain : strong).horizontalAdvance(line.name);
        const double value = line.endLabel.isEmpty() ? 0 : plain.horizontalAdvance(line.endLabel) + 8;
        width = std::max(width, name + value);
    }
    return width;
}

QMarginsF CurvesCanvas::plotMargins() const {
    const QFontMetricsF captions(font(TextUse::caption));
    double left = 0;
    for (const AxisTick& tick : m_spec.y.ticks)
        left = std::max(left, captions.horizontalAdvance(tick.label));
    const double names = endLabelsWidth();
    const double right = names > 0 ? names + kGap : 4 * kGap;
    return {left + kGap, captions.height() / 2, right, captions.height() + kGap};
}

void CurvesCanvas::paintOver(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    paintTicks(painter);
    paintNotes(painter);
    for (const CurveMark& mark : m_spec.marks)
        paintMark(painter, mark);
    paintEndLabels(painter);
}

void CurvesCanvas::paintTicks(QPainter& painter) const {
    painter.setFont(font(TextUse::caption));
    painter.setPen(context().tokens.ink3);
    const QFontMetricsF metrics(painter.font());
    const QRectF plot = plotArea();
    for (const AxisTick& tick : m_spec.y.ticks) {
        const double y = place({m_spec.x.minimum, tick.value}).y();
        painter.drawText(QRectF(0, y - metrics.height() / 2, plot.left() - kGap, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
    for (const AxisTick& tick : m_spec.x.ticks) {
        const double x = place({tick.value, m_spec.y.minimum}).x();
        painter.drawText(QRectF(x - 60, plot.bottom() + 3, 120, metrics.height()), Qt::AlignHCenter,
                         tick.label);
    }
}

void CurvesCanvas::paintNotes(QPainter& painter) const {
    painter.setFont(font(TextUse::caption));
    const QFontMetricsF metrics(painter.font());
    const QRectF plot = plotArea();
    for (const CurveNote& note : m_spec.notes) {
        const double x = place({note.x, 0}).x();
        if (x < plot.left() || x > plot.right()) continue;
        painter.setPen(QPen(context().tokens.ink3, 1, Qt::DotLine));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        const double width = metrics.horizontalAdvance(note.label) + 2;
        const double left = x + 4 + width > plot.right() ? x - 4 - width : x + 4;
        painter.setPen(context().tokens.ink3);
        painter.drawText(QRectF(left, plot.top(), width, metrics.height()), Qt::AlignLeft, note.label);
    }
}

void CurvesCanvas::paintMark(QPainter& painter, const CurveMark& mark) const {
    const Tokens& tokens = context().tokens;
    const QRectF plot = plotArea();
    const QPointF at = place(mark.at);
    if (!plot.adjusted(-1, -1, 1, 1).contains(at)) return;
    if (mark.strong) {
        painter.setPen(QPen(tokens.ink3, 1, Qt::DashLine));
        painter.drawLine(at, QPointF(at.x(), plot.bottom()));
    }
    painter.setPen(QPen(tokens.ink, mark.strong ? 2 : 1.4));
    painter.setBrush(tokens.panel);
    const double radius = mark.strong ? kRing : kRing - 1.5;
    painter.drawEllipse(at, radius, radius);

    painter.setFont(font(TextUse::caption, mark.strong));
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(mark.label) + 2;
    // Below right of a strong ring, above left of a plain one: the curves rise from left to right.
    QRectF box(at.x() + kRing + 4, at.y() + kRing + 2, width, metrics.height());
    if (!mark.strong) box.moveBottomRight({at.x() - kRing - 2, at.y() - kRing});
    if (box.right() > plot.right()) box.moveRight(at.x() - kRing - 4);
    if (box.left() < plot.left()) box.moveLeft(at.x() + kRing + 4);
    if (box.bottom() > plot.bottom()) box.moveBottom(at.y() - kRing - 2);
    painter.setPen(mark.strong ? tokens.ink : tokens.ink2);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, mark.label);
}

// The names stand at the height of their line's end; those that would touch are pushed apart.
void CurvesCanvas::paintEndLabels(QPainter& painter) const {
    struct Label {
        const CurveLine* line;
        double y;
    };
    std::vector<Label> labels;
    for (const CurveLine& line : m_spec.lines)
        if (!line.points.empty()) labels.push_back({&line, place(line.points.back()).y()});
    std::sort(labels.begin(), labels.end(), [](const Label& a, const Label& b) { return a.y < b.y; });
    const QFontMetricsF plain(font(TextUse::caption));
    const QRectF plot = plotArea();
    for (std::size_t i = 1; i < labels.size(); ++i)
        labels[i].y = std::max(labels[i].y, labels[i - 1].y + plain.height());
    double limit = plot.bottom();
    for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
        label->y = std::min(label->y, limit);
        limit = label->y - plain.height();
    }
    for (const Label& label : labels) {
        QRectF box(plot.right() + kGap, label.y - plain.height() / 2, endLabelsWidth() + 4, plain.height());
        painter.setPen(label.line->color);
        painter.setFont(font(TextUse::caption, !label.line->dashed));
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, label.line->name);
        const double name = QFontMetricsF(painter.font()).horizontalAdvance(label.line->name);
        painter.setFont(font(TextUse::caption));
        painter.drawText(box.adjusted(name + 8, 0, 4, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         label.line->endLabel);
    }
}

} // namespace rackwright
