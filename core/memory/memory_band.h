// How far a memory prediction may be off.
#pragma once

#include "core/plan/job.h"
#include "core/plan/memory_outcome.h"
#include "core/plan/strategy.h"

namespace rackwright {

/// What of job and machine the band depends on.
struct BandInputs {
    double usableBytes = 0;
    double stackShare = 0.2; ///< left-out error of the stack
    double moeShare = 0;     ///< share of the activations that routing can shift
    std::uint32_t fittedSharding = 0;
    bool recipeFitted = false; ///< precision and task are among the fitted ones
    bool lossUnknown = false;  ///< the loss kernel is assumed and the vocabulary is large
    bool optimizerUnknown = false;
};

BandInputs bandInputs(const Job& job, const Machine& machine);

/// Half-width of the 80 % band as a share of the device view of `peak`, the fullest stage.
double bandShare(const BandInputs& inputs, const Strategy& strategy, const StageMemory& peak);

} // namespace rackwright
