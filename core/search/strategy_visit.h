// The inner loops of the enumeration, as templates so that nothing stands between them and the formulas.
#pragma once

#include "core/search/strategy_rules.h"
#include "core/search/strategy_space.h"

#include <algorithm>

namespace rackwright {

template <class Visit>
void StrategySpace::forEachMicroBatch(const SplitGroup& group, Visit visit) const {
    const std::int64_t perReplica = m_job.globalBatch / group.split.dp;
    for (std::size_t at = 0; at < m_batches.size() && m_batches[at] <= perReplica; ++at) {
        if (microBatchIsValid(group.split, m_batches[at])) visit(static_cast<int>(m_batches[at]), at);
    }
}

template <class Visit, class Layers>
void StrategySpace::forEachMode(const SplitGroup& group, int microBatch, Visit visit, Layers layers) const {
    Strategy s = group.split;
    s.microBatch = microBatch;
    const auto perStage = static_cast<int>((m_job.model.layers + s.pp - 1) / s.pp);
    const auto recomputes = [&] {
        for (const std::uint8_t mode : m_recomputes) {
            s.recompute = static_cast<Recompute>(mode);
            visit(s);
            if (s.recompute == Recompute::full && m_layerRecompute && perStage > 1) layers(s, perStage - 1);
        }
    };
    const bool plainTensor = s.sequenceParallel && s.ep == 1; // experts need sequence parallelism
    for (const bool sequence : {s.sequenceParallel, false}) {
        s.sequenceParallel = sequence;
        for (const Offload offload : {group.split.offload, Offload::none}) {
            s.offload = offload;
            recomputes();
            if (group.split.offload == Offload::none) break;
        }
        if (!plainTensor) break;
    }
}

template <class Visit>
void StrategySpace::forEachVariant(const SplitGroup& group, int microBatch, Visit visit) const {
    forEachMode(group, microBatch, visit, [&](Strategy s, int most) {
        for (s.recomputedLayers = 1; s.recomputedLayers <= most; ++s.recomputedLayers)
            visit(s);
    });
}

} // namespace rackwright
