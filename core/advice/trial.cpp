#include "core/advice/trial.h"

#include "core/cluster/cluster.h"
#include "core/cost/cost.h"
#include "core/plan/resolve.h"
#include "core/search/search.h"
#include "core/units/quantity.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace rackwright::advice {

namespace {

constexpr int kLargestTensor = 64;
constexpr std::array kPipelines{1, 2, 4, 8, 16, 32, 64};

int whole(const std::optional<double>& pinned, int otherwise) {
    return pinned ? static_cast<int>(std::lround(*pinned)) : otherwise;
}

std::vector<int> tensorDegrees(const Machine& machine, const ParallelInputs& pinned) {
    if (pinned.tp) return {whole(pinned.tp, 1)};
    std::vector<int> degrees;
    for (int tp = 1; tp <= std::min(machine.domain, kLargestTensor); tp *= 2)
        degrees.push_back(tp);
    return degrees;
}

std::vector<int> pipelineDegrees(const ParallelInputs& pinned) {
    if (pinned.pp) return {whole(pinned.pp, 1)};
    return {kPipelines.begin(), kPipelines.end()};
}

std::vector<int> expertDegrees(const Job& job, const ParallelInputs& pinned) {
    if (pinned.ep) return {whole(pinned.ep, 1)};
    if (!job.model.isMoe()) return {1};
    return {1, 8, 32};
}

std::vector<Sharding> shardings(const ParallelInputs& pinned) {
    if (pinned.sharding) return {*pinned.sharding};
    return {Sharding::zero1, Sharding::fsdp};
}

/// Gives `strategy` the replicas that fill `accelerators`; false when they do not come out even.
bool fill(Strategy& strategy, int accelerators) {
    const int perReplica = strategy.modelParallel();
    if (perReplica <= 0 || accelerators % perReplica != 0) return false;
    strategy.dp = accelerators / perReplica;
    strategy.shardGroup = 0;
    return strategy.dp % std::max(1, strategy.ep) == 0;
}

} // namespace

Trial::Trial(Job job, const Machine& machine, const ParallelInputs& pinned)
    : m_job(std::move(job)), m_machine(machine), m_pinned(pinned), m_timer(m_job, machine),
      m_memory(m_job, machine) {}

bool Trial::usable(const Strategy& strategy, int accelerators, double memoryLimit) const {
    if (m_memory.peak(strategy) > memoryLimit) return false;
    return checkStrategy(strategy, m_job, m_machine, accelerators).empty();
}

bool Trial::fits(int accelerators, double memoryLimit) const {
    Strategy strategy;
    strategy.microBatch = whole(m_pinned.microBatch, 1);
    strategy.cp = whole(m_pinned.cp, 1);
    strategy.recompute = m_pinned.recompute.value_or(Recompute::full);
    for (const int tp : tensorDegrees(m_machine, m_pinned)) {
        for (const int pp : pipelineDegrees(m_pinned)) {
            for (const int ep : expertDegrees(m_job, m_pinned)) {
                for (const Sharding sharding : shardings(m_pinned)) {
                    strategy.tp = tp;
                    strategy.pp = pp;
                    strategy.ep = ep;
                    strategy.sharding = sharding;
                    if (fill(strategy, accelerators) && usable(strategy, accelerators, memoryLimit))
                        return true;
                }
            }
        }
    }
    return false;
}

bool fits(const Scenario& scenario, const Catalog& catalog) {
    const Result<Job> job = resolveJob(scenario, catalog);
    const Result<Machine> machine = resolveMachine(scenario, catalog);
    if (!job || !machine) return false;
    const int accelerators = static_cast<int>(scenario.hardware.servers) * machine->perServer;
    const Trial trial(*job, *machine, scenario.parallel);
    return trial.fits(accelerators, machine->usableBytes * scenario.limits.memoryUse);
}

std::optional<TrialResult> Trial::fastestNear(const Strategy& around, int accelerators,
                                              double memoryLimit) const {
    std::optional<TrialResult> best;
    const int chunks =
        around.pp * around.vpp; // pp and vpp move against each other, so that layers keep their chunks
    for (const int pp : {around.pp, around.pp / 2, around.pp * 2}) {
        if (pp < 1 || (m_pinned.pp && pp != around.pp)) continue;
        for (const int microBatch : {around.microBatch, 1, 2, 4}) {
            if (m_pinned.microBatch && microBatch != around.microBatch) continue;
            for (const Recompute recompute :
                 {around.recompute, Recompute::none, Recompute::selective, Recompute::full}) {
                if (m_pinned.recompute && recompute != around.recompute) continue;
                Strategy strategy = around;
                strategy.pp = pp;
                if (pp != around.pp)
                    strategy.vpp =
                        m_pinned.vpp || pp == 1 ? (pp == 1 ? 1 : around.vpp) : std::max(1, chunks / pp);
                strategy.schedule =
                    strategy.vpp > 1 ? Schedule::interleaved : Schedule::oneForwardOneBackward;
                strategy.microBatch = microBatch;
                strategy.recompute = recompute;
                if (!fill(strategy, accelerators)) continue;
                const double step = m_timer.step(strategy).total;
                if (best && step >= best->stepSeconds) continue;
                if (usable(strategy, accelerators, memoryLimit)) best = TrialResult{strategy, step};
            }
        }
    }
    return best;
}

std::optional<Outcome> planAt(const Outcome& outcome, const Catalog& catalog, double servers,
                              const TrialResult& result) {
    Outcome plan;
    plan.scenario = outcome.scenario;
    plan.scenario.hardware.servers = servers;
    plan.verdict = Verdict::feasible;
    plan.model = outcome.model;
    plan.parameters = outcome.parameters;
    plan.stackId = outcome.stackId;
    plan.serverName = outcome.serverName;
    plan.machine = outcome.machine;
    plan.accelerators = servers * outcome.machine.perServer;
    plan.strategy = result.strategy;
    plan.steps = outcome.steps;
    plan.time.lowFactor = outcome.time.lowFactor;
    plan.time.highFactor = outcome.time.highFactor;
    plan.time.step.total = result.stepSeconds;
    plan.computeDays = result.stepSeconds * plan.steps / kSecondsPerDay;
    Result<ClusterOutcome> cluster = designCluster(plan, catalog);
    if (!cluster) return std::nullopt;
    plan.cluster = std::move(*cluster);
    plan.trainingDays = plan.computeDays / plan.cluster.reliability.goodput;
    plan.cost = costPlan(plan, catalog);
    return plan;
}

LimitCheck checkLimits(const Outcome& outcome) {
    const LimitInputs& limits = outcome.scenario.limits;
    LimitCheck check;
    check.deadline = outcome.trainingDays <= limits.deadlineDays;
    check.power = outcome.cluster.power.meterMw <= limits.powerMw;
    const CostOutcome& cost = outcome.cost;
    const double budget = limits.budgetM * 1e6;
    const bool rentable = cost.hasRent && cost.rentThisRun.value() <= budget;
    const bool buyable = cost.hasBuy && cost.capital.value() <= budget;
    check.budget = rentable || buyable || (!cost.hasRent && !cost.hasBuy);
    return check;
}

} // namespace rackwright::advice
