// From a row's hardware cells to a machine.
#pragma once

#include "core/files/run_sheet.h"
#include "core/plan/catalog.h"
#include "core/plan/job.h"
#include "core/units/error.h"
#include "core/validation/run_case.h"

#include <vector>

namespace rackwright {

/// The accelerator a row names; a stated memory size picks among parts of the same name. nullptr: unknown.
const Accelerator* caseAccelerator(const RunRow& row, const HardwareCatalog& hardware);

/// The machine with stated links, server size and memory put in.
/// Errors: those of machineOf().
Result<Machine> caseMachine(const RunRow& row, const Accelerator& accelerator,
                            std::vector<Assumption>& assumptions);

/// A machine of which nothing but the memory size is known: enough to count bytes, not to time anything.
Machine unnamedMachine(const RunRow& row);

} // namespace rackwright
