// One or several stacked bar charts on one scale, under one title.
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/views/card.h"

#include <vector>

class QVBoxLayout;

namespace rackwright {

class ChartWidget;

class CompareChartCard final : public Card {
    Q_OBJECT

public:
    explicit CompareChartCard(QWidget* parent = nullptr);

    void setContext(const ViewContext& context) override;
    /// `description` is what a screen reader says about the picture.
    void setCharts(const QString& title, const QString& description, std::vector<StackedBarsSpec> charts);

private:
    void paint(QPainter& painter, const QRectF& area) const;
    int heightOf(const StackedBarsSpec& chart) const; ///< px

    std::vector<StackedBarsSpec> m_charts;
    std::vector<ChartWidget*> m_widgets;
    QWidget* m_body = nullptr;
    QVBoxLayout* m_column = nullptr;
};

} // namespace rackwright
