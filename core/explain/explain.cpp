#include "core/explain/explain.h"

#include "core/explain/explain_parts.h"
#include "core/explain/expression.h"
#include "core/plan/part_ids.h"

#include <array>

namespace rackwright {

namespace {

constexpr std::array<const char*, kMemoryParts> kMemoryNames{
    "weights", "gradients", "optimizer_state", "activations", "logits_memory", "buffers", "overhead"};

constexpr ExplainRow kSums[] = {{"time.step", explainStep}, {"memory.peak", explainMemory}};

std::array<std::span<const ExplainRow>, 4> tables() {
    return {kSums, timeExplanations(), clusterExplanations(), costExplanations()};
}

} // namespace

std::string memoryFigure(MemoryPart part) {
    return std::string("memory.") + kMemoryNames[static_cast<std::size_t>(part)];
}

std::string timeFigure(TimePart part) {
    return std::string("time.") + kTimePartIds[static_cast<std::size_t>(part)];
}

std::optional<Explanation> explainStep(const ExplainContext& context) {
    const StepTime& step = context.outcome.time.step;
    if (step.total <= 0) return std::nullopt;
    Explanation why{"time.step", ArgumentKind::seconds, step.total, {}, false, {}};
    for (std::size_t i = 0; i < kTimeParts; ++i) {
        if (step.parts[i] <= 0) continue;
        why.formula += (why.formula.empty() ? "" : " + ") + std::string(kTimePartIds[i]);
        why.terms.push_back(computed(kTimePartIds[i], ArgumentKind::seconds, step.parts[i]));
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
        why.terms.push_back(computed(kMemoryNames[i], ArgumentKind::bytes, stage.parts[i]));
    }
    return why;
}

std::optional<Explanation> explain(const Outcome& outcome, const Catalog& catalog, std::string_view figure) {
    const ExplainContext context{outcome, catalog};
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
