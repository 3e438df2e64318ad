// A slider of utilisation with the mark of the use at which renting and buying cost the same.
#pragma once

#include "ui/theme/view_context.h"

#include <QSlider>

#include <optional>

namespace rackwright {

class UseSlider final : public QSlider {
    Q_OBJECT

public:
    explicit UseSlider(QWidget* parent = nullptr);

    /// `use` and `breakEven` are shares; the mark vanishes above 1. Leaves a handle that is held alone.
    void show(double use, std::optional<double> breakEven, const ViewContext& context);
    QSize sizeHint() const override;

signals:
    /// Moves of one `gesture` belong together.
    void useDragged(double use, quint64 gesture);

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    std::optional<double> m_breakEven;
    ViewContext m_context;
    quint64 m_gesture = 0;
};

} // namespace rackwright
