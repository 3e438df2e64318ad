// What the plan itself says: memory it needs, where its predicted time goes, and how far the measured step is
// from the prediction.
#include "core/diagnosis/evidence.h"
#include "core/memory/memory_model.h"
#include "core/plan/part_ids.h"
#include "core/speed/step_time.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

bool computable(const ObservedRun& run) {
    return run.job && run.machine && run.strategy && run.job->model.layers > 0 && run.job->model.hidden > 0 &&
           run.job->model.heads > 0;
}

/// How much of the plan was said rather than assumed: evidence from an assumed split counts less.
double statedShare(const ObservedRun& run) {
    const RunRow& row = run.stated;
    const bool split = row.tp || row.pp || row.dp || row.sharding || row.cp || row.ep;
    const bool batch = row.microBatch || row.globalBatch || row.gradAccumulation;
    if (!row.accelerators) return 0.25;
    return 0.4 + (split ? 0.4 : 0) + (batch ? 0.2 : 0);
}

void weighMemory(const ObservedRun& run, Evidence& evidence) {
    if (!run.hasCapacity || run.machine->usableBytes <= 0) return;
    const MemoryModel memory(*run.job, *run.machine);
    const double share = memory.peak(*run.strategy) / run.machine->usableBytes;
    if (!std::isfinite(share)) return;
    const Error reason = shareReason("evidence.memory_share", share);
    const double certain = statedShare(run);
    // A run with a speed must have found room (offload, recomputation), and pays for it.
    if (share > 1.0) evidence.add(Cause::outOfMemory, (run.stepSeconds ? 1.8 : 3.5) * certain, reason);
    if (share > 1.5) evidence.add(Cause::outOfMemory, 1.0 * certain, reason);
    if (share > 0.9 && share <= 1.0) evidence.add(Cause::outOfMemory, 1 * certain, reason);
    if (share < 0.7) evidence.add(Cause::outOfMemory, -1);
}

double shareOf(const StepTime& step, TimePart part) {
    return step.total > 0 ? step.part(part) / step.total : 0;
}

void weighShares(const StepTime& step, double certain, Evidence& evidence) {
    struct Row {
        TimePart part;
        Cause cause;
        double threshold;
    };
    static constexpr Row kRows[] = {{TimePart::tensorParallel, Cause::tensorParallelNetwork, 0.15},
                                    {TimePart::dataParallel, Cause::dataParallelNetwork, 0.08},
                                    {TimePart::shardGather, Cause::dataParallelNetwork, 0.08},
                                    {TimePart::expertParallel, Cause::expertAllToAll, 0.10},
                                    {TimePart::bubble, Cause::pipelineBubble, 0.12},
                                    {TimePart::host, Cause::launchOverhead, 0.08},
                                    {TimePart::elementwise, Cause::memoryBandwidth, 0.25}};
    for (const Row& row : kRows) {
        const double share = shareOf(step, row.part);
        if (share > row.threshold)
            evidence.add(row.cause, certain * std::min(4.0, 1 + 7 * (share - row.threshold)),
                         shareReason("evidence.predicted_share", share));
    }
    const double work = shareOf(step, TimePart::matmul) + shareOf(step, TimePart::attention) +
                        shareOf(step, TimePart::recompute);
    if (work > 0.7)
        evidence.add(Cause::compute, 1.2 * certain, shareReason("evidence.predicted_share", work));
}

void weighGap(const ObservedRun& run, const StepTimer& timer, const StepTime& step, Evidence& evidence) {
    if (!run.stepSeconds || step.total <= 0) return;
    const double certain = statedShare(run);
    const double ratio = *run.stepSeconds / step.total;
    const TimeOutcome outcome = timer.explainTraffic(*run.strategy);
    const Error reason{"evidence.gap", {}, {argument("ratio", ArgumentKind::number, ratio)}};
    if (ratio < outcome.lowFactor * 0.75) evidence.add(Cause::wrongMeasurement, 1.5 * certain, reason);
    if (ratio <= outcome.highFactor) {
        if (shareOf(step, TimePart::matmul) > 0.5) evidence.add(Cause::compute, 1, reason);
        return; // as predicted: what the plan itself costs
    }
    // Slower than the plan explains: something the formulas do not contain.
    const double excess = certain * std::min(2.0, std::log(ratio / outcome.highFactor) * 2);
    for (const Cause cause :
         {Cause::dataloader, Cause::straggler, Cause::softwareVersion, Cause::thermalOrPower})
        evidence.add(cause, 0.6 * excess, reason);
    evidence.add(Cause::compute, -excess);
    if (!runFacts(run).leavesServer()) return;
    evidence.add(Cause::dataParallelNetwork, excess + 0.5, reason);
    evidence.add(Cause::congestion, 0.8 * excess, reason);
    if (run.strategy->ep > 1) evidence.add(Cause::expertAllToAll, excess, reason);
}

} // namespace

void weighPlan(const ObservedRun& run, Evidence& evidence) {
    if (!computable(run)) return;
    weighMemory(run, evidence);
    if (!run.timeable) return;
    const StepTimer timer(*run.job, *run.machine);
    const StepTime step = timer.step(*run.strategy);
    if (!std::isfinite(step.total)) return;
    weighShares(step, statedShare(run), evidence);
    weighGap(run, timer, step, evidence);
}

std::optional<MeasuredGap> measuredGap(const ObservedRun& run) {
    if (!computable(run) || !run.timeable || !run.stepSeconds) return std::nullopt;
    const StepTimer timer(*run.job, *run.machine);
    const TimeOutcome outcome = timer.explainTraffic(*run.strategy);
    if (!std::isfinite(outcome.step.total) || outcome.step.total <= 0) return std::nullopt;
    MeasuredGap gap;
    gap.predicted = outcome.step.total;
    gap.low = gap.predicted * outcome.lowFactor;
    gap.high = gap.predicted * outcome.highFactor;
    gap.measured = *run.stepSeconds;
    for (std::size_t i = 0; i < kTimeParts; ++i)
        if (outcome.step.parts[i] > 0) gap.parts.push_back({kTimePartIds[i], outcome.step.parts[i], {}});
    if (run.tensorActive) {
        const double peak = matmulPeak(run.job->recipe.precision, *run.machine);
        const double ideal = outcome.step.hardwareFlops / peak / run.strategy->accelerators();
        gap.parts.push_back({"tensor_active", ideal, *run.tensorActive * gap.measured});
    }
    if (run.dataloaderWait) gap.parts.push_back({"dataloader_wait", 0, *run.dataloaderWait * gap.measured});
    const double waited = run.dataloaderWait.value_or(0) * gap.measured;
    gap.parts.push_back({"unexplained", 0, std::max(0.0, gap.measured - gap.predicted - waited)});
    return gap;
}

} // namespace rackwright
