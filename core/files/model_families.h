// The architectures whose configurations we read: one reader function each.
//
// Class defaults and layer structures follow the configuration and modelling classes of the public Hugging
// Face `transformers` library (huggingface.co/docs/transformers) or, for architectures that live outside it,
// the code published beside the weights.
#pragma once

#include "core/files/config_reader.h"
#include "core/model/shape.h"

#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace rackwright {

/// What an architecture's configuration class assumes for a width that the file leaves out.
struct WidthDefaults {
    std::int64_t layers = 0;
    std::int64_t hidden = 0;
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0; ///< 0: as many as heads
    std::int64_t headDim = 0; ///< 0: hidden / heads
    std::int64_t ffn = 0;     ///< 0: four times hidden
    std::int64_t vocabulary = 0;
    std::int64_t maxSequence = 0;
};

/// One configuration being read into one shape.
struct ModelReader {
    ConfigReader& in;
    ModelShape& shape;
    bool nested = false; ///< inside a multimodal file, where class defaults are left out on purpose
    std::optional<bool> outerTied =
        std::nullopt; ///< `tie_word_embeddings` of the file around a nested configuration

    /// Layers, widths, heads, vocabulary and the longest sequence, in all the spellings in use.
    void widths(const WidthDefaults& defaults);
    void tied(bool classDefault);
    /// All linear layers of attention and MLP with biases, or none of them.
    void biases(bool attention, bool mlp);
    /// A sliding window with every `globalEvery`-th layer global (0: none), unless the file lists its layer
    /// types.
    void window(std::int64_t classDefault, std::int64_t globalEvery);
};

struct Family {
    std::string_view name; ///< architecture or model type, lower case, letters and digits only
    void (*read)(ModelReader&);
};

std::span<const Family> gptFamilies();     ///< plain MLP, often biases and learned or ALiBi positions
std::span<const Family> llamaFamilies();   ///< gated MLP, rotary positions, dense
std::span<const Family> normFamilies();    ///< Gemma, Cohere, Phi-3 and others with norms of their own
std::span<const Family> chineseFamilies(); ///< GLM, Baichuan, InternLM, TeleChat
std::span<const Family> deciFamilies();    ///< blocks with widths of their own
std::span<const Family> moeFamilies();     ///< mixture of experts with grouped attention
std::span<const Family> latentFamilies();  ///< multi-head latent attention (DeepSeek-V2 and its heirs)
std::span<const Family> nativeFamilies();  ///< files of the authors' own training code

/// The reader for an architecture or model type as a file spells it ("Qwen3MoeForCausalLM", "qwen3_moe"), or
/// nullptr.
const Family* findFamily(std::string_view spelling);
/// A name for `findFamily` from the fields that only one native layout has; empty when there is none.
std::string_view nativeLayout(const ConfigReader& in);
/// Whether the file describes a model that mixes attention with recurrences, convolutions or linear
/// attention.
bool isHybrid(std::string_view spelling);
bool hasHybridFields(const nlohmann::json& config);

/// The experts' fields: how many, how many of them per token, and the width of one.
struct ExpertDefaults {
    std::int64_t experts = 0; ///< 0: the file must say it, or the model is dense
    std::int64_t topK = 0;
    std::int64_t width = 0; ///< 0: the width of the dense MLP
    std::int64_t shared = 0;
};

/// Reads `shape.moe` in all the spellings in use; the shared experts are as wide as the routed ones unless
/// the file states their total width. Without experts the shape stays dense.
void readExperts(ModelReader& reader, const ExpertDefaults& defaults);

/// Counts the layers (from 0) that hold experts, and the dense ones before the first of them.
void setMoeLayers(ModelShape& shape, const std::function<bool(std::int64_t)>& holdsExperts);

} // namespace rackwright
