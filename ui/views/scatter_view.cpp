#include "ui/views/scatter_view.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace rackwright {

ScatterView::ScatterView(QWidget* parent) : QWidget(parent) {}

void ScatterView::setContext(const ViewContext& context) {
    m_context = context;
    update();
}

void ScatterView::setPlot(ScatterPlot plot) {
    if (plot == m_plot) return;
    m_plot = std::move(plot);
    if (m_selected >= static_cast<int>(m_plot.points.size())) m_selected = -1;
    update();
}

void ScatterView::setSelected(int point) {
    if (point == m_selected) return;
    m_selected = point;
    update();
}

int ScatterView::pointAt(const QPointF& position) const {
    return scatterPointAt(m_plot, scatterPlotArea(m_plot, rect(), m_context), position);
}

bool ScatterView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int point = pointAt(help->pos());
    if (point < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), m_plot.points[static_cast<std::size_t>(point)].name, this);
    return true;
}

void ScatterView::mousePressEvent(QMouseEvent* event) {
    const int point = pointAt(event->position());
    if (point < 0) return QWidget::mousePressEvent(event);
    setSelected(point);
    emit pointChosen(point);
}

void ScatterView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintScatter(painter, rect(), m_plot, m_context, m_selected);
}

} // namespace rackwright
