// What the rooms of explain() share.
#pragma once

#include "core/explain/explain.h"

#include <span>
#include <utility>

namespace rackwright {

struct ExplainContext {
    const Outcome& outcome;
    const Catalog& catalog;
};

inline ExplainedTerm computed(std::string symbol, ArgumentKind unit, double value, std::string figure = {}) {
    return {std::move(symbol), unit, value, TermSource::computed, std::move(figure), {}};
}
inline ExplainedTerm stated(std::string symbol, ArgumentKind unit, double value, std::string input) {
    return {std::move(symbol), unit, value, TermSource::user, std::move(input), {}};
}
inline ExplainedTerm fact(std::string symbol, ArgumentKind unit, double value, Provenance from) {
    return {std::move(symbol), unit, value, TermSource::catalog, {}, std::move(from)};
}
inline ExplainedTerm constant(std::string symbol, ArgumentKind unit, double value) {
    return {std::move(symbol), unit, value, TermSource::constant, {}, {}};
}

/// One figure and how it is explained; empty: the plan has no such figure.
struct ExplainRow {
    const char* figure;
    std::optional<Explanation> (*make)(const ExplainContext& context);
};

std::span<const ExplainRow> timeExplanations();
std::span<const ExplainRow> clusterExplanations();
std::span<const ExplainRow> costExplanations();
std::span<const ExplainRow> memoryExplanations();
std::span<const ExplainRow> networkExplanations();

std::optional<Explanation> explainStage(const ExplainContext& context, const StageFigure& figure);

/// Sums: the step by its parts, a device's memory by its parts.
std::optional<Explanation> explainStep(const ExplainContext& context);
std::optional<Explanation> explainMemory(const ExplainContext& context);

} // namespace rackwright
