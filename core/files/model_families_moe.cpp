// Mixture of experts with grouped attention.
#include "core/files/model_families.h"

#include <algorithm>
#include <array>

namespace rackwright {

namespace {

bool everyLayer(std::int64_t) {
    return true;
}

/// Mixtral and its kin: every layer has experts, which take the place of the dense MLP.
void mixtralBody(ModelReader& reader, const WidthDefaults& widths, const ExpertDefaults& experts, bool tied) {
    reader.widths(widths);
    reader.biases(reader.in.flag({"attention_bias"}, false), false);
    reader.tied(tied);
    readExperts(reader, experts);
    setMoeLayers(reader.shape, everyLayer);
}

void readMixtral(ModelReader& reader) {
    mixtralBody(reader, {32, 4096, 32, 8, 0, 14336, 32000, 131072}, {8, 2, 0, 0}, false);
    reader.window(0, 0);
}

void readPhiMoe(ModelReader& reader) {
    mixtralBody(reader, {32, 4096, 32, 8, 0, 6400, 32064, 131072}, {16, 2, 0, 0}, false);
    reader.shape.norm = Norm::layer;
    reader.shape.headBias = reader.in.flag({"lm_head_bias"}, false);
    reader.window(0, 0);
}

void readOlmoe(ModelReader& reader) {
    mixtralBody(reader, {16, 2048, 16, 0, 0, 2048, 50304, 4096}, {64, 8, 0, 0}, false);
    reader.shape.qkNorm = QkNorm::fullWidth;
}

void readGptOss(ModelReader& reader) {
    mixtralBody(reader, {36, 2880, 64, 8, 64, 2880, 201088, 131072}, {128, 4, 0, 0}, false);
    const bool biased = reader.in.flag({"attention_bias"}, true);
    reader.biases(biased, true);
    reader.shape.attentionSinks = true;
    reader.shape.moe.routerBias = true;
    reader.window(128, 2);
}

void readGrok1(ModelReader& reader) {
    mixtralBody(reader, {32, 4096, 32, 32, 0, 32768, 32000, 4096}, {8, 2, 0, 0}, true);
    reader.shape.normsPerLayer = 4;
}

void readGraniteMoe(ModelReader& reader) {
    mixtralBody(reader, {32, 4096, 32, 0, 0, 11008, 32000, 2048}, {8, 2, 0, 0}, false);
}

void readMiniMaxM2(ModelReader& reader) {
    mixtralBody(reader, {62, 3072, 48, 8, 128, 1536, 200064, 196608}, {256, 8, 0, 0}, false);
    reader.shape.qkNorm = reader.in.flag({"use_qk_norm"}, true) ? QkNorm::fullWidth : QkNorm::none;
    reader.shape.moe.routerCorrection = reader.in.flag({"use_routing_bias"}, true);
    if (reader.in.flag({"use_mtp"}, false)) {
        reader.shape.mtpModules = reader.in.countOrNone({"num_mtp_modules"}, 16, 0);
    }
}

/// Qwen's rule: layers in `mlp_only_layers` are dense, of the others every `decoder_sparse_step`-th has
/// experts.
void qwenMoeLayers(ModelReader& reader) {
    const std::int64_t step = reader.in.count({"decoder_sparse_step"}, 10'000, 1);
    const nlohmann::json* dense = reader.in.list({"mlp_only_layers"});
    setMoeLayers(reader.shape, [&](std::int64_t layer) {
        const bool listed =
            dense != nullptr && std::find(dense->begin(), dense->end(), layer) != dense->end();
        return !listed && (layer + 1) % step == 0;
    });
}

void readQwen2Moe(ModelReader& reader) {
    reader.widths({24, 2048, 16, 16, 0, 5632, 151936, 32768});
    reader.shape.qkvBias = reader.in.flag({"qkv_bias"}, true);
    reader.tied(false);
    readExperts(reader, {60, 4, 1408, 0});
    reader.shape.moe.sharedFfn = reader.in.countOrNone({"shared_expert_intermediate_size"}, 10'000'000, 5632);
    reader.shape.moe.sharedGate = true;
    qwenMoeLayers(reader);
}

void readQwen3Moe(ModelReader& reader) {
    reader.widths({24, 2048, 32, 4, 0, 6144, 151936, 32768});
    reader.biases(reader.in.flag({"attention_bias"}, false), false);
    reader.shape.qkNorm = QkNorm::perHead;
    reader.tied(false);
    readExperts(reader, {128, 8, 768, 0});
    qwenMoeLayers(reader);
}

/// Llama 4: `intermediate_size` is the width of an expert and of the shared one, `intermediate_size_mlp` that
/// of a dense layer. Three of four layers attend within chunks.
void readLlama4(ModelReader& reader) {
    reader.widths({48, 5120, 40, 8, 128, 8192, 202048, 131072});
    reader.biases(reader.in.flag({"attention_bias"}, false), false);
    reader.tied(false);
    readExperts(reader, {16, 1, 0, 1});
    reader.shape.moe.sharedFfn = reader.shape.moe.expertFfn;
    reader.shape.ffn = reader.in.count({"intermediate_size_mlp"}, 10'000'000, 16384);
    const std::int64_t step = reader.in.count({"interleave_moe_layer_step"}, 10'000, 1);
    const nlohmann::json* layers = reader.in.list({"moe_layers"});
    setMoeLayers(reader.shape, [&](std::int64_t layer) {
        return layers != nullptr ? std::find(layers->begin(), layers->end(), layer) != layers->end()
                                 : (layer + 1) % step == 0;
    });
    reader.window(0, 4);
    reader.shape.slidingWindow = reader.in.countOrNone({"attention_chunk_size"}, ConfigReader::kMost, 8192);
    reader.shape.globalLayerShare =
        static_cast<double>(reader.shape.layers / 4) / static_cast<double>(reader.shape.layers);
}

/// DBRX keeps its widths in two nested objects.
void readDbrx(ModelReader& reader) {
    reader.widths({24, 2048, 16, 1, 0, 3584, 32000, 2048});
    reader.shape.norm = Norm::layerNoBias;
    reader.tied(false);
    const nlohmann::json none = nlohmann::json::object();
    const nlohmann::json* attention = reader.in.object({"attn_config"});
    ConfigReader attentionIn(attention != nullptr ? *attention : none, reader.in.pointer() + "/attn_config");
    reader.shape.kvHeads = attentionIn.count({"kv_n_heads"}, reader.shape.heads, 1);
    reader.in.adopt(attentionIn);

    const nlohmann::json* ffn = reader.in.object({"ffn_config"});
    ConfigReader ffnIn(ffn != nullptr ? *ffn : none, reader.in.pointer() + "/ffn_config");
    reader.shape.ffn = ffnIn.count({"ffn_hidden_size"}, 10'000'000, 3584);
    ModelReader nested{ffnIn, reader.shape};
    readExperts(nested, {4, 1, 0, 0});
    reader.in.adopt(ffnIn);
    setMoeLayers(reader.shape, everyLayer);
}

/// The layers after the first dense ones; ERNIE also states a last one and an interval.
void readErnieMoe(ModelReader& reader) {
    reader.widths({28, 2560, 20, 4, 0, 12288, 103424, 131072});
    const bool biased = reader.in.flag({"use_bias"}, false);
    reader.biases(biased, biased);
    reader.tied(true);
    readExperts(reader, {64, 6, 1536, 2});
    reader.shape.moe.routerCorrection = true;
    const std::int64_t first = reader.in.countOrNone({"moe_layer_start_index"}, 10'000, 1);
    const std::int64_t interval = reader.in.count({"moe_layer_interval"}, 10'000, 1);
    const auto last = static_cast<std::int64_t>(reader.in.number({"moe_layer_end_index"}, -1, 10'000, -1));
    setMoeLayers(reader.shape, [&](std::int64_t layer) {
        return (layer + 1) % interval == 0 && layer >= first && (last < 0 || layer <= last);
    });
}

/// A field that Hunyuan writes either as one number or as one number per layer, all alike.
std::int64_t numberOrList(ModelReader& reader, const char* name, std::int64_t fallback) {
    if (!reader.in.has({name})) {
        return fallback;
    }
    if (!reader.in.isList({name})) {
        return reader.in.count({name}, ConfigReader::kMost, fallback);
    }
    const nlohmann::json& values = *reader.in.list({name});
    const bool alike =
        std::all_of(values.begin(), values.end(), [&](const auto& value) { return value == values[0]; });
    if (values.empty() || !alike || !values[0].is_number_integer() || values[0] < 1) {
        reader.in.absurd({name});
        return fallback;
    }
    return values[0].get<std::int64_t>();
}

void readHunyuanMoe(ModelReader& reader) {
    reader.widths({32, 4096, 32, 0, 0, 11008, 290943, 2048});
    reader.biases(reader.in.flag({"attention_bias"}, false), reader.in.flag({"mlp_bias"}, false));
    reader.shape.qkNorm = reader.in.flag({"use_qk_norm"}, true) ? QkNorm::perHead : QkNorm::none;
    reader.tied(false);
    Experts& moe = reader.shape.moe;
    moe.experts = numberOrList(reader, "num_experts", 1);
    moe.topK = numberOrList(reader, "moe_topk", 1);
    moe.expertFfn = numberOrList(reader, "moe_intermediate_size", reader.shape.ffn);
    moe.sharedFfn = reader.shape.ffn * numberOrList(reader, "num_shared_expert", 1);
    if (reader.in.flag({"use_cla"},
                       false)) { // cross-layer attention: a group of layers shares one pair of key and value
        const std::int64_t group = reader.in.count({"cla_share_factor"}, 100, 1);
        const std::int64_t without = reader.shape.layers - (reader.shape.layers + group - 1) / group;
        reader.shape.extraParameters =
            -without * 2 * reader.shape.hidden * reader.shape.kvHeads * reader.shape.headDim;
    }
    setMoeLayers(reader.shape, everyLayer);
}

/// Layers from `first_k_dense_replace` on, every `moe_layer_freq`-th of them (DeepSeek's rule).
void deepSeekLayers(ModelReader& reader, std::int64_t firstDense) {
    const std::int64_t first = reader.in.countOrNone({"first_k_dense_replace"}, 10'000, firstDense);
    const std::int64_t every = reader.in.count({"moe_layer_freq"}, 10'000, 1);
    setMoeLayers(reader.shape, [&](std::int64_t layer) { return layer >= first && layer % every == 0; });
}

/// DeepSeekMoE 16B.
void readDeepSeek1(ModelReader& reader) {
    reader.widths({30, 4096, 32, 0, 0, 11008, 102400, 2048});
    reader.biases(reader.in.flag({"attention_bias"}, false), false);
    reader.tied(false);
    readExperts(reader, {0, 0, 1407, 0});
    deepSeekLayers(reader, 0);
}

void readGlm4Moe(ModelReader& reader) {
    reader.widths({46, 4096, 96, 8, 128, 10944, 151552, 131072});
    reader.shape.qkvBias = reader.in.flag({"attention_bias"}, false);
    reader.shape.qkNorm = reader.in.flag({"use_qk_norm"}, false) ? QkNorm::perHead : QkNorm::none;
    reader.tied(false);
    readExperts(reader, {128, 8, 1408, 1});
    reader.shape.moe.routerCorrection = true;
    reader.shape.mtpModules = reader.in.countOrNone({"num_nextn_predict_layers"}, 16, 0);
    deepSeekLayers(reader, 1);
}

void readDots1(ModelReader& reader) {
    reader.widths({62, 4608, 32, 32, 0, 10944, 152064, 2048});
    reader.biases(reader.in.flag({"attention_bias"}, false), false);
    reader.shape.qkNorm = QkNorm::perHead;
    reader.tied(false);
    readExperts(reader, {0, 0, 1408, 0});
    reader.shape.moe.routerCorrection = true;
    deepSeekLayers(reader, 0);
}

/// How many entries of a list of 0 and 1 are 1; `absent` when there is no such list for every layer.
std::int64_t marked(ModelReader& reader, const char* name, std::int64_t absent) {
    const nlohmann::json* list = reader.in.isList({name}) ? reader.in.list({name}) : nullptr;
    if (list == nullptr || static_cast<std::int64_t>(list->size()) != reader.shape.layers) return absent;
    return std::count_if(list->begin(), list->end(), [](const nlohmann::json& entry) { return entry == 1; });
}

/// MiMo-V2-Flash: windowed layers with key/value heads of their own and sinks, values narrower than keys. The
/// shape carries the windowed kind; what the global layers and the values differ by goes into the extra
/// parameters.
void readMiMoV2(ModelReader& reader) {
    reader.widths({48, 4096, 64, 4, 192, 16384, 152576, 262144});
    reader.tied(false);
    readExperts(reader, {256, 8, 2048, 0});
    reader.shape.moe.routerCorrection = true;
    reader.shape.moe.moeLayers = marked(reader, "moe_layer_freq", reader.shape.layers);
    reader.shape.moe.firstDenseLayers = reader.shape.layers - reader.shape.moe.moeLayers;
    reader.window(128, 0);

    ModelShape& shape = reader.shape;
    const std::int64_t windowed = marked(reader, "hybrid_layer_pattern", 0);
    const std::int64_t global = shape.layers - windowed;
    const std::int64_t globalHeads = shape.kvHeads;
    shape.kvHeads = reader.in.count({"swa_num_key_value_heads"}, shape.heads, globalHeads);
    const std::int64_t narrower =
        shape.headDim - reader.in.count({"v_head_dim"}, shape.headDim, shape.headDim);
    shape.extraParameters =
        windowed * shape.heads - global * 2 * shape.hidden * (shape.kvHeads - globalHeads) * shape.headDim -
        narrower * shape.hidden *
            (shape.layers * shape.heads + windowed * shape.kvHeads + global * globalHeads);
    shape.globalLayerShare = static_cast<double>(global) / static_cast<double>(shape.layers);
}

/// Ling (BailingMoE), first and second version.
void readBailingMoe(ModelReader& reader) {
    reader.widths({0, 0, 0, 0, 0, 0, 0, 0});
    reader.shape.qkvBias = reader.in.flag({"use_qkv_bias"}, false);
    reader.shape.outputBias = reader.in.flag({"use_bias"}, false);
    reader.tied(false);
    readExperts(reader, {0, 0, 0, 0});
    deepSeekLayers(reader, 0);
}

void readBailingMoe2(ModelReader& reader) {
    readBailingMoe(reader);
    reader.shape.qkNorm = reader.in.flag({"use_qk_norm"}, true) ? QkNorm::perHead : QkNorm::none;
    reader.shape.moe.routerCorrection = reader.in.flag({"moe_router_enable_expert_bias"}, true);
    reader.shape.mtpModules = reader.in.countOrNone({"num_nextn_predict_layers"}, 16, 0);
}

constexpr std::array kFamilies = {
    Family{"mixtral", readMixtral},
    Family{"phimoe", readPhiMoe},
    Family{"olmoe", readOlmoe},
    Family{"gptoss", readGptOss},
    Family{"grok1", readGrok1},
    Family{"granitemoe", readGraniteMoe},
    Family{"granitemoeshared", readGraniteMoe},
    Family{"minimaxm2", readMiniMaxM2},
    Family{"qwen2moe", readQwen2Moe},
    Family{"qwen3moe", readQwen3Moe},
    Family{"llama4", readLlama4},
    Family{"dbrx", readDbrx},
    Family{"ernie45moe", readErnieMoe},
    Family{"hunyuan", readHunyuanMoe},
    Family{"hunyuanv1moe", readHunyuanMoe},
    Family{"deepseek", readDeepSeek1},
    Family{"glm4moe", readGlm4Moe},
    Family{"dots1", readDots1},
    Family{"mimov2flash", readMiMoV2},
    Family{"bailingmoe", readBailingMoe},
    Family{"bailingmoev2", readBailingMoe2},
};

} // namespace

void readExperts(ModelReader& reader, const ExpertDefaults& defaults) {
    Experts& moe = reader.shape.moe;
    moe.experts =
        reader.in.countOrNone({"num_local_experts", "num_experts", "n_routed_experts", "moe_num_experts"},
                              1'000'000, defaults.experts);
    if (moe.experts == 0) {
        return;
    }
    const FieldNames topK = {"num_experts_per_tok", "experts_per_token", "moe_k", "moe_top_k",
                             "n_activated_experts"};
    moe.topK = reader.in.count(topK, moe.experts, defaults.topK);
    if (moe.topK == 0) {
        reader.in.missing(topK);
    }
    const std::int64_t width = defaults.width > 0 ? defaults.width : reader.shape.ffn;
    moe.expertFfn = reader.in.count({"moe_intermediate_size", "moe_inter_dim"}, 10'000'000, width);
    const std::int64_t shared = reader.in.countOrNone(
        {"n_shared_experts", "num_shared_experts", "moe_num_shared_experts"}, 10'000, defaults.shared);
    moe.sharedFfn = reader.in.countOrNone({"shared_intermediate_size"}, 10'000'000, shared * moe.expertFfn);
}

std::span<const Family> moeFamilies() {
    return kFamilies;
}

} // namespace rackwright
