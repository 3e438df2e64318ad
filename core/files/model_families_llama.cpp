// Llama and the dense models built like it: gated MLP, RMSNorm, rotary positions.
#include "core/files/model_families.h"

#include <array>

namespace rackwright {

namespace {

/// The common body: optional biases under the names that Llama's class introduced.
void llamaBody(ModelReader& reader, const WidthDefaults& defaults, bool tied = false) {
    reader.widths(defaults);
    reader.biases(reader.in.flag({"attention_bias"}, false), reader.in.flag({"mlp_bias"}, false));
    reader.tied(tied);
}

void readLlama(ModelReader& reader) {
    llamaBody(reader, {32, 4096, 32, 0, 0, 11008, 32000, 2048});
}

void readYi(ModelReader& reader) {
    llamaBody(reader, {32, 4096, 32, 4, 0, 11008, 64000, 4096});
}

void readMistral(ModelReader& reader) {
    llamaBody(reader, {32, 4096, 32, 8, 0, 14336, 32000, 131072});
    reader.window(4096, 0);
}

/// Qwen 1: the file states twice the width of the MLP, and the bias of the fused projection is not optional.
void readQwen(ModelReader& reader) {
    reader.widths({32, 4096, 32, 0, 0, 22016, 151936, 8192});
    reader.shape.ffn /= 2;
    const bool biased = !reader.in.flag({"no_bias"}, true);
    reader.shape.outputBias = biased;
    reader.shape.mlpBias = biased;
    reader.shape.qkvBias = true;
    reader.tied(false);
}

void qwenWindow(ModelReader& reader) {
    if (!reader.in.flag({"use_sliding_window"}, false)) {
        return;
    }
    reader.window(4096, 0);
    const auto layers = static_cast<double>(reader.shape.layers);
    const std::int64_t global =
        reader.in.countOrNone({"max_window_layers"}, reader.shape.layers, reader.shape.layers);
    if (!reader.in.has({"layer_types"}) && reader.shape.slidingWindow > 0) {
        reader.shape.globalLayerShare = static_cast<double>(global) / layers;
    }
}

void readQwen2(ModelReader& reader) {
    reader.widths({32, 4096, 32, 32, 0, 22016, 151936, 32768});
    reader.shape.qkvBias = true;
    reader.tied(false);
    qwenWindow(reader);
}

void readQwen3(ModelReader& reader) {
    llamaBody(reader, {32, 4096, 32, 32, 128, 22016, 151936, 32768});
    reader.shape.qkNorm = QkNorm::perHead;
    qwenWindow(reader);
}

/// MiMo: Qwen 2 with multi-token prediction.
void readMiMo(ModelReader& reader) {
    readQwen2(reader);
    reader.shape.qkvBias = reader.in.flag({"attention_bias"}, true);
    reader.shape.mtpModules = reader.in.countOrNone({"num_nextn_predict_layers"}, 16, 0);
}

void readSmolLm3(ModelReader& reader) {
    llamaBody(reader, {36, 2048, 16, 4, 0, 11008, 128256, 32768}, true);
}

void readMiniCpm(ModelReader& reader) {
    llamaBody(reader, {32, 4096, 32, 0, 0, 11008, 32000, 2048}, true);
}

void readGranite(ModelReader& reader) {
    llamaBody(reader, {32, 4096, 32, 0, 0, 11008, 32000, 2048});
}

void readErnie(ModelReader& reader) {
    reader.widths({18, 1024, 16, 2, 128, 3072, 103424, 131072});
    const bool biased = reader.in.flag({"use_bias"}, false);
    reader.biases(biased, biased);
    reader.tied(true);
}

void readHunyuan(ModelReader& reader) {
    llamaBody(reader, {32, 4096, 32, 0, 0, 11008, 290943, 2048});
    reader.shape.qkNorm = reader.in.flag({"use_qk_norm"}, true) ? QkNorm::perHead : QkNorm::none;
}

void readExaone(ModelReader& reader) {
    llamaBody(reader, {32, 4096, 32, 0, 0, 0, 102400, 2048}, true);
}

void readExaone4(ModelReader& reader) {
    llamaBody(reader, {32, 4096, 32, 32, 0, 16384, 102400, 2048});
    reader.shape.qkNorm = QkNorm::perHead;
    reader.window(4096, 4);
}

void readSeedOss(ModelReader& reader) {
    reader.widths({64, 4096, 80, 8, 128, 27648, 155136, 524288});
    reader.shape.qkvBias = reader.in.flag({"attention_bias"}, true);
    reader.shape.outputBias = reader.in.flag({"attention_out_bias"}, false);
    reader.shape.mlpBias = reader.in.flag({"mlp_bias"}, false);
    reader.tied(false);
}

/// Orion: Llama with LayerNorm.
void readOrion(ModelReader& reader) {
    llamaBody(reader, {40, 5120, 40, 0, 0, 15360, 84608, 4096});
    reader.shape.norm = Norm::layer;
}

void readStableLm(ModelReader& reader) {
    reader.widths({32, 2560, 32, 32, 0, 6912, 50304, 4096});
    reader.shape.qkvBias = reader.in.flag({"use_qkv_bias"}, false);
    reader.shape.norm = Norm::layer;
    reader.shape.normsPerLayer = reader.in.flag({"use_parallel_residual"}, false) ? 1 : 2;
    reader.shape.qkNorm = reader.in.flag({"qk_layernorm"}, false) ? QkNorm::fullWidth : QkNorm::none;
    reader.tied(false);
}

/// OLMo 1: norms without parameters.
void readOlmo(ModelReader& reader) {
    llamaBody(reader, {32, 4096, 32, 0, 0, 11008, 50304, 2048});
    reader.shape.norm = Norm::plain;
}

/// OLMo 1 as its own training code writes it: `mlp_ratio` counts gate and up projection together.
void readHfOlmo(ModelReader& reader) {
    reader.widths({12, 768, 12, 0, 0, 0, 50304, 1024});
    const std::int64_t ratio = reader.in.count({"mlp_ratio"}, 1000, 4);
    reader.shape.ffn = reader.in.count({"mlp_hidden_size"}, 10'000'000, ratio * reader.shape.hidden) / 2;
    reader.shape.vocabulary = reader.in.count({"embedding_size"}, 100'000'000, reader.shape.vocabulary);
    reader.shape.norm = Norm::plain;
    reader.shape.tiedEmbeddings = reader.in.flag({"weight_tying"}, true);
}

void readOlmo2(ModelReader& reader) {
    llamaBody(reader, {32, 4096, 32, 0, 0, 11008, 50304, 2048});
    reader.shape.qkNorm = QkNorm::fullWidth;
}

void readOlmo3(ModelReader& reader) {
    llamaBody(reader, {32, 4096, 32, 0, 0, 11008, 50304, 2048});
    reader.shape.qkNorm = QkNorm::fullWidth;
    reader.window(4096, 4);
}

constexpr std::array kFamilies = {
    Family{"llama", readLlama},       Family{"yi", readYi},
    Family{"mistral", readMistral},   Family{"qwen", readQwen},
    Family{"qwen2", readQwen2},       Family{"qwen3", readQwen3},
    Family{"mimo", readMiMo},         Family{"smollm3", readSmolLm3},
    Family{"minicpm", readMiniCpm},   Family{"granite", readGranite},
    Family{"ernie45", readErnie},     Family{"hunyuanv1dense", readHunyuan},
    Family{"exaone", readExaone},     Family{"exaone4", readExaone4},
    Family{"seedoss", readSeedOss},   Family{"orion", readOrion},
    Family{"stablelm", readStableLm}, Family{"olmo", readOlmo},
    Family{"hfolmo", readHfOlmo},     Family{"olmo2", readOlmo2},
    Family{"olmo3", readOlmo3},
};

} // namespace

std::span<const Family> llamaFamilies() {
    return kFamilies;
}

} // namespace rackwright
