// Reads the catalogue from its JSON files.
#pragma once

#include "core/plan/catalog.h"
#include "core/units/error.h"

#include <string_view>

namespace rackwright {

inline constexpr std::size_t kCatalogFileLimit = 8u << 20; ///< bytes

/// The catalogue that travels inside the program. Errors name the file and the JSON pointer:
/// "catalog.not_json", "catalog.bad_value", "catalog.missing_field", "catalog.duplicate_id", "catalog.unknown_reference",
/// "catalog.newer_version".
Result<Catalog> shippedCatalog();

/// `catalog` with a user's own entries on top. `json` is an object of format "rackwright-overrides" with any
/// of the lists of the shipped files ("accelerators", "servers", "switches", "links", "rentals", "purchases",
/// "residual", "places", "rates"). An entry with a known id changes only the fields it has, any other is
/// added. Numbers may be written without a source; they then count as the user's. Errors as above and
/// "catalog.too_large", "catalog.wrong_format".
Result<Catalog> overlay(Catalog catalog, std::string_view json);

} // namespace rackwright
