// The question asked backwards over the whole shipped catalogue, 8 to 16,384 accelerators.
#include "core/files/catalog_reader.h"
#include "core/finder/finder.h"

#include <benchmark/benchmark.h>
#include <chrono>
#include <cstdlib>

using namespace rackwright;

namespace {

Scenario question() {
    Scenario scenario; // Llama 3.1 70B, 15 T tokens
    scenario.limits.deadlineDays = 200;
    scenario.limits.budgetM = 200;
    scenario.limits.powerMw = 10;
    return scenario;
}

double secondsSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Argument: threads. `first_ms` is the time to the first cluster that keeps every limit.
void find(benchmark::State& state) {
    const Result<Catalog> catalog = shippedCatalog();
    if (!catalog) std::abort();
    FindRequest request;
    request.scenario = question();
    request.fewestAccelerators = 8;
    request.threads = static_cast<int>(state.range(0));
    FindResult result;
    double first = 0;
    for (auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        first = 0;
        result = findClusters(request, *catalog, {}, [&](const FoundCluster& cluster, double) {
            if (first == 0 && cluster.way) first = secondsSince(start);
        });
    }
    state.counters["considered"] = static_cast<double>(result.considered);
    state.counters["ruled_out"] = static_cast<double>(result.ruledOut);
    state.counters["planned"] = static_cast<double>(result.planned);
    state.counters["first_ms"] = 1000 * first;
}

/// Time from the wish to stop, on the first cluster, to the return.
void cancel(benchmark::State& state) {
    const Result<Catalog> catalog = shippedCatalog();
    if (!catalog) std::abort();
    FindRequest request;
    request.scenario = question();
    request.threads = static_cast<int>(state.range(0));
    for (auto _ : state) {
        std::stop_source stop;
        auto asked = std::chrono::steady_clock::now();
        findClusters(request, *catalog, stop.get_token(), [&](const FoundCluster&, double) {
            if (stop.stop_requested()) return;
            asked = std::chrono::steady_clock::now();
            stop.request_stop();
        });
        state.SetIterationTime(secondsSince(asked));
    }
}

} // namespace

BENCHMARK(find)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);
BENCHMARK(cancel)->Arg(2)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(3);

BENCHMARK_MAIN();
