// Multi-head latent attention: DeepSeek-V2, V3 and their heirs.
#include "core/files/model_families.h"

#include <array>

namespace rackwright {

namespace {

constexpr std::int64_t kMostWidth = 10'000'000;

/// Ranks and head widths. A query rank written as null means queries are not compressed.
void readLatent(ModelReader& reader, const LatentAttention& defaults) {
    LatentAttention& mla = reader.shape.latent;
    reader.shape.attention = Attention::latent;
    mla.queryRank = reader.in.isNull({"q_lora_rank"})
                        ? 0
                        : reader.in.countOrNone({"q_lora_rank"}, kMostWidth, defaults.queryRank);
    mla.kvRank = reader.in.count({"kv_lora_rank"}, kMostWidth, defaults.kvRank);
    mla.nopeHeadDim = reader.in.count({"qk_nope_head_dim"}, kMostWidth, defaults.nopeHeadDim);
    mla.ropeHeadDim = reader.in.count({"qk_rope_head_dim"}, kMostWidth, defaults.ropeHeadDim);
    mla.valueHeadDim = reader.in.count({"v_head_dim"}, kMostWidth, defaults.valueHeadDim);
    reader.shape.headDim = mla.nopeHeadDim + mla.ropeHeadDim;
    reader.shape.kvHeads = reader.shape.heads; // keys and values are expanded to every head
}

/// The indexer of DeepSeek sparse attention (DeepSeek-V3.2-Exp): its queries, keys, the norm of the keys and
/// the head weights, in every layer.
void addIndexer(ModelReader& reader) {
    const std::int64_t heads = reader.in.count({"index_n_heads"}, 100'000, 64);
    const std::int64_t dim = reader.in.count({"index_head_dim"}, kMostWidth, 128);
    const std::int64_t perLayer = reader.shape.latent.queryRank * heads * dim + reader.shape.hidden * dim +
                                  2 * dim + reader.shape.hidden * heads;
    reader.shape.extraParameters += reader.shape.layers * perLayer;
}

void moeLayers(ModelReader& reader, std::int64_t firstDense) {
    const std::int64_t first =
        reader.in.countOrNone({"first_k_dense_replace", "n_dense_layers"}, 10'000, firstDense);
    const std::int64_t every = reader.in.count({"moe_layer_freq"}, 10'000, 1);
    setMoeLayers(reader.shape, [&](std::int64_t layer) { return layer >= first && layer % every == 0; });
}

void readDeepSeek2(ModelReader& reader) {
    reader.widths({30, 4096, 32, 0, 1, 11008, 102400, 2048});
    readLatent(reader, {1536, 512, 128, 64, 128});
    reader.biases(reader.in.flag({"attention_bias"}, false), false);
    reader.tied(false);
    readExperts(reader, {0, 0, 1407, 0});
    moeLayers(reader, 0);
}

/// DeepSeek-V3, Kimi K2, Moonlight. The router carries the correction bias of the balancing without auxiliary
/// loss.
void readDeepSeek3(ModelReader& reader) {
    reader.widths({61, 7168, 128, 0, 1, 18432, 129280, 4096});
    readLatent(reader, {1536, 512, 128, 64, 128});
    reader.biases(reader.in.flag({"attention_bias"}, false), false);
    reader.tied(false);
    readExperts(reader, {256, 8, 2048, 1});
    reader.shape.moe.routerCorrection = reader.in.text({"topk_method"}) != "greedy";
    reader.shape.mtpModules = reader.in.countOrNone({"num_nextn_predict_layers"}, 16, 0);
    moeLayers(reader, 3);
}

void readDeepSeek32(ModelReader& reader) {
    readDeepSeek3(reader);
    addIndexer(reader);
}

void readGlm5(ModelReader& reader) {
    reader.widths({78, 6144, 64, 0, 1, 12288, 154880, 202752});
    readLatent(reader, {2048, 512, 192, 64, 256});
    reader.biases(reader.in.flag({"attention_bias"}, false), false);
    reader.tied(false);
    readExperts(reader, {256, 8, 2048, 1});
    reader.shape.moe.routerCorrection = true;
    reader.shape.mtpModules = reader.in.countOrNone({"num_nextn_predict_layers"}, 16, 0);
    moeLayers(reader, 3);
    addIndexer(reader);
}

/// GLM-4.7-Flash.
void readGlm4MoeLite(ModelReader& reader) {
    reader.widths({47, 2048, 20, 0, 1, 10240, 154880, 202752});
    readLatent(reader, {768, 512, 192, 64, 256});
    reader.biases(reader.in.flag({"attention_bias"}, false), false);
    reader.tied(false);
    readExperts(reader, {64, 4, 1536, 1});
    reader.shape.moe.routerCorrection = true;
    reader.shape.mtpModules = reader.in.countOrNone({"num_nextn_predict_layers"}, 16, 0);
    moeLayers(reader, 1);
}

void readMiniCpm3(ModelReader& reader) {
    reader.widths({62, 2560, 40, 0, 0, 6400, 73448, 32768});
    const std::int64_t valueHeadDim = reader.shape.headDim;
    readLatent(reader, {768, 256, 64, 32, valueHeadDim});
    reader.tied(true);
}

/// The configuration of DeepSeek's own inference code. It is V3 when the router scores by sigmoid, and V3
/// alone has the correction bias.
void readDeepSeekNative(ModelReader& reader) {
    reader.widths({0, 0, 0, 0, 1, 0, 102400, 4096});
    readLatent(reader, {0, 512, 128, 64, 128});
    reader.shape.tiedEmbeddings = false;
    readExperts(reader, {0, 0, 0, 0});
    reader.shape.moe.routerCorrection = reader.in.text({"score_func"}) == "sigmoid";
    moeLayers(reader, 1);
}

constexpr std::array kFamilies = {
    Family{"deepseekv2", readDeepSeek2}, Family{"deepseekv3", readDeepSeek3},
    Family{"kimik2", readDeepSeek3},     Family{"deepseekv32", readDeepSeek32},
    Family{"glmmoedsa", readGlm5},       Family{"glm4moelite", readGlm4MoeLite},
    Family{"minicpm3", readMiniCpm3},    Family{"native-deepseek", readDeepSeekNative},
};

} // namespace

std::span<const Family> latentFamilies() {
    return kFamilies;
}

} // namespace rackwright
