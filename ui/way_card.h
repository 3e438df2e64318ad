// One way out of an infeasible plan, with what it leads to and the button that takes it.
#pragma once

#include "core/advisor/ways_out.h"
#include "ui/theme/view_context.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace rackwright {

class WayCard : public QFrame {
    Q_OBJECT

public:
    /// `nearest`: the smallest change, set off by the accent.
    explicit WayCard(bool nearest, QWidget* parent = nullptr);

    void setContext(const ViewContext& context);
    void setWay(const WayOut& way, const Outcome& before);
    QPushButton& button() const { return *m_apply; }
    QString headline() const;

signals:
    void applied();
    void compared(); ///< wanted beside the plan first

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ViewContext m_context;
    bool m_nearest;
    QLabel *m_caption, *m_headline, *m_sentence;
    QLabel *m_timeName, *m_time, *m_costName, *m_cost;
    QPushButton *m_apply, *m_compare;
};

} // namespace rackwright
