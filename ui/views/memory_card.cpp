#include "ui/views/memory_card.h"

#include "ui/charts/chart_widget.h"
#include "ui/charts/outcome_charts.h"
#include "ui/text/wording.h"
#include "ui/views/data_table.h"

#include <algorithm>

namespace rackwright {

MemoryCard::MemoryCard(QWidget* parent) : OutcomeCard(parent) {
    m_chart = new ChartWidget(this);
    setPicture(m_chart);
    auto* view = new DataTable(this);
    view->setModel(&m_model);
    setTable(view);
    setFigure(QStringLiteral("memory.peak"));
    setPainter([this](QPainter& painter, const QRectF& area) {
        paintChart(painter, area, m_chart->spec(), context());
    });
    connect(m_chart, &ChartWidget::rowHovered, this, &MemoryCard::stageHovered);
}

void MemoryCard::retitle() {
    if (outcome() == nullptr) setTitle(tr("Memory per GPU"), {});
}

void MemoryCard::refresh(const Outcome& outcome) {
    const MemoryOutcome& memory = outcome.memory;
    m_chart->setContext(context());
    m_chart->setSpec(memoryChart(memory, context()));
    m_chart->setAccessibleDescription(text::memorySentence(outcome, context().format));
    m_model.setContent(table(memory));

    const bool staged = memory.stages.size() > 1;
    QString title = staged ? tr("Memory per GPU by pipeline stage") : tr("Memory per GPU");
    if (isClosestPlan(outcome))
        title = staged ? tr("Closest plan: memory per GPU by stage") : tr("Closest plan: memory per GPU");
    QString peak;
    const auto fullest = static_cast<std::size_t>(std::max(0, memory.fullest));
    if (fullest < memory.stages.size()) {
        const Formatter& format = context().format;
        peak = tr("peak %1 of %2")
                   .arg(format.memory(memory.stages[fullest].device).number,
                        format.memory(memory.capacity).text());
    }
    setTitle(title, peak);
}

TableContent MemoryCard::table(const MemoryOutcome& memory) const {
    const Formatter& format = context().format;
    const double unit = format.memoryUnit() == MemoryUnit::gib ? kGiB : kGB;
    TableContent content;
    content.columns = {{tr("Stage"), false, {}}, {tr("Layers"), true, {}}, {tr("In flight"), true, {}}};
    for (std::size_t part = 0; part < kMemoryParts; ++part) {
        const auto which = static_cast<MemoryPart>(part);
        content.columns.push_back({text::memoryPart(which), true, memoryColor(context().tokens, which)});
    }
    content.columns.push_back({tr("Total %1").arg(format.memory(0).unit), true, {}});
    content.columns.push_back({tr("Free to limit"), true, {}});
    const auto bytes = [&](double value, bool strong) {
        return TableCell{
            value == 0 ? QStringLiteral("—") : format.memory(value, 2).number, value / unit, strong, {}};
    };
    for (std::size_t i = 0; i < memory.stages.size(); ++i) {
        const StageMemory& stage = memory.stages[i];
        std::vector<TableCell> row = {{text::stageName(static_cast<int>(i)), {}, false, {}},
                                      {format.significant(stage.layers), stage.layers, false, {}},
                                      {format.significant(stage.inFlight), stage.inFlight, false, {}}};
        for (const double part : stage.parts)
            row.push_back(bytes(part, false));
        row.push_back(bytes(stage.device, true));
        row.push_back(bytes(std::min(memory.limit, memory.capacity) - stage.device, false));
        content.rows.push_back(std::move(row));
    }
    content.selectedRow = memory.stages.size() > 1 ? memory.fullest : -1;
    return content;
}

} // namespace rackwright
