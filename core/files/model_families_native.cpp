// Files that the authors' own training code writes, without an architecture's name.
#include "core/files/model_families.h"

#include <algorithm>
#include <array>

namespace rackwright {

namespace {

/// Meta's params.json: the MLP is two thirds of four times the width, scaled, and rounded up to a multiple.
/// Source: github.com/meta-llama/llama, llama/model.py.
void readMeta(ModelReader& reader) {
    const bool fromTokenizer = reader.in.number({"vocab_size"}, -1, 1e8, -1) < 0;
    ConfigReader& in = reader.in;
    ModelShape& shape = reader.shape;
    shape.layers = in.count({"n_layers"}, 10'000, 1);
    shape.hidden = in.count({"dim"}, 10'000'000, 1);
    shape.heads = in.count({"n_heads"}, 100'000, 1);
    shape.kvHeads = in.count({"n_kv_heads"}, shape.heads, shape.heads);
    shape.headDim = std::max<std::int64_t>(1, shape.hidden / shape.heads);
    shape.vocabulary = fromTokenizer ? 32000 : in.count({"vocab_size"}, 100'000'000, 32000);
    const std::int64_t multiple = in.count({"multiple_of"}, 1'000'000, 256);
    const double multiplier = in.number({"ffn_dim_multiplier"}, 0.01, 100.0, 1.0);
    const std::int64_t twoThirds = 2 * (4 * shape.hidden) / 3;
    const auto scaled = static_cast<std::int64_t>(multiplier * static_cast<double>(twoThirds));
    shape.ffn = (scaled + multiple - 1) / multiple * multiple;
}

/// Mistral's params.json, where `hidden_dim` is the width of the MLP.
void readMistralNative(ModelReader& reader) {
    reader.widths({0, 0, 0, 0, 0, 0, 0, 0});
    reader.shape.ffn = reader.in.count({"hidden_dim"}, 10'000'000, reader.shape.ffn);
    if (const nlohmann::json* moe = reader.in.object({"moe"})) {
        ConfigReader inner(*moe, reader.in.pointer() + "/moe");
        ModelReader experts{inner, reader.shape};
        readExperts(experts, {0, 0, 0, 0});
        reader.in.adopt(inner);
        setMoeLayers(reader.shape, [](std::int64_t) { return true; });
    }
    reader.shape.tiedEmbeddings = reader.in.flag({"tied_embeddings"}, false);
    reader.window(0, 0);
}

constexpr std::array kFamilies = {
    Family{"native-meta", readMeta},
    Family{"native-mistral", readMistralNative},
};

} // namespace

std::string_view nativeLayout(const ConfigReader& in) {
    if (in.has({"dim"}) && in.has({"n_layers"}) && in.has({"n_heads"})) {
        if (in.has({"kv_lora_rank"})) {
            return "native-deepseek";
        }
        return in.has({"hidden_dim"}) ? "native-mistral" : "native-meta";
    }
    // The compact form in which GPT-3 class models are written down: learned positions, tied head, biases.
    const bool compact = in.has({"num_layers"}) && in.has({"hidden_dim"}) && in.has({"ffn_embed_dim"});
    return compact ? "gpt2" : "";
}

std::span<const Family> nativeFamilies() {
    return kFamilies;
}

} // namespace rackwright
