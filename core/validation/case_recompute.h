// The recomputation a run most probably used when nobody says.
#pragma once

#include "core/plan/job.h"
#include "core/plan/strategy.h"

namespace rackwright {

struct RecomputeGuess {
    Recompute recompute = Recompute::none;
    std::uint8_t modules = 0;
    bool fromMemory = false; ///< turned on because the activations would not fit
};

/// The stack's default; where that is none, what a rough count of states and activations asks for.
RecomputeGuess guessRecompute(const Job& job, const Machine& machine, const Strategy& strategy);

/// Bytes of weights, gradients and optimizer states of one accelerator, roughly.
double roughStateBytes(const Job& job, const Strategy& strategy);

} // namespace rackwright
