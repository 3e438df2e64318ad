// The found clusters as the rows of a table.
#pragma once

#include "core/finder/finder.h"
#include "ui/text/format.h"
#include "ui/views/plain_table_model.h"

namespace rackwright {

/// One row per cluster, in their order; ◆ marks the front over cost and days.
TableContent findTable(const std::vector<FoundCluster>& clusters, const Formatter& format);

} // namespace rackwright
