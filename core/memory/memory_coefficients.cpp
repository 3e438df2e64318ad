#include "core/memory/memory_coefficients.h"

#include "core/model/parameters.h"
#include "core/units/quantity.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kChunkedLogitBytes = 2.6; // logits of one chunk at a time
constexpr double kFusedLinearBytes = 0.6;  // the head's matmul inside the loss kernel

double asDouble(std::int64_t value) {
    return static_cast<double>(value);
}

/// Low-rank adapters of one matrix hold r·(in + out) parameters (LoRA, arXiv 2106.09685).
void addAdapters(const Job& job, bool moe, LayerKind& kind) {
    const ModelShape& m = job.model;
    const double rank = job.recipe.adapter.rank;
    const double h = asDouble(m.hidden);
    const double matrices = asDouble(m.mlpMatrices());
    const bool latent = m.attention == Attention::latent;
    const double q =
        asDouble(latent ? m.heads * (m.latent.nopeHeadDim + m.latent.ropeHeadDim) : m.heads * m.headDim);
    const double out = asDouble(latent ? m.heads * m.latent.valueHeadDim : m.heads * m.headDim);
    const double kv =
        asDouble(latent ? m.heads * (m.latent.nopeHeadDim + m.latent.valueHeadDim) : m.kvHeads * m.headDim);
    if (job.recipe.adapter.parameters > 0) {
        // Stated as a whole: spread over the layers.
        kind.adapters = job.recipe.adapter.parameters / asDouble(std::max<std::int64_t>(1, m.layers));
        return;
    }
    if (!job.recipe.adapter.allLinear) {
        kind.adapters = rank * (2 * h + q + kv);
        if (job.recipe.adapter.attentionOutput) kind.adapters += rank * (2 * h + kv + out);
        return;
    }
    const double dense = asDouble(moe ? m.moe.sharedFfn : m.ffn);
    kind.adapters = rank * (4 * h + q + 2 * kv + out) + (dense > 0 ? rank * matrices * (h + dense) : 0);
    if (moe)
        kind.expertAdapters = rank * matrices * (h + asDouble(m.moe.expertFfn)) * asDouble(m.moe.experts);
}

LayerKind layerKind(const Job& job, bool classic, bool moe) {
    const LayerParameters p = moe ? moeLayerParameters(job.model) : denseLayerParameters(job.model);
    LayerKind kind;
    kind.linear = p.attention + p.mlp;
    kind.replicated = p.norms + p.router;
    kind.experts = p.experts;
    if (job.recipe.frozenBase()) addAdapters(job, moe, kind);
    kind.activations = layerActivations(job, classic, moe);
    return kind;
}

double logitBytes(const Job& job, bool sharded) {
    const MemoryProfile& profile = job.stack.memory;
    const double plain =
        sharded && profile.logitBytesSharded > 0 ? profile.logitBytesSharded : profile.logitBytesPlain;
    switch (job.recipe.loss) {
    case LossKernel::chunked:
        return kChunkedLogitBytes;
    case LossKernel::fusedLinear:
        return kFusedLinearBytes;
    case LossKernel::fused:
        return std::min(plain, profile.logitBytesFused);
    case LossKernel::plain:
        return plain;
    case LossKernel::automatic:
        break;
    }
    return profile.fusedLossByDefault ? std::min(plain, profile.logitBytesFused) : plain;
}

void setEnds(const Job& job, MemoryCoefficients& c) {
    const ModelShape& m = job.model;
    const ParameterCount count = countParameters(m);
    c.hidden = asDouble(m.hidden);
    c.vocabulary = asDouble(m.vocabulary);
    c.vocabularyMultiple = asDouble(std::max<std::int64_t>(1, job.stack.memory.vocabularyMultiple));
    c.embedding = asDouble(count.embedding);
    c.embeddingWidth = asDouble(m.embeddingWidth > 0 ? m.embeddingWidth : m.hidden);
    c.tied = m.tiedEmbeddings;
    c.head = asDouble(count.head);
    c.encoder = m.encoder.parameters;
    c.mtpModules = asDouble(m.mtpModules);
    c.moe = m.isMoe();
    c.mtpExperts = c.mtpModules * c.kinds[c.moe ? 1 : 0].experts;
    c.mtpLinear = std::max(0.0, asDouble(count.mtp) - c.mtpExperts);

    const double dense = c.kinds[0].linear + c.kinds[0].replicated;
    const double moe = c.kinds[1].linear + c.kinds[1].replicated + c.kinds[1].experts;
    const double moeLayers = c.moe ? asDouble(std::min(m.moe.moeLayers, m.layers)) : 0;
    const double inLayers = moeLayers * moe + (asDouble(m.layers) - moeLayers) * dense;
    c.rest = std::max(0.0, asDouble(count.total) - c.embedding - c.head - inLayers);
}

void setLayers(const ModelShape& m, MemoryCoefficients& c) {
    c.layers = m.layers;
    if (!m.isMoe()) {
        c.firstDense = m.layers;
        return;
    }
    c.firstDense = std::clamp<std::int64_t>(m.moe.firstDenseLayers, 0, m.layers);
    const std::int64_t after = m.layers - c.firstDense;
    const std::int64_t moe = std::clamp<std::int64_t>(m.moe.moeLayers, 0, after);
    c.moePerLayer = after > 0 ? asDouble(moe) / asDouble(after) : 0;
    c.regular = moe == after;
}

void setProfile(const Job& job, MemoryCoefficients& c) {
    const MemoryProfile& profile = job.stack.memory;
    c.adapterBytes = profile.adapterBytes;
    c.gatheredLayers = profile.gatheredLayers;
    c.gatherKeptOpen = profile.gatherKeptOpen;
    c.workGradients = profile.workGradients;
    c.placeholderGradients = profile.placeholderGradients;
    c.baseBytes = profile.baseGiB * kGiB;
    c.reservedFactor = profile.reservedFactor;
    c.contextBytes = profile.contextGiB * kGiB;
    c.gradientsPersist = profile.gradientsPersist;
    c.selectiveDefault = profile.selectiveByOperator ? recomputeByOperator : recomputeCoreAttention;
}

} // namespace

std::int64_t MemoryCoefficients::moeBefore(std::int64_t count) const noexcept {
    if (count <= firstDense) return 0;
    if (regular) return count - firstDense;
    return static_cast<std::int64_t>(std::floor(asDouble(count - firstDense) * moePerLayer + 1e-9));
}

MemoryCoefficients memoryCoefficients(const Job& job, const Machine& machine) {
    const bool classic = usesClassicAttention(job, machine);
    MemoryCoefficients c;
    c.kinds[0] = layerKind(job, classic, false);
    if (job.model.isMoe()) c.kinds[1] = layerKind(job, classic, true);
    c.states = {stateBytes(job, false), stateBytes(job, true)};
    setLayers(job.model, c);
    setEnds(job, c);
    setProfile(job, c);

    c.logitBytes = logitBytes(job, false);
    c.logitBytesSharded = logitBytes(job, true);
    c.frozen = job.recipe.frozenBase();
    c.adapterEmbeddings = c.frozen && job.recipe.adapter.embeddings;
    c.optimizerInBackward = job.recipe.optimizerInBackward && !c.frozen;
    c.pagedOptimizer = job.recipe.pagedOptimizer;
    c.activationOffload = job.recipe.activationOffload;
    if (c.frozen && c.states[0].frozenLinear < 2)
        c.dequantised = 2 * c.hidden * asDouble(std::max(job.model.ffn, job.model.moe.expertFfn));
    c.sequence = job.sequence;
    c.globalBatch = asDouble(job.globalBatch);
    return c;
}

} // namespace rackwright
