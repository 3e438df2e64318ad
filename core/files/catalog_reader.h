// Reads the catalogue from its JSON files.
#pragma once

#include "core/plan/catalog.h"
#include "core/units/error.h"

namespace rackwright {

/// The catalogue that travels inside the program. Errors name the file and the JSON pointer.
Result<Catalog> shippedCatalog();

} // namespace rackwright
