// How far each main input moves the days and the cost of the run, and what the limits cost.
#pragma once

#include "core/advisor/levers.h"
#include "ui/views/outcome_card.h"
#include "ui/views/plain_table_model.h"

#include <QFuture>
#include <QTimer>

#include <optional>
#include <stop_token>

namespace rackwright {

/// Plans some forty variants on another thread, only while it is seen and only when the inputs have come to
/// rest.
class LeversCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit LeversCard(QWidget* parent = nullptr);
    ~LeversCard() override;

    static constexpr int kSettleMs = 250;

signals:
    void leversShown();

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;
    void hideEvent(QHideEvent* event) override;

private:
    void stop();
    void seek();
    void take(quint64 question, std::optional<Levers> found);
    void showTable();

    PlainTableModel m_model;
    DataTable* m_table = nullptr;
    std::shared_ptr<const Outcome> m_asked; ///< the plan that `m_found` belongs to
    std::optional<Levers> m_found;
    QTimer m_settle;
    QFuture<void> m_search;
    std::stop_source m_stop;
    quint64 m_question = 0;
};

} // namespace rackwright
