// A bar for every limit of the plan, with the mark at 100 %.
#pragma once

#include "core/plan/outcome.h"
#include "ui/theme/view_context.h"

#include <QWidget>

#include <vector>

namespace rackwright {

struct LimitGauge {
    QString name;
    double share = 0; ///< of the limit; above 1: broken
    QString text;     ///< "350 of 200 days"
};

class LimitGauges : public QWidget {
    Q_OBJECT

public:
    explicit LimitGauges(QWidget* parent = nullptr);

    void setOutcome(const Outcome& outcome);
    void setContext(const ViewContext& context);
    const std::vector<LimitGauge>& gauges() const { return m_gauges; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    void paintGauge(QPainter& painter, const LimitGauge& gauge, const QRectF& row) const;

    ViewContext m_context;
    Outcome m_outcome;
    bool m_known = false;
    QString m_title;
    std::vector<LimitGauge> m_gauges;
};

} // namespace rackwright
