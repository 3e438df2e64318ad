// Which known model a size resembles.
#pragma once

#include "core/plan/catalog.h"

namespace rackwright {

/// The preset that `shape` resembles: the first in the catalogue's order within 5 % of its size, else the
/// nearest; of the same kind (dense or mixture of experts). nullptr when the catalogue has none of that kind.
const ModelPreset* nearestPreset(const ModelShape& shape, const Catalog& catalog);

} // namespace rackwright
