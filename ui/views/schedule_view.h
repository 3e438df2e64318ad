// Shows a schedule twice: the whole step in a strip, where a window can be dragged, and the window below it.
#pragma once

#include "ui/pictures/schedule_picture.h"

#include <QWidget>

namespace rackwright {

enum class SchedulePart : std::uint8_t { whole, warmUp, steady, coolDown };

class ScheduleView final : public QWidget {
    Q_OBJECT

public:
    explicit ScheduleView(QWidget* parent = nullptr);

    void setContext(const ViewContext& context);
    void setSchedule(PipelineSchedule schedule);
    const PipelineSchedule& schedule() const { return m_schedule; }
    void showPart(SchedulePart part);
    const ScheduleWindow& window() const { return m_window; }
    void setStage(int stage);
    /// The picture as shown, onto any painter.
    void paint(QPainter& painter, const QRectF& area) const;

    QSize sizeHint() const override { return {420, 300}; }
    QSize minimumSizeHint() const override { return {200, 140}; }

signals:
    void windowMoved(); ///< by the user: no longer one of the named parts

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Places {
        QRectF strip, caption, zoomed;
    };
    Places places(const QRectF& area) const;
    void centreOn(double x);
    void moveBy(double share);
    bool whole() const { return m_window.to - m_window.from >= m_schedule.total * 0.999; }

    PipelineSchedule m_schedule;
    ViewContext m_context;
    ScheduleWindow m_window;
    SchedulePart m_part = SchedulePart::warmUp;
    bool m_moved = false; ///< by hand: a resize keeps the window
    int m_stage = -1;
};

} // namespace rackwright
