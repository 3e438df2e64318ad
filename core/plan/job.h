// One training job on one machine: exactly what the memory and speed models need, resolved to numbers.
#pragma once

#include <cstdint>
#include <string>

#include "core/hardware/software_stack.h"
#include "core/model/shape.h"
#include "core/plan/recipe.h"

namespace rackwright {

/// The workload. `stack` is a copy, so that a job stands alone.
struct Job {
    ModelShape model;
    Recipe recipe;
    double sequence = 4096;        ///< tokens of one sequence
    std::int64_t globalBatch = 1;  ///< sequences of one optimizer step
    SoftwareStack stack;
    bool unpackedSamples = false;  ///< fine-tuning data is shorter than `sequence`, which is then an upper bound
    bool forcedBalance = false;    ///< expert routing is forced to be even (benchmarks)
};

enum class ScaleUpKind : std::uint8_t { switched, mesh, bridge, pciePeer, pcieHost, none };

/// The hardware as the step-time and memory formulas see it. Rates are per accelerator and one way.
struct Machine {
    std::string acceleratorId;
    double peak16 = 0;  ///< FLOP/s dense, 16-bit matrix
    double peak8 = 0;   ///< FLOP/s dense, 8-bit; 0: none
    double peak4 = 0;   ///< FLOP/s dense, 4-bit; 0: none
    double matmul16 = 0.75;       ///< κ16, measured matmul ceiling over peak
    double matmul8 = 0.70;        ///< κ8
    double clock = 1.0;           ///< sustained clock of long steps against the short benchmark
    double tileLoss16 = 150;      ///< τ16, elements
    double attentionShare = 0.35; ///< α, flash attention over peak, forward and backward mean
    double olderFlashFactor = 1;  ///< factor on α for stacks with FlashAttention-2 kernels on this generation
    bool flashSupported = true;

    double memoryBytes = 0;     ///< marketed memory
    double usableBytes = 0;     ///< what a driver offers
    double hbmRate = 0;         ///< byte/s

    ScaleUpKind scaleUp = ScaleUpKind::switched;
    double scaleUpRate = 0;       ///< byte/s one way over all links of an accelerator
    double scaleUpPairRate = 0;   ///< byte/s one way between two accelerators (mesh); = scaleUpRate when switched
    double scaleUpEfficiency = 0.80;
    int domain = 8;               ///< accelerators in the scale-up domain
    int perServer = 8;            ///< accelerators in a server

    double nicRate = 0;           ///< byte/s one way per accelerator between servers; 0: no network
    double nicEfficiency = 0.784;
    double oversubscription = 1;  ///< of the worst tier between the groups
    double hostLinkRate = 25e9;   ///< byte/s one way to host memory per accelerator (offload)

    bool measured = false;        ///< published runs of this accelerator back the constants

    friend bool operator==(const Machine&, const Machine&) = default;
};

} // namespace rackwright
