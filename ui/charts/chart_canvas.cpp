#include "ui/charts/chart_canvas.h"

#include "ui/charts/bars_canvas.h"
#include "ui/charts/curves_canvas.h"

#include <QChart>
#include <QGraphicsItem>
#include <QGraphicsLayout>
#include <QLegend>
#include <QPainter>

namespace rackwright {

/// Everything that Qt Charts has no element for, above it in the scene.
class ChartCanvas::Overlay final : public QGraphicsItem {
public:
    explicit Overlay(const ChartCanvas& canvas) : m_canvas(canvas) { setZValue(100); }

    QRectF boundingRect() const override { return {QPointF(0, 0), m_canvas.m_size}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        painter->save();
        m_canvas.paintOver(*painter);
        painter->restore();
    }
    void sizeChanges() { prepareGeometryChange(); }

private:
    const ChartCanvas& m_canvas;
};

ChartCanvas::ChartCanvas() {
    m_chart = new QChart;
    m_chart->setDropShadowEnabled(false); // a shadow turns vector output into bitmaps
    m_chart->setBackgroundRoundness(0);
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins(QMargins(0, 0, 0, 0));
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setLocalizeNumbers(true);
    m_chart->legend()->hide(); // its swatches cannot be hatched; the overlay draws one
    m_scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    m_scene.addItem(m_chart);
    m_overlay = new Overlay(*this);
    m_scene.addItem(m_overlay);
}

ChartCanvas::~ChartCanvas() = default;

std::unique_ptr<ChartCanvas> ChartCanvas::make(const ChartSpec& spec) {
    if (std::holds_alternative<StackedBarsSpec>(spec)) return std::make_unique<BarsCanvas>();
    return std::make_unique<CurvesCanvas>();
}

void ChartCanvas::setContext(const ViewContext& context) {
    m_context = context;
    colorChart();
    placePlot();
}

void ChartCanvas::resize(const QSizeF& size) {
    if (size == m_size || size.isEmpty()) return;
    m_overlay->sizeChanges();
    m_size = size;
    placePlot();
}

void ChartCanvas::placePlot() {
    const QMarginsF margins = plotMargins();
    const QRectF whole(QPointF(0, 0), m_size);
    m_plot = whole.marginsRemoved(margins);
    if (m_plot.width() < 1 || m_plot.height() < 1) m_plot.setSize(m_plot.size().expandedTo(QSizeF(1, 1)));
    m_scene.setSceneRect(whole);
    if (m_chart->size() != m_size) m_chart->resize(m_size);
    if (m_chart->plotArea() != m_plot) {
        m_chart->setPlotArea(m_plot);
        m_chart->layout()->invalidate(); // moves the series at once but the axes only with the next layout
        m_chart->layout()->activate();
    }
    m_overlay->update();
}

int ChartCanvas::rowAt(const QPointF&) const {
    return -1;
}

QFont ChartCanvas::font(TextUse use, bool bold) const {
    QFont font = m_context.font(use);
    if (bold) font.setWeight(QFont::Bold);
    return font;
}

} // namespace rackwright
