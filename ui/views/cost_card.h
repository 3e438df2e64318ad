// Renting against buying: cumulative cost, and where one overtakes the other.
#pragma once

#include "ui/views/outcome_card.h"
#include "ui/views/plain_table_model.h"

namespace rackwright {

class ChartWidget;

class CostCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit CostCard(QWidget* parent = nullptr);
    /// Large: the second crossover is written out.
    void setDetailed(bool detailed);

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    QString subtitleOf(const Outcome& outcome) const;
    TableContent table(const CostOutcome& cost) const;

    ChartWidget* m_chart = nullptr;
    PlainTableModel m_model;
    bool m_detailed = false;
};

} // namespace rackwright
