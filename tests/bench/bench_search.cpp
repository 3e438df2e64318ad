// The whole space of one cluster: candidates a second without pruning, and the time of a pruned search.
//
// The large grid is dense 175B on 4,096 A100 with a batch of 4,096 sequences on a stack that offers every
// split and sharding, so that nothing but the rules limits the space.
#include "core/search/search.h"
#include "tests/support/memory_jobs.h"

#include <benchmark/benchmark.h>

using namespace rackwright;
using namespace rackwright::testing;

namespace {

enum class Model { dense175b, dense70b, moe671b };
/// What limits the space: the job's own stack, what frameworks can do today, or nothing but the rules.
enum class Splits { stack, frameworks, everything };

ModelShape shapeOf(Model model) {
    if (model == Model::dense175b) return gpt175b();
    return model == Model::moe671b ? deepSeekV3() : denseShape(80, 8192, 64, 8, 28672, 128256);
}

Machine ampere() {
    Machine machine = hopper();
    machine.acceleratorId = "a100-sxm-80";
    machine.peak16 = 312e12;
    machine.peak8 = 0;
    machine.hbmRate = 2.039e12;
    machine.scaleUpRate = machine.scaleUpPairRate = 300e9;
    machine.nicRate = 25e9;
    return machine;
}

void run(benchmark::State& state, Model model, Splits splits, bool exhaustive,
         SearchAim aim = SearchAim::everything) {
    const auto accelerators = static_cast<int>(state.range(0));
    Job job =
        jobOf(shapeOf(model), "megatron-core-2025", model == Model::dense175b ? 2048 : 4096, state.range(1));
    if (splits != Splits::stack)
        job.stack.support = ParallelSupport{.shardsGradientsInPipelines = splits == Splits::everything};
    const Machine machine = ampere();
    const StepTimer timer(job, machine);
    const MemoryModel memory(job, machine);
    SearchRequest request;
    request.accelerators = accelerators;
    request.memoryLimit = 0.9 * machine.usableBytes;
    request.exhaustive = exhaustive;
    request.aim = aim;
    request.threads = static_cast<int>(state.range(2));
    SearchResult result;
    for (auto _ : state)
        result = search(job, machine, timer, memory, request);
    const auto total = static_cast<double>(result.statistics.generated);
    state.counters["candidates"] = total;
    state.counters["evaluated"] = static_cast<double>(result.statistics.evaluated);
    state.counters["feasible"] = static_cast<double>(result.statistics.feasible);
    state.counters["front"] = static_cast<double>(result.front.size());
    state.counters["candidates/s"] = benchmark::Counter(total, benchmark::Counter::kIsIterationInvariantRate);
}

} // namespace

// Arguments: accelerators, global batch, threads.
BENCHMARK_CAPTURE(run, unpruned_175b, Model::dense175b, Splits::everything, true)
    ->Args({4096, 4096, 1})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);
BENCHMARK_CAPTURE(run, unpruned_moe, Model::moe671b, Splits::stack, true)
    ->Args({1024, 1024, 1})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);
BENCHMARK_CAPTURE(run, pruned_175b, Model::dense175b, Splits::everything, false)
    ->Args({4096, 4096, 1})
    ->Args({4096, 4096, 2})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(run, winner_175b, Model::dense175b, Splits::everything, false, SearchAim::fastest)
    ->Args({4096, 4096, 1})
    ->Args({4096, 4096, 2})
    ->Unit(benchmark::kMillisecond);
// Without ZeRO-2, ZeRO-3 and FSDP inside pipelines, which no framework offers.
BENCHMARK_CAPTURE(run, winner_175b_frameworks, Model::dense175b, Splits::frameworks, false,
                  SearchAim::fastest)
    ->Args({4096, 4096, 1})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(run, winner_70b, Model::dense70b, Splits::stack, false, SearchAim::fastest)
    ->Args({1024, 1024, 1})
    ->Args({16384, 16384, 1})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(run, pruned_70b, Model::dense70b, Splits::stack, false)
    ->Args({64, 1024, 1})
    ->Args({1024, 1024, 1})
    ->Args({16384, 16384, 1})
    ->Args({131072, 131072, 1})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(run, pruned_moe, Model::moe671b, Splits::stack, false)
    ->Args({1024, 1024, 1})
    ->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
