// Cost of one memory evaluation: the search asks for a peak at every candidate.
#include "core/memory/memory_model.h"
#include "tests/support/memory_jobs.h"

#include <benchmark/benchmark.h>

using namespace rackwright;
using namespace rackwright::testing;

namespace {

Strategy strategyFor(const Job& job) {
    Strategy s;
    s.tp = 8;
    s.pp = 16;
    s.dp = 32;
    s.ep = job.model.isMoe() ? 32 : 1;
    return s;
}

void peak(benchmark::State& state, const ModelShape& shape) {
    const Job job = jobOf(shape, "megatron-core-2025", 4096, 4096);
    const MemoryModel model(job, hopper());
    Strategy s = strategyFor(job);
    for (auto _ : state) {
        s.microBatch = s.microBatch % 8 + 1;
        benchmark::DoNotOptimize(model.peak(s));
    }
}

void largestMicroBatch(benchmark::State& state) {
    const Job job = jobOf(gpt175b(), "megatron-core-2025", 2048, 4096);
    const MemoryModel model(job, hopper());
    const Strategy s = strategyFor(job);
    for (auto _ : state)
        benchmark::DoNotOptimize(model.largestMicroBatch(s, 70e9));
}

void prepare(benchmark::State& state) {
    const Job job = jobOf(deepSeekV3(), "megatron-core-2025", 4096, 4096);
    for (auto _ : state)
        benchmark::DoNotOptimize(MemoryModel(job, hopper()));
}

} // namespace

BENCHMARK_CAPTURE(peak, dense_175b, gpt175b());
BENCHMARK_CAPTURE(peak, moe_671b, deepSeekV3());
BENCHMARK(largestMicroBatch);
BENCHMARK(prepare);

BENCHMARK_MAIN();
