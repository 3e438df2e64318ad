// Enumerates, prunes and ranks the strategies of one cluster by time and memory.
#pragma once

#include "core/memory/memory_model.h"
#include "core/plan/candidate.h"
#include "core/plan/scenario.h"
#include "core/speed/step_time.h"

#include <stop_token>

namespace rackwright {

/// What the search is to bring home. For the fastest alone it may prune far more: a slower candidate is of no
/// use, however little memory it needs.
enum class SearchAim : std::uint8_t { everything, fastest };

struct SearchRequest {
    int accelerators = 8;
    ParallelInputs pinned;
    double memoryLimit = 0; ///< bytes `required` may take
    int keep = 20;          ///< best candidates kept
    SearchAim aim = SearchAim::everything;
    bool exhaustive = false; ///< visit every candidate: no pruning
    int threads = 1;
};

struct SearchResult {
    /// Fastest first, ties toward the simpler strategy: `keep` of them, and after these any as good and
    /// simpler.
    std::vector<Candidate> best;
    std::vector<Candidate> front; ///< Pareto front over step time and memory; empty for SearchAim::fastest
    /// Nearest misses, least over the limit first, with reasons. For SearchAim::fastest only when nothing
    /// fits.
    std::vector<Candidate> rejected;
    Candidate closest; ///< least over memory when nothing is feasible
    SearchStatistics statistics;
    bool cancelled = false;
};

/// The same request gives the same result for any number of threads. Stops within a group of strategies when
/// asked to.
SearchResult search(const Job& job, const Machine& machine, const StepTimer& timer, const MemoryModel& memory,
                    const SearchRequest& request, std::stop_token stop = {});

/// Why `strategy` needs more than `limit` bytes: "memory.over_limit" with bytes over, stage, required and
/// limit.
Error overMemory(const MemoryModel& memory, const Strategy& strategy, double limit);

/// Why `strategy` breaks a rule of the real frameworks, e.g. "strategy.heads_not_divisible"; empty when it is
/// valid.
std::vector<Error> checkStrategy(const Strategy& strategy, const Job& job, const Machine& machine,
                                 int accelerators);

} // namespace rackwright
