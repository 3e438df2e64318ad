// What a launch file says: model, split, batch, number formats. The value that export writes and import
// reads.
#pragma once

#include "core/plan/outcome.h"
#include "core/plan/scenario.h"
#include "core/units/error.h"

#include <string>
#include <vector>

namespace rackwright {

struct LaunchFile {
    std::string name; ///< without a folder
    std::string bytes;
};

struct LaunchJob {
    ModelShape model;
    std::string preset; ///< catalogue id of the model; empty: only the shape is known
    Recipe recipe;
    double sequence = 4096;       ///< tokens
    std::int64_t globalBatch = 1; ///< sequences
    double tokens = 0;            ///< to train on; 0: not stated
    Strategy strategy;
    int perServer = 8; ///< accelerators
};

enum class LaunchTarget : std::uint8_t { megatron, deepspeed, torchtitan, nemo };

/// The plan of an outcome, as a launcher needs it.
LaunchJob launchJob(const Outcome& outcome);

} // namespace rackwright
