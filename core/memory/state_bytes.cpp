#include "core/memory/state_bytes.h"

#include <algorithm>

namespace rackwright {

namespace {

constexpr double kNf4 = 0.5 + 4.0 / 64.0; // 4 bits and an fp32 scale per 64 weights
constexpr double kNf4Double = 0.5 + 1.0 / 64.0 + 4.0 / (64.0 * 256.0); // scales themselves in 8 bits
constexpr double kGptq = 0.51;                                         // 4 bits, 16-bit scale per 128 weights
constexpr double kInt8 = 1.01;

struct Recipes {
    double weight, gradient, master;
};

StateRecipe chosenRecipe(const Job& job, bool fullySharded) {
    switch (job.recipe.weights) {
    case WeightsRecipe::mixed:
        return job.stack.memory.states == StateRecipe::mixed16Gradients ||
                       job.stack.memory.states == StateRecipe::mixedFp32Accumulation
                   ? job.stack.memory.states
                   : StateRecipe::mixedFp32Gradients;
    case WeightsRecipe::fp32Weights:
        return StateRecipe::fp32Weights;
    case WeightsRecipe::pure16:
        return StateRecipe::pure16;
    case WeightsRecipe::precisionAware:
        return StateRecipe::precisionAware;
    case WeightsRecipe::automatic:
        break;
    }
    if (job.recipe.precision == Precision::fp32) return StateRecipe::fp32Weights;
    if (fullySharded && job.stack.memory.raisesTrainableWhenSharded) return StateRecipe::fp32Weights;
    return job.stack.memory.states;
}

Recipes recipeBytes(StateRecipe recipe, Precision precision) {
    switch (recipe) {
    case StateRecipe::mixedFp32Gradients:
        return {2, 4, 4};
    case StateRecipe::mixed16Gradients:
        return {2, 2, 4};
    case StateRecipe::mixedFp32Accumulation:
        // The bf16 optimizer accumulates in fp32 beside the 16-bit gradients; the fp16 one does not.
        return precision == Precision::fp16 ? Recipes{2, 2, 4} : Recipes{2, 6, 4};
    case StateRecipe::fp32Weights:
        return {4, 4, 0};
    case StateRecipe::pure16:
        return {2, 2, 0};
    case StateRecipe::precisionAware:
        return {2, 2, 4};
    }
    return {2, 4, 4};
}

/// Adam keeps two moments in the type of the states; `matrix` is false for embedding and head.
double momentBytes(const Recipe& recipe, StateRecipe states, bool matrix) {
    const bool narrow = recipe.moments == MomentType::bf16 ||
                        (recipe.moments == MomentType::automatic &&
                         (states == StateRecipe::pure16 || states == StateRecipe::precisionAware));
    const double adam = narrow ? 4.0 : 8.0;
    switch (recipe.optimizer) {
    case OptimizerKind::adam:
    case OptimizerKind::badam:
        return adam;
    case OptimizerKind::adam8bit:
        return 2.06;
    case OptimizerKind::adam4bit:
        return 1.06;
    case OptimizerKind::muon:
        return matrix ? adam / 2 : adam;
    case OptimizerKind::adafactor:
        return 0.02;
    case OptimizerKind::sgd:
        return 0;
    case OptimizerKind::galore:
        return 2;
    }
    return adam;
}

double frozenBytes(const Recipe& recipe) {
    switch (recipe.quantisation) {
    case Quantisation::nf4:
        return kNf4;
    case Quantisation::nf4Double:
        return kNf4Double;
    case Quantisation::gptq:
        return kGptq;
    case Quantisation::int8:
        return kInt8;
    case Quantisation::none:
        break;
    }
    const bool quantised = recipe.task == Task::qlora;
    if (quantised) return kNf4;
    return recipe.weights == WeightsRecipe::fp32Weights || recipe.precision == Precision::fp32 ? 4.0 : 2.0;
}

double eightBitCopies(const Job& job) {
    switch (job.recipe.precision) {
    case Precision::fp8:
    case Precision::fp8Rowwise:
    case Precision::mxfp8:
        return job.stack.memory.eightBitWeightCopies;
    case Precision::nvfp4:
        return job.stack.memory.eightBitWeightCopies * kNf4;
    case Precision::bf16:
    case Precision::fp16:
    case Precision::fp32:
        break;
    }
    return 0;
}

} // namespace

StateBytes stateBytes(const Job& job, bool fullySharded) {
    const MemoryProfile& profile = job.stack.memory;
    const StateRecipe states = chosenRecipe(job, fullySharded);
    const Recipes bytes = recipeBytes(states, job.recipe.precision);

    StateBytes result;
    result.weight = bytes.weight;
    result.gradient = bytes.gradient;
    result.master = bytes.master;
    if (job.recipe.gradients == GradientType::fp32) result.gradient = std::max(4.0, bytes.gradient);
    if (job.recipe.gradients == GradientType::bf16) result.gradient = 2;
    result.moments = momentBytes(job.recipe, states, true);
    result.vectorMoments = momentBytes(job.recipe, states, false);
    result.resident = profile.residentOptimizer;
    result.eightBitCopies = eightBitCopies(job);
    result.stepTemporary = profile.stepTemporaryIsWeightCopy ? bytes.weight : profile.stepTemporary;
    result.frozenLinear = frozenBytes(job.recipe);
    result.frozenVector = profile.quantisesHead ? result.frozenLinear : std::max(2.0, result.frozenLinear);
    if (job.recipe.optimizer == OptimizerKind::badam && job.model.layers > 0)
        result.trainedShare = 1.0 / static_cast<double>(job.model.layers);
    result.autocastCopy = bytes.weight == 4.0 && job.recipe.precision != Precision::fp32;
    return result;
}

} // namespace rackwright
