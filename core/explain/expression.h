// Formulas as people read them, evaluated: the proof that an explanation explains its number.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

namespace rackwright {

/// Value of a name in a formula; empty: unknown.
using NameValue = std::function<std::optional<double>(std::string_view name)>;

/// Evaluates + - * / and brackets over names and numbers; sqrt(…), ceil(…) and round(…). Empty when the
/// formula is not well formed, a name is unknown, or it is nested deeper than 32.
std::optional<double> evaluate(std::string_view formula, const NameValue& valueOf);

/// Calls `text` for each stretch between names and `name` for each name, in order: to write a formula with
/// values.
void splitFormula(std::string_view formula, const std::function<void(std::string_view)>& text,
                  const std::function<void(std::string_view)>& name);

} // namespace rackwright
