// "Why?": the formula behind a figure with its values, units and sources, built on demand from the same
// functions that computed it.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/outcome.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackwright {

enum class TermSource : std::uint8_t {
    user,     ///< an input; `reference` is its id
    catalog,  ///< a fact; `from` says where it was published
    computed, ///< a figure of its own; `reference` is its id when it can be asked why
    constant  ///< a constant of the engine
};

struct ExplainedTerm {
    std::string symbol; ///< its name in the formula; ui/text has words for it
    ArgumentKind unit = ArgumentKind::number;
    double value = 0;
    TermSource source = TermSource::computed;
    std::string reference; ///< figure or input; empty: none
    Provenance from;       ///< of a fact
};

struct Explanation {
    std::string id; ///< "time.days"
    ArgumentKind unit = ArgumentKind::number;
    double value = 0;
    std::string formula;  ///< over the symbols of the terms
    bool balance = false; ///< the formula is 0 at the value instead of being the value (a crossover)
    std::vector<ExplainedTerm> terms;
};

/// Why a figure of the outcome is what it is; empty for an unknown figure or one this plan does not have.
std::optional<Explanation> explain(const Outcome& outcome, const Catalog& catalog, std::string_view figure);

/// Every figure that can be asked of this outcome; of the stages the fullest with its parts, and the others
/// as a whole.
std::vector<std::string> explainedFigures(const Outcome& outcome, const Catalog& catalog);

/// The value its own formula gives.
std::optional<double> recompute(const Explanation& explanation);

/// Identifiers of memory and time parts as used in figures: "memory.weights", "time.matmul".
std::string memoryFigure(MemoryPart part);
std::string timeFigure(TimePart part);
/// Memory of one pipeline stage, from 0, and of one part of it: "memory.stage.2", "memory.stage.2.weights".
std::string stageFigure(int stage);
std::string stageFigure(int stage, MemoryPart part);

/// A stage figure taken apart; empty for any other figure.
struct StageFigure {
    std::size_t stage = 0;
    std::optional<MemoryPart> part;
};
std::optional<StageFigure> stageFigureOf(std::string_view figure);

} // namespace rackwright
