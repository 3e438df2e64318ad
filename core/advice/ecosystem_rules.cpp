// What the software around the chosen part means for a team: stacks that need testing first, and peaks that
// matrices do not reach.
#include "core/advice/rules.h"

namespace rackwright::advice {

namespace {

constexpr double kReachable = 0.60; ///< of the peak; most parts reach 0.7 to 0.85 in large matrices

void reportStack(const RuleContext& context, Findings& findings) {
    const Accelerator& accelerator = *context.accelerator;
    if (accelerator.software.empty() || accelerator.software == "cuda") return;
    add(findings, "ecosystem.other_stack", Severity::costs, 3,
        {argument("accelerator", accelerator.name),
         argument("software", accelerator.software, ArgumentKind::text),
         argument("stack", context.outcome.stackName)});
}

void reportPeak(const RuleContext& context, Findings& findings) {
    const Machine& machine = context.outcome.machine;
    const double reached = machine.matmul16 * machine.clock;
    if (!machine.measured || machine.peak16 <= 0 || reached >= kReachable) return;
    add(findings, "hardware.peak_unreached", Severity::informs, 1 - reached,
        {argument("accelerator", context.accelerator->name),
         argument("peak", ArgumentKind::flopsRate, machine.peak16),
         argument("reached", ArgumentKind::flopsRate, machine.peak16 * reached),
         argument("share", ArgumentKind::ratio, reached)});
}

} // namespace

void ecosystemRules(const RuleContext& context, Findings& findings) {
    if (context.accelerator == nullptr) return;
    reportStack(context, findings);
    reportPeak(context, findings);
}

} // namespace rackwright::advice
