#include "core/files/model_families.h"

#include <algorithm>

namespace rackwright {

namespace {

constexpr std::int64_t kMostLayers = 10'000;
constexpr std::int64_t kMostHeads = 100'000;
constexpr std::int64_t kMostWidth = 10'000'000;
constexpr std::int64_t kMostVocabulary = 100'000'000;

constexpr FieldNames kLayers = {"num_hidden_layers", "n_layer", "num_layers", "n_layers"};
constexpr FieldNames kHidden = {"hidden_size", "n_embd", "n_embed", "d_model", "dim", "hidden_dim"};
constexpr FieldNames kHeads = {"num_attention_heads", "n_head", "n_heads", "num_heads"};
constexpr FieldNames kKvHeads = {"num_key_value_heads", "num_kv_heads", "n_head_kv", "n_kv_heads",
                                 "kv_n_heads"};
constexpr FieldNames kHeadDim = {"head_dim", "kv_channels"};
constexpr FieldNames kFfn = {"intermediate_size", "ffn_hidden_size", "ffn_dim",
                             "n_inner",           "ffn_embed_dim",   "inter_dim"};
constexpr FieldNames kVocabulary = {"padded_vocab_size", "vocab_size"};
constexpr FieldNames kSequence = {"max_position_embeddings", "n_positions",     "max_seq_len", "seq_length",
                                  "max_sequence_length",     "training_seqlen", "n_ctx"};

/// A size that a file of its own must state, since no real one leaves it out; a nested one may.
std::int64_t required(ModelReader& reader, FieldNames names, std::int64_t most, std::int64_t classDefault) {
    if (const auto value = reader.in.count(names, most)) {
        return *value;
    }
    if (!reader.nested || classDefault == 0) {
        reader.in.missing(names);
    }
    return std::max<std::int64_t>(classDefault, 1);
}

std::int64_t keyValueHeads(ModelReader& reader, std::int64_t classDefault) {
    const std::int64_t heads = reader.shape.heads;
    const std::int64_t fallback = classDefault == 0 || reader.in.isNull(kKvHeads) ? heads : classDefault;
    const std::int64_t kvHeads = reader.in.count(kKvHeads, kMostHeads, fallback);
    if (heads % kvHeads != 0) {
        reader.in.absurd(kKvHeads);
        return heads;
    }
    return kvHeads;
}

std::int64_t headDimension(ModelReader& reader, std::int64_t classDefault) {
    if (const auto value = reader.in.count(kHeadDim, kMostWidth)) {
        return *value;
    }
    if (classDefault > 0 && !reader.in.isNull(kHeadDim)) {
        return classDefault;
    }
    if (reader.shape.hidden % reader.shape.heads != 0) {
        reader.in.absurd(kHeads);
    }
    return std::max<std::int64_t>(1, reader.shape.hidden / reader.shape.heads);
}

std::int64_t globalLayers(const nlohmann::json& layerTypes) {
    return std::count_if(layerTypes.begin(), layerTypes.end(), [](const nlohmann::json& type) {
        return type.is_string() && type.get_ref<const std::string&>() == "full_attention";
    });
}

} // namespace

void ModelReader::widths(const WidthDefaults& defaults) {
    shape.layers = required(*this, kLayers, kMostLayers, defaults.layers);
    shape.hidden = required(*this, kHidden, kMostWidth, defaults.hidden);
    shape.heads = required(*this, kHeads, kMostHeads, defaults.heads);
    shape.kvHeads = keyValueHeads(*this, defaults.kvHeads);
    shape.headDim = headDimension(*this, defaults.headDim);
    const bool fourTimes = defaults.ffn == 0 || in.isNull(kFfn);
    shape.ffn = in.count(kFfn, kMostWidth, fourTimes ? 4 * shape.hidden : defaults.ffn);
    shape.vocabulary = in.count(kVocabulary, kMostVocabulary, defaults.vocabulary);
    if (shape.vocabulary == 0) {
        in.missing({"vocab_size"});
    }
    shape.maxSequence = in.count(kSequence, kMostVocabulary, defaults.maxSequence);
}

void ModelReader::tied(bool classDefault) {
    shape.tiedEmbeddings = in.flag({"tie_word_embeddings"}, outerTied.value_or(classDefault));
}

void ModelReader::biases(bool attention, bool mlp) {
    shape.qkvBias = attention;
    shape.outputBias = attention;
    shape.mlpBias = mlp;
}

void ModelReader::window(std::int64_t classDefault, std::int64_t globalEvery) {
    const FieldNames names = {"sliding_window", "sliding_window_size"};
    shape.slidingWindow = in.isNull(names) ? 0 : in.countOrNone(names, kMostVocabulary, classDefault);
    const auto layers = static_cast<double>(shape.layers);
    if (const nlohmann::json* types = in.list({"layer_types"}); types != nullptr && !types->empty()) {
        shape.globalLayerShare =
            static_cast<double>(globalLayers(*types)) / static_cast<double>(types->size());
    } else if (globalEvery > 0) {
        shape.globalLayerShare = static_cast<double>(shape.layers / globalEvery) / layers;
    } else {
        shape.globalLayerShare = 0.0;
    }
    if (shape.slidingWindow == 0) {
        shape.globalLayerShare = 1.0;
    }
}

void setMoeLayers(ModelShape& shape, const std::function<bool(std::int64_t)>& holdsExperts) {
    shape.moe.moeLayers = 0;
    shape.moe.firstDenseLayers = shape.layers;
    for (std::int64_t i = 0; i < shape.layers; ++i) {
        if (holdsExperts(i)) {
            shape.moe.firstDenseLayers = std::min(shape.moe.firstDenseLayers, i);
            ++shape.moe.moeLayers;
        }
    }
}

} // namespace rackwright
