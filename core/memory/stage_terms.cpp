#include "core/memory/stage_terms.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

/// Parameters of one accelerator of the stage, by what shards their states.
struct Held {
    double linear = 0; ///< layers, encoder
    double vector = 0; ///< embedding, head, final norm
    double expert = 0;
    double adapters = 0, expertAdapters = 0;
    double denseLayers = 0, moeLayers = 0;
};

int zeroStage(Sharding sharding) {
    switch (sharding) {
    case Sharding::none:
        return 0;
    case Sharding::zero1:
        return 1;
    case Sharding::zero2:
        return 2;
    case Sharding::zero3:
    case Sharding::fsdp:
    case Sharding::hsdp:
        return 3;
    }
    return 0;
}

/// Layers of both kinds. With virtual stages the chunks of a stage lie p chunks apart.
void countLayers(const MemoryCoefficients& c, const Strategy& s, int stage, Held& held) {
    const StageLayout layout = stageLayout(c.layers, s.pp, s.vpp);
    const std::int64_t layers = layout.layersOf(stage);
    std::int64_t moe = 0;
    if (c.moe && (s.vpp == 1 || s.pp == 1)) {
        std::int64_t begin = 0;
        if (stage > 0)
            begin = layout.longer > 0 ? layout.inner * stage + std::min<std::int64_t>(stage, layout.longer)
                                      : layout.first + (stage - 1) * layout.inner;
        moe = c.moeBefore(begin + layers) - c.moeBefore(begin);
    } else if (c.moe) {
        const std::int64_t chunk = (layout.inner + s.vpp - 1) / s.vpp;
        for (std::int64_t v = 0; v < s.vpp; ++v) {
            const std::int64_t begin = std::min((v * s.pp + stage) * chunk, c.layers);
            const std::int64_t end = std::min(begin + chunk, c.layers);
            moe += c.moeBefore(end) - c.moeBefore(begin);
        }
        moe = std::min(moe, layers);
    }
    held.moeLayers = static_cast<double>(moe);
    held.denseLayers = static_cast<double>(layers - moe);
}

Held heldParameters(const MemoryCoefficients& c, const Strategy& s, const StrategyTerms& t, int stage) {
    Held held;
    countLayers(c, s, stage, held);
    const LayerKind& dense = c.kinds[0];
    const LayerKind& moe = c.kinds[1];
    held.linear = (held.denseLayers * dense.linear + held.moeLayers * moe.linear) * t.perTensor +
                  held.denseLayers * dense.replicated + held.moeLayers * moe.replicated;
    held.expert = held.moeLayers * moe.experts * t.perExpert;
    held.adapters = (held.denseLayers * dense.adapters + held.moeLayers * moe.adapters) * t.perTensor;
    held.expertAdapters = held.moeLayers * moe.expertAdapters * t.perExpert;
    if (stage == 0) {
        held.vector += (c.embedding + t.paddedRows * c.embeddingWidth) * t.perTensor;
        held.linear += c.encoder * t.perTensor;
    }
    if (stage == s.pp - 1) {
        const bool copy = c.tied && s.pp > 1; // the tied matrix is needed on both ends
        const double head = c.tied ? (copy ? c.vocabulary * c.embeddingWidth : 0) : c.head;
        if (head > 0) held.vector += (head + t.paddedRows * c.embeddingWidth) * t.perTensor;
        held.vector += c.rest;
        held.linear += c.mtpLinear * t.perTensor;
        held.expert += c.mtpExperts * t.perExpert;
    }
    return held;
}

void trainedStates(const Held& n, const StrategyTerms& t, StageTerms& out) {
    const StateBytes& b = *t.states;
    const auto by = [&](int from, double linear, double vector) {
        const double dense = linear * n.linear + vector * n.vector;
        const double expert = linear * n.expert;
        return t.zero >= from ? dense * t.perShard + expert * t.perExpertShard : dense + expert;
    };
    out.weights = by(3, b.weight + b.eightBitCopies, b.weight);
    const double gradient = b.gradient * b.trainedShare;
    out.gradients = by(2, gradient, gradient);
    out.optimizer = by(1, (b.master + b.moments) * b.trainedShare + b.resident,
                       (b.master + b.vectorMoments) * b.trainedShare + b.resident);
    const double temporary = b.stepTemporary * b.trainedShare; // only what is trained is stepped
    if (!t.stepInParts) out.stepTemporary = by(1, temporary, temporary);
}

/// A frozen base with trained adapters; embedding and head may be trained beside them.
void adapterStates(const MemoryCoefficients& c, const Held& n, const StrategyTerms& t, StageTerms& out) {
    const StateBytes& b = *t.states;
    const bool shards = t.zero >= 3;
    const double dense = b.frozenLinear * n.linear + b.frozenVector * n.vector;
    const double expert = b.frozenLinear * n.expert;
    out.weights = shards ? dense * t.perShard + expert * t.perExpertShard : dense + expert;
    const double trained = t.zero >= 2 ? n.adapters * t.perShard + n.expertAdapters * t.perExpertShard
                                       : n.adapters + n.expertAdapters;
    out.weights += trained * c.adapterBytes / 4;
    out.gradients = trained * c.adapterBytes / 4;
    out.optimizer = trained * c.adapterBytes / 2;
    if (!c.adapterEmbeddings) return;
    const double vectors = t.zero >= 2 ? n.vector * t.perShard : n.vector;
    out.weights += 2 * vectors;
    out.gradients += 2 * vectors;
    out.optimizer += 4 * vectors;
    out.stepTemporary = 2 * vectors;
}

double largestLayer(const MemoryCoefficients& c, const Held& n, const StrategyTerms& t) {
    const auto size = [&](const LayerKind& kind) {
        return kind.linear * t.perTensor + kind.replicated + kind.experts * t.perExpert;
    };
    double largest = n.denseLayers > 0 ? size(c.kinds[0]) : 0;
    if (n.moeLayers > 0) largest = std::max(largest, size(c.kinds[1]));
    return largest;
}

double gatherBytes(const MemoryCoefficients& c, const Held& n, const StrategyTerms& t) {
    const StateBytes& b = *t.states;
    double bytes = c.dequantised;
    if (t.fullySharded) {
        const double layer = largestLayer(c, n, t);
        const double working = c.frozen ? b.frozenLinear : 2.0;
        bytes += c.gatherKeptOpen ? working * (n.linear + n.expert) : c.gatheredLayers * working * layer;
        bytes += 2 * n.vector;
        if (!c.frozen) bytes += 2 * layer; // the unsharded gradient of the layer being reduced
    } else if (b.autocastCopy && !c.frozen) {
        bytes += 2 * (n.linear + n.vector + n.expert);
    }
    if (c.placeholderGradients > 0 && !c.frozen) {
        const double dense = n.denseLayers > 0 ? c.kinds[0].linear : 0;
        const double moe = n.moeLayers > 0 ? c.kinds[1].linear : 0;
        bytes += c.placeholderGradients * 2 * std::max(dense, moe) * t.perTensor;
    }
    return bytes;
}

/// Fully sharded weights arrive one unsharded unit at a time, in the type they are kept in; a quantised base
/// arrives matrix by matrix in 16 bits. Everything else is read in place.
double loadingBytes(const MemoryCoefficients& c, const Held& n, const StrategyTerms& t) {
    if (!t.fullySharded) return c.dequantised;
    return t.states->weight * std::max(largestLayer(c, n, t), n.vector);
}

/// Each gradient is applied and freed at once: two of the largest are alive, and there is no separate step.
void applyInBackward(const MemoryCoefficients& c, const Held& n, const StrategyTerms& t, StageTerms& out) {
    if (!c.optimizerInBackward) return;
    const double largest = std::max(largestLayer(c, n, t), n.vector);
    const double shard = t.zero >= 2 ? t.perShard : 1.0;
    out.gradients = std::min(out.gradients, 2 * largest * t.states->gradient * shard);
    out.stepTemporary = 0;
}

/// Paged states are no part of the allocator's memory and leave the device when it fills up.
void applyPaging(const MemoryCoefficients& c, StageTerms& out) {
    if (!c.pagedOptimizer) return;
    out.host += out.optimizer;
    out.optimizer = 0;
}

void applyOffload(const Strategy& s, const StrategyTerms& t, StageTerms& out) {
    if (s.offload == Offload::none) return;
    out.host = out.optimizer;
    out.optimizer = 0;
    out.stepTemporary = 0;
    if (t.zero >= 2) {
        out.host += out.gradients;
        out.gradients = 0;
    }
    if (s.offload == Offload::optimizerAndParameters) {
        out.host += out.weights;
        out.weights = 0;
    }
}

/// Layers of a stage that are recomputed in full: the first n, or all.
double recomputedShare(const Strategy& s, double layers) {
    if (s.recompute != Recompute::full || s.recomputedLayers <= 0 || layers <= 0) return 1;
    return std::min(1.0, s.recomputedLayers / layers);
}

void activationTerms(const MemoryCoefficients& c, const Strategy& s, const StrategyTerms& t, const Held& n,
                     int stage, StageTerms& out) {
    const bool last = stage == s.pp - 1;
    const double share = recomputedShare(s, out.layers);
    const auto kept = [&](std::size_t kind) {
        if (share >= 1) return t.stored[kind];
        return share * t.stored[kind] + (1 - share) * c.kinds[kind].activations.full.total(t.shares);
    };
    double dense = n.denseLayers;
    double moe = n.moeLayers;
    if (last) (c.moe ? moe : dense) += c.mtpModules;
    const double stream = 2 * c.hidden * t.shares.sequence;
    double layers = 0;
    if (dense > 0) {
        layers = dense * kept(0);
        out.work = t.work[0];
    }
    if (moe > 0) {
        layers += moe * kept(1);
        out.work = std::max(out.work, t.work[1]);
    }
    out.held = out.inFlight * layers + stream * (stage == 0 ? out.inFlight : 1);
    if (!last) return;
    const double logit = t.fullySharded ? c.logitBytesSharded : c.logitBytes;
    out.head = (logit * t.vocabulary * t.perTensor + 3 * stream) * (1 + 0.5 * c.mtpModules);
}

void layerWork(const MemoryCoefficients& c, const Strategy& s, StrategyTerms& t) {
    const std::uint8_t modules = s.selectiveModules != 0 ? s.selectiveModules : c.selectiveDefault;
    const bool replays = (modules & (recomputeByOperator | recomputeEverySecondLayer)) != 0;
    const std::size_t kinds = c.moe ? 2 : 1;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        const LayerActivations& a = c.kinds[kind].activations;
        const double full = a.full.total(t.shares);
        const ActivationBytes& block = t.fullySharded ? a.shardedBlock : a.block;
        t.stored[kind] = full;
        double redo = 0;
        if (s.recompute == Recompute::full) {
            t.stored[kind] = std::min(full, block.total(t.shares));
            redo = full;
        } else if (s.recompute == Recompute::selective) {
            t.stored[kind] = a.selective(modules, t.shares);
            redo = replays ? full : full - t.stored[kind];
        }
        t.work[kind] = redo + c.workGradients * full;
        if (!c.activationOffload) continue;
        t.work[kind] = std::max(t.work[kind], t.stored[kind]); // one layer is brought back at a time
        t.stored[kind] = 0;
    }
}

} // namespace

double inFlight(const Strategy& s, double microBatches, int stage) noexcept {
    if (s.pp <= 1) return 1;
    if (s.schedule == Schedule::gpipe) return microBatches;
    const double depth = s.vpp > 1 ? s.pp + static_cast<double>(s.pp - 2 * stage - 1) / s.vpp : s.pp - stage;
    return std::min(microBatches, depth);
}

StrategyTerms strategyTerms(const MemoryCoefficients& c, const Strategy& s) noexcept {
    StrategyTerms t;
    t.zero = zeroStage(s.sharding);
    t.fullySharded = t.zero == 3;
    t.stepInParts = s.sharding == Sharding::zero3;
    const double tp = s.tp;
    // Without expert parallelism the experts are split like the other matrices.
    const double etp = s.ep == 1 ? std::max(s.tp, s.etp) : s.etp;
    const double group = s.shardGroup > 0 ? s.shardGroup : static_cast<double>(s.dp) * s.cp;
    t.perTensor = 1 / tp;
    t.perExpert = 1 / (s.ep * etp);
    t.perShard = 1 / group;
    t.perExpertShard = std::min(1.0, 1 / (group * tp * t.perExpert));
    const double sequence = s.sequenceParallel ? tp : 1;
    t.shares = {t.perTensor, 1 / sequence, 1 / std::max(sequence, etp)};
    t.states = &c.states[t.fullySharded ? 1 : 0];
    t.microBatches = std::max(1.0, c.globalBatch / (static_cast<double>(s.dp) * s.microBatch));
    t.gradientsPersist = c.gradientsPersist || t.microBatches > 1;
    const double multiple = c.vocabularyMultiple * tp;
    t.vocabulary = c.vocabularyMultiple > 1 ? std::ceil(c.vocabulary / multiple) * multiple : c.vocabulary;
    t.paddedRows = t.vocabulary - c.vocabulary;
    layerWork(c, s, t);
    return t;
}

void keepLeast(const MemoryCoefficients& c, StrategyTerms& t) noexcept {
    const std::size_t kinds = c.moe ? 2 : 1;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        const LayerActivations& a = c.kinds[kind].activations;
        const double full = a.full.total(t.shares);
        t.stored[kind] = std::min({full, a.shardedBlock.total(t.shares), a.byOperator.total(t.shares)});
        t.work[kind] = c.workGradients * full;
    }
}

StageTerms stageTerms(const MemoryCoefficients& c, const Strategy& s, const StrategyTerms& t,
                      int stage) noexcept {
    const Held n = heldParameters(c, s, t, stage);
    StageTerms out;
    out.layers = n.denseLayers + n.moeLayers;
    out.parameters = n.linear + n.vector + n.expert;
    out.inFlight = inFlight(s, t.microBatches, stage);
    if (c.frozen) {
        adapterStates(c, n, t, out);
        out.parameters += n.adapters + n.expertAdapters;
    } else {
        trainedStates(n, t, out);
    }
    out.gather = gatherBytes(c, n, t);
    out.loading = loadingBytes(c, n, t);
    applyInBackward(c, n, t, out);
    applyPaging(c, out);
    applyOffload(s, t, out);
    out.forwardGradients = t.gradientsPersist ? out.gradients : 0;
    activationTerms(c, s, t, n, stage, out);
    return out;
}

double allocatedBytes(const StageTerms& stage, double tokens) noexcept {
    const double fixed = stage.fixed();
    const double forward = fixed + stage.forwardGradients + stage.gather +
                           tokens * (stage.held + std::max(stage.head, stage.work));
    const double backward =
        fixed + stage.gradients + stage.gather + tokens * (stage.work + kBackwardActivations * stage.held);
    const double step = fixed + stage.gradients + stage.stepTemporary;
    return std::max({forward, backward, step, stage.weights + stage.loading});
}

} // namespace rackwright
