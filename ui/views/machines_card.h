// Everything about the machines in the room as one table: calendar, storage, links, server, power, checklist.
#pragma once

#include "ui/views/outcome_card.h"
#include "ui/views/plain_table_model.h"

namespace rackwright {

class DataTable;

class MachinesCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit MachinesCard(QWidget* parent = nullptr);

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    DataTable* m_table = nullptr;
    PlainTableModel m_model;
};

/// The rows of the card: a section's name stands in its first row only.
TableContent machinesTable(const Outcome& outcome, const ViewContext& context);

} // namespace rackwright
