#include "core/explain/explain.h"

#include "core/explain/explain_parts.h"
#include "core/explain/expression.h"
#include "core/plan/part_ids.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace rackwright {

namespace {

constexpr std::array<std::string_view, kMemoryParts> kMemoryNames{
    "weights", "gradients", "optimizer_state", "activations", "logits_memory", "buffers", "overhead"};

constexpr ExplainRow kSums[] = {{"time.step", explainStep}, {"memory.peak", explainMemory}};

std::array<std::span<const ExplainRow>, 6> tables() {
    return {kSums,
            timeExplanations(),
            memoryExplanations(),
            networkExplanations(),
            clusterExplanations(),
            costExplanations()};
}

constexpr std::string_view kStagePrefix = "memory.stage.";

/// The figure behind a part of the step, where it has one.
std::string figureOf(const TimeOutcome& time, TimePart part) {
    const auto same = [&](const DimensionTraffic& traffic) {
        const double seconds = time.step.part(part);
        return traffic.bytes > 0 && std::abs(traffic.exposedSeconds - seconds) <= 1e-9 * time.step.total;
    };
    if (part == TimePart::tensorParallel && same(time.tp)) return "traffic.tp";
    if (part == TimePart::contextParallel && same(time.cp)) return "traffic.cp";
    if (part == TimePart::expertParallel && same(time.ep)) return "traffic.ep";
    if (part == TimePart::pipelineSend && same(time.pp)) return "traffic.pp";
    if (part == TimePart::dataParallel && same(time.dp)) return "traffic.dp";
    return {};
}

} // namespace

std::string memoryFigure(MemoryPart part) {
    return "memory." + std::string(kMemoryNames[static_cast<std::size_t>(part)]);
}

std::string timeFigure(TimePart part) {
    return std::string("time.") + kTimePartIds[static_cast<std::size_t>(part)];
}

std::string stageFigure(int stage) {
    return std::string(kStagePrefix) + std::to_string(stage);
}

std::string stageFigure(int stage, MemoryPart part) {
    return stageFigure(stage) + "." + std::string(kMemoryNames[static_cast<std::size_t>(part)]);
}

std::optional<StageFigure> stageFigureOf(std::string_view figure) {
    if (!figure.starts_with(kStagePrefix)) return std::nullopt;
    figure.remove_prefix(kStagePrefix.size());
    StageFigure found;
    const auto [end, fault] = std::from_chars(figure.data(), figure.data() + figure.size(), found.stage);
    if (fault != std::errc()) return std::nullopt;
    figure.remove_prefix(static_cast<std::size_t>(end - figure.data()));
    if (figure.empty()) return found;
    const auto name = std::ranges::find(kMemoryNames, figure.substr(1));
    if (figure.front() != '.' || name == kMemoryNames.end()) return std::nullopt;
    found.part = static_cast<MemoryPart>(name - kMemoryNames.begin());
    return found;
}

std::optional<Explanation> explainStep(const ExplainContext& context) {
    const StepTime& step = context.outcome.time.step;
    if (step.total <= 0) return std::nullopt;
    Explanation why{"time.step", ArgumentKind::seconds, step.total, {}, false, {}};
    for (std::size_t i = 0; i < kTimeParts; ++i) {
        if (step.parts[i] <= 0) continue;
        why.formula += (why.formula.empty() ? "" : " + ") + std::string(kTimePartIds[i]);
        why.terms.push_back(computed(kTimePartIds[i], ArgumentKind::seconds, step.parts[i],
                                     figureOf(context.outcome.time, static_cast<TimePart>(i))));
    }
    return why;
}

std::optional<Explanation> explainMemory(const ExplainContext& context) {
    const MemoryOutcome& memory = context.outcome.memory;
    if (memory.stages.empty()) return std::nullopt;
    const StageMemory& stage = memory.stages[static_cast<std::size_t>(memory.fullest)];
    Explanation why{"memory.peak", ArgumentKind::bytes, stage.device, {}, false, {}};
    for (std::size_t i = 0; i < kMemoryParts; ++i) {
        if (stage.parts[i] <= 0) continue;
        why.formula += (why.formula.empty() ? "" : " + ") + std::string(kMemoryNames[i]);
        why.terms.push_back(computed(std::string(kMemoryNames[i]), ArgumentKind::bytes, stage.parts[i],
                                     stageFigure(memory.fullest, static_cast<MemoryPart>(i))));
    }
    return why;
}

std::optional<Explanation> explain(const Outcome& outcome, const Catalog& catalog, std::string_view figure) {
    const ExplainContext context{outcome, catalog};
    if (const auto stage = stageFigureOf(figure)) return explainStage(context, *stage);
    for (const auto table : tables())
        for (const ExplainRow& row : table)
            if (figure == row.figure) return row.make(context);
    return std::nullopt;
}

std::vector<std::string> explainedFigures(const Outcome& outcome, const Catalog& catalog) {
    std::vector<std::string> figures;
    for (const auto table : tables())
        for (const ExplainRow& row : table)
            if (explain(outcome, catalog, row.figure)) figures.emplace_back(row.figure);
    for (std::size_t stage = 0; stage < outcome.memory.stages.size(); ++stage)
        figures.push_back(stageFigure(static_cast<int>(stage)));
    for (std::size_t i = 0; i < kMemoryParts; ++i) {
        const std::string figure = stageFigure(outcome.memory.fullest, static_cast<MemoryPart>(i));
        if (explain(outcome, catalog, figure)) figures.push_back(figure);
    }
    return figures;
}

std::optional<double> recompute(const Explanation& explanation) {
    return evaluate(explanation.formula, [&](std::string_view name) -> std::optional<double> {
        for (const ExplainedTerm& term : explanation.terms)
            if (term.symbol == name) return term.value;
        return std::nullopt;
    });
}

} // namespace rackwright
