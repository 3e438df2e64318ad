// What fills the memory of an accelerator, stage by stage, against the user's limit and the capacity.
#pragma once

#include "ui/views/outcome_card.h"
#include "ui/views/plain_table_model.h"

namespace rackwright {

class ChartWidget;
class SegmentSwitch;

class MemoryCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit MemoryCard(QWidget* parent = nullptr);

    /// With the choice of GiB, GB or per cent, for the focus view.
    void setDetailed(bool detailed);

signals:
    void unitChosen(rackwright::MemoryUnit unit);
    void stageHovered(int stage); ///< -1: none

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    ChartWidget* m_chart = nullptr;
    SegmentSwitch* m_unit = nullptr;
    PlainTableModel m_model;
};

} // namespace rackwright
