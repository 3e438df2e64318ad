#include "ui/charts/chart_widget.h"

#include "ui/charts/chart_canvas.h"

#include <QGraphicsView>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>

namespace rackwright {

ChartWidget::ChartWidget(QWidget* parent) : QWidget(parent) {
    m_view = new QGraphicsView(this);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_view->setInteractive(false);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFocusPolicy(Qt::NoFocus); // the table twin is the keyboard's path
    m_view->setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
    m_view->viewport()->setMouseTracking(true);
    m_view->viewport()->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
}

// The view must let go of the scene before the canvas deletes it.
ChartWidget::~ChartWidget() {
    m_view->setScene(nullptr);
}

void ChartWidget::setContext(const ViewContext& context) {
    m_context = context;
    m_view->setBackgroundBrush(context.tokens.panel);
    if (m_canvas) m_canvas->setContext(context);
}

void ChartWidget::setSpec(const ChartSpec& spec) {
    const bool otherKind = spec.index() != m_spec.index();
    m_spec = spec;
    if (!m_canvas) return;
    if (otherKind) {
        m_view->setScene(nullptr);
        m_canvas.reset();
        realise();
    } else {
        m_canvas->setSpec(spec);
    }
}

void ChartWidget::realise() {
    if (m_canvas) return;
    m_canvas = ChartCanvas::make(m_spec);
    m_canvas->setContext(m_context);
    m_canvas->resize(size());
    m_canvas->setSpec(m_spec);
    m_view->setScene(&m_canvas->scene());
}

QRectF ChartWidget::plotArea() const {
    return m_canvas ? m_canvas->plotArea() : QRectF();
}

void ChartWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_canvas) m_canvas->resize(size());
}

// The first chart of a program loads the font database: the window shall be on screen before that.
void ChartWidget::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!m_canvas) QTimer::singleShot(0, this, &ChartWidget::realise);
}

bool ChartWidget::eventFilter(QObject* watched, QEvent* event) {
    if (m_canvas && event->type() == QEvent::MouseMove)
        hover(m_canvas->rowAt(static_cast<QMouseEvent*>(event)->position()));
    if (event->type() == QEvent::Leave) hover(-1);
    return QWidget::eventFilter(watched, event);
}

void ChartWidget::hover(int row) {
    if (row == m_hovered) return;
    m_hovered = row;
    emit rowHovered(row);
}

void paintChart(QPainter& painter, const QRectF& target, const ChartSpec& spec, const ViewContext& context) {
    const std::unique_ptr<ChartCanvas> canvas = ChartCanvas::make(spec);
    canvas->setContext(context);
    canvas->resize(target.size());
    canvas->setSpec(spec);
    canvas->scene().render(&painter, target, QRectF(QPointF(0, 0), target.size()), Qt::IgnoreAspectRatio);
}

} // namespace rackwright
