// Whether the plan fits into the accelerators' memory and how well it uses it.
#include "core/advice/rules.h"
#include "core/units/quantity.h"

#include <algorithm>

namespace rackwright::advice {

namespace {

constexpr double kIdleShare = 0.45; ///< free memory above this could do work
constexpr double kComfortableFree = 0.10;
constexpr double kImbalance = 1.25; ///< fullest stage over the mean

const StageMemory& fullest(const Outcome& outcome) {
    return outcome.memory.stages[static_cast<std::size_t>(outcome.memory.fullest)];
}

void reportMisfit(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    if (outcome.verdict == Verdict::noStrategy) {
        add(findings, "fit.no_strategy", Severity::blocks, 1,
            {argument("accelerators", ArgumentKind::count, outcome.accelerators)});
        return;
    }
    if (outcome.verdict != Verdict::doesNotFit) return;
    const StageMemory& stage = fullest(outcome);
    add(findings, "fit.does_not_fit", Severity::blocks, 1,
        {argument("required", ArgumentKind::bytes, stage.device),
         argument("limit", ArgumentKind::bytes, outcome.memory.limit),
         argument("capacity", ArgumentKind::bytes, outcome.memory.capacity),
         argument("over", ArgumentKind::bytes, stage.device - outcome.memory.limit)});
}

void reportHeadroom(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    const double capacity = outcome.memory.capacity;
    if (!context.runs() || capacity <= 0) return;
    const double used = fullest(outcome).device;
    const double free = std::max(0.0, 1.0 - used / capacity);
    const std::vector<Argument> arguments{argument("used", ArgumentKind::bytes, used),
                                          argument("capacity", ArgumentKind::bytes, capacity),
                                          argument("free", ArgumentKind::ratio, free),
                                          argument("band", ArgumentKind::ratio, outcome.memory.bandShare)};
    if (!outcome.memory.fitIsCertain) {
        add(findings, "fit.uncertain", Severity::costs, 1 - free, arguments);
        return;
    }
    if (outcome.memory.fit == Fit::tight || free < kComfortableFree) {
        add(findings, "fit.tight", Severity::improves, 1 - free, arguments);
        return;
    }
    if (free > kIdleShare) {
        add(findings, "fit.idle_headroom", Severity::informs, free, arguments);
        return;
    }
    add(findings, "fit.headroom", Severity::confirms, free, arguments);
}

void reportImbalance(const RuleContext& context, Findings& findings) {
    const auto& stages = context.outcome.memory.stages;
    if (stages.size() < 2) return;
    double sum = 0;
    for (const StageMemory& stage : stages)
        sum += stage.device;
    const double mean = sum / static_cast<double>(stages.size());
    const double most = fullest(context.outcome).device;
    if (mean <= 0 || most / mean < kImbalance) return;
    add(findings, "fit.imbalance", Severity::informs, most / mean - 1,
        {argument("stage", ArgumentKind::count, context.outcome.memory.fullest + 1),
         argument("most", ArgumentKind::bytes, most), argument("mean", ArgumentKind::bytes, mean)});
}

/// Offloaded states have to fit beside the operating system in the host's memory.
void reportHostMemory(const RuleContext& context, Findings& findings) {
    if (!context.runs() || context.server == nullptr || !context.server->memoryGB.known() ||
        context.outcome.memory.stages.empty())
        return;
    const double need = fullest(context.outcome).hostBytes * context.outcome.machine.perServer;
    const double have = *context.server->memoryGB.value * kGB;
    if (need <= have) return;
    add(findings, "fit.host_memory", Severity::blocks, need / have,
        {argument("required", ArgumentKind::bytes, need), argument("capacity", ArgumentKind::bytes, have)});
}

} // namespace

void fitRules(const RuleContext& context, Findings& findings) {
    if (context.outcome.memory.stages.empty()) {
        if (context.outcome.verdict == Verdict::noStrategy) reportMisfit(context, findings);
        return;
    }
    reportMisfit(context, findings);
    reportHeadroom(context, findings);
    reportImbalance(context, findings);
    reportHostMemory(context, findings);
}

} // namespace rackwright::advice
