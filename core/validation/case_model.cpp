#include "core/validation/case_model.h"

#include "core/model/ladder.h"
#include "core/model/parameters.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kUsualVocabulary = 51200; // GPT-2's, padded
constexpr double kUsualHeadDim = 128;
/// Counts closer to the stated one than this are equally good: published sizes are rounded.
constexpr double kCountTolerance = 0.005;

bool isNameNoise(const std::string& word) {
    static constexpr std::array<std::string_view, 19> kNoise = {
        "instruct", "chat", "base", "hf",   "it",    "gptq",  "awq",  "fp8", "bf16",       "int4",
        "int8",     "4bit", "pt",   "gguf", "class", "style", "like", "bnb", "dequantized"};
    if (std::find(kNoise.begin(), kNoise.end(), word) != kNoise.end()) return true;
    // Release numbers: "v0.1", "2507", "0414".
    if (word.size() >= 2 && word[0] == 'v' && std::isdigit(static_cast<unsigned char>(word[1]))) return true;
    return word.size() == 4 &&
           std::all_of(word.begin(), word.end(), [](unsigned char c) { return std::isdigit(c); });
}

/// Letters, digits and points of the name without its maker, remarks in brackets and words that don't change
/// the shape.
std::string nameKey(const std::string& name) {
    std::string plain = plainText(name);
    for (const std::string_view remark : {" (", " cut to", " proxy"})
        if (const std::size_t at = plain.find(remark); at != std::string::npos) plain.resize(at);
    if (const std::size_t slash = plain.rfind('/'); slash != std::string::npos) plain.erase(0, slash + 1);
    std::string key;
    std::string word;
    plain += ' ';
    for (const char c : plain) {
        if (std::isalnum(static_cast<unsigned char>(c)) || c == '.') {
            word += c;
            continue;
        }
        if (!isNameNoise(word)) key += word;
        word.clear();
    }
    return key;
}

void assume(std::vector<Assumption>& assumptions, std::string field, double value, std::string reason) {
    std::string text = std::to_string(std::llround(value));
    assumptions.push_back({std::move(field), std::move(text), std::move(reason)});
}

/// A preset fits a row when the row does not say that the model is a different one.
bool agrees(const ModelShape& shape, const RunRow& row) {
    if (row.hidden && std::llround(*row.hidden) != shape.hidden) return false;
    if (row.experts && std::llround(*row.experts) != shape.moe.experts) return false;
    return true;
}

void setLayers(ModelShape& shape, std::int64_t layers) {
    const double kept =
        static_cast<double>(layers) / static_cast<double>(std::max<std::int64_t>(shape.layers, 1));
    if (shape.isMoe() && shape.moe.moeLayers + shape.moe.firstDenseLayers < shape.layers) {
        // Dense and MoE layers alternate.
        shape.moe.moeLayers = std::llround(kept * static_cast<double>(shape.moe.moeLayers));
    } else if (shape.isMoe()) {
        // A model cut short keeps its leading dense layers in proportion, one of them at least.
        const std::int64_t share = std::llround(kept * static_cast<double>(shape.moe.firstDenseLayers));
        shape.moe.firstDenseLayers = std::min(shape.moe.firstDenseLayers, std::max<std::int64_t>(1, share));
        shape.moe.firstDenseLayers = std::min(shape.moe.firstDenseLayers, layers - 1);
        shape.moe.moeLayers = layers - shape.moe.firstDenseLayers;
    }
    shape.layers = layers;
}

void setExperts(ModelShape& shape, const RunRow& row) {
    if (row.topK) shape.moe.topK = std::llround(*row.topK);
    if (row.expertFfn) shape.moe.expertFfn = std::llround(*row.expertFfn);
    if (row.ffn && std::llround(*row.ffn) != shape.moe.expertFfn) shape.ffn = std::llround(*row.ffn);
}

/// The preset with every stated dimension put in.
ModelShape overlaid(ModelShape shape, const RunRow& row) {
    if (row.layers && std::llround(*row.layers) != shape.layers) {
        setLayers(shape, std::llround(*row.layers));
        shape.mtpModules = 0; // a model cut for a benchmark is cut to its layers
    }
    if (shape.isMoe())
        setExperts(shape, row);
    else if (row.ffn)
        shape.ffn = std::llround(*row.ffn);
    if (shape.attention == Attention::grouped) {
        if (row.heads && std::llround(*row.heads) != shape.heads) {
            shape.heads = std::llround(*row.heads);
            shape.headDim = std::max<std::int64_t>(1, shape.hidden / shape.heads);
        }
        if (row.kvHeads) shape.kvHeads = std::llround(*row.kvHeads);
    }
    if (row.vocabulary) shape.vocabulary = std::llround(*row.vocabulary);
    if (row.options.denseLayers && shape.isMoe()) {
        shape.moe.firstDenseLayers =
            std::min(std::llround(*row.options.denseLayers), static_cast<long long>(shape.layers - 1));
        shape.moe.moeLayers = shape.layers - shape.moe.firstDenseLayers;
    }
    if (row.options.tiedEmbeddings) shape.tiedEmbeddings = *row.options.tiedEmbeddings;
    return shape;
}

/// The MLP of GPT: two matrices, biases and layer norms with bias. Gated MLPs come without.
void setMlpKind(ModelShape& shape, bool gated) {
    shape.gatedMlp = gated;
    shape.norm = gated ? Norm::rms : Norm::layer;
    shape.qkvBias = shape.outputBias = shape.mlpBias = !gated;
}

std::vector<ModelShape> denseVariants(const ModelShape& shape, const RunRow& row) {
    // The usual kind comes first: four times the width is GPT's plain MLP, with the embedding as head.
    const bool usuallyGated = shape.ffn != 4 * shape.hidden;
    std::vector<ModelShape> variants;
    for (const bool gated : {usuallyGated, !usuallyGated}) {
        for (const bool tied : {!gated, gated}) {
            ModelShape variant = shape;
            setMlpKind(variant, gated);
            variant.tiedEmbeddings = row.options.tiedEmbeddings.value_or(tied);
            variants.push_back(variant);
        }
    }
    return variants;
}

std::vector<ModelShape> moeVariants(const ModelShape& shape, const RunRow& row) {
    std::vector<ModelShape> variants;
    const std::int64_t stated = std::llround(row.expertFfn.value_or(row.ffn.value_or(0)));
    const std::int64_t denseFirst = std::llround(row.options.denseLayers.value_or(0));
    for (const std::int64_t sharedExperts : {0, 1, 2}) {
        for (const bool tied : {false, true}) {
            ModelShape variant = shape;
            setMlpKind(variant, true);
            variant.moe.expertFfn = stated;
            variant.moe.sharedFfn = sharedExperts * stated;
            variant.moe.firstDenseLayers = std::min(denseFirst, shape.layers - 1);
            variant.moe.moeLayers = shape.layers - variant.moe.firstDenseLayers;
            variant.tiedEmbeddings = row.options.tiedEmbeddings.value_or(tied);
            variants.push_back(variant);
        }
    }
    return variants;
}

/// The variant whose count is nearest to the stated one; the first among equals, and without a stated count.
ModelShape nearestCount(const std::vector<ModelShape>& variants, const RunRow& row,
                        std::vector<Assumption>& assumptions) {
    const ModelShape* best = &variants.front();
    if (row.parametersB) {
        double bestMiss = 1e9;
        for (const ModelShape& variant : variants) {
            const double count = static_cast<double>(countParameters(variant).total);
            const double miss = std::max(std::abs(count / (*row.parametersB * 1e9) - 1.0), kCountTolerance);
            if (miss >= bestMiss) continue;
            bestMiss = miss;
            best = &variant;
        }
    }
    const std::string reason = row.parametersB ? "nearest_count" : "engine_default";
    assumptions.push_back({"mlp_kind", best->gatedMlp ? "gated" : "plain", reason});
    assumptions.push_back({"tied_embeddings", best->tiedEmbeddings ? "yes" : "no", reason});
    return *best;
}

/// Width of the MLP when it is not stated: four times the hidden width, or 8/3 of it gated, whichever count
/// is nearer.
std::int64_t usualFfn(const ModelShape& shape, const RunRow& row) {
    if (!row.parametersB) return 4 * shape.hidden;
    const double perLayer =
        (*row.parametersB * 1e9 - 2.0 * static_cast<double>(shape.vocabulary * shape.hidden)) /
        static_cast<double>(shape.layers);
    const double mlp = perLayer - 4.0 * static_cast<double>(shape.hidden) * static_cast<double>(shape.hidden);
    const double plain = std::abs(mlp / (8.0 * static_cast<double>(shape.hidden * shape.hidden)) - 1.0);
    if (plain < 0.15 || mlp <= 0) return 4 * shape.hidden;
    const double gated = mlp / (3.0 * static_cast<double>(shape.hidden));
    return std::max<std::int64_t>(128, std::llround(gated / 128.0) * 128);
}

ModelShape fromDimensions(const RunRow& row, std::vector<Assumption>& assumptions) {
    ModelShape shape;
    shape.name = row.modelName;
    shape.layers = std::llround(*row.layers);
    shape.hidden = std::llround(*row.hidden);
    if (!row.heads)
        assume(assumptions, "heads", std::max(1.0, std::floor(*row.hidden / kUsualHeadDim)),
               "engine_default");
    shape.heads = row.heads ? std::llround(*row.heads) : std::max<std::int64_t>(1, shape.hidden / 128);
    shape.headDim = std::max<std::int64_t>(1, shape.hidden / shape.heads);
    if (!row.kvHeads) assume(assumptions, "kv_heads", static_cast<double>(shape.heads), "engine_default");
    shape.kvHeads = row.kvHeads ? std::llround(*row.kvHeads) : shape.heads;
    const auto vocabulary = row.vocabulary ? row.vocabulary : row.options.vocabulary;
    if (!vocabulary) assume(assumptions, "vocab", kUsualVocabulary, "engine_default");
    shape.vocabulary = std::llround(vocabulary.value_or(kUsualVocabulary));
    shape.ffn = row.ffn ? std::llround(*row.ffn) : usualFfn(shape, row);
    if (!row.ffn && !row.experts)
        assume(assumptions, "ffn_hidden", static_cast<double>(shape.ffn), "nearest_count");
    return shape;
}

Result<ModelShape> unnamedModel(const RunRow& row, std::vector<Assumption>& assumptions) {
    const bool moe = row.experts.value_or(0) > 1 || row.architecture == "moe";
    if (moe && (!row.experts || !row.topK || (!row.expertFfn && !row.ffn) || !row.layers || !row.hidden))
        return fail("run.experts_missing");
    if (row.layers && row.hidden) {
        ModelShape shape = fromDimensions(row, assumptions);
        if (!moe) return nearestCount(denseVariants(shape, row), row, assumptions);
        shape.moe.experts = std::llround(*row.experts);
        shape.moe.topK = std::min(std::llround(*row.topK), std::llround(*row.experts));
        return nearestCount(moeVariants(shape, row), row, assumptions);
    }
    if (!row.parametersB) return fail("run.model_missing");
    ModelShape shape = ladderShape(*row.parametersB * 1e9);
    shape.name = row.modelName;
    assume(assumptions, "layers", static_cast<double>(shape.layers), "nearest_count");
    assume(assumptions, "hidden", static_cast<double>(shape.hidden), "nearest_count");
    if (row.vocabulary) shape.vocabulary = std::llround(*row.vocabulary);
    return shape;
}

} // namespace

const ModelPreset* presetByName(const Catalog& catalog, const std::string& name) {
    const std::string key = nameKey(name);
    if (key.empty()) return nullptr;
    for (const ModelPreset& preset : catalog.models) {
        if (nameKey(preset.id) == key || nameKey(preset.shape.name) == key) return &preset;
        const bool alias = std::any_of(preset.aliases.begin(), preset.aliases.end(),
                                       [&](const std::string& other) { return nameKey(other) == key; });
        if (alias) return &preset;
    }
    return nullptr;
}

std::string modelFamily(const std::string& name) {
    std::string plain = plainText(name);
    if (const std::size_t slash = plain.rfind('/'); slash != std::string::npos) plain.erase(0, slash + 1);
    std::string family;
    for (const char c : plain) {
        if (!std::isalpha(static_cast<unsigned char>(c))) break;
        family += c;
    }
    return family.empty() ? "other" : family;
}

Result<ModelShape> caseModel(const RunRow& row, const Catalog& catalog,
                             std::vector<Assumption>& assumptions) {
    const ModelPreset* preset = presetByName(catalog, row.modelName);
    if (preset == nullptr || !agrees(preset->shape, row)) return unnamedModel(row, assumptions);
    ModelShape shape = overlaid(preset->shape, row);
    const auto fromName = [&](const char* field, const std::optional<double>& stated, std::int64_t value) {
        if (!stated) assume(assumptions, field, static_cast<double>(value), "model_name");
    };
    fromName("layers", row.layers, shape.layers);
    fromName("hidden", row.hidden, shape.hidden);
    fromName("heads", row.heads, shape.heads);
    fromName("ffn_hidden", row.ffn, shape.ffn);
    fromName("vocab", row.vocabulary, shape.vocabulary);
    return shape;
}

} // namespace rackwright
