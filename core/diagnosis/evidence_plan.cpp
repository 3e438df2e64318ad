// What the plan itself says: rules it breaks, memory it needs, where its predicted time goes, and how far the
// measured step is from the prediction.
#include "core/diagnosis/evidence.h"
#include "core/memory/memory_model.h"
#include "core/search/search.h"
#include "core/speed/step_time.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kImpossibleMfu = 0.75; ///< no published dense run comes near

Error shareReason(const char* id, double share) {
    return {id, {}, {argument("value", ArgumentKind::ratio, share)}};
}

void weighRules(const ObservedRun& run, Evidence& evidence) {
    if (run.accelerators <= 0) return;
    const std::vector<Error> broken = checkStrategy(*run.strategy, *run.job, *run.machine, run.accelerators);
    for (const Error& rule : broken)
        evidence.add(Cause::invalidParallelism, 3.5, rule);
    if (broken.empty()) evidence.add(Cause::invalidParallelism, -1);
}

void weighMemory(const ObservedRun& run, Evidence& evidence) {
    const MemoryModel memory(*run.job, *run.machine);
    const double share = memory.peakRequired(*run.strategy) / run.machine->usableBytes;
    if (!std::isfinite(share)) return;
    const Error reason = shareReason("evidence.memory_share", share);
    if (share > 1.0) evidence.add(Cause::outOfMemory, run.stepSeconds ? 0.5 : 3, reason);
    if (share > 0.9 && share <= 1.0) evidence.add(Cause::outOfMemory, 1, reason);
    if (share < 0.7) evidence.add(Cause::outOfMemory, -1);
}

double shareOf(const StepTime& step, TimePart part) {
    return step.total > 0 ? step.part(part) / step.total : 0;
}

void weighShares(const StepTime& step, Evidence& evidence) {
    struct Row {
        TimePart part;
        Cause cause;
        double threshold;
    };
    static constexpr Row kRows[] = {{TimePart::tensorParallel, Cause::tensorParallelNetwork, 0.15},
                                    {TimePart::dataParallel, Cause::dataParallelNetwork, 0.10},
                                    {TimePart::shardGather, Cause::dataParallelNetwork, 0.10},
                                    {TimePart::expertParallel, Cause::expertAllToAll, 0.12},
                                    {TimePart::bubble, Cause::pipelineBubble, 0.15},
                                    {TimePart::host, Cause::launchOverhead, 0.10},
                                    {TimePart::elementwise, Cause::memoryBandwidth, 0.25}};
    for (const Row& row : kRows) {
        const double share = shareOf(step, row.part);
        if (share > row.threshold)
            evidence.add(row.cause, std::min(4.0, 10 * share),
                         shareReason("evidence.predicted_share", share));
    }
    const double work = shareOf(step, TimePart::matmul) + shareOf(step, TimePart::attention);
    if (work > 0.7) evidence.add(Cause::compute, 1.5, shareReason("evidence.predicted_share", work));
}

void weighGap(const ObservedRun& run, const StepTimer& timer, const StepTime& step, Evidence& evidence) {
    if (!run.stepSeconds || step.total <= 0) return;
    const double ratio = *run.stepSeconds / step.total;
    const TimeOutcome outcome = timer.explainTraffic(*run.strategy);
    const double mfu = outcome.mfu / ratio;
    const Error reason{"evidence.gap", {}, {argument("ratio", ArgumentKind::number, ratio)}};
    if (mfu > kImpossibleMfu)
        evidence.add(Cause::wrongMeasurement, 5, shareReason("evidence.impossible_mfu", mfu));
    if (ratio < outcome.lowFactor * 0.8) evidence.add(Cause::wrongMeasurement, 1.5, reason);
    if (ratio <= outcome.highFactor) {
        evidence.add(Cause::compute, 1, reason); // as predicted: what the plan itself costs
        return;
    }
    // Slower than the plan explains: something the formulas do not contain.
    const double excess = std::min(2.0, std::log(ratio / outcome.highFactor) * 2);
    for (const Cause cause : {Cause::dataloader, Cause::straggler, Cause::congestion, Cause::softwareVersion,
                              Cause::thermalOrPower})
        evidence.add(cause, excess, reason);
    if (run.accelerators > run.machine->perServer)
        evidence.add(Cause::dataParallelNetwork, excess + 0.5, reason);
}

} // namespace

void weighPlan(const ObservedRun& run, Evidence& evidence) {
    if (!run.strategy || !run.job || !run.machine) return;
    const ModelShape& model = run.job->model;
    if (model.layers <= 0 || model.hidden <= 0 || model.heads <= 0) return;
    weighRules(run, evidence);
    weighMemory(run, evidence);
    const StepTimer timer(*run.job, *run.machine);
    const StepTime step = timer.step(*run.strategy);
    if (!std::isfinite(step.total)) return;
    weighShares(step, evidence);
    weighGap(run, timer, step, evidence);
    if (!model.isMoe()) evidence.add(Cause::expertAllToAll, -3);
    if (run.strategy->pp == 1) evidence.add(Cause::pipelineBubble, -3);
    if (run.strategy->tp == 1) evidence.add(Cause::tensorParallelNetwork, -3);
}

} // namespace rackwright
