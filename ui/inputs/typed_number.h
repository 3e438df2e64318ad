// Reads a number as people type it.
#pragma once

#include <QString>

#include <optional>

namespace rackwright {

/// Accepts a point or a comma as the decimal mark, spaces, thin spaces and commas as separators of thousands,
/// a real minus sign, and exponents. With both marks the last one is the decimal mark. A lone comma separates
/// thousands only when `whole` is set and three digits follow: "62,5" is 62.5. Nothing for any other text.
std::optional<double> readTypedNumber(const QString& text, bool whole);

} // namespace rackwright
