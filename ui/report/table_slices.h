// Tables and name-value pairs, cut into rows.
#pragma once

#include "ui/report/slices.h"

namespace rackwright {

SlicedBlock slicedTable(const Table& table);
SlicedBlock slicedPairs(const Pairs& pairs);

} // namespace rackwright
