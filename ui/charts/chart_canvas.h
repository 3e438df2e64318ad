// One chart on a scene of its own, with the marks that Qt Charts cannot draw painted over it. It lives
// without a widget, so that the screen, a report page and an exported picture get the same drawing.
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/theme/view_context.h"

#include <QGraphicsScene>

#include <memory>

class QChart;

namespace rackwright {

class ChartCanvas {
public:
    ChartCanvas();
    virtual ~ChartCanvas();
    ChartCanvas(const ChartCanvas&) = delete;
    ChartCanvas& operator=(const ChartCanvas&) = delete;

    /// The canvas that can draw `spec`.
    static std::unique_ptr<ChartCanvas> make(const ChartSpec& spec);

    QGraphicsScene& scene() { return m_scene; }
    void setContext(const ViewContext& context);
    virtual void resize(const QSizeF& size);
    QRectF plotArea() const { return m_plot; }

    /// Replaces values in place; `spec` is of the kind this canvas was made for.
    virtual void setSpec(const ChartSpec& spec) = 0;
    /// The row under `position`, -1: none. Curves have no rows.
    virtual int rowAt(const QPointF& position) const;

protected:
    /// Margins round the plot for the texts of the present description.
    virtual QMarginsF plotMargins() const = 0;
    virtual void colorChart() = 0;
    virtual void paintOver(QPainter& painter) const = 0;

    void placePlot(); ///< after anything that changes a text at the margin
    QChart& chart() const { return *m_chart; }
    const ViewContext& context() const { return m_context; }
    QSizeF size() const { return m_size; }
    QFont font(TextUse use, bool bold = false) const;

private:
    class Overlay;

    QGraphicsScene m_scene;
    QChart* m_chart = nullptr;    // owned by the scene
    Overlay* m_overlay = nullptr; // owned by the scene
    ViewContext m_context;
    QSizeF m_size{400, 240};
    QRectF m_plot;
};

} // namespace rackwright
