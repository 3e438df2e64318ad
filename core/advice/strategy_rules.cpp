// How the job is split and what another choice would change.
#include "core/advice/rules.h"
#include "core/advice/trial.h"
#include "core/units/quantity.h"

#include <algorithm>

namespace rackwright::advice {

namespace {

constexpr double kBubbleShare = 0.05;
constexpr double kUsefulGain = 0.05; ///< below it a change is not worth a finding
constexpr double kMicroBatchesPerStage = 4;

double timeShare(const Outcome& outcome, TimePart part) {
    return outcome.time.step.total > 0 ? outcome.time.step.part(part) / outcome.time.step.total : 0;
}

void reportBubble(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    const double share = timeShare(outcome, TimePart::bubble);
    if (outcome.strategy.pp <= 1 || share < kBubbleShare) return;
    add(findings, "strategy.bubble", Severity::improves, share * outcome.trainingDays,
        {argument("share", ArgumentKind::ratio, share),
         argument("micro_batches", ArgumentKind::count, outcome.microBatches),
         argument("stages", ArgumentKind::count, outcome.strategy.pp),
         argument("wanted", ArgumentKind::count, kMicroBatchesPerStage * outcome.strategy.pp)});
}

/// Recomputation that the user pinned although the memory has room without it.
void reportRecompute(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    const auto& pinned = context.scenario().parallel.recompute;
    if (!pinned || *pinned == Recompute::none || !context.job) return;
    ParallelInputs free = context.scenario().parallel;
    free.recompute = Recompute::none;
    const Trial trial(*context.job, outcome.machine, free);
    Strategy strategy = outcome.strategy;
    strategy.recompute = Recompute::none;
    const double limit = outcome.machine.usableBytes * context.scenario().limits.memoryUse;
    const auto result = trial.fastestNear(strategy, static_cast<int>(outcome.accelerators), limit);
    if (!result || outcome.time.step.total <= 0) return;
    const double gain = 1 - result->stepSeconds / outcome.time.step.total;
    if (gain < kUsefulGain) return;
    add(findings, "strategy.recompute_useless", Severity::improves, gain * outcome.trainingDays,
        {argument("gain", ArgumentKind::ratio, gain),
         argument("days", ArgumentKind::days, gain * outcome.trainingDays)},
        {{"parallel.recompute", kAutomatic}});
}

int dimensions(const Strategy& strategy) {
    return (strategy.tp > 1) + (strategy.pp > 1) + (strategy.cp > 1) + (strategy.ep > 1);
}

/// A split with fewer dimensions that is nearly as fast is easier to run.
void reportSimpler(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    const int used = dimensions(outcome.strategy);
    const auto simpler = std::ranges::find_if(outcome.candidates, [used](const Candidate& candidate) {
        return candidate.simpler && dimensions(candidate.strategy) < used &&
               (candidate.status == CandidateStatus::feasible || candidate.status == CandidateStatus::tight);
    });
    if (simpler == outcome.candidates.end() || outcome.time.step.total <= 0 ||
        simpler->strategy == outcome.strategy)
        return;
    const double loss = simpler->stepSeconds / outcome.time.step.total - 1;
    const Strategy& strategy = simpler->strategy;
    add(findings, "strategy.simpler", Severity::informs, -loss,
        {argument("tp", ArgumentKind::count, strategy.tp), argument("pp", ArgumentKind::count, strategy.pp),
         argument("dp", ArgumentKind::count, strategy.dp),
         argument("loss", ArgumentKind::ratio, std::max(0.0, loss))},
        {setNumber("parallel.tp", strategy.tp), setNumber("parallel.pp", strategy.pp)});
}

void reportFp8(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    if (!context.job || context.scenario().data.recipe.precision != Precision::bf16) return;
    if (context.scenario().data.recipe.frozenBase() || outcome.machine.peak8 <= 0) return;
    Job job = *context.job;
    job.recipe.precision = Precision::fp8;
    const Trial trial(job, outcome.machine, context.scenario().parallel);
    const double limit = outcome.machine.usableBytes * context.scenario().limits.memoryUse;
    const auto result = trial.fastestNear(outcome.strategy, static_cast<int>(outcome.accelerators), limit);
    if (!result || outcome.time.step.total <= 0) return;
    const double gain = 1 - result->stepSeconds / outcome.time.step.total;
    if (gain < kUsefulGain) return;
    add(findings, "strategy.fp8_pays", Severity::improves, gain * outcome.trainingDays,
        {argument("gain", ArgumentKind::ratio, gain),
         argument("days", ArgumentKind::days, gain * outcome.trainingDays)},
        {{"data.precision", "fp8"}});
}

/// The stack sends gradients only after the backward pass.
void reportOverlap(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    if (!context.job || context.job->stack.speed.overlapsData || outcome.strategy.dp <= 1) return;
    const double share = timeShare(outcome, TimePart::dataParallel);
    if (share < kUsefulGain) return;
    add(findings, "strategy.no_overlap", Severity::improves, share * outcome.trainingDays,
        {argument("stack", outcome.stackName), argument("share", ArgumentKind::ratio, share)});
}

} // namespace

void strategyRules(const RuleContext& context, Findings& findings) {
    if (!context.runs()) return;
    reportBubble(context, findings);
    reportRecompute(context, findings);
    reportSimpler(context, findings);
    reportFp8(context, findings);
    reportOverlap(context, findings);
}

} // namespace rackwright::advice
