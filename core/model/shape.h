// The shape of a transformer language model: everything that parameters, FLOPs and memory follow from.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rackwright {

enum class Attention : std::uint8_t { grouped, latent }; ///< grouped covers MHA, GQA and MQA; latent is MLA
/// `layer` has a weight and a bias, `rms` and `layerNoBias` a weight only, `plain` neither (OLMo 1).
enum class Norm : std::uint8_t { rms, layer, layerNoBias, plain };
enum class QkNorm : std::uint8_t { none, perHead, fullWidth };
enum class Positions : std::uint8_t { rotary, learned, alibi, none };

/// Multi-head latent attention (DeepSeek-V2 style) widths, in elements. `queryRank` 0: queries are not compressed.
struct LatentAttention {
    std::int64_t queryRank = 0;
    std::int64_t kvRank = 0;
    std::int64_t nopeHeadDim = 0;
    std::int64_t ropeHeadDim = 0;
    std::int64_t valueHeadDim = 0;

    friend bool operator==(const LatentAttention&, const LatentAttention&) = default;
};

/// Mixture of experts. `experts` 0 means a dense model.
struct Experts {
    std::int64_t experts = 0;          ///< routed experts E
    std::int64_t topK = 0;             ///< routed experts a token visits
    std::int64_t expertFfn = 0;        ///< width of one routed expert
    std::int64_t sharedFfn = 0;        ///< total width of the shared experts
    std::int64_t moeLayers = 0;        ///< layers that hold experts
    std::int64_t firstDenseLayers = 0; ///< of the dense layers, those that come first
    bool routerBias = false;           ///< one bias per expert that enters the router's output
    bool routerCorrection = false;     ///< one number per expert that only steers the choice (DeepSeek-V3); not active
    bool sharedGate = false;           ///< a learned gate of one row scales the shared experts (Qwen MoE)
    double imbalance = 1.0;            ///< tokens of the busiest expert over the mean, ≥ 1

    friend bool operator==(const Experts&, const Experts&) = default;
};

/// Extra parts of a multimodal model, counted as parameters and as tokens per item; 0 when absent.
struct Encoder {
    double parameters = 0;
    double tokensPerItem = 0;

    friend bool operator==(const Encoder&, const Encoder&) = default;
};

struct ModelShape {
    std::string name;

    std::int64_t layers = 0;
    std::int64_t hidden = 0;
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;
    std::int64_t headDim = 0;
    std::int64_t ffn = 0;        ///< width of the dense MLP
    std::int64_t vocabulary = 0; ///< rows the embedding really has

    Attention attention = Attention::grouped;
    LatentAttention latent;
    Experts moe;

    bool gatedMlp = true; ///< three matrices (SwiGLU, GeGLU) instead of two
    bool tiedEmbeddings = false;
    bool qkvBias = false;
    bool outputBias = false;
    bool mlpBias = false;
    bool headBias = false; ///< bias on the language-model head
    bool attentionSinks = false;
    QkNorm qkNorm = QkNorm::none;
    Norm norm = Norm::rms;
    std::int64_t normsPerLayer = 2;
    bool finalNorm = true;
    bool embeddingNorm = false; ///< BLOOM
    Positions positions = Positions::rotary;
    std::int64_t learnedPositions = 0;     ///< rows of the learned position table
    std::int64_t embeddingWidth = 0;       ///< width of the embedding when it differs from hidden (OPT-350M); 0: same
    std::int64_t mtpModules = 0;           ///< multi-token-prediction modules
    std::int64_t maxSequence = 0;          ///< longest sequence the model declares; 0: not stated

    std::int64_t slidingWindow = 0;   ///< tokens a windowed layer sees; 0: every layer is global
    double globalLayerShare = 1.0;    ///< share of layers with full attention

    /// Parameters that the fields above cannot express (an architecture's odd extras), added to total and active and
    /// counted as matrix parameters in FLOPs; negative when the fields overstate (layers of unequal widths).
    std::int64_t extraParameters = 0;

    Encoder encoder;

    bool isMoe() const { return moe.experts > 0; }
    std::int64_t mlpMatrices() const { return gatedMlp ? 3 : 2; }
    friend bool operator==(const ModelShape&, const ModelShape&) = default;
};

} // namespace rackwright
