#include "core/model/parameters.h"
#include "core/speed/layer_compute.h"

#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

double attentionWeights(const ModelShape& model) {
    const auto hidden = static_cast<double>(model.hidden);
    const auto heads = static_cast<double>(model.heads);
    if (model.attention == Attention::grouped) {
        const auto width = static_cast<double>(model.headDim);
        return hidden * width * (2 * heads + 2 * static_cast<double>(model.kvHeads));
    }
    const LatentAttention& ranks = model.latent;
    const auto queryRank = static_cast<double>(ranks.queryRank);
    const auto kvRank = static_cast<double>(ranks.kvRank);
    const auto scoreDim = static_cast<double>(ranks.nopeHeadDim + ranks.ropeHeadDim);
    const auto valueDim = static_cast<double>(ranks.valueHeadDim);
    const double queries =
        queryRank > 0 ? queryRank * (hidden + heads * scoreDim) : hidden * heads * scoreDim;
    const double keys = hidden * (kvRank + static_cast<double>(ranks.ropeHeadDim)) +
                        kvRank * heads * (static_cast<double>(ranks.nopeHeadDim) + valueDim);
    return queries + keys + heads * valueDim * hidden;
}

} // namespace

LayerShape::LayerShape(const Job& job)
    : hidden(static_cast<double>(job.model.hidden)), layers(static_cast<double>(job.model.layers)),
      heads(static_cast<double>(job.model.heads)), kvHeads(static_cast<double>(job.model.kvHeads)),
      headDim(static_cast<double>(job.model.headDim)), vocabulary(static_cast<double>(job.model.vocabulary)),
      sequence(job.sequence), denseFfn(static_cast<double>(job.model.ffn)),
      sharedFfn(static_cast<double>(job.model.moe.sharedFfn)),
      expertFfn(static_cast<double>(job.model.moe.expertFfn)),
      experts(static_cast<double>(job.model.moe.experts)), topK(static_cast<double>(job.model.moe.topK)),
      matrices(static_cast<double>(job.model.mlpMatrices())), window(windowShare(job.model, job.sequence)),
      latent(job.model.attention == Attention::latent), latentRanks(job.model.latent) {
    queryDim = latent ? static_cast<double>(latentRanks.nopeHeadDim + latentRanks.ropeHeadDim) : headDim;
    valueDim = latent ? static_cast<double>(latentRanks.valueHeadDim) : headDim;
    if (latent) {
        headDim = queryDim;
        kvHeads = heads;
    }
    globalBatch = static_cast<double>(job.globalBatch);
    if (job.model.isMoe()) {
        moeShare = std::min(1.0, static_cast<double>(job.model.moe.moeLayers) / layers);
        imbalance = job.forcedBalance ? 1.0 : std::max(1.0, job.model.moe.imbalance);
    }
    ffn = (1 - moeShare) * denseFfn + moeShare * sharedFfn;
    attentionParameters = attentionWeights(job.model);
    denseParameters = attentionParameters + matrices * hidden * ffn;
    expertParameters = moeShare * matrices * hidden * expertFfn * experts;
}

Degrees::Degrees(const Strategy& s, const LayerShape& shape)
    : tp(s.tp), pp(s.pp), vpp(s.vpp), cp(s.cp), ep(s.ep), etp(s.etp), dp(s.dp), microBatch(s.microBatch),
      microBatches(std::max(1.0, std::ceil(shape.globalBatch / (dp * microBatch) - 1e-9))),
      tokens(microBatch * shape.sequence / cp), accelerators(tp * pp * cp * dp),
      sequenceParallel(s.sequenceParallel && s.tp > 1), replayed(0) {
    if (s.recompute != Recompute::full) return;
    const double stageLayers = std::ceil(shape.layers / pp);
    replayed = s.recomputedLayers > 0 ? std::min(1.0, s.recomputedLayers / stageLayers) : 1.0;
}

} // namespace rackwright
