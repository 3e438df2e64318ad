// The drawn network: overview, one scalable unit, one server. Pan, zoom, drill down, walk with the arrow
// keys.
#pragma once

#include "ui/pictures/topology.h"

#include <QGraphicsView>

#include <memory>

namespace rackwright {

class TopologyView final : public QGraphicsView {
    Q_OBJECT

public:
    explicit TopologyView(QWidget* parent = nullptr);
    ~TopologyView() override;

    void setOutcome(std::shared_ptr<const Outcome> outcome, const ViewContext& context);
    void setColoring(TopologyColoring coloring);
    void setStage(int stage); ///< lights one pipeline stage, -1: all

    TopologyDepth depth() const { return m_look.depth; }
    int unit() const { return m_unit; }
    std::int64_t server() const { return m_server; }
    int replica() const { return m_look.replica; }
    const TopologyLook& look() const { return m_look; }
    const DiagramLevel& level() const { return m_level; }

    void drillDown(); ///< into what is current
    /// Shows the unit of server `index`, counted from 0, with the server marked. False when there is none.
    bool findServer(std::int64_t index);
    void pick(std::int64_t accelerator); ///< whose partners light up, counted over the whole cluster
    void goUp();
    void fit();
    void zoomBy(double factor);
    /// Index into the level's boxes of what the keyboard is on, -1: nothing.
    int current() const;

    QSize minimumSizeHint() const override { return {200, 110}; }

signals:
    void placeChanged(); ///< another level, unit or server
    void replicaChanged(int replica);
    void pickChanged(); ///< or the colouring: the legend says something else

protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    class Item;

    void show(TopologyDepth depth);
    void rebuild();
    void step(Qt::Key key);
    void setCurrent(int group);
    void hover(const QPoint& position);
    int boxAt(const QPoint& position) const;
    double sceneScale() const;
    int usualReplica() const;
    void pickAt(const DiagramBox& box);
    void pickAgain();

    QGraphicsScene m_scene;
    std::shared_ptr<const Outcome> m_outcome;
    TopologyLook m_look;
    DiagramLevel m_level;
    std::vector<DiagramGroup> m_groups;
    int m_unit = 0;
    std::int64_t m_server = 0;
    std::int64_t m_picked = 0;
    int m_currentGroup = -1;
    double m_fitScale = 1;
    bool m_fitted = true;
};

} // namespace rackwright
