// The recommended cluster and split, with memory, step time and the candidates considered.
#include "core/plan/candidate.h"
#include "ui/report/report_builder.h"
#include "ui/report/report_pictures.h"
#include "ui/text/traffic.h"
#include "ui/text/wording.h"

#include <algorithm>

namespace rackwright {

namespace {

constexpr std::size_t kFeasibleRows = 8;
constexpr std::size_t kRejectedRows = 4;
constexpr std::size_t kStageRows = 16; // more stages show the fullest, the first and the last

/// A tier that is absent is not named.
QString switchCounts(const FabricOutcome& fabric, const Formatter& format) {
    const auto count = [&](std::int64_t value) { return format.count(double(value)); };
    QStringList tiers{ReportWords::tr("%1 leaf").arg(count(fabric.leaf))};
    if (fabric.spine > 0) tiers << ReportWords::tr("%1 spine").arg(count(fabric.spine));
    if (fabric.core > 0) tiers << ReportWords::tr("%1 core").arg(count(fabric.core));
    return tiers.join(QStringLiteral(" + "));
}

PairColumn clusterFacts(const ReportSource& source) {
    const Outcome& outcome = source.outcome;
    const Formatter& format = source.format;
    const FabricOutcome& fabric = outcome.cluster.compute;
    const Machine& machine = outcome.machine;
    PairColumn column{ReportWords::tr("Cluster"), {}};
    std::vector<Pair>& pairs = column.pairs;
    pairs.push_back({ReportWords::tr("Servers"),
                     ReportWords::tr("%1: %2, %3 accelerators each")
                         .arg(text::serverCount(outcome.scenario.hardware.servers, format),
                              text::productName(outcome.serverName), format.count(machine.perServer))});
    pairs.push_back(
        {ReportWords::tr("Memory"), ReportWords::tr("%1, %2").arg(format.bytes(machine.memoryBytes).text(),
                                                                  format.bandwidth(machine.hbmRate).text())});
    if (machine.scaleUpRate > 0)
        pairs.push_back({ReportWords::tr("Inside a server"),
                         ReportWords::tr("%1 one way").arg(format.bandwidth(machine.scaleUpRate).text())});
    pairs.push_back({ReportWords::tr("Network"), source.input("network.link")});
    if (fabric.tiers > 0) pairs.push_back({ReportWords::tr("Switches"), switchCounts(fabric, format)});
    pairs.push_back({ReportWords::tr("Oversubscription"),
                     QStringLiteral("%1 : 1").arg(format.plain(fabric.oversubscription, 2))});
    pairs.push_back({ReportWords::tr("Software"), QString::fromStdString(outcome.stackName)});
    const ReliabilityOutcome& reliability = outcome.cluster.reliability;
    pairs.push_back(
        {ReportWords::tr("Checkpoint"), ReportWords::tr("%1 every %2")
                                            .arg(format.bytes(reliability.checkpointBytes).text(),
                                                 format.duration(reliability.checkpointSeconds).text())});
    return column;
}

PairColumn splitFacts(const ReportSource& source) {
    const Outcome& outcome = source.outcome;
    const Formatter& format = source.format;
    const Strategy& split = outcome.strategy;
    PairColumn column{ReportWords::tr("Split"), {}};
    std::vector<Pair>& pairs = column.pairs;
    const auto degree = [&](const QString& name, int value) { pairs.push_back({name, format.count(value)}); };
    degree(ReportWords::tr("Tensor parallel (TP)"), split.tp);
    pairs.push_back({ReportWords::tr("Pipeline parallel (PP)"),
                     split.vpp > 1 ? ReportWords::tr("%1 stages × %2 virtual").arg(split.pp).arg(split.vpp)
                                   : format.count(split.pp)});
    if (split.cp > 1) degree(ReportWords::tr("Context parallel (CP)"), split.cp);
    if (split.ep > 1) degree(ReportWords::tr("Expert parallel (EP)"), split.ep);
    degree(ReportWords::tr("Data parallel (DP)"), split.dp);
    pairs.push_back({ReportWords::tr("In short"), text::strategyName(split)});
    pairs.push_back({ReportWords::tr("Micro-batch"),
                     ReportWords::tr("%1 × %2 tokens, %3 per step")
                         .arg(format.count(split.microBatch), format.count(outcome.scenario.model.sequence),
                              format.count(outcome.microBatches))});
    pairs.push_back({ReportWords::tr("Recomputation"), text::recomputeName(split)});
    pairs.push_back(
        {ReportWords::tr("Step time"), ReportWords::tr("%1, %2 per accelerator")
                                           .arg(format.duration(outcome.time.step.total).text(),
                                                format.tflops(outcome.time.tflopsPerAccelerator).text())});
    return column;
}

/// All stages of a short pipeline; of a long one the first, the fullest and the last.
std::vector<std::size_t> shownStages(const MemoryOutcome& memory) {
    std::vector<std::size_t> shown;
    const std::size_t stages = memory.stages.size();
    for (std::size_t i = 0; i < stages; ++i) {
        const bool notable = i < 2 || i + 2 >= stages || int(i) == memory.fullest;
        if (stages <= kStageRows || notable) shown.push_back(i);
    }
    return shown;
}

Table memoryTable(const ReportSource& source) {
    const MemoryOutcome& memory = source.outcome.memory;
    const QString unit = source.format.memory(0).unit;
    Table table;
    table.columns.push_back({ReportWords::tr("Stage"), 1.1, false});
    for (std::size_t part = 0; part < kMemoryParts; ++part)
        table.columns.push_back({text::memoryPart(static_cast<MemoryPart>(part)), 1.3, true});
    table.columns.push_back({ReportWords::tr("Total, %1").arg(unit), 1.3, true});
    for (const std::size_t i : shownStages(memory)) {
        const StageMemory& stage = memory.stages[i];
        TableRow row{{text::stageName(int(i), memory.stages.size())},
                     int(i) == memory.fullest ? RowStyle::bold : RowStyle::plain,
                     -1};
        for (const double part : stage.parts)
            row.cells << (part > 0 ? source.format.memory(part, 2).number : QStringLiteral("—"));
        row.cells << source.format.memory(stage.device, 2).number;
        table.rows.push_back(std::move(row));
    }
    return table;
}

TableRow candidateRow(const ReportSource& source, const Candidate& candidate) {
    const Formatter& format = source.format;
    const bool chosen = candidate.strategy == source.outcome.strategy;
    QString status = text::candidateStatus(candidate.status);
    if (!candidate.reasons.empty()) status = text::errorText(candidate.reasons.front(), format);
    return {{text::strategyName(candidate.strategy) + (chosen ? QStringLiteral(" ★") : QString()),
             text::recomputeName(candidate.strategy), format.duration(candidate.stepSeconds).text(),
             format.percent(candidate.mfu).text(), format.memory(candidate.peakBytes).text(),
             candidate.trainingDays > 0 ? format.days(candidate.trainingDays).text() : QStringLiteral("—"),
             status},
            chosen ? RowStyle::bold : RowStyle::plain,
            candidate.reasons.empty() ? -1 : 6};
}

} // namespace

void addConfiguration(ReportBuilder& report, const ReportSource& source) {
    report.section(ReportWords::tr("Recommended configuration"));
    report.add(Pairs{{clusterFacts(source), splitFacts(source)}});
    report.subsection(ReportWords::tr("Network topology"));
    addTopology(report, source);
    if (source.outcome.memory.stages.empty()) return;
    report.subsection(ReportWords::tr("Memory of one accelerator"));
    addMemoryBars(report, source);
    report.add(memoryTable(source));
}

void addStepTime(ReportBuilder& report, const ReportSource& source) {
    if (source.outcome.time.step.total <= 0) return;
    report.subsection(ReportWords::tr("Where a step's time goes"));
    addWaterfall(report, source);
    const Formatter& format = source.format;
    report.caption(
        ReportWords::tr("MFU %1 counts attention in full (the convention of PaLM and Megatron); %2 with the "
                        "causal half; HFU %3 adds recomputation.")
            .arg(format.percent(source.outcome.time.mfu).text(),
                 format.percent(source.outcome.time.mfuCausal).text(),
                 format.percent(source.outcome.time.hfu).text()));
}

void addTraffic(ReportBuilder& report, const ReportSource& source) {
    const std::vector<text::TrafficLine> lines = text::trafficLines(source.outcome.time);
    if (lines.empty()) return;
    const Formatter& format = source.format;
    const double step = source.outcome.time.step.total;
    Table table;
    table.columns = {
        {ReportWords::tr("Communication"), 1.6, false}, {ReportWords::tr("Bytes per GPU"), 1.4, true},
        {ReportWords::tr("Bandwidth"), 1.4, true},      {ReportWords::tr("Wire"), 2, false},
        {ReportWords::tr("Total"), 1.2, true},          {ReportWords::tr("Hidden"), 1.2, true},
        {ReportWords::tr("Exposed"), 1.2, true}};
    for (const text::TrafficLine& line : lines) {
        const DimensionTraffic& traffic = line.traffic;
        table.rows.push_back(
            {{line.name, format.bytes(traffic.bytes).text(), format.bandwidth(traffic.rate).text(),
              traffic.betweenServers ? ReportWords::tr("between servers")
                                     : ReportWords::tr("inside the server"),
              format.partOf(traffic.busySeconds, step).text(),
              format.percent(text::hiddenShare(traffic), 0).text(),
              format.partOf(traffic.exposedSeconds, step).text()},
             RowStyle::plain,
             -1});
    }
    report.add(table);
    report.caption(ReportWords::tr("Per GPU and step. Hidden: the share that runs behind computation."));
}

void addCandidates(ReportBuilder& report, const ReportSource& source) {
    const std::vector<Candidate>& candidates = source.outcome.candidates;
    if (candidates.empty()) return;
    report.section(ReportWords::tr("Splits considered"));
    Table table;
    table.columns = {{ReportWords::tr("Split"), 3.9, false}, {ReportWords::tr("Recomputation"), 1.7, false},
                     {ReportWords::tr("Step"), 1, true},     {ReportWords::tr("MFU"), 1, true},
                     {ReportWords::tr("Memory"), 1.2, true}, {ReportWords::tr("Time"), 1.2, true},
                     {ReportWords::tr("Verdict"), 3, false}};
    std::size_t feasible = 0;
    std::size_t rejected = 0;
    for (const Candidate& candidate : candidates) {
        std::size_t& count = candidate.reasons.empty() ? feasible : rejected;
        const std::size_t most = candidate.reasons.empty() ? kFeasibleRows : kRejectedRows;
        if (count++ < most) table.rows.push_back(candidateRow(source, candidate));
    }
    report.add(table);
    report.caption(
        ReportWords::tr("★ the chosen one. %1 splits were generated, %2 evaluated, %3 are feasible.")
            .arg(source.format.count(double(source.outcome.search.generated)),
                 source.format.count(double(source.outcome.search.evaluated)),
                 source.format.count(double(source.outcome.search.feasible))));
}

} // namespace rackwright
