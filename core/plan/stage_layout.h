// Which layers of the model a pipeline stage holds.
#pragma once

#include <cstdint>

namespace rackwright {

/// Layers per stage when `layers` are split over `pp` stages of `vpp` virtual stages. The inner stages are
/// full; the last and first, which carry head and embedding, are the short ones. When a short one would be
/// empty, the remainder goes to the first stages instead.
struct StageLayout {
    std::int64_t first = 0;
    std::int64_t inner = 0;
    std::int64_t last = 0;
    std::int64_t longer =
        0; ///< stages that hold one layer more than `inner`, counted from the front; 0 when pp is even
    int pp = 1;

    std::int64_t layersOf(int stage) const {
        if (longer > 0) return inner + (stage < longer ? 1 : 0);
        if (stage == pp - 1) return last;
        return stage == 0 ? first : inner;
    }
};

constexpr StageLayout stageLayout(std::int64_t layers, int pp, int vpp) {
    if (pp <= 1) return {layers, layers, layers, 0, 1};
    const std::int64_t chunks = std::int64_t{pp} * vpp;
    const std::int64_t full = vpp * ((layers + chunks - 1) / chunks);
    const std::int64_t spare = pp * full - layers;
    const std::int64_t last = full - (spare + 1) / 2;
    const std::int64_t first = full - spare / 2;
    if (last >= 1 && first >= 1) return {first, full, last, 0, pp};
    const std::int64_t even = layers / pp;
    return {even, even, even, layers % pp, pp};
}

} // namespace rackwright
