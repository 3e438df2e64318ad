// What one accelerator computes and moves per second under a precision recipe and a software stack.
#pragma once

#include "core/plan/job.h"
#include "core/speed/constants.h"

namespace rackwright {

/// Seconds of matmuls in one number format. The tile loss τ stands for wave and tile quantisation, prologue
/// and small operands: an edge of length n costs as much as one of n + τ. The form is symmetric in its edges,
/// so forward, input gradient and weight gradient cost the same.
struct MatmulRate {
    double secondsPerFlop = 0;
    double tile = 0; ///< τ, elements

    double seconds(double m, double n, double k) const noexcept {
        return 2.0 * secondsPerFlop * (m + tile) * (n + tile) * (k + tile);
    }
};

struct DeviceRates {
    DeviceRates(const Job& job, const Machine& machine, const SpeedConstants& constants);

    MatmulRate wide;                    ///< logits and attention: 16 bits
    MatmulRate narrow;                  ///< weight matmuls of the layers, in the recipe's format
    MatmulRate grouped;                 ///< the same over many experts
    double secondsPerByte = 0;          ///< device memory
    bool classic = false;               ///< attention writes its score matrix
    double attentionSecondsPerFlop = 0; ///< flash at long sequences, or classic without tile loss
    double castBytes = 0;               ///< q, casting traffic as a share of the operand bytes
};

} // namespace rackwright
