#include "core/validation/case_strategy.h"

#include "core/validation/case_degrees.h"
#include "core/validation/case_recompute.h"
#include "core/validation/case_stack.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kLargestDegree = 1e6;

const char* shardingName(Sharding sharding) {
    static constexpr const char* kNames[] = {"none", "zero1", "zero2", "zero3", "fsdp", "hsdp"};
    return kNames[static_cast<int>(sharding)];
}

int degree(double value) {
    return static_cast<int>(std::clamp(value, 1.0, kLargestDegree));
}

void assume(std::vector<Assumption>& assumptions, const char* field, double value, const char* reason) {
    assumptions.push_back({field, std::to_string(std::llround(value)), reason});
}

void setVirtualStages(const RunRow& row, Job& job, Strategy& strategy, std::vector<Assumption>& assumptions) {
    const auto stated = row.vpp ? row.vpp : row.options.vpp;
    if (stated) {
        strategy.vpp = strategy.pp > 1 ? degree(*stated) : 1;
    } else if (strategy.pp > 1 && interleavesByDefault(job.stack)) {
        const std::int64_t perStage = (job.model.layers + strategy.pp - 1) / strategy.pp;
        const double rounds =
            static_cast<double>(job.globalBatch) / (static_cast<double>(strategy.dp) * strategy.microBatch);
        for (int v = 8; v > 1 && rounds >= strategy.pp && strategy.vpp == 1; --v)
            if (perStage % v == 0) strategy.vpp = v;
        assume(assumptions, "vpp", strategy.vpp, "stack_default");
    }
    if (strategy.vpp > 1) strategy.schedule = Schedule::interleaved;
}

void setSharding(const RunRow& row, const Job& job, Strategy& strategy,
                 std::vector<Assumption>& assumptions) {
    const bool several = strategy.dp * strategy.cp > 1;
    const auto stated = row.sharding ? row.sharding : row.options.sharding;
    if (!stated) {
        strategy.sharding = defaultSharding(job.stack, several);
        assumptions.push_back({"zero_stage_or_fsdp", shardingName(strategy.sharding), "stack_default"});
        return;
    }
    strategy.sharding = stated->sharding;
    // Megatron's data-parallel class goes with its distributed optimizer; "DDP" there says only that FSDP is
    // off.
    if (stated->plainDdp) strategy.sharding = defaultSharding(job.stack, several);
    // A group of several but not all replicas keeps one copy of the states per group.
    if (stated->group > 1 && stated->group < strategy.dp * strategy.cp) {
        strategy.shardGroup = stated->group;
        if (strategy.sharding == Sharding::fsdp || strategy.sharding == Sharding::zero3)
            strategy.sharding = Sharding::hsdp;
    }
    if (strategy.sharding == Sharding::hsdp && strategy.shardGroup == 0) strategy.shardGroup = 8;
}

void setRecompute(const RunRow& row, const Machine& machine, const Job& job, Strategy& strategy,
                  std::vector<Assumption>& assumptions) {
    if (row.recompute) {
        strategy.recompute = row.recompute->recompute;
        strategy.selectiveModules = row.recompute->modules;
        strategy.recomputedLayers = row.recompute->layers;
        return;
    }
    const RecomputeGuess guess = guessRecompute(job, machine, strategy);
    strategy.recompute = guess.recompute;
    strategy.selectiveModules = guess.modules;
    static constexpr const char* kNames[] = {"none", "selective", "full"};
    assumptions.push_back({"recompute", kNames[static_cast<int>(guess.recompute)],
                           guess.fromMemory ? "fits_memory" : "stack_default"});
}

} // namespace

Strategy caseStrategy(const RunRow& row, const Machine& machine, Job& job,
                      std::vector<Assumption>& assumptions) {
    Strategy strategy;
    strategy.sharding =
        row.sharding ? row.sharding->sharding : defaultSharding(job.stack, row.accelerators.value_or(1) > 1);
    setDegrees(row, machine, job, strategy, assumptions);
    setExpertDegrees(row, job, strategy, assumptions);
    setSharding(row, job, strategy, assumptions);
    setBatch(row, job, strategy, assumptions);
    setVirtualStages(row, job, strategy, assumptions);
    strategy.contextKind = row.options.contextKind.value_or(ContextKind::ring);
    if (row.offload) strategy.offload = row.offload->states;
    const auto sequenceParallel = row.sequenceParallel ? row.sequenceParallel : row.options.sequenceParallel;
    strategy.sequenceParallel = sequenceParallel.value_or(job.stack.speed.sequenceParallel);
    if (!sequenceParallel && strategy.tp > 1)
        assumptions.push_back(
            {"sequence_parallel", strategy.sequenceParallel ? "yes" : "no", "stack_default"});
    setRecompute(row, machine, job, strategy, assumptions);
    return strategy;
}

} // namespace rackwright
