// Where a step's time goes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/units/quantity.h"

namespace rackwright {

/// Parts of a step in the order in which they are stacked. Communication parts are the exposed share only.
enum class TimePart : std::uint8_t {
    matmul, attention, elementwise, recompute, logits, host, tensorParallel, contextParallel, expertParallel,
    shardGather, imbalance, bubble, pipelineSend, dataParallel, optimizer, jitter
};
inline constexpr std::size_t kTimeParts = 16;

struct StepTime {
    std::array<double, kTimeParts> parts{}; ///< s; sum equals `total`
    double total = 0;                       ///< s
    double modelFlops = 0;  ///< model FLOPs of a step, attention uncut (PaLM, Megatron convention)
    double causalFlops = 0; ///< the same with the causal half of attention
    double hardwareFlops = 0; ///< with recomputation

    double part(TimePart which) const { return parts[static_cast<std::size_t>(which)]; }
};

/// Traffic of one parallel dimension, per accelerator and step.
struct DimensionTraffic {
    double bytes = 0;           ///< sent per accelerator
    double busySeconds = 0;     ///< time on the wire
    double exposedSeconds = 0;  ///< of that, not hidden behind computation
    double rate = 0;            ///< byte/s of the link it runs on
    bool betweenServers = false;
};

struct TimeOutcome {
    StepTime step;
    double lowFactor = 0.85;  ///< P10 of measured over predicted time
    double highFactor = 1.2;  ///< P90
    double mfu = 0;           ///< 0…1, model FLOPs over the dense peak of the matmul precision
    double mfuCausal = 0;     ///< the same with causal-halved attention
    double hfu = 0;           ///< hardware FLOPs, with recomputation
    double tflopsPerAccelerator = 0; ///< model TFLOP/s
    double tokensPerSecond = 0;      ///< whole cluster
    DimensionTraffic tp, cp, ep, pp, dp;
};

} // namespace rackwright
