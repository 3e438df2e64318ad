// Shows one chart description. The chart is made when it is first on screen and its values are replaced in
// place after that; a description of the other kind makes a new one.
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/theme/view_context.h"

#include <QWidget>

#include <memory>

class QGraphicsView;

namespace rackwright {

class ChartCanvas;

class ChartWidget final : public QWidget {
    Q_OBJECT

public:
    explicit ChartWidget(QWidget* parent = nullptr);
    ~ChartWidget() override;

    void setContext(const ViewContext& context);
    void setSpec(const ChartSpec& spec);
    const ChartSpec& spec() const { return m_spec; }

    /// Makes the chart now instead of at the first paint.
    void realise();
    bool isRealised() const { return m_canvas != nullptr; }
    /// Plot rectangle in widget coordinates; empty before the chart exists.
    QRectF plotArea() const;

    QSize sizeHint() const override { return {420, 220}; }
    QSize minimumSizeHint() const override { return {200, 110}; }

signals:
    void rowHovered(int row); ///< -1: none

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void hover(int row);

    ChartSpec m_spec;
    ViewContext m_context;
    std::unique_ptr<ChartCanvas> m_canvas;
    QGraphicsView* m_view = nullptr;
    int m_hovered = -1;
};

/// Draws a description into `target`, as vectors where the painter can. `target` is in the painter's units,
/// which are taken as pixels at text scale 1.
void paintChart(QPainter& painter, const QRectF& target, const ChartSpec& spec, const ViewContext& context);

} // namespace rackwright
