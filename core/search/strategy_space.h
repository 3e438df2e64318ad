// The strategies of one cluster, in groups that share a split and differ in micro-batch, recomputation and
// offload.
#pragma once

#include "core/search/search.h"

#include <cstdint>
#include <vector>

namespace rackwright {

/// Everything but micro-batch, recomputation, sequence parallelism and offload.
struct SplitGroup {
    Strategy split;        ///< smallest micro-batch, the most frugal choice of the rest
    double bound = 0;      ///< s, no member is faster
    std::int64_t size = 0; ///< members
};

/// Enumerates and visits. Every strategy it visits satisfies checkStrategy().
class StrategySpace {
public:
    StrategySpace(const Job& job, const SearchRequest& request);

    /// Every valid group in a fixed order, with its bound on the step time.
    std::vector<SplitGroup> groups(const StepTimer& timer) const;

    /// Calls `visit(Strategy&)` for the members of `group` with this micro-batch. The first has the least
    /// memory but for recomputation.
    template <class Visit>
    void forEachVariant(const SplitGroup& group, int microBatch, Visit visit) const;

    /// Calls `visit(int)` for every valid micro-batch of `group`, smallest first.
    template <class Visit>
    void forEachMicroBatch(const SplitGroup& group, Visit visit) const;

    std::int64_t variantsPerMicroBatch(const Strategy& split) const;

private:
    void addExpertGrid(const StepTimer& timer, Strategy base, std::vector<SplitGroup>& out) const;
    void addPipelines(const StepTimer& timer, Strategy base, std::vector<double>& cost,
                      std::vector<SplitGroup>& out) const;
    void addShardings(Strategy base, std::vector<SplitGroup>& out) const;
    double costOf(const StepTimer& timer, const Strategy& base, std::size_t divisor,
                  std::vector<double>& cost) const;
    bool boundGroup(const StepTimer& timer, SplitGroup& group, std::vector<double>& cost) const;
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
