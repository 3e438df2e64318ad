// The key figures of an outcome, as a plan's file keeps them.
#pragma once

#include "core/plan/outcome.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace rackwright {

struct KeyFigure {
    std::string id; ///< "days", "rent" …: ui/text has a word for each
    ArgumentKind kind = ArgumentKind::number;
    std::optional<double> value; ///< in the unit of `kind`; empty: the outcome has no such figure
};

/// Always the same figures in the same order.
std::vector<KeyFigure> keyFigures(const Outcome& outcome);

/// {"days": 31.2, …}; a figure that does not exist is null.
nlohmann::ordered_json figuresToJson(const Outcome& outcome);

struct FigureChange {
    KeyFigure before, after;
};

/// Figures that differ by more than 0.1 %. `saved` may be anything; what is no number in it is passed over.
std::vector<FigureChange> changedFigures(const nlohmann::ordered_json& saved, const Outcome& now);
/// The same for two outcomes.
std::vector<FigureChange> changedFigures(const Outcome& before, const Outcome& after);

} // namespace rackwright
