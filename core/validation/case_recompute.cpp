#include "core/validation/case_recompute.h"

#include "core/model/parameters.h"
#include "core/validation/case_stack.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kFillLimit = 0.95; ///< of the memory; above it the run would have needed recomputation

double microBatches(const Job& job, const Strategy& strategy) {
    return std::max(1.0, std::ceil(static_cast<double>(job.globalBatch) /
                                   (static_cast<double>(strategy.dp) * strategy.microBatch)));
}

/// Activations of all layers a device holds, without recomputation; the terms of Korthikanti et al. 2022
/// without the ones that fused kernels never write.
double roughActivationBytes(const Job& job, const Strategy& strategy) {
    const ModelShape& model = job.model;
    const double h = static_cast<double>(model.hidden);
    const double heads =
        static_cast<double>(model.heads + model.kvHeads) * static_cast<double>(model.headDim);
    const double matrices = static_cast<double>(model.mlpMatrices());
    double width = static_cast<double>(model.ffn);
    double routed = 0;
    if (model.isMoe()) {
        width = static_cast<double>(model.moe.topK * model.moe.expertFfn + model.moe.sharedFfn);
        routed = 4.0 * static_cast<double>(model.moe.topK) * h;
    }
    const double perToken = (12.0 * h + 4.0 * heads + 2.0 * matrices * width + routed) / strategy.tp;
    const double tokens = strategy.microBatch * job.sequence / strategy.cp;
    const double layers = static_cast<double>(model.layers) / strategy.pp;
    double inFlight = std::min(microBatches(job, strategy), static_cast<double>(strategy.pp));
    if (strategy.vpp > 1) inFlight *= 1.0 + (strategy.pp - 1.0) / (strategy.pp * strategy.vpp);
    // Tuned adapter recipes free the inputs of frozen projections.
    const double adapters = job.recipe.frozenBase() && interleavesByDefault(job.stack) ? 0.6 : 1.0;
    return tokens * perToken * layers * inFlight * adapters;
}

/// Fine-tuning tools replay whole blocks by default and PyTorch's pretraining code every other operator; what
/// a stack is known for when it is timed comes first.
RecomputeGuess stackDefault(const Job& job) {
    const SoftwareStack& stack = job.stack;
    const bool fineTuning = job.recipe.frozenBase() || job.recipe.task == Task::fullFineTune;
    RecomputeDefault own = stack.speed.recompute;
    if (own == RecomputeDefault::none && stack.memory.recompute == RecomputeDefault::full && fineTuning)
        own = RecomputeDefault::full;
    if (own == RecomputeDefault::none && stack.memory.recompute == RecomputeDefault::selective && !fineTuning)
        own = RecomputeDefault::selective;
    RecomputeGuess guess;
    if (own == RecomputeDefault::full) guess.recompute = Recompute::full;
    if (own != RecomputeDefault::selective) return guess;
    guess.recompute = Recompute::selective;
    if (stack.memory.selectiveByOperator) guess.modules = recomputeByOperator;
    return guess;
}

} // namespace

double roughStateBytes(const Job& job, const Strategy& strategy) {
    const ParameterCount count = countParameters(job.model);
    double experts = 0;
    if (job.model.isMoe())
        experts = moeLayerParameters(job.model).experts * static_cast<double>(job.model.moe.moeLayers);
    const double dense = static_cast<double>(count.total) - experts;
    const double split = static_cast<double>(strategy.tp) * strategy.pp;
    const double ranks = static_cast<double>(strategy.dp) * strategy.cp;
    const double held = dense / split + experts / (static_cast<double>(strategy.pp) *
                                                   std::max(1, strategy.ep * strategy.etp));
    if (job.recipe.frozenBase()) {
        const double weight = job.recipe.task == Task::qlora ? 0.6 : 2.0;
        return strategy.fullySharded() ? weight * held / ranks : weight * held;
    }
    if (strategy.fullySharded()) {
        const double layer = denseLayerParameters(job.model).total() / strategy.tp;
        return 16.0 * static_cast<double>(count.total) / split / ranks + 2.0 * 2.0 * layer;
    }
    const double shards = strategy.sharding == Sharding::none ? 1.0 : ranks;
    return held * (4.0 + 12.0 / shards);
}

RecomputeGuess guessRecompute(const Job& job, const Machine& machine, const Strategy& strategy) {
    RecomputeGuess guess = stackDefault(job);
    if (guess.recompute != Recompute::none || machine.memoryBytes <= 0) return guess;
    const double need = roughStateBytes(job, strategy) + roughActivationBytes(job, strategy);
    if (need <= kFillLimit * machine.memoryBytes) return guess;
    guess.fromMemory = true;
    const bool tuned = interleavesByDefault(job.stack) || job.stack.id == "rocm" || job.stack.id == "jax-gpu";
    guess.recompute = tuned ? Recompute::selective : Recompute::full;
    return guess;
}

} // namespace rackwright
