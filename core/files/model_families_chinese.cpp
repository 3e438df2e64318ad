// GLM, Baichuan, InternLM and TeleChat.
#include "core/files/model_families.h"

#include <array>

namespace rackwright {

namespace {

/// ChatGLM-6B of 2023: LayerNorm, plain MLP, biases, one table for embedding and head.
void readChatGlm1(ModelReader& reader) {
    reader.shape.gatedMlp = false;
    reader.shape.norm = Norm::layer;
    reader.widths({28, 4096, 32, 0, 0, 16384, 130528, 2048});
    reader.shape.ffn = reader.in.count({"inner_hidden_size"}, 10'000'000, reader.shape.ffn);
    reader.biases(true, true);
    reader.tied(true);
}

/// ChatGLM2, ChatGLM3 and GLM-4-9B in their own code.
void readChatGlm(ModelReader& reader) {
    if (reader.in.has({"inner_hidden_size", "position_encoding_2d"})) {
        readChatGlm1(reader);
        return;
    }
    reader.widths({28, 4096, 32, 0, 128, 13696, 65024, 2048});
    if (reader.in.flag({"multi_query_attention"}, false)) {
        reader.shape.kvHeads = reader.in.count({"multi_query_group_num"}, reader.shape.heads, 1);
    }
    const bool biased = reader.in.flag({"add_bias_linear"}, false);
    reader.biases(biased, biased);
    reader.shape.qkvBias = biased || reader.in.flag({"add_qkv_bias"}, false);
    reader.shape.norm = reader.in.flag({"rmsnorm"}, true) ? Norm::rms : Norm::layer;
    reader.shape.finalNorm = reader.in.flag({"post_layer_norm"}, true);
    reader.tied(false);
}

void readGlm(ModelReader& reader) {
    reader.widths({40, 4096, 32, 2, 128, 13696, 151552, 131072});
    reader.shape.qkvBias = reader.in.flag({"attention_bias"}, true);
    reader.tied(false);
}

/// GLM-4-0414: two more norms, after attention and after the MLP.
void readGlm4(ModelReader& reader) {
    readGlm(reader);
    reader.shape.qkvBias = reader.in.flag({"attention_bias"}, false);
    reader.shape.normsPerLayer = 4;
}

/// Baichuan 1 and 2. The 13B members use ALiBi, which costs no parameters.
void readBaichuan(ModelReader& reader) {
    reader.widths({32, 4096, 32, 0, 0, 11008, 64000, 4096});
    reader.tied(false);
}

void readInternLm(ModelReader& reader) {
    reader.widths({32, 4096, 32, 0, 0, 11008, 103168, 2048});
    const bool biased = reader.in.flag({"bias"}, true);
    reader.biases(biased, false);
    reader.tied(false);
}

void readInternLm2(ModelReader& reader) {
    reader.widths({32, 4096, 32, 0, 0, 11008, 103168, 2048});
    const bool biased = reader.in.flag({"bias"}, false);
    reader.biases(biased, false);
    reader.tied(false);
}

void readInternLm3(ModelReader& reader) {
    reader.widths({32, 4096, 32, 0, 0, 11008, 128512, 32768});
    const bool biased = reader.in.flag({"bias"}, false);
    reader.biases(biased, biased);
    reader.shape.qkvBias = reader.in.flag({"qkv_bias"}, false);
    reader.tied(false);
}

/// TeleChat: biases only on the output projection and the down projection.
void readTeleChat(ModelReader& reader) {
    reader.widths({30, 4096, 32, 0, 0, 12288, 160256, 8192});
    reader.shape.outputBias = true;
    reader.shape.embeddingNorm = reader.in.flag({"embed_layernorm"}, false);
    reader.shape.extraParameters = reader.shape.layers * reader.shape.hidden;
    reader.tied(true);
}

constexpr std::array kFamilies = {
    Family{"chatglm", readChatGlm},     Family{"glm", readGlm},           Family{"glm4", readGlm4},
    Family{"baichuan", readBaichuan},   Family{"internlm", readInternLm}, Family{"internlm2", readInternLm2},
    Family{"internlm3", readInternLm3}, Family{"telechat", readTeleChat},
};

} // namespace

std::span<const Family> chineseFamilies() {
    return kFamilies;
}

} // namespace rackwright
