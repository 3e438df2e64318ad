#include "ui/views/topology_view.h"

#include "ui/pictures/topology_colors.h"

#include <QGraphicsItem>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>

namespace rackwright {

namespace {

constexpr double kZoomStep = 1.2;
constexpr double kDrillZoom = 2.6; // times the fitted size: what is under the pointer fills the view
constexpr double kRiseZoom = 0.7;
constexpr double kLargestZoom = 6;

} // namespace

/// One group of boxes. The view owns everything that it draws from.
class TopologyView::Item final : public QGraphicsItem {
public:
    Item(const TopologyView& view, int group) : m_view(view), m_group(group) {}

    QRectF boundingRect() const override { return group().bounds.adjusted(-4, -4, 4, 4); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        TopologyLook look = m_view.m_look;
        look.scale = m_view.sceneScale();
        paintGroup(*painter, m_view.m_level, group(), look);
    }

private:
    const DiagramGroup& group() const { return m_view.m_groups[static_cast<std::size_t>(m_group)]; }

    const TopologyView& m_view;
    int m_group;
};

TopologyView::TopologyView(QWidget* parent) : QGraphicsView(parent) {
    m_scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    setScene(&m_scene);
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setDragMode(ScrollHandDrag);
    setTransformationAnchor(AnchorUnderMouse);
    setViewportUpdateMode(SmartViewportUpdate);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setCursor(Qt::ArrowCursor);
}

TopologyView::~TopologyView() = default;

void TopologyView::setOutcome(std::shared_ptr<const Outcome> outcome, const ViewContext& context) {
    if (!outcome) return;
    const TopologyLook before = m_look;
    const bool sameReplicas = m_outcome && m_outcome->strategy == outcome->strategy;
    m_outcome = std::move(outcome);
    m_look = topologyLook(*m_outcome, context);
    m_look.depth = before.depth;
    m_look.coloring = before.coloring;
    m_look.stage = before.stage;
    m_look.rail = before.rail;
    m_look.replica = sameReplicas ? before.replica : usualReplica();
    m_look.server = m_server;
    pickAgain();
    setBackgroundBrush(context.tokens.panel);
    rebuild();
}

void TopologyView::setColoring(TopologyColoring coloring) {
    m_look.coloring = coloring;
    m_look.rail = coloring == TopologyColoring::rail ? std::max(0, m_look.rail) : -1;
    pickAgain();
    viewport()->update();
    emit pickChanged();
}

// Groups of a large cluster have thousands of members: they are looked up only where they are shown.
void TopologyView::pickAgain() {
    m_look.partners.reset();
    if (!m_outcome || m_look.coloring != TopologyColoring::partners) return;
    if (m_picked >= m_outcome->strategy.accelerators()) m_picked = 0;
    m_look.partners = partnersOf(m_outcome->strategy, m_picked, m_outcome->machine.perServer);
}

void TopologyView::pick(std::int64_t accelerator) {
    m_picked = std::max<std::int64_t>(0, accelerator);
    pickAgain();
    viewport()->update();
    emit pickChanged();
}

void TopologyView::pickAt(const DiagramBox& box) {
    if (!m_outcome || m_look.coloring != TopologyColoring::partners) return;
    const std::int64_t perServer = std::max(1, m_outcome->machine.perServer);
    if (box.kind == DiagramKind::server) pick(box.index * perServer);
    if (box.kind == DiagramKind::accelerator) pick(m_server * perServer + box.index);
}

bool TopologyView::findServer(std::int64_t index) {
    if (!m_outcome || index < 0) return false;
    m_unit = static_cast<int>(index / serversPerUnit(m_outcome->cluster.diagram));
    const DiagramLevel level = unitLevel(m_outcome->cluster.diagram, m_unit, m_look);
    const auto there = [index](const DiagramBox& box) {
        return box.kind == DiagramKind::server && box.index == index;
    };
    if (std::ranges::none_of(level.boxes, there)) {
        m_unit = 0;
        return false;
    }
    show(TopologyDepth::unit);
    for (std::size_t i = 1; i < m_groups.size(); ++i) {
        const int box = m_groups[i].boxes.empty() ? -1 : m_groups[i].boxes.front();
        if (box >= 0 && there(m_level.boxes[static_cast<std::size_t>(box)])) setCurrent(static_cast<int>(i));
    }
    setFocus();
    return true;
}

void TopologyView::setStage(int stage) {
    if (stage == m_look.stage) return;
    m_look.stage = stage;
    viewport()->update();
}

// A replica from the middle of the cluster, when one replica is a handful of whole servers.
int TopologyView::usualReplica() const {
    if (!m_outcome) return -1;
    const Strategy& strategy = m_outcome->strategy;
    const int perReplica = strategy.modelParallel() / std::max(1, m_outcome->machine.perServer);
    if (perReplica < 2 || perReplica > 32 || strategy.dp < 2) return -1;
    return strategy.dp * 10 / 32;
}

void TopologyView::show(TopologyDepth depth) {
    m_look.depth = depth;
    m_currentGroup = -1;
    m_fitted = true;
    rebuild();
    emit placeChanged();
}

void TopologyView::rebuild() {
    m_scene.clear();
    if (!m_outcome) return;
    const Diagram& diagram = m_outcome->cluster.diagram;
    m_level = m_look.depth == TopologyDepth::unit ? unitLevel(diagram, m_unit, m_look)
                                                  : diagramLevel(diagram, m_look.depth);
    m_groups = groupsOf(m_level, m_look.depth);
    if (m_currentGroup >= static_cast<int>(m_groups.size())) m_currentGroup = -1;
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        m_scene.addItem(new Item(*this, static_cast<int>(i)));
    m_scene.setSceneRect(QRectF(QPointF(0, 0), diagramSize(m_level, m_look.depth)));
    if (m_fitted) fit();
    viewport()->update();
}

double TopologyView::sceneScale() const {
    return transform().m11();
}

void TopologyView::fit() {
    m_fitted = true;
    const QSizeF size = m_scene.sceneRect().size();
    const QSize room = viewport()->size();
    if (size.isEmpty() || room.isEmpty()) return;
    m_fitScale = std::min(room.width() / size.width(), room.height() / size.height());
    setTransform(QTransform::fromScale(m_fitScale, m_fitScale));
    centerOn(m_scene.sceneRect().center());
}

void TopologyView::zoomBy(double factor) {
    const double wanted = sceneScale() * factor / m_fitScale;
    if (wanted < kRiseZoom && m_look.depth != TopologyDepth::overview) return goUp();
    if (wanted > kDrillZoom && m_look.depth != TopologyDepth::server && m_currentGroup > 0)
        return drillDown();
    const double zoom = std::clamp(wanted, 1.0, kLargestZoom);
    m_fitted = zoom <= 1.0001;
    if (m_fitted) return fit();
    setTransform(QTransform::fromScale(zoom * m_fitScale, zoom * m_fitScale));
}

int TopologyView::current() const {
    if (m_currentGroup < 0 || m_groups[static_cast<std::size_t>(m_currentGroup)].boxes.empty()) return -1;
    return m_groups[static_cast<std::size_t>(m_currentGroup)].boxes.front();
}

void TopologyView::drillDown() {
    if (current() < 0 || m_look.depth == TopologyDepth::server) return;
    const DiagramBox& box = m_level.boxes[static_cast<std::size_t>(current())];
    if (m_look.depth == TopologyDepth::overview && box.unit >= 0) {
        // A cell of a pod knows its server; its unit is the pod's first.
        const std::int64_t perUnit = serversPerUnit(m_outcome->cluster.diagram);
        m_unit = box.kind == DiagramKind::server ? static_cast<int>(box.index / perUnit) : box.unit;
        show(TopologyDepth::unit);
    } else if (m_look.depth == TopologyDepth::unit && box.kind == DiagramKind::server) {
        m_server = m_look.server = box.index;
        show(TopologyDepth::server);
    }
}

void TopologyView::goUp() {
    if (m_look.depth == TopologyDepth::overview) return fit();
    show(m_look.depth == TopologyDepth::server ? TopologyDepth::unit : TopologyDepth::overview);
}

void TopologyView::setCurrent(int group) {
    if (group == m_currentGroup) return;
    m_currentGroup = group;
    viewport()->update();
    if (current() < 0) return;
    const DiagramBox& box = m_level.boxes[static_cast<std::size_t>(current())];
    setAccessibleDescription(boxSentence(box, m_look));
    if (box.kind == DiagramKind::leafSwitch || box.kind == DiagramKind::nic) m_look.rail = box.rail;
}

// The nearest group in the direction of the arrow, sideways distance counting double.
void TopologyView::step(Qt::Key key) {
    if (m_groups.size() < 2) return;
    if (m_currentGroup < 1) return setCurrent(1);
    const QPointF from = m_groups[static_cast<std::size_t>(m_currentGroup)].bounds.center();
    int best = -1;
    double nearest = std::numeric_limits<double>::max();
    for (std::size_t i = 1; i < m_groups.size(); ++i) {
        const QPointF way = m_groups[i].bounds.center() - from;
        const bool horizontal = key == Qt::Key_Left || key == Qt::Key_Right;
        const bool forward = key == Qt::Key_Right || key == Qt::Key_Down;
        const double along = (horizontal ? way.x() : way.y()) * (forward ? 1 : -1);
        const double aside = std::abs(horizontal ? way.y() : way.x());
        if (along <= 1 || along + 2 * aside >= nearest) continue;
        nearest = along + 2 * aside;
        best = static_cast<int>(i);
    }
    if (best >= 0) setCurrent(best);
}

int TopologyView::boxAt(const QPoint& position) const {
    const QPointF at = mapToScene(position);
    int frame = -1;
    for (std::size_t i = 0; i < m_level.boxes.size(); ++i) {
        const DiagramBox& box = m_level.boxes[i];
        if (!boxRect(box, m_look).contains(at)) continue;
        if (box.kind != DiagramKind::unitFrame) return static_cast<int>(i);
        frame = static_cast<int>(i);
    }
    return frame;
}

void TopologyView::hover(const QPoint& position) {
    const int index = boxAt(position);
    int replica = usualReplica();
    if (index >= 0) {
        const DiagramBox& box = m_level.boxes[static_cast<std::size_t>(index)];
        if (box.kind == DiagramKind::server && box.replica >= 0 && usualReplica() >= 0) replica = box.replica;
        const bool railed = box.kind == DiagramKind::leafSwitch || box.kind == DiagramKind::nic;
        if (railed && box.count == 1 && m_look.rail != box.rail) {
            m_look.rail = box.rail;
            viewport()->update();
        }
    }
    if (replica == m_look.replica) return;
    m_look.replica = replica;
    viewport()->update();
    emit replicaChanged(replica);
}

void TopologyView::drawForeground(QPainter* painter, const QRectF&) {
    TopologyLook look = m_look;
    look.scale = sceneScale();
    paintReplicaBrackets(*painter, m_level, look);
    if (look.depth != TopologyDepth::server) paintReplica(*painter, m_level, look);
    if (!hasFocus() || m_currentGroup < 1 || m_currentGroup >= static_cast<int>(m_groups.size())) return;
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(look.context.tokens.accent, 2 / look.scale));
    painter->drawRoundedRect(m_groups[static_cast<std::size_t>(m_currentGroup)].bounds.adjusted(-3, -3, 3, 3),
                             4, 4);
}

void TopologyView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    if (m_fitted) fit();
}

// Without the focus the wheel scrolls the page that this view stands on.
void TopologyView::wheelEvent(QWheelEvent* event) {
    if (!hasFocus() && !event->modifiers().testFlag(Qt::ControlModifier)) {
        event->ignore();
        return;
    }
    zoomBy(std::pow(kZoomStep, event->angleDelta().y() / 120.0));
    event->accept();
}

void TopologyView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return step(static_cast<Qt::Key>(event->key()));
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return drillDown();
    case Qt::Key_Backspace:
        return goUp();
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(kZoomStep);
    case Qt::Key_Minus:
        return zoomBy(1 / kZoomStep);
    case Qt::Key_0:
        return fit();
    case Qt::Key_Space:
        if (current() >= 0) pickAt(m_level.boxes[static_cast<std::size_t>(current())]);
        return;
    default:
        QGraphicsView::keyPressEvent(event);
    }
}

void TopologyView::mouseMoveEvent(QMouseEvent* event) {
    QGraphicsView::mouseMoveEvent(event);
    hover(event->pos());
}

void TopologyView::mousePressEvent(QMouseEvent* event) {
    QGraphicsView::mousePressEvent(event);
    const int box = boxAt(event->pos());
    const auto holds = [box](const DiagramGroup& group) {
        return std::find(group.boxes.begin(), group.boxes.end(), box) != group.boxes.end();
    };
    const auto group = std::find_if(m_groups.begin(), m_groups.end(), holds);
    setCurrent(box < 0 || group == m_groups.end() ? -1 : static_cast<int>(group - m_groups.begin()));
    if (box >= 0) pickAt(m_level.boxes[static_cast<std::size_t>(box)]);
}

void TopologyView::mouseDoubleClickEvent(QMouseEvent* event) {
    mousePressEvent(event);
    drillDown();
}

void TopologyView::leaveEvent(QEvent* event) {
    QGraphicsView::leaveEvent(event);
    hover({-1, -1});
}

bool TopologyView::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QGraphicsView::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int box = boxAt(help->pos());
    if (box < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(),
                           boxSentence(m_level.boxes[static_cast<std::size_t>(box)], m_look), viewport());
    return true;
}

} // namespace rackwright
