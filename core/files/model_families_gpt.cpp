// GPT-2 and its descendants: plain two-matrix MLP, LayerNorm, often biases.
#include "core/files/model_families.h"

#include <array>

namespace rackwright {

namespace {

void plainLayers(ModelReader& reader, Positions positions) {
    reader.shape.gatedMlp = false;
    reader.shape.norm = Norm::layer;
    reader.shape.positions = positions;
    reader.biases(true, true);
}

void readGpt2(ModelReader& reader) {
    plainLayers(reader, Positions::learned);
    reader.widths({12, 768, 12, 0, 0, 0, 50257, 1024});
    reader.shape.learnedPositions = reader.shape.maxSequence;
    reader.tied(true);
}

void readGptBigCode(ModelReader& reader) {
    readGpt2(reader);
    reader.shape.kvHeads = reader.in.flag({"multi_query"}, true) ? 1 : reader.shape.heads;
}

void readGptNeo(ModelReader& reader) {
    plainLayers(reader, Positions::learned);
    reader.shape.qkvBias = false;
    reader.widths({24, 2048, 16, 0, 0, 0, 50257, 2048});
    reader.shape.learnedPositions = reader.shape.maxSequence;
    reader.shape.slidingWindow = reader.in.count({"window_size"}, ConfigReader::kMost, 256);
    reader.shape.globalLayerShare = 0.5; // the class alternates global and local layers
    reader.tied(true);
}

void readGptNeoX(ModelReader& reader) {
    plainLayers(reader, Positions::rotary);
    reader.widths({44, 6144, 64, 0, 0, 24576, 50432, 2048});
    reader.biases(reader.in.flag({"attention_bias"}, true), true);
    reader.tied(false);
}

/// GPT-J and CodeGen: one norm for the parallel block, no biases in attention, a bias on the head.
void readGptJ(ModelReader& reader) {
    plainLayers(reader, Positions::rotary);
    reader.widths({28, 4096, 16, 0, 0, 0, 50400, 2048});
    reader.biases(false, true);
    reader.shape.normsPerLayer = 1;
    reader.shape.headBias = true;
    reader.tied(false);
}

void readOpt(ModelReader& reader) {
    plainLayers(reader, Positions::learned);
    reader.widths({12, 768, 12, 0, 0, 3072, 50272, 2048});
    reader.shape.learnedPositions = reader.shape.maxSequence + 2; // the table starts with two unused rows
    const bool biased = reader.in.flag({"enable_bias"}, true);
    reader.biases(biased, biased);
    if (!reader.in.flag({"layer_norm_elementwise_affine"}, true)) {
        reader.shape.norm = Norm::plain;
    }
    const std::int64_t width =
        reader.in.count({"word_embed_proj_dim"}, ConfigReader::kMost, reader.shape.hidden);
    reader.shape.embeddingWidth = width == reader.shape.hidden ? 0 : width;
    reader.shape.finalNorm = reader.in.flag({"do_layer_norm_before"}, true) &&
                             !reader.in.flag({"_remove_final_layer_norm"}, false);
    reader.tied(true);
}

void readBloom(ModelReader& reader) {
    plainLayers(reader, Positions::alibi);
    reader.widths({2, 64, 8, 0, 0, 0, 250880, 0});
    reader.shape.embeddingNorm = true;
    reader.tied(true);
}

/// Falcon. Its three generations differ by flags: one or several key/value heads, one or two norms, biases or
/// not.
void readFalcon(ModelReader& reader) {
    plainLayers(reader, reader.in.flag({"alibi"}, false) ? Positions::alibi : Positions::rotary);
    reader.widths({32, 4544, 71, 0, 0, 0, 65024, 2048});
    const bool biased = reader.in.flag({"bias"}, false);
    reader.biases(biased, biased);
    const bool newer = reader.in.flag({"new_decoder_architecture"}, false);
    if (!newer) {
        reader.shape.kvHeads = reader.in.flag({"multi_query"}, true) ? 1 : reader.shape.heads;
    }
    const bool parallel = newer || reader.in.flag({"parallel_attn"}, true);
    const std::int64_t newNorms = reader.in.count({"num_ln_in_parallel_attn"}, 2, 2);
    reader.shape.normsPerLayer = newer ? newNorms : (parallel ? 1 : 2);
    reader.tied(true);
}

/// The first Falcon code carried one class name for two generations. A file that states neither its key/value
/// heads nor `multi_query` is told apart by its heads: the grouped generation shares keys among eight groups.
void readRefinedWeb(ModelReader& reader) {
    constexpr std::int64_t kGroups = 8;
    readFalcon(reader);
    const bool grouped =
        reader.in.has({"n_head_kv", "num_kv_heads"}) ||
        (!reader.in.has({"multi_query", "parallel_attn"}) && reader.shape.heads % kGroups == 0);
    if (grouped) {
        reader.shape.kvHeads = reader.in.count({"n_head_kv", "num_kv_heads"}, reader.shape.heads, kGroups);
        reader.shape.normsPerLayer = 2;
    }
}

void readMpt(ModelReader& reader) {
    plainLayers(reader, Positions::alibi);
    reader.widths({24, 2048, 16, 0, 0, 0, 50368, 2048});
    const double expansion = reader.in.number({"expansion_ratio"}, 0.01, 100.0, 4.0);
    reader.shape.ffn = static_cast<std::int64_t>(expansion * static_cast<double>(reader.shape.hidden));
    const bool biased = !reader.in.flag({"no_bias"}, true);
    reader.biases(biased, biased);
    reader.shape.norm = biased ? Norm::layer : Norm::layerNoBias;
    if (const nlohmann::json* attention = reader.in.object({"attn_config"})) {
        ConfigReader inner(*attention, reader.in.pointer() + "/attn_config");
        const std::string type = inner.text({"attn_type"});
        const std::int64_t fallback = type == "multiquery_attention" ? 1 : reader.shape.heads;
        reader.shape.kvHeads = inner.count({"kv_n_heads"}, reader.shape.heads, fallback);
        reader.shape.qkNorm = inner.flag({"qk_ln"}, false) ? QkNorm::fullWidth : QkNorm::none;
        reader.shape.positions = inner.flag({"alibi"}, true) ? Positions::alibi : Positions::rotary;
        reader.in.adopt(inner);
    }
    reader.tied(true);
}

/// Phi-1, 1.5 and 2: one norm for the parallel block, biases everywhere, also on the head.
void readPhi(ModelReader& reader) {
    plainLayers(reader, Positions::rotary);
    reader.widths({24, 2048, 32, 0, 0, 8192, 51200, 2048});
    reader.shape.normsPerLayer = 1;
    reader.shape.headBias = true;
    reader.tied(false);
    if (reader.in.flag({"qk_layernorm"}, false)) {
        reader.shape.extraParameters =
            reader.shape.layers * 4 * reader.shape.headDim; // weight and bias, two norms
    }
}

void readStarcoder2(ModelReader& reader) {
    plainLayers(reader, Positions::rotary);
    reader.widths({30, 3072, 24, 2, 0, 12288, 49152, 4096});
    const bool biased = reader.in.flag({"use_bias"}, true);
    reader.biases(biased, biased);
    reader.window(0, 0);
    reader.tied(true);
}

/// Nemotron-3, Nemotron-4 and Minitron: squared ReLU without gate, LayerNorm with bias, no other biases.
void readNemotron(ModelReader& reader) {
    plainLayers(reader, Positions::rotary);
    reader.widths({32, 6144, 48, 0, 0, 24576, 256000, 4096});
    reader.biases(reader.in.flag({"attention_bias"}, false), reader.in.flag({"mlp_bias"}, false));
    reader.tied(false);
}

void readPersimmon(ModelReader& reader) {
    plainLayers(reader, Positions::rotary);
    reader.widths({36, 4096, 64, 0, 0, 16384, 262144, 16384});
    if (reader.in.flag({"qk_layernorm"}, true)) {
        reader.shape.extraParameters = reader.shape.layers * 4 * reader.shape.headDim;
    }
    reader.tied(false);
}

/// Arcee Foundation Models: Llama with a squared ReLU and no gate.
void readArcee(ModelReader& reader) {
    reader.shape.gatedMlp = false;
    reader.widths({32, 2560, 32, 0, 0, 18432, 32000, 4096});
    reader.biases(reader.in.flag({"attention_bias"}, false), reader.in.flag({"mlp_bias"}, false));
    reader.tied(false);
}

constexpr std::array kFamilies = {
    Family{"gpt2", readGpt2},
    Family{"gptbigcode", readGptBigCode},
    Family{"gptneo", readGptNeo},
    Family{"gptneox", readGptNeoX},
    Family{"gptj", readGptJ},
    Family{"codegen", readGptJ},
    Family{"opt", readOpt},
    Family{"bloom", readBloom},
    Family{"falcon", readFalcon},
    Family{"rw", readRefinedWeb},
    Family{"refinedweb", readRefinedWeb},
    Family{"mpt", readMpt},
    Family{"phi", readPhi},
    Family{"starcoder2", readStarcoder2},
    Family{"nemotron", readNemotron},
    Family{"persimmon", readPersimmon},
    Family{"arcee", readArcee},
};

} // namespace

std::span<const Family> gptFamilies() {
    return kFamilies;
}

} // namespace rackwright
