#include "core/memory/memory_model.h"

#include "core/memory/fullest_stage.h"
#include "core/memory/memory_band.h"
#include "core/memory/stage_terms.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rackwright {

struct MemoryModel::Prepared {
    MemoryCoefficients c;
    BandInputs band;
};

namespace {

constexpr int kMicroBatchCeiling = 1 << 20;

double tokensOf(const MemoryCoefficients& c, const Strategy& s) {
    return c.sequence * s.microBatch / s.cp;
}

/// What a monitor shows: the allocator's pool and the driver's context.
double deviceBytes(const MemoryCoefficients& c, double allocated) {
    return allocated * c.reservedFactor + c.contextBytes;
}

MemoryPhase phaseOf(const StageTerms& t, double tokens, double allocated) {
    if (t.fixed() + t.gradients + t.stepTemporary >= allocated) return MemoryPhase::optimizerStep;
    if (t.weights + t.loading >= allocated) return MemoryPhase::loading;
    const double forward =
        t.fixed() + t.forwardGradients + t.gather + tokens * (t.held + std::max(t.head, t.work));
    return forward >= allocated ? MemoryPhase::forward : MemoryPhase::backward;
}

/// Spreads the bytes of the peak phase over the parts; their sum, in order, is `device`.
void fillParts(const StageTerms& t, double tokens, StageMemory& out) {
    const auto part = [&](MemoryPart which) -> double& { return out.parts[static_cast<std::size_t>(which)]; };
    part(MemoryPart::weights) = t.weights;
    part(MemoryPart::optimizer) = t.optimizer;
    part(MemoryPart::gradients) = t.gradients;
    switch (out.phase) {
    case MemoryPhase::forward:
        part(MemoryPart::gradients) = t.forwardGradients;
        part(MemoryPart::activations) = tokens * (t.held + (t.head > t.work ? 0 : t.work));
        part(MemoryPart::logits) = t.head > t.work ? tokens * t.head : 0;
        part(MemoryPart::buffers) = t.gather;
        break;
    case MemoryPhase::backward:
        part(MemoryPart::activations) = tokens * (t.work + kBackwardActivations * t.held);
        part(MemoryPart::buffers) = t.gather;
        break;
    case MemoryPhase::optimizerStep:
        part(MemoryPart::optimizer) += t.stepTemporary;
        break;
    case MemoryPhase::loading:
        part(MemoryPart::gradients) = 0;
        part(MemoryPart::optimizer) = 0;
        part(MemoryPart::buffers) = t.loading;
        break;
    }
}

StageMemory describe(const MemoryCoefficients& c, const Strategy& s, const StrategyTerms& terms, int stage) {
    const StageTerms t = stageTerms(c, s, terms, stage);
    const double tokens = tokensOf(c, s);
    const double ours = allocatedBytes(t, tokens);
    StageMemory out;
    out.phase = phaseOf(t, tokens, ours);
    fillParts(t, tokens, out);
    out.allocated = ours + c.baseBytes;
    out.reserved = out.allocated * c.reservedFactor;
    out.parts[static_cast<std::size_t>(MemoryPart::overhead)] =
        c.baseBytes + (out.reserved - out.allocated) + c.contextBytes;
    for (const double bytes : out.parts)
        out.device += bytes;
    out.hostBytes = t.host;
    out.parameters = t.parameters;
    out.layers = t.layers;
    out.inFlight = t.inFlight;
    return out;
}

double peakAllocated(const MemoryCoefficients& c, const Strategy& s, const StrategyTerms& terms) {
    const double tokens = tokensOf(c, s);
    double peak = 0;
    forEachCandidateStage(c, s, [&](int stage) {
        peak = std::max(peak, allocatedBytes(stageTerms(c, s, terms, stage), tokens));
    });
    return peak + c.baseBytes;
}

/// Tokens of a micro-batch at which `stage` reaches `allocated` bytes: memory is affine in them. Below 0:
/// never fits.
double tokensThatFit(const StageTerms& t, double allocated) {
    const double fixed = t.fixed();
    if (fixed + t.gradients + t.stepTemporary > allocated || t.weights + t.loading > allocated) return -1;
    const double forward = allocated - fixed - t.forwardGradients - t.gather;
    const double backward = allocated - fixed - t.gradients - t.gather;
    const double forwardSlope = t.held + std::max(t.head, t.work);
    const double backwardSlope = t.work + kBackwardActivations * t.held;
    return std::min(forward / forwardSlope, backward / backwardSlope);
}

} // namespace

MemoryModel::MemoryModel(const Job& job, const Machine& machine)
    : m_prepared(std::make_unique<const Prepared>(
          Prepared{memoryCoefficients(job, machine), bandInputs(job, machine)})) {}
MemoryModel::~MemoryModel() = default;
MemoryModel::MemoryModel(MemoryModel&&) noexcept = default;
MemoryModel& MemoryModel::operator=(MemoryModel&&) noexcept = default;

StageMemory MemoryModel::stage(const Strategy& strategy, int stage) const noexcept {
    return describe(m_prepared->c, strategy, strategyTerms(m_prepared->c, strategy), stage);
}

double MemoryModel::peak(const Strategy& strategy) const noexcept {
    const MemoryCoefficients& c = m_prepared->c;
    return deviceBytes(c, peakAllocated(c, strategy, strategyTerms(c, strategy)));
}

double MemoryModel::floor(const Strategy& strategy) const noexcept {
    const MemoryCoefficients& c = m_prepared->c;
    StrategyTerms terms = strategyTerms(c, strategy);
    keepLeast(c, terms);
    Strategy all = strategy;
    all.recomputedLayers = 0; // every layer as frugal as can be
    return deviceBytes(c, peakAllocated(c, all, terms));
}

int MemoryModel::largestMicroBatch(const Strategy& strategy, double bytes) const noexcept {
    const MemoryCoefficients& c = m_prepared->c;
    const double allocated = (bytes - c.contextBytes) / c.reservedFactor - c.baseBytes;
    Strategy s = strategy;
    s.microBatch = 1;
    StrategyTerms terms = strategyTerms(c, s);
    // As if the pipeline were always full; smaller micro-batch counts hold less and are tried below.
    const double perReplica = std::max(1.0, c.globalBatch / s.dp);
    double tokens = std::numeric_limits<double>::max();
    forEachCandidateStage(c, s, [&](int stage) {
        tokens = std::min(tokens, tokensThatFit(stageTerms(c, s, terms, stage), allocated));
    });
    const double most = std::min<double>(perReplica, kMicroBatchCeiling);
    const double linear = std::floor(tokens * s.cp / c.sequence * (1 + 1e-12));
    int low = static_cast<int>(std::clamp(linear, 0.0, most));
    const auto fits = [&](int microBatch) {
        s.microBatch = microBatch;
        return peak(s) <= bytes;
    };
    int high = static_cast<int>(most);
    if (high > low && fits(high)) return high;
    const bool capped = perReplica < 2.0 * s.pp * (low + 1); // interleaving holds fewer than 2·p
    if (!capped) return low;
    while (high - low > 1) {
        const int middle = low + (high - low) / 2;
        (fits(middle) ? low : high) = middle;
    }
    return low;
}

MemoryOutcome MemoryModel::outcome(const Strategy& strategy, double limitShare) const {
    const MemoryCoefficients& c = m_prepared->c;
    const StrategyTerms terms = strategyTerms(c, strategy);
    MemoryOutcome out;
    out.stages.reserve(static_cast<std::size_t>(strategy.pp));
    for (int stage = 0; stage < strategy.pp; ++stage) {
        out.stages.push_back(describe(c, strategy, terms, stage));
        if (out.stages.back().device > out.stages[static_cast<std::size_t>(out.fullest)].device)
            out.fullest = stage;
    }
    const StageMemory& peak = out.stages[static_cast<std::size_t>(out.fullest)];
    out.capacity = m_prepared->band.usableBytes;
    out.limit = out.capacity * limitShare;
    out.bandShare = bandShare(m_prepared->band, strategy, peak);
    out.fit = fitOf(peak.device, out.limit, out.capacity);
    const double half = out.bandShare * peak.device;
    out.fitIsCertain = peak.device - half > out.limit || peak.device + half <= out.capacity;
    return out;
}

double memoryBand(const Job& job, const Machine& machine, const Strategy& strategy) {
    return MemoryModel(job, machine).outcome(strategy, 1.0).bandShare;
}

} // namespace rackwright
