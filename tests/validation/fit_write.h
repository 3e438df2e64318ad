// Puts fitted constants back into the catalogue's files.
#pragma once

#include "fit_constants.h"

namespace rackwright::fit {

/// Rewrites stacks_speed.json and efficiency.json below `folder` with the fitted values, everything else
/// kept. Returns false when a file cannot be read or written.
bool writeConstants(const std::string& folder, const Constants& fitted, const std::vector<Run>& runs);

} // namespace rackwright::fit
