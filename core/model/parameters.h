// Exact parameter counts and FLOPs per token of a model shape.
#pragma once

#include "core/model/shape.h"

namespace rackwright {

/// Parameters of one layer, in three parts that are sharded differently. Source: resources/guide, "Parameters".
struct LayerParameters {
    double attention = 0; ///< projections, their biases and the query/key norms
    double mlp = 0;       ///< dense MLP or shared experts
    double norms = 0;
    double router = 0;
    double experts = 0;   ///< all routed experts of the layer together

    double dense() const { return attention + mlp + norms + router; }
    double total() const { return dense() + experts; }
};

struct ParameterCount {
    std::int64_t total = 0;     ///< text decoder, MTP and encoder left out
    std::int64_t active = 0;    ///< parameters a token passes; embedding and head count as active
    std::int64_t embedding = 0; ///< input embedding with learned positions
    std::int64_t head = 0;      ///< output head; 0 when tied
    std::int64_t mtp = 0;       ///< multi-token-prediction modules
    std::int64_t encoder = 0;   ///< vision or audio part
};

LayerParameters denseLayerParameters(const ModelShape& shape);
LayerParameters moeLayerParameters(const ModelShape& shape);
ParameterCount countParameters(const ModelShape& shape);

/// Which attention share a FLOP count uses: the full square (PaLM, Megatron) or the causal half.
enum class AttentionFlops { full, causalHalf };

/// Forward + backward FLOPs per token at sequence length `sequence`: 6·(matmul parameters passed) + 12·L·a·d·s,
/// windows respected. Without recomputation. Source: PaLM (arXiv 2204.02311) appendix B.
double trainingFlopsPerToken(const ModelShape& shape, double sequence, AttentionFlops convention = AttentionFlops::full);

/// Share of the causal triangle that windowed attention computes at `sequence`, 0…1.
double windowShare(const ModelShape& shape, double sequence);

} // namespace rackwright
