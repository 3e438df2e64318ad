// Which reader an architecture's name leads to, and which names are refused.
#include "core/files/model_families.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace rackwright {

namespace {

/// Lower case letters and digits, without the endings that say what the class is for.
std::string normalised(std::string_view spelling) {
    constexpr std::array<std::string_view, 6> endings = {
        "forconditionalgeneration", "forcausallm", "lmheadmodel", "config", "text", "model"};
    const bool native = spelling.starts_with("native-");
    const std::size_t dot = spelling.rfind('.');
    std::string name;
    for (const char c :
         spelling.substr(dot == std::string_view::npos || dot + 2 >= spelling.size() ||
                                 std::isupper(static_cast<unsigned char>(spelling[dot + 1])) == 0
                             ? 0
                             : dot + 1)) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0 || (native && c == '-')) {
            name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        }
    }
    for (const std::string_view ending : endings) {
        if (name.size() > ending.size() && name.ends_with(ending)) {
            name.resize(name.size() - ending.size());
        }
    }
    return name;
}

/// Names that carry another architecture unchanged.
struct Alias {
    std::string_view name;
    std::string_view family;
};

constexpr std::array kAliases = {
    Alias{"llava", "llama"},
    Alias{"aquila", "llama"},
    Alias{"xverse", "llama"},
    Alias{"skywork", "llama"},
    Alias{"mistral3", "mistral"},
    Alias{"ministral", "mistral"},
    Alias{"ministral3", "mistral"},
    Alias{"qwen2vl", "qwen2"},
    Alias{"qwen25vl", "qwen2"},
    Alias{"qwen3vl", "qwen3"},
    Alias{"qwen3vlmoe", "qwen3moe"},
    Alias{"stablelmepoch", "stablelm"},
    Alias{"phimsft", "phi"},
    Alias{"telechat2", "telechat"},
    Alias{"hunyuandensev1", "hunyuanv1dense"},
    Alias{"hunyuanmoev1", "hunyuanv1moe"},
    Alias{"gpt2custom", "gpt2"},
    Alias{"nemotronnas", "decilm"},
    Alias{"deci", "decilm"},
    Alias{"glm4v", "glm4"},
    Alias{"glm4vmoe", "glm4moe"},
    Alias{"codellama", "llama"},
    Alias{"megatrongpt", "gpt2"},
    Alias{"mixtralmoe", "mixtral"},
    Alias{"grok", "grok1"},
};

constexpr std::array<std::string_view, 34> kHybrids = {
    "mamba",          "mamba2",        "falconmamba",  "falconh1",
    "jamba",          "bamba",         "zamba",        "zamba2",
    "nemotronh",      "qwen3next",     "qwen35",       "qwen35moe",
    "minimax",        "minimaxtext01", "minimaxm1",    "griffin",
    "recurrentgemma", "rwkv",          "rwkv5",        "rwkv6",
    "rwkv7",          "xlstm",         "lfm2",         "lfm2moe",
    "kimilinear",     "plamo2",        "olmohybrid",   "granitemoehybrid",
    "retnet",         "hyena",         "stripedhyena", "bailingmoelinear",
    "bailinghybrid",  "jetnemotron",
};

/// Fields that only models with recurrences or linear attention have.
constexpr std::array<std::string_view, 10> kHybridFields = {
    "ssm_state_size",     "mamba_num_heads",
    "mamba_d_state",      "hybrid_override_pattern",
    "attention_pattern",  "linear_num_key_heads",
    "attn_type_list",     "full_attention_interval",
    "linear_attn_config", "ssm_cfg",
};

bool isFullAttention(const nlohmann::json& kind) {
    return kind.is_string() && kind.get_ref<const std::string&>().find("attention") != std::string::npos &&
           kind.get_ref<const std::string&>().find("linear") == std::string::npos;
}

} // namespace

const Family* findFamily(std::string_view spelling) {
    std::string name = normalised(spelling);
    for (const Alias& alias : kAliases) {
        if (alias.name == name) {
            name = alias.family;
            break;
        }
    }
    for (const auto& families : {gptFamilies(), llamaFamilies(), normFamilies(), chineseFamilies(),
                                 deciFamilies(), moeFamilies(), latentFamilies(), nativeFamilies()}) {
        const auto it =
            std::find_if(families.begin(), families.end(), [&](const Family& f) { return f.name == name; });
        if (it != families.end()) {
            return &*it;
        }
    }
    return nullptr;
}

bool isHybrid(std::string_view spelling) {
    return std::find(kHybrids.begin(), kHybrids.end(), normalised(spelling)) != kHybrids.end();
}

bool hasHybridFields(const nlohmann::json& config) {
    const bool field = std::any_of(kHybridFields.begin(), kHybridFields.end(), [&](std::string_view name) {
        const auto it = config.find(std::string(name));
        return it != config.end() && !it->is_null();
    });
    if (field) {
        return true;
    }
    const auto types = config.find("layer_types");
    return types != config.end() && types->is_array() &&
           !std::all_of(types->begin(), types->end(), isFullAttention);
}

} // namespace rackwright
