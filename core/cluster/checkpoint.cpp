#include "core/cluster/checkpoint.h"

namespace rackwright {

namespace {

constexpr double kBytes16 = 2;
constexpr double kBytes32 = 4;
constexpr double kDrainShare = 0.5;  ///< share of an interval a background write may take
constexpr double kBytesPerToken = 4; ///< vocabularies above 65,536 need 32-bit token numbers
constexpr double kAdapterBytes =
    14; ///< adapters train in mixed precision with Adam whatever the base is kept in

bool moments16(const Recipe& recipe, StateRecipe states) {
    if (recipe.moments != MomentType::automatic) return recipe.moments == MomentType::bf16;
    return states == StateRecipe::pure16 || states == StateRecipe::precisionAware;
}

StateRecipe stateRecipe(const Recipe& recipe, StateRecipe ofStack) {
    switch (recipe.weights) {
    case WeightsRecipe::automatic:
        return ofStack;
    case WeightsRecipe::mixed:
        return StateRecipe::mixedFp32Gradients;
    case WeightsRecipe::fp32Weights:
        return StateRecipe::fp32Weights;
    case WeightsRecipe::pure16:
        return StateRecipe::pure16;
    case WeightsRecipe::precisionAware:
        return StateRecipe::precisionAware;
    }
    return ofStack;
}

double weightAndMasterBytes(StateRecipe states) {
    if (states == StateRecipe::pure16) return kBytes16;
    if (states == StateRecipe::fp32Weights) return kBytes32;
    return kBytes16 + kBytes32;
}

/// Both moments together. Quantised optimizers keep 8 or 4 bits a moment; Adafactor, GaLore and BAdam keep
/// factors, projections or one block, small beside the weights.
double momentBytes(const Recipe& recipe, StateRecipe states) {
    const double one = moments16(recipe, states) ? kBytes16 : kBytes32;
    switch (recipe.optimizer) {
    case OptimizerKind::adam:
        return 2 * one;
    case OptimizerKind::adam8bit:
        return 2;
    case OptimizerKind::adam4bit:
        return 1;
    case OptimizerKind::muon:
    case OptimizerKind::sgd:
        return one;
    case OptimizerKind::adafactor:
    case OptimizerKind::galore:
    case OptimizerKind::badam:
        return 0;
    }
    return 2 * one;
}

double attentionWidths(const ModelShape& shape, bool allLinear) {
    const auto hidden = static_cast<double>(shape.hidden);
    const auto queries = static_cast<double>(shape.heads * shape.headDim);
    const auto keys = static_cast<double>(shape.kvHeads * shape.headDim);
    const double queriesAndValues = (hidden + queries) + (hidden + keys);
    if (!allLinear) return queriesAndValues;
    return queriesAndValues + (hidden + keys) + (queries + hidden);
}

double mlpWidths(const ModelShape& shape, double width) {
    return static_cast<double>(shape.mlpMatrices()) * (static_cast<double>(shape.hidden) + width);
}

} // namespace

double checkpointBytesPerParameter(const Recipe& recipe, StateRecipe states) {
    const StateRecipe used = stateRecipe(recipe, states);
    return weightAndMasterBytes(used) + momentBytes(recipe, used);
}

double adapterParameters(const ModelShape& shape, const Recipe& recipe) {
    if (!recipe.frozenBase()) return 0;
    const Adapter& adapter = recipe.adapter;
    const double layers = static_cast<double>(shape.layers);
    double widths = layers * attentionWidths(shape, adapter.allLinear);
    if (adapter.allLinear) {
        const auto moeLayers = static_cast<double>(shape.moe.moeLayers);
        widths += (layers - moeLayers) * mlpWidths(shape, static_cast<double>(shape.ffn));
        widths += moeLayers * static_cast<double>(shape.moe.experts) *
                  mlpWidths(shape, static_cast<double>(shape.moe.expertFfn));
        if (shape.moe.sharedFfn > 0)
            widths += moeLayers * mlpWidths(shape, static_cast<double>(shape.moe.sharedFfn));
    }
    return widths * adapter.rank;
}

double checkpointBytes(const ModelShape& shape, const ParameterCount& parameters, const Recipe& recipe,
                       StateRecipe states) {
    if (recipe.frozenBase()) {
        const double whole =
            recipe.adapter.embeddings ? static_cast<double>(parameters.embedding + parameters.head) : 0.0;
        return (adapterParameters(shape, recipe) + whole) * kAdapterBytes;
    }
    const auto trained = static_cast<double>(parameters.total + parameters.mtp + parameters.encoder);
    return trained * checkpointBytesPerParameter(recipe, states);
}

double checkpointWriteRate(double checkpoint, double intervalSeconds) {
    return checkpoint / (kDrainShare * intervalSeconds);
}

double storageBytes(double checkpoint, double tokens) {
    return checkpoint * kCheckpointsKept + tokens * kBytesPerToken;
}

} // namespace rackwright
