// From a row's recipe cells to a recipe.
#pragma once

#include "core/files/run_sheet.h"
#include "core/hardware/software_stack.h"
#include "core/plan/job.h"
#include "core/plan/recipe.h"
#include "core/validation/run_case.h"

#include <vector>

namespace rackwright {

/// The recipe as stated.
Recipe caseRecipe(const RunRow& row, std::vector<Assumption>& assumptions);

/// What the stack decides where the sheet is silent: number format of competition-tuned runs, adapter
/// targets, and the optimizer and loss of tools whose published recipes set them.
void applyStackRecipe(const RunRow& row, const SoftwareStack& stack, const Machine& machine, Recipe& recipe,
                      std::vector<Assumption>& assumptions);

} // namespace rackwright
