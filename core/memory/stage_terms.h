// The terms of one stage's memory under one strategy, affine in the tokens of a micro-batch.
#pragma once

#include "core/memory/memory_coefficients.h"
#include "core/plan/memory_outcome.h"
#include "core/plan/strategy.h"

namespace rackwright {

/// What a strategy fixes for every stage: reciprocal divisors and state bytes.
struct StrategyTerms {
    double perTensor = 1; ///< 1/TP
    double perExpert = 1; ///< 1/(EP·ETP)
    double perShard = 1;  ///< 1/size of the shard group of dense states
    double perExpertShard = 1;
    ActivationShares shares;
    int zero = 0; ///< ZeRO stage: what is sharded
    bool fullySharded = false;
    bool stepInParts = false; ///< ZeRO-3 steps one parameter group at a time
    const StateBytes* states = nullptr;
    double microBatches = 1; ///< per step and replica, may be fractional
    double vocabulary = 0;   ///< padded
    double paddedRows = 0;
    bool gradientsPersist = true;
    /// Per layer kind: activation bytes per token kept, and alive while one layer is worked on.
    double stored[2] = {0, 0};
    double work[2] = {0, 0};
};

StrategyTerms strategyTerms(const MemoryCoefficients& c, const Strategy& strategy) noexcept;

/// Lowers what the layers keep and work with to the least over all recomputation modes.
void keepLeast(const MemoryCoefficients& c, StrategyTerms& terms) noexcept;

/// Bytes of one accelerator. The last three are per token of a micro-batch.
struct StageTerms {
    double weights = 0, gradients = 0, optimizer = 0;
    double stepTemporary = 0;
    double loading = 0; ///< alive beside the weights while they are read, before there is an optimizer
    double gather = 0;  ///< unsharded or converted copies of weights
    double host = 0;    ///< moved to host memory by offload
    double forwardGradients = 0; ///< gradients that are already there in the forward pass
    double parameters = 0;
    double layers = 0;
    double inFlight = 1;
    double held = 0; ///< activations until their backward pass
    double work = 0;
    double head = 0; ///< logits and loss

    double fixed() const { return weights + optimizer; }
};

StageTerms stageTerms(const MemoryCoefficients& c, const Strategy& strategy, const StrategyTerms& terms,
                      int stage) noexcept;

/// Share of the activations that is still held when the backward pass needs most.
constexpr double kBackwardActivations = 0.1;

/// Largest allocation over the phases, without the stack's base; `tokens` of one micro-batch and rank.
double allocatedBytes(const StageTerms& stage, double tokens) noexcept;

/// Micro-batches in flight on a stage: 1F1B and interleaved from Narayanan et al. 2021 (arXiv 2104.04473),
/// GPipe all.
double inFlight(const Strategy& strategy, double microBatches, int stage) noexcept;

} // namespace rackwright
