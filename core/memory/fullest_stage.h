// Which stages can be the fullest one.
#pragma once

#include "core/memory/memory_coefficients.h"
#include "core/plan/strategy.h"

#include <algorithm>

namespace rackwright {

/// Calls `visit(stage)` for a set of stages that surely contains the fullest. Between the ends, stages with
/// the same layers hold ever fewer micro-batches in flight, so the first of them leads; stages that mix layer
/// kinds irregularly are all visited.
template <class Visit>
void forEachCandidateStage(const MemoryCoefficients& c, const Strategy& s, Visit visit) {
    const int last = s.pp - 1;
    if (last > 0) visit(last);
    if (s.pp <= 2) {
        visit(0);
        return;
    }
    int lead = 1;
    if (c.moe && c.firstDense > 0) {
        const std::int64_t chunk =
            std::max<std::int64_t>(1, c.layers / (static_cast<std::int64_t>(s.pp) * s.vpp));
        lead = static_cast<int>(std::min<std::int64_t>(last - 1, 1 + (c.firstDense + chunk - 1) / chunk));
    }
    if (!c.regular) lead = last - 1;
    for (int stage = 0; stage <= lead; ++stage)
        visit(stage);
}

} // namespace rackwright
