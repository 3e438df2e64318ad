#include "core/files/shape_json.h"

#include <array>
#include <cmath>
#include <string_view>

namespace rackwright {

namespace {

using nlohmann::ordered_json;

constexpr double kLargestWidth = 1e9; ///< no width, count or degree of a transformer comes near
constexpr double kLargestParameters = 1e14;

template <auto First, auto... Rest>
auto& at(auto& object) {
    if constexpr (sizeof...(Rest) == 0) {
        return object.*First;
    } else {
        return at<Rest...>(object.*First);
    }
}

/// One field: its key, how to write it and how to take it over from a checked number, flag or word.
struct Field {
    std::string_view key;
    double limit;
    double (*get)(const ModelShape&);
    void (*set)(ModelShape&, double);
    double least = 0;
};

template <auto... Path>
constexpr Field number(std::string_view key, double limit = kLargestWidth, double least = 0) {
    return {key, limit, [](const ModelShape& shape) { return static_cast<double>(at<Path...>(shape)); },
            [](ModelShape& shape, double value) {
                auto& field = at<Path...>(shape);
                field = static_cast<std::remove_reference_t<decltype(field)>>(value);
            },
            least};
}

using M = ModelShape;
constexpr Field kNumbers[] = {
    number<&M::layers>("layers"),
    number<&M::hidden>("hidden"),
    number<&M::heads>("heads"),
    number<&M::kvHeads>("kv_heads"),
    number<&M::headDim>("head_dim"),
    number<&M::ffn>("ffn"),
    number<&M::vocabulary>("vocabulary"),
    number<&M::latent, &LatentAttention::queryRank>("query_rank"),
    number<&M::latent, &LatentAttention::kvRank>("kv_rank"),
    number<&M::latent, &LatentAttention::nopeHeadDim>("nope_head_dim"),
    number<&M::latent, &LatentAttention::ropeHeadDim>("rope_head_dim"),
    number<&M::latent, &LatentAttention::valueHeadDim>("value_head_dim"),
    number<&M::moe, &Experts::experts>("experts"),
    number<&M::moe, &Experts::topK>("top_k"),
    number<&M::moe, &Experts::expertFfn>("expert_ffn"),
    number<&M::moe, &Experts::sharedFfn>("shared_ffn"),
    number<&M::moe, &Experts::moeLayers>("moe_layers"),
    number<&M::moe, &Experts::firstDenseLayers>("first_dense_layers"),
    number<&M::moe, &Experts::imbalance>("imbalance", 1e3),
    number<&M::normsPerLayer>("norms_per_layer", 16),
    number<&M::learnedPositions>("learned_positions"),
    number<&M::embeddingWidth>("embedding_width"),
    number<&M::mtpModules>("mtp_modules", 64),
    number<&M::maxSequence>("max_sequence"),
    number<&M::slidingWindow>("sliding_window"),
    number<&M::globalLayerShare>("global_layer_share", 1),
    number<&M::extraParameters>("extra_parameters", kLargestParameters, -kLargestParameters),
    number<&M::encoder, &Encoder::parameters>("encoder_parameters", kLargestParameters),
    number<&M::encoder, &Encoder::tokensPerItem>("encoder_tokens_per_item"),
};

struct Flag {
    std::string_view key;
    bool ModelShape::*member;
};

constexpr Flag kFlags[] = {
    {"gated_mlp", &M::gatedMlp},
    {"tied_embeddings", &M::tiedEmbeddings},
    {"qkv_bias", &M::qkvBias},
    {"output_bias", &M::outputBias},
    {"mlp_bias", &M::mlpBias},
    {"head_bias", &M::headBias},
    {"attention_sinks", &M::attentionSinks},
    {"final_norm", &M::finalNorm},
    {"embedding_norm", &M::embeddingNorm},
};

struct ExpertFlag {
    std::string_view key;
    bool Experts::*member;
};

constexpr ExpertFlag kExpertFlags[] = {
    {"router_bias", &Experts::routerBias},
    {"router_correction", &Experts::routerCorrection},
    {"shared_gate", &Experts::sharedGate},
};

constexpr std::array<std::string_view, 2> kAttention{"grouped", "latent"};
constexpr std::array<std::string_view, 4> kNorm{"rms", "layer", "layer-no-bias", "plain"};
constexpr std::array<std::string_view, 3> kQkNorm{"none", "per-head", "full-width"};
constexpr std::array<std::string_view, 4> kPositions{"rotary", "learned", "alibi", "none"};

template <class Enum, std::size_t N>
void writeWord(ordered_json& json, const char* key, Enum value, Enum usual,
               const std::array<std::string_view, N>& words) {
    if (value != usual) json[key] = words[static_cast<std::size_t>(value)];
}

template <class Enum, std::size_t N>
Result<void> readWord(const ordered_json& json, const std::string& where, const char* key, Enum& value,
                      const std::array<std::string_view, N>& words) {
    const auto found = json.find(key);
    if (found == json.end()) return {};
    for (std::size_t i = 0; i < N; ++i) {
        if (found->is_string() && found->template get_ref<const std::string&>() == words[i]) {
            value = static_cast<Enum>(i);
            return {};
        }
    }
    return badValue(where + '/' + key, "unknown word");
}

Result<void> readNumbers(const ordered_json& json, const std::string& where, ModelShape& shape) {
    for (const Field& field : kNumbers) {
        const auto found = json.find(field.key);
        if (found == json.end()) continue;
        const std::string pointer = where + '/' + std::string(field.key);
        if (!found->is_number()) return badValue(pointer, "a number is needed");
        const double value = found->get<double>();
        if (!std::isfinite(value) || value < field.least || value > field.limit)
            return badValue(pointer, "out of range");
        field.set(shape, value);
    }
    return {};
}

Result<void> readFlag(const ordered_json& json, const std::string& where, std::string_view key, bool& target) {
    const auto found = json.find(key);
    if (found == json.end()) return {};
    if (!found->is_boolean()) return badValue(where + '/' + std::string(key), "true or false is needed");
    target = found->get<bool>();
    return {};
}

Result<void> readFlags(const ordered_json& json, const std::string& where, ModelShape& shape) {
    for (const Flag& flag : kFlags) {
        if (auto read = readFlag(json, where, flag.key, shape.*flag.member); !read) return read;
    }
    for (const ExpertFlag& flag : kExpertFlags) {
        if (auto read = readFlag(json, where, flag.key, shape.moe.*flag.member); !read) return read;
    }
    return {};
}

Result<void> checkWhole(const ModelShape& shape, const std::string& where) {
    if (shape.layers < 1 || shape.layers > 10'000) return badValue(where + "/layers", "out of range");
    if (shape.hidden < 1 || shape.heads < 1 || shape.kvHeads < 1 || shape.vocabulary < 1)
        return badValue(where, "layers, hidden, heads, kv_heads and vocabulary must be positive");
    if (shape.attention == Attention::grouped && shape.headDim < 1)
        return badValue(where + "/head_dim", "out of range");
    if (shape.isMoe() &&
        (shape.moe.topK < 1 || shape.moe.topK > shape.moe.experts || shape.moe.moeLayers > shape.layers))
        return badValue(where + "/experts", "top_k and moe_layers must fit the experts and layers");
    return {};
}

} // namespace

tl::unexpected<Error> badValue(const std::string& where, const std::string& detail) {
    return fail("file.bad_value", where, {argument("detail", detail)});
}

ordered_json shapeToJson(const ModelShape& shape) {
    static const ModelShape usual;
    ordered_json json;
    json["name"] = shape.name;
    writeWord(json, "attention", shape.attention, usual.attention, kAttention);
    for (const Field& field : kNumbers) {
        const double value = field.get(shape);
        if (value == field.get(usual)) continue;
        if (value == std::floor(value) && std::abs(value) < 9e15) {
            json[std::string(field.key)] = static_cast<std::int64_t>(value);
        } else {
            json[std::string(field.key)] = value;
        }
    }
    for (const Flag& flag : kFlags) {
        if (shape.*flag.member != usual.*flag.member) json[std::string(flag.key)] = shape.*flag.member;
    }
    for (const ExpertFlag& flag : kExpertFlags) {
        if (shape.moe.*flag.member) json[std::string(flag.key)] = true;
    }
    writeWord(json, "norm", shape.norm, usual.norm, kNorm);
    writeWord(json, "qk_norm", shape.qkNorm, usual.qkNorm, kQkNorm);
    writeWord(json, "positions", shape.positions, usual.positions, kPositions);
    return json;
}

Result<ModelShape> shapeFromJson(const ordered_json& json, const std::string& where) {
    if (!json.is_object()) return badValue(where, "an object is needed");
    ModelShape shape;
    const auto name = json.find("name");
    if (name != json.end() && name->is_string()) shape.name = name->get<std::string>().substr(0, 200);
    if (auto read = readNumbers(json, where, shape); !read) return tl::unexpected<Error>(read.error());
    if (auto read = readFlags(json, where, shape); !read) return tl::unexpected<Error>(read.error());
    if (auto read = readWord(json, where, "attention", shape.attention, kAttention); !read)
        return tl::unexpected<Error>(read.error());
    if (auto read = readWord(json, where, "norm", shape.norm, kNorm); !read)
        return tl::unexpected<Error>(read.error());
    if (auto read = readWord(json, where, "qk_norm", shape.qkNorm, kQkNorm); !read)
        return tl::unexpected<Error>(read.error());
    if (auto read = readWord(json, where, "positions", shape.positions, kPositions); !read)
        return tl::unexpected<Error>(read.error());
    if (auto whole = checkWhole(shape, where); !whole) return tl::unexpected<Error>(whole.error());
    return shape;
}

} // namespace rackwright
