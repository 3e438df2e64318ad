// Named software stacks: a few constants each, fitted on published runs of that stack or known from its code.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/units/provenance.h"

namespace rackwright {

enum class RecomputeDefault : std::uint8_t { none, selective, full };

/// Step-time constants. Symbols as in resources/guide, "Step time".
struct SpeedProfile {
    double kernelShare = 0.85;        ///< g, share of the matmul ceiling held over a whole step
    double fusion = 1.3;              ///< φ, traffic of bandwidth-bound work against the ideal
    double hostLaunch = 0.25e-3;      ///< s, launch time of one layer pass
    double routerSync = 1.0e-3;       ///< s, stall of one MoE layer pass
    double dataOverlap = 2.5;         ///< od, overlap exponent of data-parallel traffic
    double tensorOverlap = 1.5;       ///< ot, overlap exponent of tensor-parallel traffic
    double network = 0.95;            ///< net, factor on the NIC rate
    double pipelineRate = 0.4;        ///< π, share of the NIC rate point-to-point traffic reaches
    bool overlapsData = true;
    bool sequenceParallel = true;
    bool classicAttention = false;
    bool olderFlash = false;          ///< FlashAttention-2 generation kernels
    double gradientBytes = 4;         ///< β, bytes of a gradient in the reduction
    bool selectiveReplaysHalf = false; ///< selective recomputation replays every other layer or operator (FSDP, JAX)
    RecomputeDefault recompute = RecomputeDefault::none;
    /// Fitted band of predicted/measured (P10, P90) as ratios of the predicted time.
    double bandLow = 0.80;
    double bandHigh = 1.30;

    friend bool operator==(const SpeedProfile&, const SpeedProfile&) = default;
};

enum class StateRecipe : std::uint8_t { mixedFp32Gradients, mixed16Gradients, mixedFp32Accumulation, fp32Weights, pure16, precisionAware };

/// Memory constants. Symbols as in resources/guide, "Memory".
struct MemoryProfile {
    StateRecipe states = StateRecipe::mixedFp32Gradients;
    double normBytes = 4;             ///< ν, bytes per norm and hidden element
    bool kvRepeated = false;          ///< keys and values are repeated to all heads before attention
    double mlpBytesGated = 6;         ///< φ for gated MLPs
    double leftovers = 0.25;          ///< ε, bytes per hidden element
    double logitBytesPlain = 11;      ///< λ, bytes per logit alive at once
    double logitBytesFused = 4;
    double logitBytesSharded = 0;     ///< λ under FSDP/ZeRO-3; 0: as plain
    double stepTemporary = 0;         ///< θ, bytes per parameter during the optimizer step
    bool stepTemporaryIsWeightCopy = false; ///< θ is one copy in the weights' type
    double residentOptimizer = 0;     ///< bytes per parameter that never return to the pool
    double gatheredLayers = 2;        ///< ℓ, layers unsharded at once under ZeRO-3/FSDP
    bool gatherKeptOpen = false;      ///< FSDP keeps parameters unsharded from forward to backward
    double workGradients = 0.05;      ///< ω_b
    double placeholderGradients = 0;  ///< γ (Transformer Engine)
    double keptInputs = 0;            ///< κ, 4-bit kernels that keep their inputs
    double baseGiB = 0.1;
    double reservedFactor = 1.05;     ///< ρ
    double contextGiB = 2.0;
    bool gradientsPersist = true;     ///< gradients live across the whole step
    RecomputeDefault recompute = RecomputeDefault::none;
    double bandShare = 0.20;          ///< half-width of the 80 % band as a share of the device view
    bool selectiveByOperator = false; ///< selective recomputation keeps half of the matmul outputs (PyTorch)
    double operatorShare = 1.0;       ///< of those outputs, what compilation leaves
    double classicScoreBytes = 5;     ///< bytes per attention score without flash attention
    double eightBitWeightCopies = 0;  ///< bytes per linear weight kept in 8 bits beside the weight (Transformer Engine)
    double adapterBytes = 16;         ///< weight, gradient and moments of a trained adapter parameter
    double adapterCopyBytes = 3;      ///< bytes per hidden element of the adapter's dropped-out copy and mask
    bool raisesTrainableWhenSharded = false; ///< trainable 16-bit weights become fp32 under FSDP
    bool quantisesHead = false;              ///< a quantised base includes embedding and head
    bool wideResidualWhenQuantised = false;  ///< the residual stream of a quantised base is fp32
    bool fusedLossByDefault = false;
    std::int64_t vocabularyMultiple = 1;     ///< the embedding is padded to a multiple of this times TP
    /// What the constants were fitted on: bit n stands for the n-th value of Sharding, Precision and Task.
    std::uint32_t fittedSharding = 0;
    std::uint32_t fittedPrecision = 0;
    std::uint32_t fittedTask = 0;

    friend bool operator==(const MemoryProfile&, const MemoryProfile&) = default;
};

/// Which ways of splitting a stack really offers; what it cannot do is not searched.
struct ParallelSupport {
    bool tensor = true;
    bool pipeline = true;
    bool interleaved = true;
    bool context = true;
    bool expert = true;
    bool sequenceParallel = true;
    bool selectiveRecompute = true;
    bool layerRecompute = true; ///< full recomputation of the first n layers of a stage
    bool optimizerOffload = true;
    bool shardsGradientsInPipelines = false; ///< ZeRO-2, ZeRO-3 and FSDP work together with pipeline stages
    std::uint32_t shardings = 0x3F;          ///< bit n stands for the n-th value of Sharding

    friend bool operator==(const ParallelSupport&, const ParallelSupport&) = default;
};

struct SoftwareStack {
    std::string id;
    std::string name; ///< proper name, the same in every language
    SpeedProfile speed;
    MemoryProfile memory;
    ParallelSupport support;
    Provenance from;

    friend bool operator==(const SoftwareStack&, const SoftwareStack&) = default;
};

} // namespace rackwright
