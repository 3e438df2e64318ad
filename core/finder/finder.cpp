#include "core/finder/finder.h"

#include "core/finder/cluster_plan.h"
#include "core/finder/cluster_space.h"
#include "core/finder/cluster_variants.h"
#include "core/inputs/input_table.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <mutex>
#include <span>
#include <thread>

namespace rackwright {

namespace {

constexpr std::size_t kNearestMisses = 12;
/// Clusters planned between two looks at what is already beaten; fixed, so that the answer does not depend on
/// threads.
constexpr std::size_t kRound = 16;
/// Clusters that cannot keep the limits and are planned all the same, to name the nearest ways out.
constexpr std::size_t kMissesPlanned = 32;

/// Share of the space that is decided before and after a round.
struct Progress {
    double before = 0, after = 0;
};

/// Plans one round; the slot order keeps the result independent of the threads.
std::vector<std::optional<FoundCluster>> planRound(std::span<const ClusterChoice> choices,
                                                   const Catalog& catalog, int threads, std::stop_token stop,
                                                   Progress progress, const FoundCallback& callback) {
    std::vector<std::optional<FoundCluster>> slots(choices.size());
    std::atomic<std::size_t> next{0};
    std::mutex reporting;
    double share = progress.before;
    const auto work = [&] {
        for (std::size_t i = next++; i < choices.size() && !stop.stop_requested(); i = next++) {
            slots[i] = planCluster(choices[i], catalog, stop);
            if (!callback) continue;
            const std::scoped_lock lock(reporting);
            share += (progress.after - progress.before) / double(choices.size());
            if (slots[i]) callback(*slots[i], share);
        }
    };
    std::vector<std::jthread> pool;
    for (int i = 1; i < threads; ++i)
        pool.emplace_back(work);
    work();
    pool.clear(); // joins
    return slots;
}

/// Whether some planned cluster that keeps the limits is at least as cheap and as soon as this one could ever
/// be.
bool beaten(const ClusterBound& bound, const std::vector<FoundCluster>& clusters) {
    const auto coversWay = [&](double days, double outlay) {
        return std::ranges::any_of(clusters, [&](const FoundCluster& cluster) {
            return cluster.way && cluster.calendarDays <= days && cluster.outlay.value() <= outlay;
        });
    };
    const bool rentBeaten = !bound.rentable || coversWay(bound.rentDays, bound.rentOutlay);
    const bool hybridBeaten = !bound.rentable || coversWay(bound.rentDays, bound.hybridOutlay);
    return rentBeaten && hybridBeaten && coversWay(bound.buyDays, bound.buyOutlay);
}

bool better(const FoundCluster& a, const FoundCluster& b) {
    if (a.way.has_value() != b.way.has_value()) return a.way.has_value();
    if (a.broken.size() != b.broken.size()) return a.broken.size() < b.broken.size();
    const auto hasPrice = [](const FoundCluster& cluster) { return cluster.rentable || cluster.buyable; };
    if (hasPrice(a) != hasPrice(b)) return hasPrice(a);
    if (a.outlay != b.outlay) return a.outlay < b.outlay;
    if (a.calendarDays != b.calendarDays) return a.calendarDays < b.calendarDays;
    if (a.acceleratorId != b.acceleratorId) return a.acceleratorId < b.acceleratorId;
    return a.accelerators < b.accelerators;
}

/// `clusters` is sorted by cost: a cluster is on the front when it is sooner than all cheaper ones.
void markFront(FindResult& result) {
    double soonest = 1e300;
    for (std::size_t i = 0; i < result.clusters.size() && result.clusters[i].way; ++i) {
        FoundCluster& cluster = result.clusters[i];
        if (cluster.calendarDays >= soonest) continue;
        soonest = cluster.calendarDays;
        cluster.onFront = true;
        result.fastest = i;
    }
    if (!result.clusters.empty() && result.clusters.front().way) result.cheapest = 0;
}

void dropFarMisses(std::vector<FoundCluster>& clusters) {
    const auto firstMiss =
        std::ranges::find_if(clusters, [](const FoundCluster& cluster) { return !cluster.way; });
    const auto misses = static_cast<std::size_t>(clusters.end() - firstMiss);
    if (misses > kNearestMisses) clusters.erase(firstMiss + kNearestMisses, clusters.end());
}

/// Sorts, so that an index means the same for everyone.
void arrange(FindResult& result) {
    std::ranges::sort(result.clusters, better);
    for (FoundCluster& cluster : result.clusters)
        cluster.onFront = false;
    markFront(result);
}

/// The next choices worth planning, in order; counts those that are proven worse in `ruledOut`.
std::vector<ClusterChoice> nextRound(const ClusterSpace& space, std::size_t& next, FindResult& result,
                                     std::size_t& misses) {
    const bool answered =
        std::ranges::any_of(result.clusters, [](const auto& c) { return c.way.has_value(); });
    std::vector<ClusterChoice> round;
    for (; next < space.choices.size() && round.size() < kRound; ++next) {
        const ClusterChoice& choice = space.choices[next];
        const bool miss = choice.bound.breaksLimits;
        const bool skip = miss ? answered || misses >= kMissesPlanned : beaten(choice.bound, result.clusters);
        if (skip) {
            ++result.ruledOut;
            continue;
        }
        misses += miss ? 1 : 0;
        round.push_back(choice);
    }
    return round;
}

/// Tries the answers that matter in other servers and on other networks.
void varyServersAndNetworks(const FindRequest& request, const Catalog& catalog, std::stop_token stop,
                            const FoundCallback& found, FindResult& result) {
    arrange(result);
    std::vector<ClusterChoice> choices;
    std::vector<std::size_t> bases;
    for (const std::size_t base : worthVarying(result.clusters)) {
        for (ClusterChoice& choice : variantsOf(result.clusters[base], catalog)) {
            choices.push_back(std::move(choice));
            bases.push_back(base);
        }
    }
    result.considered += static_cast<std::int64_t>(choices.size());
    const auto report = [&](const FoundCluster& cluster, double share) {
        if (found && cluster.way) found(cluster, share);
    };
    auto planned = planRound(choices, catalog, request.threads, stop, {1, 1}, report);
    std::vector<FoundCluster> gains;
    for (std::size_t i = 0; i < planned.size(); ++i) {
        if (!planned[i]) continue;
        ++result.planned;
        if (improves(*planned[i], result.clusters[bases[i]])) gains.push_back(std::move(*planned[i]));
    }
    std::ranges::move(gains, std::back_inserter(result.clusters));
}

} // namespace

std::vector<FindingAction> changesTo(const Scenario& from, const FoundCluster& cluster) {
    std::vector<FindingAction> changes;
    for (const InputDefinition& input : inputTable()) {
        const InputValue wanted = input.get(cluster.scenario);
        if (input.get(from) != wanted) changes.push_back({std::string(input.id), printInput(input, wanted)});
    }
    return changes;
}

FindResult findClusters(const FindRequest& request, const Catalog& catalog, std::stop_token stop,
                        const FoundCallback& found) {
    ClusterSpace space = clusterSpace(request, catalog);
    FindResult result;
    result.leftOut = std::move(space.leftOut);
    result.considered = space.considered;
    result.ruledOut = space.ruledOut;
    std::size_t next = 0;
    std::size_t misses = 0;
    while (!stop.stop_requested()) {
        const double all = std::max<double>(1.0, double(space.choices.size()));
        const double before = double(next) / all;
        const std::vector<ClusterChoice> round = nextRound(space, next, result, misses);
        if (round.empty()) break;
        const Progress progress{before, double(next) / all};
        for (auto& slot : planRound(round, catalog, request.threads, stop, progress, found)) {
            if (slot) result.clusters.push_back(std::move(*slot));
        }
    }
    result.planned = static_cast<std::int64_t>(result.clusters.size());
    varyServersAndNetworks(request, catalog, stop, found, result);
    result.cancelled = stop.stop_requested();
    arrange(result);
    dropFarMisses(result.clusters);
    return result;
}

} // namespace rackwright
