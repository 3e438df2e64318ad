// What fills the memory of an accelerator, stage by stage, against the user's limit and the capacity.
#pragma once

#include "ui/views/outcome_card.h"
#include "ui/views/plain_table_model.h"

namespace rackwright {

class ChartWidget;

class MemoryCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit MemoryCard(QWidget* parent = nullptr);

signals:
    void stageHovered(int stage); ///< -1: none

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    TableContent table(const MemoryOutcome& memory) const;

    ChartWidget* m_chart = nullptr;
    PlainTableModel m_model;
};

} // namespace rackwright
