// Horizontal stacked bars with segment texts, totals, limit lines, a dimension line and a legend.
#pragma once

#include "ui/charts/chart_canvas.h"

#include <vector>

class QBarCategoryAxis;
class QBarSet;
class QHorizontalStackedBarSeries;
class QValueAxis;

namespace rackwright {

class BarsCanvas final : public ChartCanvas {
public:
    BarsCanvas();

    void setSpec(const ChartSpec& spec) override;
    int rowAt(const QPointF& position) const override;
    void resize(const QSizeF& size) override;

protected:
    QMarginsF plotMargins() const override;
    void colorChart() override;
    void paintOver(QPainter& painter) const override;

private:
    void matchSets();
    void replaceValues();
    void replaceAxes();
    void fitBars();
    double xOf(double value) const;
    double yOf(int row) const; ///< middle of the row
    double rowHeight() const;
    double barShare() const; ///< height of a bar as a share of its row
    QRectF segment(int part, int row) const;
    int rowCount() const { return static_cast<int>(m_spec.rows.size()); }
    double legendHeight() const;

    void paintSegments(QPainter& painter) const;
    void paintSegment(QPainter& painter, int part, int row) const;
    void paintRowTexts(QPainter& painter) const;
    void paintTotal(QPainter& painter, int row, double x, double y) const;
    void paintTicks(QPainter& painter) const;
    void paintLimits(QPainter& painter) const;
    void paintHeadroom(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    std::vector<QRectF> legendPlaces() const;

    StackedBarsSpec m_spec;
    QHorizontalStackedBarSeries* m_series = nullptr;
    QBarCategoryAxis* m_rowAxis = nullptr;
    QValueAxis* m_valueAxis = nullptr;
    std::vector<QBarSet*> m_sets;
};

} // namespace rackwright
