// How large a checkpoint is, how fast it must be written and how much room the kept ones take.
#pragma once

#include "core/hardware/software_stack.h"
#include "core/model/parameters.h"
#include "core/plan/recipe.h"

namespace rackwright {

/// Bytes a checkpoint keeps for one trained parameter: weights, master copy and moments. Gradients are not
/// saved. Mixed precision with Adam is 2 + 12, as in MLPerf Storage v2 (mlcommons/storage, checkpointing
/// workloads).
double checkpointBytesPerParameter(const Recipe& recipe, StateRecipe states);

/// Parameters of the low-rank adapters that `recipe` trains on `shape`; 0 when it trains the whole model.
double adapterParameters(const ModelShape& shape, const Recipe& recipe);

/// Bytes of one checkpoint of the job.
double checkpointBytes(const ModelShape& shape, const ParameterCount& parameters, const Recipe& recipe,
                       StateRecipe states);

/// Storage write rate that drains one checkpoint in half an interval, so that an asynchronous save is always
/// done before the next one starts. byte/s.
double checkpointWriteRate(double checkpoint, double intervalSeconds);

/// Checkpoints kept at once: the two newest, because the newest may be damaged, and an archive to go back to.
inline constexpr double kCheckpointsKept = 12;

/// Bytes to store: the kept checkpoints and the tokenised data set at 4 bytes a token.
double storageBytes(double checkpoint, double tokens);

} // namespace rackwright
