// `evaluate`: predicts every run of a sheet, or explains one.
#pragma once

#include "core/plan/catalog.h"

#include <ostream>
#include <string>

namespace rackwright::cli {

struct EvaluateOptions {
    std::string sheet;   ///< path of the run sheet
    std::string output;  ///< path to write to; empty: `out`
    std::string explain; ///< id of one run to take apart instead; empty: none
};

/// Returns the exit code: 0 also when single rows could not be computed, 2 for a sheet that cannot be read,
/// an output that cannot be written, or an id that is not in the sheet.
int runEvaluate(const EvaluateOptions& options, const Catalog& catalog, std::ostream& out, std::ostream& err);

} // namespace rackwright::cli
