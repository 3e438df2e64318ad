// Gated models with norms or embeddings of their own: Gemma, Cohere, Phi-3, Apertus.
#include "core/files/model_families.h"

#include <array>

namespace rackwright {

namespace {

void gemmaBody(ModelReader& reader, const WidthDefaults& defaults) {
    reader.widths(defaults);
    reader.biases(reader.in.flag({"attention_bias"}, false), false);
    reader.tied(true);
}

void readGemma(ModelReader& reader) {
    gemmaBody(reader, {28, 3072, 16, 16, 256, 24576, 256000, 8192});
}

void readGemma2(ModelReader& reader) {
    gemmaBody(reader, {26, 2304, 8, 4, 256, 9216, 256000, 8192});
    reader.shape.normsPerLayer = 4;
    reader.window(4096, 2);
}

void readGemma3(ModelReader& reader) {
    gemmaBody(reader, {26, 2304, 8, 4, 256, 9216, 262208, 131072});
    reader.shape.normsPerLayer = 4;
    reader.shape.qkNorm = QkNorm::perHead;
    const FieldNames pattern = {"sliding_window_pattern", "_sliding_window_pattern"};
    reader.window(4096, reader.in.count(pattern, 10'000, 6));
}

/// Cohere's Command R: one LayerNorm without bias for the parallel block.
void readCohere(ModelReader& reader) {
    reader.widths({40, 8192, 64, 0, 0, 22528, 256000, 8192});
    reader.biases(reader.in.flag({"attention_bias"}, false), false);
    reader.shape.norm = Norm::layerNoBias;
    reader.shape.normsPerLayer = 1;
    reader.shape.qkNorm = reader.in.flag({"use_qk_norm"}, false) ? QkNorm::fullWidth : QkNorm::none;
    reader.tied(true);
}

void readCohere2(ModelReader& reader) {
    readCohere(reader);
    reader.window(4096, reader.in.count({"sliding_window_pattern"}, 10'000, 4));
}

void readPhi3(ModelReader& reader) {
    reader.widths({32, 3072, 32, 0, 0, 8192, 32064, 4096});
    reader.window(0, 0);
    reader.tied(false);
}

/// Phi-3 small: gated by GEGLU with biases throughout, LayerNorm, tied.
void readPhi3Small(ModelReader& reader) {
    reader.widths({32, 4096, 32, 8, 0, 14336, 100352, 8192});
    reader.shape.ffn = reader.in.count({"ff_intermediate_size"}, 10'000'000, reader.shape.ffn);
    reader.biases(true, true);
    reader.shape.norm = Norm::layer;
    reader.tied(true);
}

/// Apertus: squared-ReLU relative (xIELU, two learned scalars a layer), no gate, query and key norms.
void readApertus(ModelReader& reader) {
    reader.widths({32, 4096, 32, 0, 0, 14336, 131072, 65536});
    reader.shape.gatedMlp = false;
    reader.shape.qkNorm = QkNorm::perHead;
    reader.biases(reader.in.flag({"attention_bias"}, false), reader.in.flag({"mlp_bias"}, false));
    reader.shape.extraParameters = 2 * reader.shape.layers;
    reader.tied(false);
}

constexpr std::array kFamilies = {
    Family{"gemma", readGemma},         Family{"gemma2", readGemma2},   Family{"gemma3", readGemma3},
    Family{"cohere", readCohere},       Family{"cohere2", readCohere2}, Family{"phi3", readPhi3},
    Family{"phi3small", readPhi3Small}, Family{"apertus", readApertus},
};

} // namespace

std::span<const Family> normFamilies() {
    return kFamilies;
}

} // namespace rackwright
