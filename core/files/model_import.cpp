#include "core/files/model_import.h"

#include "core/files/config_reader.h"
#include "core/files/model_encoder.h"
#include "core/files/model_families.h"
#include "core/model/parameters.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

namespace rackwright {

namespace {

constexpr int kDeepestNesting = 64;
constexpr std::size_t kLongestName = 80;
constexpr double kMostParameters = 1e15;

/// Python writes non-finite numbers as bare words, which JSON does not know. They become strings, so that the
/// file can be read, and such a value is still refused wherever a number is needed. Nothing when the nesting
/// is too deep.
std::optional<std::string> tamed(std::string_view json) {
    constexpr std::array<std::string_view, 3> words = {"NaN", "Infinity", "-Infinity"};
    std::string out;
    out.reserve(json.size());
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (inString) {
            out += c;
            if (c == '\\' && i + 1 < json.size()) {
                out += json[++i];
            }
            inString = c != '"';
            continue;
        }
        const auto word =
            std::find_if(words.begin(), words.end(), [&](auto w) { return json.substr(i, w.size()) == w; });
        if (word != words.end()) {
            out.append("\"").append(*word).append("\"");
            i += word->size() - 1;
            continue;
        }
        inString = c == '"';
        depth += c == '{' || c == '[' ? 1 : (c == '}' || c == ']' ? -1 : 0);
        if (depth > kDeepestNesting) {
            return std::nullopt;
        }
        out += c;
    }
    return out;
}

Result<nlohmann::json> parse(std::string_view json) {
    if (json.size() > kModelConfigLimit) {
        return fail("import.too_large", {},
                    {argument("limit", ArgumentKind::bytes, static_cast<double>(kModelConfigLimit))});
    }
    const std::optional<std::string> text = tamed(json);
    if (!text) {
        return fail("import.too_deep", {}, {argument("limit", ArgumentKind::count, kDeepestNesting)});
    }
    try {
        nlohmann::json config = nlohmann::json::parse(*text);
        if (!config.is_object()) return fail("import.not_an_object");
        return config;
    } catch (const nlohmann::json::parse_error& error) {
        return fail("import.not_json", {},
                    {argument("position", ArgumentKind::count, static_cast<double>(error.byte))});
    } catch (const nlohmann::json::exception&) { // a number that no double holds
        return fail("import.not_json", {}, {argument("position", ArgumentKind::count, 1)});
    }
}

/// The names under which a file says what it is, the most telling first: architecture class, model type,
/// Python class.
std::vector<std::string> spellings(const nlohmann::json& config) {
    std::vector<std::string> names;
    const auto add = [&names](const nlohmann::json& value) {
        if (value.is_string()) {
            names.push_back(value.get<std::string>());
        }
    };
    if (const auto it = config.find("architectures"); it != config.end() && it->is_array() && !it->empty()) {
        add(it->front());
    }
    for (const char* key : {"model_type", "__class__"}) {
        if (const auto it = config.find(key); it != config.end()) {
            add(*it);
        }
    }
    return names;
}

const Family* familyOf(const std::vector<std::string>& names) {
    for (const std::string& name : names) {
        if (const Family* family = findFamily(name)) {
            return family;
        }
    }
    return nullptr;
}

/// The text part of a multimodal file, with its pointer.
struct TextPart {
    const nlohmann::json* config = nullptr;
    std::string pointer;
};

TextPart textPart(const nlohmann::json& config) {
    for (const char* key : {"text_config", "llm_config", "language_config"}) {
        if (const auto it = config.find(key); it != config.end() && it->is_object()) {
            return {&*it, std::string("/") + key};
        }
    }
    return {&config, ""};
}

Error refusal(const std::string& id, const nlohmann::json& config, const std::vector<std::string>& names) {
    const bool byClass = config.contains("architectures");
    const std::string name = names.empty() ? "" : names.front().substr(0, kLongestName);
    return {id,
            names.empty() ? "" : (byClass ? "/architectures" : "/model_type"),
            {argument("architecture", name)}};
}

std::string displayName(const nlohmann::json& config, const std::vector<std::string>& names) {
    std::string name = names.empty() ? "model" : names.back();
    for (const char* key : {"_name_or_path", "name"}) {
        if (const auto it = config.find(key);
            it != config.end() && it->is_string() && !it->get<std::string>().empty()) {
            name = it->get<std::string>();
            break;
        }
    }
    std::erase_if(name, [](char c) { return std::iscntrl(static_cast<unsigned char>(c)) != 0; });
    return name.substr(0, kLongestName);
}

std::optional<bool> outerTied(const nlohmann::json& config, const TextPart& text) {
    const auto it = config.find("tie_word_embeddings");
    const bool stated = text.config != &config && it != config.end() && it->is_boolean();
    return stated ? std::optional<bool>(it->get<bool>()) : std::nullopt;
}

/// Limits that hold across fields.
std::optional<Error> contradiction(const ModelShape& shape) {
    if (shape.moe.topK > shape.moe.experts) {
        return Error{
            "import.absurd_value",
            "/num_experts_per_tok",
            {argument("field", "num_experts_per_tok"), argument("value", std::to_string(shape.moe.topK))}};
    }
    const LayerParameters dense = denseLayerParameters(shape);
    const LayerParameters moe = shape.isMoe() ? moeLayerParameters(shape) : LayerParameters{};
    const double widest = std::max(dense.total(), moe.total()) * static_cast<double>(shape.layers) +
                          2.0 * static_cast<double>(shape.vocabulary) * static_cast<double>(shape.hidden);
    if (!(widest < kMostParameters)) {
        return Error{
            "import.absurd_value", "", {argument("field", "total_parameters"), argument("value", "> 1e15")}};
    }
    return std::nullopt;
}

} // namespace

Result<ModelShape> importModelConfig(std::string_view json) {
    const Result<nlohmann::json> parsed = parse(json);
    if (!parsed) {
        return tl::unexpected<Error>(parsed.error());
    }
    const nlohmann::json& config = *parsed;
    const TextPart text = textPart(config);
    std::vector<std::string> names = spellings(*text.config);
    if (text.config != &config) {
        const std::vector<std::string> outer = spellings(config);
        names.insert(names.end(), outer.begin(), outer.end());
    }
    if (std::any_of(names.begin(), names.end(), isHybrid) || hasHybridFields(*text.config)) {
        return tl::unexpected<Error>(refusal("import.hybrid_not_supported", config, names));
    }
    ConfigReader in(*text.config, text.pointer);
    const Family* family = names.empty() ? findFamily(nativeLayout(in)) : familyOf(names);
    if (family == nullptr && names.empty())
        return fail("import.missing_field", "/model_type", {argument("field", "model_type")});
    if (family == nullptr) {
        return tl::unexpected<Error>(refusal("import.unknown_architecture", config, names));
    }
    ModelShape shape;
    shape.name = displayName(config, names);
    ModelReader reader{in, shape, text.config != &config, outerTied(config, text)};
    family->read(reader);
    ConfigReader outer(config, "");
    if (text.config != &config) shape.encoder = readEncoder(outer, shape.hidden);
    in.adopt(outer);
    if (in.error()) return tl::unexpected<Error>(*in.error());
    if (const auto error = contradiction(shape)) return tl::unexpected<Error>(*error);
    return shape;
}

} // namespace rackwright
