// Everything of the memory formulas that does not depend on the strategy, as plain numbers.
#pragma once

#include "core/memory/layer_activations.h"
#include "core/memory/state_bytes.h"
#include "core/plan/stage_layout.h"

#include <array>
#include <cstdint>

namespace rackwright {

/// One layer kind: parameters by what divides them, adapters, activations.
struct LayerKind {
    double linear = 0;         ///< attention, dense MLP, shared experts: divided by TP
    double replicated = 0;     ///< norms and router
    double experts = 0;        ///< routed experts of the whole layer
    double adapters = 0;       ///< adapter parameters beside `linear`, rank included
    double expertAdapters = 0; ///< beside all routed experts
    LayerActivations activations;
};

struct MemoryCoefficients {
    std::array<LayerKind, 2> kinds;   ///< dense, MoE
    std::array<StateBytes, 2> states; ///< replicated or partly sharded, fully sharded

    std::int64_t layers = 0;
    std::int64_t firstDense = 0;
    double moePerLayer = 0; ///< share of MoE layers among those after the first dense ones
    bool regular = true;    ///< after the first dense layers all are of one kind

    double hidden = 0;
    double vocabulary = 0;
    double vocabularyMultiple = 1;
    double embedding = 0; ///< parameters of the first stage's embedding, vocabulary unpadded
    double embeddingWidth = 0;
    double head = 0; ///< own head; 0 when tied
    bool tied = false;
    double rest = 0; ///< final norm and other extras, with the head
    double encoder = 0;
    double mtpLinear = 0, mtpExperts = 0;
    double mtpModules = 0;

    double logitBytes = 0, logitBytesSharded = 0;
    double dequantised = 0; ///< bytes of one dequantised matrix of a quantised base
    double sequence = 0;
    double globalBatch = 0;
    bool frozen = false;
    bool adapterEmbeddings = false;
    bool optimizerInBackward = false;
    bool pagedOptimizer = false;
    bool activationOffload = false;
    bool moe = false;
    std::uint8_t selectiveDefault = recomputeCoreAttention;

    // Of the stack's profile, in bytes.
    double adapterBytes = 16;
    double gatheredLayers = 2;
    bool gatherKeptOpen = false;
    double workGradients = 0.05;
    double placeholderGradients = 0;
    double baseBytes = 0;
    double reservedFactor = 1;
    double contextBytes = 0;
    bool gradientsPersist = true;

    /// MoE layers among the first `count` layers.
    std::int64_t moeBefore(std::int64_t count) const noexcept;
};

MemoryCoefficients memoryCoefficients(const Job& job, const Machine& machine);

} // namespace rackwright
