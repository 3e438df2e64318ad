// The memory of every stage as a table: the twin of the bars.
#pragma once

#include "core/plan/memory_outcome.h"
#include "ui/theme/view_context.h"
#include "ui/views/outcome_card.h"
#include "ui/views/plain_table_model.h"

namespace rackwright {

/// In the memory unit of the context's number format.
TableContent memoryTable(const MemoryOutcome& memory, const ViewContext& context);

/// The table on its own, below the bars of the focus view.
class MemoryTableCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit MemoryTableCard(QWidget* parent = nullptr);

    void setUnit(MemoryUnit unit);

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    PlainTableModel m_model;
    DataTable* m_table = nullptr;
    MemoryUnit m_unit = MemoryUnit::gib;
};

} // namespace rackwright
