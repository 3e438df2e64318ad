#include "ui/views/compare_chart_card.h"

#include "ui/charts/chart_widget.h"

#include <QPainter>
#include <QVBoxLayout>

namespace rackwright {

namespace {

constexpr int kRow = 22;    ///< px of a bar
constexpr int kFrame = 48;  ///< px for axis and limit texts
constexpr int kLegend = 20; ///< px of a line of the legend
constexpr int kEntries = 3; ///< parts that a line of the legend holds
constexpr int kHeader = 46; ///< px of the card's own head and padding

} // namespace

CompareChartCard::CompareChartCard(QWidget* parent) : Card(parent), m_body(new QWidget(this)) {
    m_column = new QVBoxLayout(m_body);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    setPicture(m_body);
    setPainter([this](QPainter& painter, const QRectF& area) { paint(painter, area); });
}

void CompareChartCard::setContext(const ViewContext& context) {
    Card::setContext(context);
    for (ChartWidget* widget : m_widgets)
        widget->setContext(context);
}

void CompareChartCard::setCharts(const QString& title, const QString& description,
                                 std::vector<StackedBarsSpec> charts) {
    setTitle(title, {});
    setAccessibleDescription(description);
    m_charts = std::move(charts);
    while (m_widgets.size() < m_charts.size()) {
        m_widgets.push_back(new ChartWidget(m_body));
        m_widgets.back()->setContext(context());
        m_column->addWidget(m_widgets.back());
    }
    int height = scaledPixels(kHeader, context().textScale);
    for (std::size_t i = 0; i < m_widgets.size(); ++i) {
        const bool used = i < m_charts.size();
        m_widgets[i]->setVisible(used);
        if (!used) continue;
        m_widgets[i]->setSpec(m_charts[i]);
        m_widgets[i]->setAccessibleName(title);
        m_widgets[i]->setAccessibleDescription(description);
        m_column->setStretch(static_cast<int>(i), heightOf(m_charts[i]));
        m_widgets[i]->setMinimumHeight(heightOf(m_charts[i]));
        height += heightOf(m_charts[i]) + m_column->spacing();
    }
    setMinimumHeight(height);
}

int CompareChartCard::heightOf(const StackedBarsSpec& chart) const {
    const int lines = (static_cast<int>(chart.parts.size()) + kEntries - 1) / kEntries;
    return scaledPixels(kFrame + kLegend * lines + kRow * double(chart.rows.size()), context().textScale);
}

void CompareChartCard::paint(QPainter& painter, const QRectF& area) const {
    double all = 0;
    for (const StackedBarsSpec& chart : m_charts)
        all += heightOf(chart);
    double y = area.top();
    for (const StackedBarsSpec& chart : m_charts) {
        const double height = area.height() * heightOf(chart) / all;
        paintChart(painter, QRectF(area.left(), y, area.width(), height), chart, context());
        y += height;
    }
}

} // namespace rackwright
