// What a launch format has no words for.
#pragma once

#include "core/launch/launch_job.h"

namespace rackwright {

/// Parts of the model that Megatron's argument list cannot say: "launch.lost.…" each.
std::vector<Error> lostOfModel(const ModelShape& model);

/// Tasks and optimizers that a pretraining launch does not know.
std::vector<Error> lostOfRecipe(const Recipe& recipe);

} // namespace rackwright
