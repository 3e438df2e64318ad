// Bytes a parameter costs: weight, gradient, optimizer. Resolved once from the recipe and the stack.
#pragma once

#include "core/plan/job.h"

namespace rackwright {

/// Bytes per parameter before any sharding. Sources: ZeRO (arXiv 1910.02054) for mixed precision; the
/// optimizer and quantiser papers for their states (8-bit Adam arXiv 2110.02861, QLoRA arXiv 2305.14314).
struct StateBytes {
    double weight = 2;
    double gradient = 4;
    double master = 4;         ///< fp32 copy kept by the optimizer
    double moments = 8;        ///< of matrix weights
    double vectorMoments = 8;  ///< of embedding and head, which Muon leaves to Adam
    double resident = 0;       ///< optimizer copies that stay on the device
    double eightBitCopies = 0; ///< of linear weights
    double stepTemporary = 0;
    double frozenLinear = 2; ///< linear weights of a frozen base
    double frozenVector = 2; ///< embedding and head of a frozen base
    double trainedShare =
        1; ///< share of the parameters that are trained at a time (block-coordinate optimizers)
    bool autocastCopy = false; ///< a 16-bit copy of the weights is cached during a step
};

/// `fullySharded`: the strategy is FSDP or ZeRO-3, where some stacks raise trainable weights to fp32.
StateBytes stateBytes(const Job& job, bool fullySharded);

} // namespace rackwright
