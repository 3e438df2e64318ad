// What stands in the way of an infeasible plan: a gauge for every limit, and the nearest ways out as cards.
#pragma once

#include "core/advisor/ways_out.h"
#include "ui/theme/view_context.h"

#include <QFuture>
#include <QTimer>
#include <QWidget>

#include <stop_token>

class QHBoxLayout;
class QLabel;

namespace rackwright {

class LimitGauges;
class WayCard;

class LimitsPanel : public QWidget {
    Q_OBJECT

public:
    static constexpr int kSettleMs = 250; ///< ways are sought when the inputs rest

    explicit LimitsPanel(QWidget* parent = nullptr);
    ~LimitsPanel() override;

    /// Shows itself for an infeasible outcome and hides for any other.
    void setOutcome(std::shared_ptr<const Outcome> outcome);
    void setContext(const ViewContext& context);
    int shownWays() const { return static_cast<int>(m_ways.size()); }

signals:
    /// One undoable step.
    void wayChosen(const std::vector<rackwright::FindingAction>& changes);
    void wayCompared(const QString& name, std::shared_ptr<const rackwright::Outcome> outcome);
    void waysShown();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void seek();
    void stopSeeking();
    void show(std::vector<WayOut> ways);
    void refresh();
    void placeCards();

    ViewContext m_context;
    std::shared_ptr<const Outcome> m_outcome;
    std::vector<WayOut> m_ways;
    LimitGauges* m_gauges;
    QLabel* m_seeking;
    QList<WayCard*> m_cards;
    QTimer m_settle;
    std::stop_source m_stop;
    QFuture<void> m_search;
    quint64 m_question = 0; ///< answers to older questions are dropped
};

} // namespace rackwright
