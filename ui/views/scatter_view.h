// A scatter that can be pointed at: click selects, hover names. The table beside it is the way of the
// keyboard.
#pragma once

#include "ui/pictures/scatter_picture.h"

#include <QWidget>

namespace rackwright {

class ScatterView final : public QWidget {
    Q_OBJECT

public:
    explicit ScatterView(QWidget* parent = nullptr);

    void setContext(const ViewContext& context);
    void setPlot(ScatterPlot plot);
    const ScatterPlot& plot() const { return m_plot; }
    void setSelected(int point); ///< −1: none

    QSize sizeHint() const override { return {420, 260}; }
    QSize minimumSizeHint() const override { return {200, 110}; }

signals:
    void pointChosen(int point);

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int pointAt(const QPointF& position) const;

    ScatterPlot m_plot;
    ViewContext m_context;
    int m_selected = -1;
};

} // namespace rackwright
