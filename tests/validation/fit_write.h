// Puts fitted constants back into the catalogue's files.
#pragma once

#include "fit_constants.h"
#include "fit_report.h"

namespace rackwright::fit {

/// Rewrites stacks_speed.json and efficiency.json below `folder` with the fitted values, everything else
/// kept. Returns false when a file cannot be read or written.
bool writeConstants(const std::string& folder, const Constants& fitted, const std::vector<Run>& runs);

/// Writes the errors of the judged runs by group as core/validation/left_out.h reads them. `columns` are the
/// errors fitted, with sources and with families left out. False when there are others or the file cannot be
/// written.
bool writeLeftOut(const std::string& path, const std::vector<Run>& runs,
                  const std::vector<ErrorColumn>& columns, int constants);

} // namespace rackwright::fit
