#include "ui/views/memory_table.h"

#include "core/explain/explain.h"
#include "ui/text/wording.h"
#include "ui/views/data_table.h"

#include <QCoreApplication>

#include <algorithm>

namespace rackwright {

namespace {
struct MemoryTable {
    Q_DECLARE_TR_FUNCTIONS(MemoryTable)
};
} // namespace

TableContent memoryTable(const MemoryOutcome& memory, const ViewContext& context) {
    const Formatter& format = context.format;
    const double unit = format.memoryUnitBytes();
    TableContent content;
    content.columns = {{MemoryTable::tr("Stage"), false, {}},
                       {MemoryTable::tr("Layers"), true, {}},
                       {MemoryTable::tr("In flight"), true, {}}};
    for (std::size_t part = 0; part < kMemoryParts; ++part) {
        const auto which = static_cast<MemoryPart>(part);
        content.columns.push_back({text::memoryPart(which), true, memoryColor(context.tokens, which)});
    }
    content.columns.push_back({MemoryTable::tr("Total %1").arg(format.memory(0).unit), true, {}});
    content.columns.push_back({MemoryTable::tr("Free to limit"), true, {}});
    const auto bytes = [&](double value, bool strong, const std::string& figure) {
        if (value == 0) return TableCell{QStringLiteral("—"), 0.0, strong, {}};
        return TableCell{
            format.memory(value, 2).number, value / unit, strong, {}, QString::fromStdString(figure)};
    };
    for (std::size_t i = 0; i < memory.stages.size(); ++i) {
        const StageMemory& stage = memory.stages[i];
        std::vector<TableCell> row = {
            {text::stageName(static_cast<int>(i), memory.stages.size()), {}, false, {}},
            {format.plain(stage.layers), stage.layers, false, {}},
            {format.plain(stage.inFlight), stage.inFlight, false, {}}};
        const int number = static_cast<int>(i);
        for (std::size_t part = 0; part < kMemoryParts; ++part)
            row.push_back(
                bytes(stage.parts[part], false, stageFigure(number, static_cast<MemoryPart>(part))));
        row.push_back(bytes(stage.device, true, stageFigure(number)));
        row.push_back(bytes(std::min(memory.limit, memory.capacity) - stage.device, false, "memory.limit"));
        content.rows.push_back(std::move(row));
    }
    content.selectedRow = memory.stages.size() > 1 ? memory.fullest : -1;
    return content;
}

MemoryTableCard::MemoryTableCard(QWidget* parent) : OutcomeCard(parent) {
    m_table = new DataTable(this);
    m_table->setModel(&m_model);
    setTable(m_table);
}

void MemoryTableCard::setUnit(MemoryUnit unit) {
    if (unit == m_unit) return;
    m_unit = unit;
    bringUpToDate();
}

void MemoryTableCard::retitle() {
    setTitle(tr("The same as a table"), tr("copying takes bare numbers with headers"));
}

void MemoryTableCard::refresh(const Outcome& outcome) {
    ViewContext shown = context();
    shown.format = shown.format.withMemoryUnit(m_unit, outcome.memory.capacity);
    m_model.setContent(memoryTable(outcome.memory, shown));
    m_table->fitColumns();
}

} // namespace rackwright
