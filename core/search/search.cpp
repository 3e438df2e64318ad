#include "core/search/search.h"

#include "core/search/group_visit.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <thread>

namespace rackwright {

namespace {

constexpr std::size_t kFirstRound = 8; // groups; small at first, so that a good candidate is known early
constexpr std::size_t kLargestRound = 64;

Ranking rankingFor(const SearchRequest& request) {
    return Ranking(static_cast<std::size_t>(std::max(1, request.keep)), request.aim == SearchAim::fastest);
}

/// Rounds over the groups, most promising first. All of a round are judged by what earlier rounds found, so
/// that the outcome does not depend on how a round is shared between threads.
class Rounds {
public:
    Rounds(const VisitContext& context, const SearchRequest& request, std::stop_token stop)
        : m_context(context), m_threads(std::max(1, request.threads)), m_stop(std::move(stop)),
          m_known(rankingFor(request)) {
        for (int i = 0; i < m_threads; ++i)
            m_harvests.push_back({rankingFor(request), rankingFor(request), {}});
    }

    /// False when cancelled.
    bool run(const std::vector<SplitGroup>& groups) {
        std::size_t size = kFirstRound;
        for (std::size_t begin = 0; begin < groups.size();) {
            const std::size_t end = std::min(groups.size(), begin + size);
            round(groups, begin, end);
            if (m_stop.stop_requested()) return false;
            begin = end;
            size = std::min(kLargestRound, size * 2);
        }
        return true;
    }

    const Ranking& known() const { return m_known; }
    VisitCounts counts() const {
        VisitCounts sum;
        for (const Harvest& harvest : m_harvests) {
            sum.evaluated += harvest.counts.evaluated;
            sum.feasible += harvest.counts.feasible;
        }
        return sum;
    }

private:
    void share(const std::vector<SplitGroup>& groups, std::size_t begin, std::size_t end,
               std::size_t thread) {
        Harvest& harvest = m_harvests[thread];
        for (std::size_t at = begin + thread; at < end; at += m_harvests.size()) {
            if (m_stop.stop_requested()) return;
            visitGroup(m_context, groups[at], m_known, harvest);
        }
    }

    void round(const std::vector<SplitGroup>& groups, std::size_t begin, std::size_t end) {
        {
            std::vector<std::jthread> helpers;
            for (std::size_t thread = 1; thread < m_harvests.size(); ++thread)
                helpers.emplace_back([&, thread] { share(groups, begin, end, thread); });
            share(groups, begin, end, 0);
        }
        for (Harvest& harvest : m_harvests) {
            m_known.merge(harvest.found);
            harvest.found.clear();
        }
    }

    VisitContext m_context;
    int m_threads;
    std::stop_token m_stop;
    Ranking m_known;
    std::vector<Harvest> m_harvests;
};

/// Turns what the search kept into candidates.
class Presenter {
public:
    Presenter(const Job& job, const Machine& machine, const StepTimer& timer, const MemoryModel& memory,
              const SearchRequest& request)
        : m_job(job), m_machine(machine), m_timer(timer), m_memory(memory), m_request(request) {}

    Candidate candidate(const Scored& scored) const {
        Candidate out;
        out.strategy = scored.strategy;
        const StepTime step = m_timer.step(scored.strategy);
        out.stepSeconds = step.total;
        const double peak = matmulPeak(m_job.recipe.precision, m_machine);
        out.mfu = step.modelFlops / (step.total * peak * scored.strategy.accelerators());
        out.peakBytes = scored.device;
        const Fit fit = fitOf(scored.device, m_request.memoryLimit, m_machine.usableBytes);
        if (fit == Fit::doesNotFit) {
            out.status = CandidateStatus::overMemory;
            out.reasons.push_back(overMemory(m_memory, scored.strategy, m_request.memoryLimit));
        } else if (fit == Fit::tight) {
            out.status = CandidateStatus::tight;
        }
        return out;
    }

    void fill(const Ranking& known, double simplerShare, SearchResult& result) const {
        for (const Scored& scored : known.best())
            result.best.push_back(candidate(scored));
        for (const Scored& scored : known.front()) {
            result.front.push_back(candidate(scored));
            result.front.back().onFront = true;
        }
        if (known.wantsMisses()) {
            for (const Scored& scored : known.nearest())
                result.rejected.push_back(candidate(scored));
        }
        for (Candidate& best : result.best) {
            best.onFront = std::any_of(result.front.begin(), result.front.end(), [&](const Candidate& point) {
                return point.strategy == best.strategy;
            });
        }
        markSimpler(known, simplerShare, result);
        if (!result.best.empty())
            result.closest = result.best.front();
        else if (!result.rejected.empty())
            result.closest = result.rejected.front();
    }

    /// When no split is valid: the pinned one, with every rule it breaks.
    Candidate pinned() const {
        const auto number = [](const std::optional<double>& pin, int other) {
            return pin ? static_cast<int>(std::lround(*pin)) : other;
        };
        const ParallelInputs& pins = m_request.pinned;
        Candidate out;
        Strategy& s = out.strategy;
        s.tp = number(pins.tp, 1);
        s.pp = number(pins.pp, 1);
        s.vpp = number(pins.vpp, 1);
        s.cp = number(pins.cp, 1);
        s.ep = number(pins.ep, 1);
        s.microBatch = number(pins.microBatch, 1);
        s.dp = std::max(1, m_request.accelerators / std::max(1, s.modelParallel()));
        s.sharding = pins.sharding.value_or(defaultSharding());
        s.recompute = pins.recompute.value_or(Recompute::none);
        s.sequenceParallel = m_job.stack.support.sequenceParallel;
        s.schedule = s.vpp > 1 ? Schedule::interleaved : Schedule::oneForwardOneBackward;
        out.reasons = checkStrategy(s, m_job, m_machine, m_request.accelerators);
        out.status = CandidateStatus::invalid;
        return out;
    }

private:
    Sharding defaultSharding() const {
        for (const Sharding kind : {Sharding::zero1, Sharding::fsdp, Sharding::zero3, Sharding::none}) {
            if ((m_job.stack.support.shardings >> static_cast<unsigned>(kind) & 1U) != 0) return kind;
        }
        return Sharding::none;
    }

    /// Strategies with fewer dimensions that are within the band of the best: for each number of dimensions
    /// the fastest, when it beats all that need even fewer.
    void markSimpler(const Ranking& known, double simplerShare, SearchResult& result) const {
        if (known.best().empty()) return;
        const Scored& best = known.best().front();
        const auto levels = static_cast<std::size_t>(complexity(best.strategy));
        double fastest = best.seconds * (1 + simplerShare);
        std::vector<Candidate> extra;
        for (std::size_t level = 0; level < levels; ++level) {
            const Scored& simple = known.byComplexity()[level];
            if (simple.seconds > fastest) continue;
            fastest = simple.seconds;
            const auto shown = std::find_if(result.best.begin(), result.best.end(), [&](const Candidate& c) {
                return c.strategy == simple.strategy;
            });
            if (shown != result.best.end()) {
                shown->simpler = true;
                continue;
            }
            extra.push_back(candidate(simple));
            extra.back().simpler = true;
        }
        result.best.insert(result.best.end(), extra.rbegin(), extra.rend());
    }

    const Job& m_job;
    const Machine& m_machine;
    const StepTimer& m_timer;
    const MemoryModel& m_memory;
    const SearchRequest& m_request;
};

/// Two plans of one model on one cluster share most of their error: a third of the band separates them.
double equallyGoodShare(const Job& job, const Machine& machine, int accelerators) {
    Strategy plain;
    plain.dp = accelerators;
    return std::max(0.0, timeBand(job, machine, plain).high - 1) / 3;
}

void sortByBound(std::vector<SplitGroup>& groups) {
    std::stable_sort(groups.begin(), groups.end(),
                     [](const SplitGroup& a, const SplitGroup& b) { return a.bound < b.bound; });
}

} // namespace

Error overMemory(const MemoryModel& memory, const Strategy& strategy, double limit) {
    int fullest = 0;
    double required = 0;
    for (int stage = 0; stage < strategy.pp; ++stage) {
        const double bytes = memory.stage(strategy, stage).device;
        if (bytes <= required) continue;
        required = bytes;
        fullest = stage;
    }
    return {"memory.over_limit",
            "/strategy",
            {argument("over", ArgumentKind::bytes, required - limit),
             argument("stage", ArgumentKind::count, fullest),
             argument("required", ArgumentKind::bytes, required),
             argument("limit", ArgumentKind::bytes, limit)}};
}

SearchResult search(const Job& job, const Machine& machine, const StepTimer& timer, const MemoryModel& memory,
                    const SearchRequest& request, std::stop_token stop) {
    const auto start = std::chrono::steady_clock::now();
    SearchResult result;
    const Presenter presenter(job, machine, timer, memory, request);
    if (request.accelerators < 1 || job.globalBatch < 1 || job.model.layers < 1) {
        result.closest = presenter.pinned();
        return result;
    }
    const StrategySpace space(job, request);
    PassTimes passes(timer, space.microBatchCount());
    std::vector<SplitGroup> groups = space.groups(passes);
    sortByBound(groups);
    for (const SplitGroup& group : groups)
        result.statistics.generated += group.size;

    const VisitContext context{space,
                               passes,
                               timer,
                               memory,
                               request.memoryLimit,
                               equallyGoodShare(job, machine, request.accelerators),
                               request.exhaustive};
    Rounds rounds(context, request, std::move(stop));
    result.cancelled = !rounds.run(groups);
    const VisitCounts counts = rounds.counts();
    result.statistics.evaluated = counts.evaluated;
    result.statistics.feasible = counts.feasible;
    result.statistics.pruned = result.statistics.generated - counts.evaluated;
    presenter.fill(rounds.known(), context.simplerShare, result);
    if (result.best.empty() && result.rejected.empty()) result.closest = presenter.pinned();
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    result.statistics.seconds = elapsed.count();
    return result;
}

} // namespace rackwright
