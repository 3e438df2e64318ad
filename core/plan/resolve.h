// From what the user said and what the catalogue knows to the numbers the formulas need.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/job.h"
#include "core/plan/scenario.h"
#include "core/units/error.h"

namespace rackwright {

/// The model shape a scenario asks for. Errors: "model.unknown_preset".
Result<ModelShape> resolveModel(const Scenario& scenario, const Catalog& catalog);

/// The software stack: the named one, or the default of accelerator and task. Errors: "stack.unknown".
Result<SoftwareStack> resolveStack(const Scenario& scenario, const Catalog& catalog);

Result<Job> resolveJob(const Scenario& scenario, const Catalog& catalog);

/// An accelerator with its efficiency constants as plain numbers, in a server with `server`'s NICs (nullptr: typical).
/// Unknown facts get the generation's defaults and clear `measured`. Errors: "hardware.data_missing".
Result<Machine> machineOf(const Accelerator& accelerator, const Server* server);

/// The machine of a scenario with its network applied. Errors: "hardware.unknown", "hardware.data_missing",
/// "hardware.server_mismatch", "network.unknown_link".
Result<Machine> resolveMachine(const Scenario& scenario, const Catalog& catalog);

/// Default stack id for an accelerator's software and a task, e.g. "megatron-core-2025" for CUDA pretraining.
const char* defaultStackId(const Accelerator& accelerator, const Recipe& recipe, const ModelShape& model);

} // namespace rackwright
