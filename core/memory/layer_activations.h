// Activation bytes per token of one transformer layer, split by what divides them.
#pragma once

#include "core/plan/job.h"
#include "core/plan/strategy.h"

#include <cstdint>

namespace rackwright {

/// Divisors of the three kinds of activations, as reciprocals.
struct ActivationShares {
    double tensor = 1;   ///< 1/TP
    double sequence = 1; ///< 1/TP with sequence parallelism, else 1
    double expert = 1;   ///< routed experts' inner activations: 1/max(sequence divisor, ETP)
};

/// Bytes per token: `tensor` shrinks with TP, `sequence` with sequence parallelism, `expert` with either.
struct ActivationBytes {
    double tensor = 0;
    double sequence = 0;
    double expert = 0;

    double total(const ActivationShares& shares) const {
        return tensor * shares.tensor + sequence * shares.sequence + expert * shares.expert;
    }
};

/// One layer kind (dense or MoE). Sources: Korthikanti et al. 2022 (arXiv 2205.05198) for what must be kept
/// and for recomputation, the kernels of the stacks for the bytes per element.
struct LayerActivations {
    ActivationBytes full;         ///< everything the backward pass needs
    ActivationBytes block;        ///< full recomputation: the block's input
    ActivationBytes shardedBlock; ///< the same under ZeRO-3 or FSDP
    ActivationBytes byOperator;   ///< selective by operator
    ActivationBytes saved[5];     ///< dropped by each SelectiveModule from core attention to layer norm

    /// Bytes per token that stay until the backward pass under `modules` (SelectiveModule bits).
    double selective(std::uint8_t modules, const ActivationShares& shares) const noexcept;
};

/// `moe`: the layer holds experts.
LayerActivations layerActivations(const Job& job, bool classicAttention, bool moe);

/// Whether attention scores are materialised: asked for, or no flash kernel on this part or stack.
bool usesClassicAttention(const Job& job, const Machine& machine);

} // namespace rackwright
