#include "ui/views/schedule_card.h"

#include "ui/text/wording.h"
#include "ui/theme/segment_switch.h"
#include "ui/views/data_table.h"
#include "ui/views/schedule_view.h"

#include <algorithm>

namespace rackwright {

namespace {
constexpr int kParts = 4;
constexpr std::size_t kTableRows = 400; // blocks in the table twin
} // namespace

ScheduleCard::ScheduleCard(QWidget* parent) : OutcomeCard(parent) {
    m_view = new ScheduleView(this);
    setPicture(m_view);
    auto* table = new DataTable(this);
    table->setModel(&m_model);
    setTable(table);
    m_part = new SegmentSwitch(kParts, this);
    m_part->setCurrent(static_cast<int>(SchedulePart::warmUp));
    addControl(m_part);
    setPainter([this](QPainter& painter, const QRectF& area) { m_view->paint(painter, area); });
    connect(m_part, &SegmentSwitch::chosen, this,
            [this](int part) { m_view->showPart(static_cast<SchedulePart>(part)); });
}

void ScheduleCard::setStage(int stage) {
    m_view->setStage(stage);
}

void ScheduleCard::retitle() {
    m_part->setContext(context());
    m_part->setTexts({tr("Whole step"), tr("Warm-up"), tr("Steady"), tr("Cool-down")});
    m_view->setAccessibleName(tr("Pipeline schedule, one step"));
    setTitle(tr("Pipeline schedule, one step"), subtitle());
}

void ScheduleCard::refresh(const Outcome& outcome) {
    const Formatter& format = context().format;
    const Strategy& split = outcome.strategy;
    const QString title = tr("Pipeline schedule, one step");
    const bool staged = split.pp > 1 && outcome.microBatches > 0 && outcome.time.step.total > 0;
    setEmptyMessage(staged
                        ? QString()
                        : tr("This split has no pipeline: every GPU works on all layers, without a bubble."));
    if (!staged) {
        setTitle(title, {});
        return;
    }
    const auto layers = static_cast<std::int64_t>(outcome.model.layers);
    const StageSeconds seconds = stageSeconds(outcome.time.step, split, outcome.microBatches, layers,
                                              outcome.scenario.data.recipe.frozenBase());
    m_view->setContext(context());
    m_view->setSchedule(simulateSchedule(split, outcome.microBatches, seconds));
    const PipelineSchedule& schedule = m_view->schedule();
    QString kind = split.vpp > 1 ? tr("interleaved 1F1B") : tr("1F1B");
    if (split.vpp <= 1 && split.schedule == Schedule::gpipe) kind = QStringLiteral("GPipe");
    const QString size = split.vpp > 1
                             ? tr("%1 stages × %2 chunks × %3 micro-batches")
                                   .arg(split.pp)
                                   .arg(split.vpp)
                                   .arg(schedule.microBatches)
                             : tr("%1 stages × %2 micro-batches").arg(split.pp).arg(schedule.microBatches);
    const QString cut = schedule.microBatches < schedule.allMicroBatches
                            ? tr(" of %1").arg(format.count(schedule.allMicroBatches))
                            : QString();
    setTitle(title, tr("%1 · %2 of the step · %3 · bubble %4, ideal %5")
                        .arg(kind, format.duration(schedule.total).text(), size + cut,
                             format.percent(schedule.idleShare).text(),
                             format.percent(schedule.idealIdle / (1 + schedule.idealIdle)).text()));
    m_view->setAccessibleDescription(subtitle());
    m_model.setContent(table());
}

TableContent ScheduleCard::table() const {
    const PipelineSchedule& schedule = m_view->schedule();
    const Formatter& format = context().format;
    TableContent content;
    content.columns = {{tr("Stage"), true, {}},      {tr("Chunk"), true, {}}, {tr("Micro-batch"), true, {}},
                       {tr("Direction"), false, {}}, {tr("Start"), true, {}}, {tr("End"), true, {}}};
    std::vector<const ScheduleBlock*> inTime;
    for (const ScheduleBlock& block : schedule.blocks)
        inTime.push_back(&block);
    std::stable_sort(inTime.begin(), inTime.end(),
                     [](const ScheduleBlock* a, const ScheduleBlock* b) { return a->start < b->start; });
    for (std::size_t i = 0; i < std::min(inTime.size(), kTableRows); ++i) {
        const ScheduleBlock& block = *inTime[i];
        const auto whole = [](int value) {
            return TableCell{QString::number(value + 1), double(value + 1), false, {}};
        };
        const auto time = [&](double seconds) {
            return TableCell{format.partOf(seconds, schedule.total).text(), seconds, false, {}};
        };
        content.rows.push_back(
            {whole(block.stage),
             whole(block.chunk),
             whole(block.microBatch),
             {block.backward ? tr("backward") : tr("forward"),
              {},
              false,
              scheduleColor(context().tokens, block.backward, block.chunk, schedule.chunks)},
             time(block.start),
             time(block.end)});
    }
    return content;
}

} // namespace rackwright
