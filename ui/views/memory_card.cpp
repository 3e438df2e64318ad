#include "ui/views/memory_card.h"

#include "ui/charts/chart_widget.h"
#include "ui/charts/outcome_charts.h"
#include "ui/text/wording.h"
#include "ui/theme/segment_switch.h"
#include "ui/views/data_table.h"
#include "ui/views/memory_table.h"

#include <algorithm>

namespace rackwright {

namespace {
constexpr int kUnits = 3;
}

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
    m_unit = new SegmentSwitch(kUnits, this);
    m_unit->setCurrent(0);
    m_unit->hide();
    addControl(m_unit);
    connect(m_unit, &SegmentSwitch::chosen, this, [this](int unit) {
        bringUpToDate();
        emit unitChosen(static_cast<MemoryUnit>(unit));
    });
    connect(m_chart, &ChartWidget::rowHovered, this, &MemoryCard::stageHovered);
}

void MemoryCard::setDetailed(bool detailed) {
    m_unit->setVisible(detailed);
}

void MemoryCard::retitle() {
    m_unit->setContext(context());
    m_unit->setTexts({QStringLiteral("GiB"), QStringLiteral("GB"), QStringLiteral("%")},
                     {tr("In GiB, 2^30 bytes"), tr("In GB, 10^9 bytes"), tr("In per cent of the memory")});
    if (outcome() == nullptr) setTitle(tr("Memory per GPU"), {});
}

void MemoryCard::refresh(const Outcome& outcome) {
    const MemoryOutcome& memory = outcome.memory;
    ViewContext shown = context();
    shown.format = shown.format.withMemoryUnit(static_cast<MemoryUnit>(m_unit->current()), memory.capacity);
    m_chart->setContext(shown);
    m_chart->setSpec(memoryChart(memory, shown));
    m_chart->setAccessibleDescription(text::memorySentence(outcome, context().format));
    m_model.setContent(memoryTable(memory, shown));

    const bool staged = memory.stages.size() > 1;
    QString title = staged ? tr("Memory per GPU by pipeline stage") : tr("Memory per GPU");
    if (isClosestPlan(outcome))
        title = staged ? tr("Closest plan: memory per GPU by stage") : tr("Closest plan: memory per GPU");
    QString peak;
    const auto fullest = static_cast<std::size_t>(std::max(0, memory.fullest));
    if (fullest < memory.stages.size()) {
        const Formatter& format = shown.format;
        peak = tr("peak %1 of %2")
                   .arg(format.memory(memory.stages[fullest].device).number,
                        format.memory(memory.capacity).text());
    }
    setTitle(title, peak);
}

} // namespace rackwright
