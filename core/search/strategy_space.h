// The strategies of one cluster, in groups that share a split and differ in micro-batch, recomputation and
// offload.
#pragma once

#include "core/search/pass_times.h"
#include "core/search/search.h"

#include <cstdint>
#include <vector>

namespace rackwright {

/// Everything but micro-batch, recomputation, sequence parallelism and offload.
struct SplitGroup {
    Strategy split;         ///< smallest micro-batch, the most frugal choice of the rest
    double bound = 0;       ///< s, no member is faster
    std::int64_t size = 0;  ///< members
    std::size_t passes = 0; ///< where PassTimes keeps the pass times of this split
};

/// Enumerates and visits. Every strategy it visits satisfies checkStrategy().
class StrategySpace {
public:
    StrategySpace(const Job& job, const SearchRequest& request);

    /// Every valid group in a fixed order, with its bound on the step time.
    std::vector<SplitGroup> groups(PassTimes& passes) const;
    std::size_t microBatchCount() const { return m_batches.size(); }

    /// Calls `visit(const Strategy&)` for the members of `group` with this micro-batch.
    template <class Visit>
    void forEachVariant(const SplitGroup& group, int microBatch, Visit visit) const;

    /// The same, but members that recompute the first n layers come as one call of `layers(strategy, most)`
    /// with n from 1 to `most` left to the callee.
    template <class Visit, class Layers>
    void forEachMode(const SplitGroup& group, int microBatch, Visit visit, Layers layers) const;

    /// Calls `visit(int, std::size_t)` for every valid micro-batch of `group`, smallest first, with its
    /// number in the list that PassTimes is indexed by.
    template <class Visit>
    void forEachMicroBatch(const SplitGroup& group, Visit visit) const;

    /// Micro-batches of a step and replica.
    double microBatches(const Strategy& s) const {
        return static_cast<double>(m_job.globalBatch / (std::int64_t{s.dp} * s.microBatch));
    }

    std::int64_t variantsPerMicroBatch(const Strategy& split) const;

private:
    void addExpertGrid(PassTimes& passes, Strategy base, std::vector<SplitGroup>& out) const;
    void addPipelines(PassTimes& passes, Strategy base, std::vector<SplitGroup>& out) const;
    void addShardings(SplitGroup group, std::vector<SplitGroup>& out) const;
    /// What does not depend on the sharding: `bound` holds the least time of the passes alone. False: no
    /// member.
    bool measure(PassTimes& passes, SplitGroup& group) const;
    bool microBatchIsValid(const Strategy& split, std::int64_t microBatch) const;

    const Job& m_job;
    const SearchRequest& m_request;
    std::vector<std::int64_t> m_degrees;    ///< divisors of the number of accelerators
    std::vector<std::int64_t> m_batches;    ///< divisors of the global batch
    std::vector<std::uint8_t> m_recomputes; ///< allowed Recompute values
    std::vector<std::uint8_t> m_shardings;
    bool m_layerRecompute = false;
    bool m_offload = false;
};

} // namespace rackwright

#include "core/search/strategy_visit.h"
