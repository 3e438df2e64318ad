// Where a number comes from. Every fact of the catalogue carries one of these.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace rackwright {

enum class Confidence : std::uint8_t { datasheet, measured, published, secondary, estimate, user };

struct Provenance {
    std::string source;  ///< address, document or "derived from …"
    std::string date;    ///< ISO date or year of the source; empty when the source has none
    Confidence confidence = Confidence::secondary;
    std::string note;    ///< one short sentence, or empty

    friend bool operator==(const Provenance&, const Provenance&) = default;
};

/// A number that may be unknown, with its provenance. Unknown stays unknown: nothing invents a value.
struct Fact {
    std::optional<double> value;
    Provenance from;

    bool known() const { return value.has_value(); }
    double valueOr(double fallback) const { return value.value_or(fallback); }
    friend bool operator==(const Fact&, const Fact&) = default;
};

} // namespace rackwright
