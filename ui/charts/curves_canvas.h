// Lines with a band, rings where they cross, notes along the axis and their names at the right end.
#pragma once

#include "ui/charts/chart_canvas.h"

#include <vector>

class QAreaSeries;
class QLineSeries;
class QValueAxis;

namespace rackwright {

class CurvesCanvas final : public ChartCanvas {
public:
    CurvesCanvas();

    void setSpec(const ChartSpec& spec) override;

protected:
    QMarginsF plotMargins() const override;
    void colorChart() override;
    void paintOver(QPainter& painter) const override;

private:
    void matchLines();
    void replaceAxis(QValueAxis& axis, const ValueAxis& wanted) const;
    QPointF place(const QPointF& value) const;
    double endLabelsWidth() const;

    void paintTicks(QPainter& painter) const;
    void paintNotes(QPainter& painter) const;
    void paintMark(QPainter& painter, const CurveMark& mark) const;
    void paintEndLabels(QPainter& painter) const;

    CurvesSpec m_spec;
    QValueAxis* m_x = nullptr;
    QValueAxis* m_y = nullptr;
    QAreaSeries* m_band = nullptr;
    QLineSeries* m_low = nullptr;
    QLineSeries* m_high = nullptr;
    std::vector<QLineSeries*> m_lines;
};

} // namespace rackwright
