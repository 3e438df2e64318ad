#include "core/validation/case_strategy.h"

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

const char* taskName(Task task) {
    static constexpr const char* kNames[] = {
        "pretrain", "continued pretrain", "long-context", "full fine-tuning", "lora", "qlora"};
    return kNames[static_cast<int>(task)];
}

int degree(double value) {
    return static_cast<int>(std::clamp(value, 1.0, kLargestDegree));
}

void assume(std::vector<Assumption>& assumptions, const char* field, double value, const char* reason) {
    assumptions.push_back({field, std::to_string(std::llround(value)), reason});
}

/// TP up to the domain, then PP, until weights and optimizer states leave room for activations.
void growUntilFits(const RunRow& row, const Machine& machine, const Job& job, double total,
                   Strategy& strategy, std::vector<Assumption>& assumptions) {
    constexpr double kStateShare = 0.6;
    const auto fits = [&] {
        Strategy trial = strategy;
        trial.dp = degree(total / trial.modelParallel());
        return roughStateBytes(job, trial) <= kStateShare * machine.memoryBytes;
    };
    if (machine.memoryBytes <= 0) return;
    const auto room = [&] { return 2.0 * strategy.modelParallel() <= total; };
    while (!row.tp && !fits() && room() && 2 * strategy.tp <= machine.domain &&
           job.model.heads % (2 * strategy.tp) == 0)
        strategy.tp *= 2;
    while (!row.pp && !fits() && room() && 2 * strategy.pp <= job.model.layers)
        strategy.pp *= 2;
    if (!row.tp) assume(assumptions, "tp", strategy.tp, strategy.tp > 1 ? "fits_memory" : "engine_default");
    if (!row.pp) assume(assumptions, "pp", strategy.pp, strategy.pp > 1 ? "fits_memory" : "engine_default");
}

/// What is left for one degree when the others and the number of accelerators are stated.
void fillFromTotal(const RunRow& row, double total, Strategy& strategy,
                   std::vector<Assumption>& assumptions) {
    if (!row.dp) return;
    const double others = static_cast<double>(strategy.dp) * strategy.tp * strategy.pp * strategy.cp;
    const double left = total / others;
    if (left < 1.5 || left != std::floor(left)) return;
    if (!row.tp && left <= 8) {
        strategy.tp = degree(left);
        assume(assumptions, "tp", left, "derived");
    } else if (!row.pp) {
        strategy.pp = degree(left);
        assume(assumptions, "pp", left, "derived");
    } else if (!row.cp) {
        strategy.cp = degree(left);
        assume(assumptions, "cp", left, "derived");
    }
}

void setDegrees(const RunRow& row, const Machine& machine, const Job& job, Strategy& strategy,
                std::vector<Assumption>& assumptions) {
    strategy.tp = degree(row.tp.value_or(1));
    strategy.pp = degree(row.pp.value_or(1));
    strategy.cp = degree(row.cp ? *row.cp : row.options.cp.value_or(1));
    strategy.dp = degree(row.dp.value_or(1));
    if (!row.accelerators) {
        if (!row.dp) assume(assumptions, "dp", 1, "engine_default");
        return;
    }
    const double total = *row.accelerators;
    fillFromTotal(row, total, strategy, assumptions);
    if (!row.dp) growUntilFits(row, machine, job, total, strategy, assumptions);
    const double replicas = std::max(1.0, std::floor(total / strategy.modelParallel()));
    if (row.dp && static_cast<double>(strategy.accelerators()) == total) return;
    // Sheets that count CP inside DP, or print the data-parallel degree of one part: the devices decide.
    strategy.dp = degree(replicas);
    assume(assumptions, "dp", replicas, "derived");
}

void setExpertDegrees(const RunRow& row, const Job& job, Strategy& strategy,
                      std::vector<Assumption>& assumptions) {
    strategy.etp = degree(row.options.etp.value_or(1));
    const auto stated = row.ep ? row.ep : row.options.ep;
    if (!job.model.isMoe()) return;
    if (stated) {
        strategy.ep = degree(*stated);
        return;
    }
    const int limit = std::min(strategy.dp * strategy.cp, 64);
    while (2 * strategy.ep <= limit && job.model.moe.experts % (2 * strategy.ep) == 0)
        strategy.ep *= 2;
    assume(assumptions, "ep", strategy.ep, "engine_default");
}

void setBatch(const RunRow& row, Job& job, Strategy& strategy, std::vector<Assumption>& assumptions) {
    const double replicas = strategy.dp;
    const auto accumulation = row.gradAccumulation ? row.gradAccumulation : row.options.gradAccumulation;
    const auto batch = row.globalBatch ? row.globalBatch : row.options.globalBatch;
    double micro = row.microBatch.value_or(0);
    if (micro < 1) {
        if (batch && accumulation)
            micro = std::floor(*batch / (replicas * *accumulation) + 0.5);
        else if (strategy.tp > 1 || strategy.pp > 1)
            micro = 1;
        else
            micro = batch ? std::min(8.0, std::floor(*batch / replicas)) : 1;
        micro = std::max(1.0, micro);
        assume(assumptions, "micro_batch", micro, batch && accumulation ? "derived" : "engine_default");
    }
    strategy.microBatch = degree(micro);
    const double global = batch.value_or(micro * replicas * accumulation.value_or(1));
    job.globalBatch = std::llround(std::clamp(global, 1.0, 1e9));
    if (!batch) assume(assumptions, "global_batch", global, accumulation ? "derived" : "engine_default");
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

Quantisation quantisationOf(const RunRow& row) {
    if (row.options.quantisation) return *row.options.quantisation;
    const double bits = row.quantisationBits.value_or(4);
    return bits >= 8 ? Quantisation::int8 : Quantisation::nf4;
}

void setAdapter(const RunRow& row, Recipe& recipe, std::vector<Assumption>& assumptions) {
    if (row.loraRank)
        recipe.adapter.rank = degree(*row.loraRank);
    else if (row.options.rank)
        recipe.adapter.rank = *row.options.rank;
    else
        assume(assumptions, "lora_rank", recipe.adapter.rank, "engine_default");
    recipe.adapter.embeddings = row.options.adapterEmbeddings;
    recipe.adapter.parameters = row.options.trainableParameters.value_or(0);
    if (!row.options.targets) return;
    recipe.adapter.allLinear = *row.options.targets == AdapterTargets::allLinear;
    recipe.adapter.attentionOutput = *row.options.targets == AdapterTargets::attention;
}

Task taskOf(const RunRow& row) {
    std::optional<Task> task = row.task;
    if (!task && row.precision) task = row.precision->task;
    if (!task) task = row.options.task;
    if (!task && row.loraRank) task = Task::lora;
    const bool quantised =
        row.quantisationBits || (row.options.quantisation && *row.options.quantisation != Quantisation::none);
    if (task == Task::lora && quantised) return Task::qlora;
    return task.value_or(Task::pretrain);
}

} // namespace

Recipe caseRecipe(const RunRow& row, std::vector<Assumption>& assumptions) {
    Recipe recipe;
    recipe.task = taskOf(row);
    if (!row.task) assumptions.push_back({"task", taskName(recipe.task), "engine_default"});
    if (row.precision) {
        recipe.precision = row.precision->precision;
        recipe.weights = row.precision->weights;
        recipe.gradients = row.precision->gradients;
    }
    if (row.options.precision) recipe.precision = *row.options.precision;
    if (!(row.precision && row.precision->stated) && !row.options.precision)
        assumptions.push_back({"precision", "bf16", "engine_default"});
    if (row.optimizer) {
        recipe.optimizer = row.optimizer->kind;
        recipe.pagedOptimizer = row.optimizer->paged;
    }
    recipe.moments = row.moments.value_or(MomentType::automatic);
    recipe.attention = row.attention.value_or(AttentionKernel::automatic);
    recipe.loss = row.options.loss.value_or(LossKernel::automatic);
    recipe.optimizerInBackward = row.options.optimizerInBackward;
    recipe.activationOffload = row.options.activationOffload || (row.offload && row.offload->activations);
    recipe.compiled = row.options.compiled.value_or(false);
    if (recipe.task == Task::qlora) recipe.quantisation = quantisationOf(row);
    if (recipe.frozenBase()) setAdapter(row, recipe, assumptions);
    return recipe;
}

void applyStackRecipe(const RunRow& row, const SoftwareStack& stack, Recipe& recipe,
                      std::vector<Assumption>& assumptions) {
    if (!recipe.frozenBase() || row.options.targets) return;
    // Documented defaults: LitGPT and torchtune adapt queries and values, the others every linear layer.
    recipe.adapter.allLinear = stack.id != "litgpt" && stack.id != "torchtune";
    assumptions.push_back({"lora_targets", recipe.adapter.allLinear ? "all linear" : "q,v", "stack_default"});
}

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
