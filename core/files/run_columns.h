// The columns of a run sheet and how each cell is read.
#pragma once

#include "core/files/run_sheet.h"

#include <string>
#include <string_view>

namespace rackwright {

struct RunColumn {
    std::string_view name;                              ///< lower case, words joined by underscores
    bool (*read)(const std::string& cell, RunRow& row); ///< false: not understood
};

/// The column a header names; nullptr when it means nothing here. Case, blanks and hyphens don't matter.
const RunColumn* runColumn(std::string_view header);

} // namespace rackwright
