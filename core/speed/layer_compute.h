// Computation of one transformer layer on one rank for one micro-batch: matmuls, attention, bandwidth-bound
// work.
#pragma once

#include "core/plan/job.h"
#include "core/plan/strategy.h"
#include "core/speed/device_rates.h"

namespace rackwright {

/// A model's dimensions as the formulas read them. Layers are averaged: a mixed model counts each layer with
/// its share of experts.
struct LayerShape {
    explicit LayerShape(const Job& job);

    double hidden = 0, layers = 0, heads = 0, kvHeads = 0, headDim = 0, vocabulary = 0, sequence = 0;
    double queryDim = 0; ///< per head, of the score matmul
    double valueDim = 0; ///< per head
    double ffn = 0; ///< dense width weighted with the share of dense layers, plus shared experts with theirs
    double denseFfn = 0, sharedFfn = 0, expertFfn = 0;
    double experts = 0, topK = 0;
    double moeShare = 0;    ///< μ, share of layers with experts
    double matrices = 3;    ///< MLP matrices, 3 gated
    double imbalance = 1;   ///< load of the busiest expert over the mean
    double globalBatch = 1; ///< sequences
    double window = 1;      ///< ω, share of the causal triangle that is computed
    bool latent = false;
    LatentAttention latentRanks;
    double attentionParameters = 0; ///< of one layer
    double denseParameters = 0;     ///< Π_d, of one layer without routed experts
    double expertParameters = 0;    ///< Π_e, routed experts of one layer
};

/// Degrees of a strategy as real numbers, with what follows from them.
struct Degrees {
    Degrees(const Strategy& strategy, const LayerShape& shape);

    double tp, pp, vpp, cp, ep, etp, dp;
    double microBatch;
    double microBatches; ///< per replica and step, rounded up
    double tokens;       ///< of one micro-batch on one rank
    double accelerators;
    bool sequenceParallel;
    double replayed; ///< share of a stage's layers under full recomputation
};

/// s; forward and backward are per layer and micro-batch.
struct LayerCompute {
    double matmulForward = 0;
    double matmulBackward = 0;
    double attentionForward = 0;
    double attentionBackward = 0;
    double elementwise = 0; ///< forward and backward with kernel tails
    double recompute = 0;

    double total() const noexcept {
        return matmulForward + matmulBackward + attentionForward + attentionBackward + elementwise +
               recompute;
    }
};

struct LayerModel {
    LayerModel(const Job& job, const Machine& machine, const SpeedConstants& constants);

    LayerCompute compute(const Strategy& strategy, const Degrees& degrees) const noexcept;
    /// Output head with loss, forward and backward, on the last stage.
    double logits(const Degrees& degrees) const noexcept;
    /// Input embedding, forward and backward, on the first stage.
    double embedding(const Degrees& degrees) const noexcept;

    LayerShape shape;
    DeviceRates rates;

private:
    struct Forward;

    double attentionMatmul(const Degrees& degrees) const noexcept;
    double upProjection(const Degrees& degrees) const noexcept;
    double denseMatmul(const Degrees& degrees) const noexcept;
    double expertMatmul(const Degrees& degrees) const noexcept;
    double attentionCore(const Degrees& degrees, bool backward) const noexcept;
    double bandwidthWork(const Degrees& degrees) const noexcept;
    double selectiveReplay(const Strategy& strategy, const Degrees& degrees,
                           const Forward& forward) const noexcept;

    SpeedConstants m_constants;
    double m_fusion = 1;
    double m_fusionRoot = 1; ///< the loss kernel is fused less than the layers
    bool m_replaysHalf = false;
    bool m_frozen = false;
    double m_dequantise = 0; ///< s per parameter of a quantised base and pass
};

} // namespace rackwright
