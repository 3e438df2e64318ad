// Enumerates, prunes and ranks the strategies of one cluster by time and memory.
#pragma once

#include <stop_token>

#include "core/memory/memory_model.h"
#include "core/plan/candidate.h"
#include "core/plan/scenario.h"
#include "core/speed/step_time.h"

namespace rackwright {

struct SearchRequest {
    int accelerators = 8;
    ParallelInputs pinned;
    double memoryLimit = 0;  ///< bytes `required` may take
    int keep = 20;           ///< best candidates kept
    bool exhaustive = false; ///< visit every candidate: no pruning
    int threads = 1;
};

struct SearchResult {
    std::vector<Candidate> best;     ///< fastest first; ties toward the simpler strategy
    std::vector<Candidate> front;    ///< Pareto front over step time and memory
    std::vector<Candidate> rejected; ///< nearest misses, with reasons
    Candidate closest;               ///< least over memory when nothing is feasible
    SearchStatistics statistics;
    bool cancelled = false;
};

SearchResult search(const Job& job, const Machine& machine, const StepTimer& timer, const MemoryModel& memory,
                    const SearchRequest& request, std::stop_token stop = {});

/// Why `strategy` breaks a rule of the real frameworks, e.g. "strategy.heads_not_divisible"; empty when it is valid.
std::vector<Error> checkStrategy(const Strategy& strategy, const Job& job, const Machine& machine, int accelerators);

} // namespace rackwright
