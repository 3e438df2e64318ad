// What a plan would become with today's catalogue and prices, and the button that does it.
#pragma once

#include "core/files/key_figures.h"
#include "core/files/relied_entries.h"
#include "ui/theme/view_context.h"
#include "ui/views/plain_table_model.h"

#include <QDialog>

#include <vector>

namespace rackwright {

struct PlanChanges {
    std::vector<EntryChange> entries; ///< what the shipped catalogue gives differently
    std::vector<FigureChange>
        engine; ///< figures that differ from the saved ones although the entries are the plan's own
    std::vector<FigureChange> update; ///< what the plan's figures become with the shipped catalogue

    bool empty() const { return entries.empty() && engine.empty(); }
};

/// Accepted: the plan is to take the shipped catalogue.
class ChangesDialog : public QDialog {
    Q_OBJECT

public:
    ChangesDialog(const PlanChanges& changes, const ViewContext& context, QWidget* parent);

private:
    void addTable(const QString& title, PlainTableModel& model, TableContent content);
    TableContent figureTable(const std::vector<FigureChange>& changes) const;
    TableContent entryTable(const std::vector<EntryChange>& changes) const;

    ViewContext m_context;
    PlainTableModel m_engine, m_figures, m_entries;
};

} // namespace rackwright
