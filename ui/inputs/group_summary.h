// One short text for the header of a group of inputs.
#pragma once

#include "core/inputs/input_table.h"
#include "core/plan/outcome.h"
#include "ui/theme/view_context.h"

namespace rackwright {

/// `outcome` may be null: then only what the scenario itself says.
QString groupSummary(InputGroup group, const Scenario& scenario, const Outcome* outcome,
                     const ViewContext& context);

} // namespace rackwright
