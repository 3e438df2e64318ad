#include "app/cli/advise_text.h"

#include "ui/text/cluster_words.h"
#include "ui/text/wording.h"

#include <QStringList>

namespace rackwright::cli {

namespace {

void addStages(QString& out, const Outcome& outcome, const Formatter& format) {
    for (std::size_t i = 0; i < outcome.memory.stages.size(); ++i) {
        const StageMemory& stage = outcome.memory.stages[i];
        QStringList parts;
        for (std::size_t part = 0; part < kMemoryParts; ++part) {
            if (stage.parts[part] > 0.05 * kGiB)
                parts << text::memoryPart(static_cast<MemoryPart>(part)) + QLatin1Char(' ') +
                             format.memory(stage.parts[part]).number;
        }
        const bool chinese = format.language() == Language::chinese;
        out += QStringLiteral("  %1  %2  %3\n")
                   .arg(text::stageName(int(i), outcome.memory.stages.size()),
                        format.memory(stage.device).text(),
                        parts.join(chinese ? QStringLiteral("，") : QStringLiteral(", ")));
    }
}

void addTime(QString& out, const Outcome& outcome, const Formatter& format) {
    const StepTime& step = outcome.time.step;
    for (std::size_t i = 0; i < kTimeParts; ++i) {
        if (step.parts[i] < step.total * 5e-4) continue; // would read 0.0 %
        out += QStringLiteral("  %1  %2  %3\n")
                   .arg(text::timePart(static_cast<TimePart>(i)),
                        format.partOf(step.parts[i], step.total).text(),
                        format.percent(step.parts[i] / step.total).text());
    }
}

void addMachines(QString& out, const Outcome& outcome, const Formatter& format) {
    for (const text::ClusterSection& section : text::clusterSections(outcome, format)) {
        out += QLatin1Char('\n') + section.title + QLatin1Char('\n');
        for (const text::ClusterFact& fact : section.facts) {
            const QString remark = fact.remark.isEmpty() ? QString() : QStringLiteral("  · ") + fact.remark;
            out += QStringLiteral("  %1  %2%3\n").arg(fact.name, fact.value, remark);
        }
    }
}

void addFindings(QString& out, const Outcome& outcome, const Formatter& format) {
    for (const Finding& finding : outcome.findings) {
        const text::FindingText words = text::findingText(finding, format);
        const bool chinese = format.language() == Language::chinese; // a full stop there brings its own space
        out += QStringLiteral("- [%1] %2%3%4\n")
                   .arg(text::severityName(finding.severity), words.headline,
                        chinese ? QString() : QStringLiteral(" "), words.sentence);
    }
}

} // namespace

QString adviseText(const Outcome& outcome, const Formatter& format) {
    QString out = text::verdictSentence(outcome, format) + QLatin1Char('\n');
    out += QLatin1Char('\n') + text::timeSentence(outcome, format) + QLatin1Char('\n');
    addTime(out, outcome, format);
    out += QLatin1Char('\n') + text::memorySentence(outcome, format) + QLatin1Char('\n');
    addStages(out, outcome, format);
    out += QLatin1Char('\n') + text::topologySentence(outcome, format) + QLatin1Char('\n');
    out += text::costSentence(outcome, format) + QLatin1Char('\n');
    addMachines(out, outcome, format);
    if (!outcome.findings.empty()) out += QLatin1Char('\n');
    addFindings(out, outcome, format);
    return out;
}

} // namespace rackwright::cli
