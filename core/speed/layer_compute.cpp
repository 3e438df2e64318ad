#include "core/speed/layer_compute.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

/// Forward times that recomputation may replay, s.
struct LayerModel::Forward {
    double matmul = 0;
    double attention = 0;
    double bandwidth = 0;
    double tails = 0;

    double total() const noexcept { return matmul + attention + bandwidth + tails; }
};

LayerModel::LayerModel(const Job& job, const Machine& machine, const SpeedConstants& constants)
    : shape(job), rates(job, machine, constants), m_constants(constants), m_fusion(job.stack.speed.fusion),
      m_fusionRoot(std::sqrt(job.stack.speed.fusion)), m_replaysHalf(job.stack.speed.selectiveReplaysHalf),
      m_frozen(job.recipe.frozenBase()) {
    // A quantised base is expanded to 16 bits before every use: half a byte or one read, two written, two
    // read again.
    constexpr double kExpandBytes = 4.5;
    if (job.recipe.quantisation != Quantisation::none) m_dequantise = kExpandBytes * rates.secondsPerByte;
}

double LayerModel::attentionMatmul(const Degrees& x) const noexcept {
    const MatmulRate& g = rates.narrow;
    const double h = shape.hidden;
    if (!shape.latent) {
        return g.seconds(x.tokens, (shape.heads + 2 * shape.kvHeads) * shape.headDim / x.tp, h) +
               g.seconds(x.tokens, h, shape.heads * shape.headDim / x.tp);
    }
    const auto queryRank = static_cast<double>(shape.latentRanks.queryRank);
    const auto kvWidth = static_cast<double>(shape.latentRanks.kvRank + shape.latentRanks.ropeHeadDim);
    const double directQueries = queryRank > 0 ? queryRank : shape.heads * shape.queryDim / x.tp;
    return g.seconds(x.tokens, directQueries + kvWidth, h) + upProjection(x) +
           g.seconds(x.tokens, h, shape.heads * shape.valueDim / x.tp);
}

double LayerModel::upProjection(const Degrees& x) const noexcept {
    const auto queryRank = static_cast<double>(shape.latentRanks.queryRank);
    const auto kvRank = static_cast<double>(shape.latentRanks.kvRank);
    const double keyValue = static_cast<double>(shape.latentRanks.nopeHeadDim) + shape.valueDim;
    const double queries =
        queryRank > 0 ? rates.narrow.seconds(x.tokens, shape.heads * shape.queryDim / x.tp, queryRank) : 0.0;
    return queries + rates.narrow.seconds(x.tokens, shape.heads * keyValue / x.tp, kvRank);
}

double LayerModel::denseMatmul(const Degrees& x) const noexcept {
    const double width = shape.denseFfn / x.tp;
    return rates.narrow.seconds(x.tokens, (shape.matrices - 1) * width, shape.hidden) +
           rates.narrow.seconds(x.tokens, shape.hidden, width);
}

double LayerModel::expertMatmul(const Degrees& x) const noexcept {
    // The tokens of ep·etp ranks, tp of which share theirs, meet at this rank's experts, whose width is split
    // over etp.
    const double local = shape.experts / x.ep;
    const double perExpert = std::max(1.0, x.tokens / x.tp * x.etp * shape.topK / local);
    const double width = shape.expertFfn / x.etp;
    const double routed =
        local * (rates.grouped.seconds(perExpert, (shape.matrices - 1) * width, shape.hidden) +
                 rates.grouped.seconds(perExpert, shape.hidden, width));
    if (shape.sharedFfn <= 0) return routed * shape.imbalance;
    const double sharedWidth = shape.sharedFfn / x.tp;
    return routed * shape.imbalance +
           rates.narrow.seconds(x.tokens, (shape.matrices - 1) * sharedWidth, shape.hidden) +
           rates.narrow.seconds(x.tokens, shape.hidden, sharedWidth);
}

double LayerModel::attentionCore(const Degrees& x, bool backward) const noexcept {
    const double s = shape.sequence;
    const double square = x.microBatch * s * s * shape.heads / (x.tp * x.cp);
    const double flops = 2 * square * (shape.queryDim + shape.valueDim) * shape.window;
    if (!rates.classic) {
        const double forward =
            0.5 * flops * rates.attentionSecondsPerFlop * (1 + m_constants.flashHalfLength / (s / x.cp));
        return backward ? m_constants.flashBackward * forward : forward;
    }
    // The full square is computed and its scores pass through memory: softmax, mask and dropout.
    const double tile = rates.wide.tile;
    const double loss = (1 + tile / s) * (1 + tile / s) * (1 + tile / shape.headDim);
    const double scores = m_constants.classicTraffic * square * rates.secondsPerByte;
    const double forward = flops * rates.attentionSecondsPerFlop * loss;
    return backward ? 2 * forward + 16 * scores : forward + 13 * scores;
}

double LayerModel::bandwidthWork(const Degrees& x) const noexcept {
    const double h = shape.hidden;
    const double heads = (shape.heads + shape.kvHeads) * shape.headDim / x.tp;
    const double wide = shape.ffn / x.tp;
    const double residual = x.sequenceParallel ? x.tp : 1.0;
    const double operands = 2 * h + heads + wide + shape.moeShare * shape.topK * (h + shape.expertFfn) / x.tp;
    const double bytes =
        18 * h / residual + 4 * heads + 2 * shape.matrices * wide + 4 * rates.castBytes * operands;
    const double routed =
        shape.moeShare * m_constants.permute * shape.topK * (16 * h + 6 * shape.expertFfn) / x.tp;
    return x.tokens * (bytes * m_fusion + routed) * rates.secondsPerByte;
}

double LayerModel::selectiveReplay(const Strategy& strategy, const Degrees& x,
                                   const Forward& forward) const noexcept {
    const unsigned modules = strategy.selectiveModules;
    constexpr unsigned kByHalf = recomputeEverySecondLayer | recomputeByOperator;
    if ((modules & kByHalf) != 0 || (modules == 0 && m_replaysHalf))
        return m_constants.selectiveHalf * forward.total();
    if (modules == 0) return rates.classic ? forward.attention : 0.5 * forward.bandwidth;
    double replay = 0;
    if ((modules & recomputeCoreAttention) != 0) replay += forward.attention;
    if ((modules & recomputeMlp) != 0) replay += (1 - shape.moeShare) * denseMatmul(x);
    if ((modules & recomputeMlaUpProjection) != 0 && shape.latent) replay += upProjection(x);
    if ((modules & recomputeMoeActivation) != 0) replay += 0.25 * shape.moeShare * forward.bandwidth;
    if ((modules & recomputeLayerNorm) != 0) replay += 0.25 * forward.bandwidth;
    return replay;
}

LayerCompute LayerModel::compute(const Strategy& strategy, const Degrees& x) const noexcept {
    Forward forward;
    forward.matmul = attentionMatmul(x) + (1 - shape.moeShare) * denseMatmul(x);
    if (shape.moeShare > 0) forward.matmul += shape.moeShare * expertMatmul(x);
    forward.attention = attentionCore(x, false);
    forward.bandwidth = bandwidthWork(x) + m_dequantise * shape.denseParameters / x.tp;
    forward.tails = m_constants.kernelTail * (14 + 10 * shape.moeShare);

    LayerCompute cost;
    cost.matmulForward = forward.matmul;
    cost.matmulBackward = forward.matmul * (m_frozen ? 1.0 : 2.0);
    cost.attentionForward = forward.attention;
    cost.attentionBackward = attentionCore(x, true);
    cost.elementwise = 3 * (forward.bandwidth + forward.tails);
    if (strategy.recompute == Recompute::full) cost.recompute = x.replayed * forward.total();
    if (strategy.recompute == Recompute::selective) cost.recompute = selectiveReplay(strategy, x, forward);
    if (!m_frozen) return cost;
    cost.matmulForward *= m_constants.loraOverhead;
    cost.matmulBackward *= m_constants.loraOverhead;
    cost.attentionForward *= m_constants.loraOverhead;
    cost.attentionBackward *= m_constants.loraOverhead;
    cost.elementwise *= m_constants.loraOverhead;
    cost.recompute *= m_constants.loraOverhead;
    return cost;
}

double LayerModel::logits(const Degrees& x) const noexcept {
    const double columns = shape.vocabulary / x.tp;
    return rates.wide.seconds(x.tokens, columns, shape.hidden) * (m_frozen ? 2.0 : 3.0) +
           18 * x.tokens * columns * m_fusionRoot * rates.secondsPerByte;
}

double LayerModel::embedding(const Degrees& x) const noexcept {
    return 12 * x.tokens * shape.hidden * rates.secondsPerByte;
}

} // namespace rackwright
