#include "core/launch/lost_details.h"

namespace rackwright {

std::vector<Error> lostOfModel(const ModelShape& model) {
    std::vector<Error> lost;
    const auto add = [&](bool applies, const char* id) {
        if (applies) lost.push_back({id, {}, {}});
    };
    add(model.slidingWindow > 0, "launch.lost.sliding_window");
    add(model.encoder.parameters > 0, "launch.lost.encoder");
    add(model.attentionSinks, "launch.lost.attention_sinks");
    add(model.normsPerLayer != 2 || model.embeddingNorm || model.norm == Norm::plain ||
            model.norm == Norm::layerNoBias || !model.finalNorm,
        "launch.lost.norms");
    add(model.qkNorm == QkNorm::fullWidth, "launch.lost.qk_norm");
    add(model.positions == Positions::alibi, "launch.lost.positions");
    add(model.outputBias != model.mlpBias || model.headBias, "launch.lost.biases");
    add(model.embeddingWidth > 0 && model.embeddingWidth != model.hidden, "launch.lost.embedding_width");
    add(model.extraParameters != 0, "launch.lost.extra_parameters");
    return lost;
}

std::vector<Error> lostOfRecipe(const Recipe& recipe) {
    std::vector<Error> lost;
    if (recipe.frozenBase()) lost.push_back({"launch.lost.adapters", {}, {}});
    const bool known = recipe.optimizer == OptimizerKind::adam || recipe.optimizer == OptimizerKind::sgd;
    if (!known) lost.push_back({"launch.lost.optimizer", {}, {}});
    return lost;
}

} // namespace rackwright
