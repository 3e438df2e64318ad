#include "core/model/parameters.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

double real(std::int64_t value) {
    return static_cast<double>(value);
}

double when(bool present, double amount) {
    return present ? amount : 0.0;
}

double normParameters(const ModelShape& shape) {
    switch (shape.norm) {
    case Norm::layer:
        return 2.0 * real(shape.hidden);
    case Norm::rms:
    case Norm::layerNoBias:
        return real(shape.hidden);
    case Norm::plain:
        return 0.0;
    }
    return 0.0;
}

/// Weights of the attention matrices. Latent attention: DeepSeek-V2 (arXiv 2405.04434), section 2.1.
double attentionMatrices(const ModelShape& shape) {
    const double h = real(shape.hidden);
    const double a = real(shape.heads);
    if (shape.attention == Attention::grouped) {
        const double q = a * real(shape.headDim);
        const double kv = real(shape.kvHeads * shape.headDim);
        return h * (q + 2.0 * kv) + q * h;
    }
    const LatentAttention& mla = shape.latent;
    const double q = a * real(mla.nopeHeadDim + mla.ropeHeadDim);
    const double r = real(mla.queryRank);
    const double queries = mla.queryRank == 0 ? h * q : h * r + r * q;
    return queries + h * real(mla.kvRank + mla.ropeHeadDim) +
           real(mla.kvRank) * a * real(mla.nopeHeadDim + mla.valueHeadDim) + a * real(mla.valueHeadDim) * h;
}

/// Biases, norms and sinks inside the attention block.
double attentionVectors(const ModelShape& shape) {
    const double a = real(shape.heads);
    const double q = a * real(shape.headDim);
    const double kv = real(shape.kvHeads * shape.headDim);
    double sum = when(shape.outputBias, real(shape.hidden)) + when(shape.attentionSinks, a);
    if (shape.attention == Attention::latent) {
        const LatentAttention& mla = shape.latent;
        const double compressed = real(mla.kvRank) + real(mla.queryRank);
        return sum + compressed + when(shape.qkvBias, real(mla.queryRank + mla.kvRank + mla.ropeHeadDim));
    }
    sum += when(shape.qkvBias, q + 2.0 * kv);
    sum += when(shape.qkNorm == QkNorm::perHead, 2.0 * real(shape.headDim));
    sum += when(shape.qkNorm == QkNorm::fullWidth, q + kv);
    return sum;
}

double mlpMatrices(const ModelShape& shape, double width) {
    return real(shape.mlpMatrices()) * real(shape.hidden) * width;
}

double mlpParameters(const ModelShape& shape, double width) {
    if (width <= 0.0) {
        return 0.0;
    }
    const double biases = real(shape.mlpMatrices() - 1) * width + real(shape.hidden);
    return mlpMatrices(shape, width) + when(shape.mlpBias, biases);
}

LayerParameters attentionAndNorms(const ModelShape& shape) {
    LayerParameters layer;
    layer.attention = attentionMatrices(shape) + attentionVectors(shape);
    layer.norms = real(shape.normsPerLayer) * normParameters(shape);
    return layer;
}

double embeddingParameters(const ModelShape& shape) {
    const double width = real(shape.embeddingWidth > 0 ? shape.embeddingWidth : shape.hidden);
    return real(shape.vocabulary) * width + real(shape.learnedPositions * shape.hidden);
}

/// The pair of projections between a narrow embedding and the hidden width, without biases (OPT-350M).
double embeddingProjections(const ModelShape& shape) {
    return when(shape.embeddingWidth > 0, 2.0 * real(shape.embeddingWidth * shape.hidden));
}

double headParameters(const ModelShape& shape) {
    const double width = real(shape.embeddingWidth > 0 ? shape.embeddingWidth : shape.hidden);
    return when(!shape.tiedEmbeddings, real(shape.vocabulary) * width) +
           when(shape.headBias, real(shape.vocabulary));
}

/// A multi-token-prediction module: one layer, a projection of the pair of inputs and three norms; embedding
/// and head are those of the main model. Source: DeepSeek-V3 (arXiv 2412.19437), section 2.2.
double mtpParameters(const ModelShape& shape) {
    const double h = real(shape.hidden);
    const LayerParameters layer = shape.isMoe() ? moeLayerParameters(shape) : denseLayerParameters(shape);
    return real(shape.mtpModules) * (layer.total() + 2.0 * h * h + 3.0 * normParameters(shape));
}

double activeExpertShare(const ModelShape& shape) {
    return shape.isMoe() ? real(shape.moe.topK) / real(shape.moe.experts) : 0.0;
}

std::int64_t whole(double count) {
    return static_cast<std::int64_t>(std::llround(count));
}

/// Matrix parameters a token is multiplied with: no table look-ups, norms or biases.
double matmulParametersPassed(const ModelShape& shape) {
    const double h = real(shape.hidden);
    const double moeLayers = shape.isMoe() ? real(shape.moe.moeLayers) : 0.0;
    const double denseLayers = real(shape.layers) - moeLayers;
    const double moeMlp = mlpMatrices(shape, real(shape.moe.sharedFfn)) +
                          mlpMatrices(shape, real(shape.moe.expertFfn)) * real(shape.moe.topK) +
                          h * real(shape.moe.experts) + when(shape.moe.sharedGate, h);
    const double headWidth = real(shape.embeddingWidth > 0 ? shape.embeddingWidth : shape.hidden);
    return real(shape.layers) * attentionMatrices(shape) + denseLayers * mlpMatrices(shape, real(shape.ffn)) +
           moeLayers * moeMlp + real(shape.vocabulary) * headWidth + embeddingProjections(shape) +
           real(shape.extraParameters);
}

} // namespace

LayerParameters denseLayerParameters(const ModelShape& shape) {
    LayerParameters layer = attentionAndNorms(shape);
    layer.mlp = mlpParameters(shape, real(shape.ffn));
    return layer;
}

LayerParameters moeLayerParameters(const ModelShape& shape) {
    const Experts& moe = shape.moe;
    LayerParameters layer = attentionAndNorms(shape);
    layer.mlp = mlpParameters(shape, real(moe.sharedFfn)) + when(moe.sharedGate, real(shape.hidden));
    layer.router = real(shape.hidden) * real(moe.experts) + when(moe.routerBias, real(moe.experts)) +
                   when(moe.routerCorrection, real(moe.experts));
    layer.experts = real(moe.experts) * mlpParameters(shape, real(moe.expertFfn));
    return layer;
}

ParameterCount countParameters(const ModelShape& shape) {
    const double moeLayers = shape.isMoe() ? real(shape.moe.moeLayers) : 0.0;
    const LayerParameters dense = denseLayerParameters(shape);
    const LayerParameters moe = shape.isMoe() ? moeLayerParameters(shape) : LayerParameters{};
    const double shared = embeddingParameters(shape) + embeddingProjections(shape) + headParameters(shape) +
                          when(shape.embeddingNorm, normParameters(shape)) +
                          when(shape.finalNorm, normParameters(shape)) + real(shape.extraParameters) +
                          (real(shape.layers) - moeLayers) * dense.total() + moeLayers * moe.dense();
    const double experts = moeLayers * moe.experts;

    ParameterCount count;
    count.total = whole(shared + experts);
    const double onlySteering = when(shape.moe.routerCorrection, moeLayers * real(shape.moe.experts));
    count.active = whole(shared + experts * activeExpertShare(shape) - onlySteering);
    count.embedding = whole(embeddingParameters(shape));
    count.head = whole(headParameters(shape));
    count.mtp = whole(mtpParameters(shape));
    count.encoder = whole(shape.encoder.parameters);
    return count;
}

double windowShare(const ModelShape& shape, double sequence) {
    if (shape.slidingWindow <= 0 || sequence <= 0.0) {
        return 1.0;
    }
    const double outside = 1.0 - std::min(1.0, real(shape.slidingWindow) / sequence);
    return shape.globalLayerShare + (1.0 - shape.globalLayerShare) * (1.0 - outside * outside);
}

double trainingFlopsPerToken(const ModelShape& shape, double sequence, AttentionFlops convention) {
    const LatentAttention& mla = shape.latent;
    const double widths = shape.attention == Attention::latent
                              ? real(mla.nopeHeadDim + mla.ropeHeadDim + mla.valueHeadDim)
                              : 2.0 * real(shape.headDim);
    const double half = convention == AttentionFlops::causalHalf ? 0.5 : 1.0;
    const double attention =
        6.0 * real(shape.layers * shape.heads) * widths * sequence * windowShare(shape, sequence) * half;
    return 6.0 * matmulParametersPassed(shape) + attention;
}

} // namespace rackwright
