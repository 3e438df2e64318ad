#include "core/memory/layer_activations.h"

#include <algorithm>

namespace rackwright {

namespace {

/// Widths of one layer in elements.
struct Widths {
    double hidden = 0, heads = 0;
    double q = 0, kv = 0, out = 0; ///< query, key or value, attention output
    double dense = 0;              ///< tensor-parallel MLP: the dense one or the shared experts
    double routed = 0;             ///< K·f_e of the routed experts
    double topK = 0;
    bool latent = false;
};

double asDouble(std::int64_t value) {
    return static_cast<double>(value);
}

Widths widthsOf(const ModelShape& model, bool moe, double imbalance) {
    Widths w;
    w.hidden = asDouble(model.hidden);
    w.heads = asDouble(model.heads);
    w.latent = model.attention == Attention::latent;
    if (w.latent) {
        w.q = w.heads * asDouble(model.latent.nopeHeadDim + model.latent.ropeHeadDim);
        w.kv = w.q;
        w.out = w.heads * asDouble(model.latent.valueHeadDim);
    } else {
        w.q = w.heads * asDouble(model.headDim);
        w.kv = asDouble(model.kvHeads * model.headDim);
        w.out = w.q;
    }
    w.dense = asDouble(moe ? model.moe.sharedFfn : model.ffn);
    w.topK = moe ? asDouble(model.moe.topK) * imbalance : 0;
    w.routed = w.topK * asDouble(model.moe.expertFfn);
    return w;
}

/// Queries, keys, values and the attention output, 16 bits each, and what the attention kind adds.
double attentionBytes(const Job& job, const Widths& w, double normBytes, bool classic) {
    const MemoryProfile& profile = job.stack.memory;
    const bool allHeads = profile.kvRepeated && !w.latent;
    const double keys = allHeads ? w.q : w.kv;
    const double values = w.latent ? w.out : keys;
    double bytes = 2 * (w.q + keys + values + w.out);
    if (w.latent) {
        const LatentAttention& mla = job.model.latent;
        bytes += 4 * asDouble(mla.queryRank + mla.kvRank) +
                 2 * w.heads * asDouble(mla.nopeHeadDim + mla.valueHeadDim);
    }
    if (job.model.qkNorm != QkNorm::none) bytes += (normBytes - 2) * (w.q + w.kv);
    if (classic) bytes += profile.classicScoreBytes * w.heads * job.sequence;
    return bytes;
}

bool keepsEightBitInputs(const Job& job) {
    const Precision precision = job.recipe.precision;
    const bool narrow =
        precision == Precision::fp8 || precision == Precision::mxfp8 || precision == Precision::nvfp4;
    return narrow && job.stack.memory.eightBitWeightCopies > 0;
}

/// What frozen weights save and what adapters and 4-bit kernels keep beside them.
void applyAdapters(const Job& job, const Widths& w, ActivationBytes& full) {
    const MemoryProfile& profile = job.stack.memory;
    if (!job.recipe.frozenBase()) return;
    if (!job.recipe.adapter.allLinear) {
        full.tensor -= 2 * w.dense;
        full.expert -= 2 * w.routed;
    }
    full.sequence += profile.adapterCopyBytes * w.hidden;
    if (job.recipe.task != Task::qlora) return;
    full.sequence += profile.keptInputs * 3 * w.hidden;
    full.tensor += profile.keptInputs * w.dense;
    full.expert += profile.keptInputs * w.routed;
}

/// A graph compiler keeps gate, up and product only, and a norm's 16-bit input and output.
double mlpElementBytes(const Job& job) {
    if (!job.model.gatedMlp) return 4.0;
    return job.recipe.compiled ? std::min(6.0, job.stack.memory.mlpBytesGated)
                               : job.stack.memory.mlpBytesGated;
}

ActivationBytes everything(const Job& job, const Widths& w, double normBytes, bool classic, bool moe) {
    const MemoryProfile& profile = job.stack.memory;
    const double mlpBytes = mlpElementBytes(job);
    ActivationBytes full;
    full.tensor = attentionBytes(job, w, normBytes, classic) + mlpBytes * w.dense;
    const double leftovers = job.recipe.compiled ? 0.0 : profile.leftovers;
    full.sequence = (asDouble(job.model.normsPerLayer) * normBytes + leftovers) * w.hidden;
    if (moe) {
        full.sequence += w.topK * 2 * w.hidden + 8 * asDouble(job.model.moe.experts);
        full.expert += mlpBytes * w.routed;
    }
    if (keepsEightBitInputs(job)) {
        full.tensor -= w.out + w.dense;
        full.expert -= w.routed;
        full.sequence -= 2 * w.hidden;
    }
    applyAdapters(job, w, full);
    return full;
}

} // namespace

bool usesClassicAttention(const Job& job, const Machine& machine) {
    if (job.recipe.attention == AttentionKernel::classic) return true;
    if (job.recipe.attention == AttentionKernel::flash) return false;
    return !machine.flashSupported || job.stack.speed.classicAttention;
}

LayerActivations layerActivations(const Job& job, bool classicAttention, bool moe) {
    const MemoryProfile& profile = job.stack.memory;
    const double imbalance = job.forcedBalance ? 1.0 : std::max(1.0, job.model.moe.imbalance);
    const Widths w = widthsOf(job.model, moe, imbalance);
    // A layer-norm kernel keeps its 16-bit input and output; an eager RMS norm also an fp32 copy of the
    // input.
    const bool narrowNorm = job.model.norm != Norm::rms || job.recipe.compiled;
    const double normBytes = narrowNorm ? std::min(4.0, profile.normBytes) : profile.normBytes;

    LayerActivations layer;
    layer.full = everything(job, w, normBytes, classicAttention, moe);
    // Preparing a quantised base for training raises its residual stream to fp32; not under FSDP, and not in
    // tools that keep everything in 16 bits.
    const bool wide = job.recipe.task == Task::qlora && profile.wideResidualWhenQuantised &&
                      job.recipe.weights != WeightsRecipe::pure16;
    layer.block.sequence = (wide ? 4 : 2) * w.hidden;
    layer.shardedBlock.sequence = 2 * w.hidden;

    const double inputs = job.model.gatedMlp ? 2 : 1;
    layer.byOperator.sequence = 2 * w.hidden;
    layer.byOperator.tensor =
        2 * w.out + profile.operatorShare * (w.q + 2 * w.kv + 2 * w.hidden + inputs * w.dense);
    layer.byOperator.expert = profile.operatorShare * inputs * w.routed;

    const double mlpBytes = mlpElementBytes(job);
    if (classicAttention) layer.saved[0].tensor = profile.classicScoreBytes * w.heads * job.sequence;
    layer.saved[1].tensor = mlpBytes * w.dense;
    layer.saved[2].expert = 2 * w.routed;
    if (w.latent) layer.saved[3].tensor = 2 * (2 * w.q + w.out);
    layer.saved[4].sequence = 2 * w.hidden * asDouble(job.model.normsPerLayer);
    return layer;
}

double LayerActivations::selective(std::uint8_t modules, const ActivationShares& shares) const noexcept {
    if ((modules & recomputeByOperator) != 0) return std::min(byOperator.total(shares), full.total(shares));
    double kept = full.total(shares);
    for (int bit = 0; bit < 5; ++bit) {
        if ((modules >> bit & 1) != 0) kept -= saved[bit].total(shares);
    }
    const double floor = block.total(shares);
    kept = std::max(kept, floor);
    return (modules & recomputeEverySecondLayer) != 0 ? (kept + floor) / 2 : kept;
}

} // namespace rackwright
