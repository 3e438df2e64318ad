// What one evaluation of a strategy costs in the search loop. Target: at most 1 µs.
#include "../core/speed/reference_cases.h"
#include "core/speed/step_time.h"

#include <benchmark/benchmark.h>

using namespace rackwright;

namespace {

Strategy shardedSplit() {
    Strategy strategy = reference::split(1, 1, 1, 256);
    strategy.sharding = Sharding::fsdp;
    return strategy;
}

Strategy expertSplit() {
    Strategy strategy = reference::split(4, 8, 8, 8);
    strategy.cp = 2;
    strategy.ep = 8;
    return strategy;
}

void dense(benchmark::State& state) {
    const StepTimer timer(reference::job(reference::gpt3(), reference::megatronCore2024(), 2048, 256),
                          reference::h100());
    Strategy strategy = reference::split(4, 8, 12, 4);
    for (auto _ : state)
        benchmark::DoNotOptimize(timer.step(strategy).total);
}

void experts(benchmark::State& state) {
    const StepTimer timer(reference::job(reference::grok1(), reference::megatronCore2024(), 8192, 1024),
                          reference::h100());
    const Strategy strategy = expertSplit();
    for (auto _ : state)
        benchmark::DoNotOptimize(timer.step(strategy).total);
}

void sharded(benchmark::State& state) {
    const StepTimer timer(reference::job(reference::mpt7b(), reference::composer(), 2048, 1536),
                          reference::h100());
    const Strategy strategy = shardedSplit();
    for (auto _ : state)
        benchmark::DoNotOptimize(timer.step(strategy).total);
}

void lowerBound(benchmark::State& state) {
    const StepTimer timer(reference::job(reference::grok1(), reference::megatronCore2024(), 8192, 1024),
                          reference::h100());
    const Strategy strategy = expertSplit();
    for (auto _ : state)
        benchmark::DoNotOptimize(timer.lowerBound(strategy));
}

void preparation(benchmark::State& state) {
    const Job job = reference::job(reference::gpt3(), reference::megatronCore2024(), 2048, 256);
    const Machine machine = reference::h100();
    for (auto _ : state)
        benchmark::DoNotOptimize(StepTimer(job, machine));
}

BENCHMARK(dense)->ThreadRange(1, 2);
BENCHMARK(experts);
BENCHMARK(sharded);
BENCHMARK(lowerBound);
BENCHMARK(preparation);

} // namespace

BENCHMARK_MAIN();
