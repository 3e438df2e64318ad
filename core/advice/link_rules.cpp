// What the chosen links are worth for this plan: scale-up against PCIe, InfiniBand against Ethernet, rails,
// and where experts and long sequences run.
#include "core/advice/rules.h"
#include "core/speed/step_time.h"

#include <algorithm>
#include <cmath>

namespace rackwright::advice {

namespace {

constexpr double kPcie4 =
    31.5e9; ///< byte/s one way, 16 lanes of generation 4 (PCI-SIG); doubles a generation
constexpr int kFirstKnownGeneration = 3;

bool isTogether(const Strategy& strategy) {
    return strategy.tp > 1 || strategy.cp > 1 || strategy.ep > 1;
}

/// The same split on the same cards, talking over PCIe: what NVLink or its like brings this plan.
void reportScaleUp(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    const Machine& machine = outcome.machine;
    const bool linked = machine.scaleUp == ScaleUpKind::switched || machine.scaleUp == ScaleUpKind::mesh;
    if (!linked || !context.job || !isTogether(outcome.strategy) || outcome.time.step.total <= 0) return;
    const double generation =
        context.accelerator != nullptr ? context.accelerator->pcieGeneration.valueOr(0) : 0;
    if (generation < kFirstKnownGeneration) return;
    Machine pcie = machine;
    pcie.scaleUp = ScaleUpKind::pciePeer;
    pcie.scaleUpRate = pcie.scaleUpPairRate = kPcie4 * std::pow(2.0, generation - 4);
    if (pcie.scaleUpRate >= machine.scaleUpRate) return;
    const double slower = StepTimer(*context.job, pcie).step(outcome.strategy).total;
    const double longer = slower / outcome.time.step.total - 1;
    if (!std::isfinite(longer) || longer <= 0) return;
    add(findings, "network.scale_up_worth", Severity::informs, longer,
        {argument("link", context.accelerator->scaleUpName), argument("longer", ArgumentKind::ratio, longer),
         argument("rate", ArgumentKind::bytesRate, pcie.scaleUpRate)});
}

/// Ethernet carries RDMA only when it is switched on and kept from dropping (RoCE v2, InfiniBand Architecture
/// Specification, annex A17).
void reportEthernet(const RuleContext& context, Findings& findings) {
    const LinkKind* link = context.catalog.hardware.link(context.scenario().network.link);
    if (link == nullptr || link->technology != "ethernet" || context.outcome.cluster.compute.tiers == 0)
        return;
    add(findings, "network.ethernet", Severity::informs, 1,
        {argument("link", link->name),
         argument("efficiency", ArgumentKind::ratio, link->efficiency.valueOr(1))});
}

/// With one leaf a rail, GPUs of the same place in their servers meet one switch away.
void reportRails(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    const double nics = context.server != nullptr ? context.server->nics.valueOr(0) : 0;
    const bool plain = context.scenario().network.kind == FabricKind::fatTree;
    if (!plain || nics < outcome.machine.perServer || outcome.cluster.compute.tiers < 2) return;
    add(findings, "network.rails", Severity::improves, 1, {argument("nics", ArgumentKind::count, nics)},
        {{"network.kind", "rail-optimised"}});
}

void reportExperts(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    const Strategy& strategy = outcome.strategy;
    if (strategy.ep <= 1) return;
    const int ranks = strategy.ep * strategy.etp;
    const bool leaves = ranks > outcome.machine.domain;
    const double share =
        outcome.time.step.total > 0 ? outcome.time.ep.exposedSeconds / outcome.time.step.total : 0;
    add(findings, leaves ? "strategy.experts_leave_domain" : "strategy.experts_inside_domain",
        leaves ? Severity::costs : Severity::confirms, share * outcome.trainingDays,
        {argument("ep", ArgumentKind::count, strategy.ep),
         argument("domain", ArgumentKind::count, outcome.machine.domain),
         argument("share", ArgumentKind::ratio, share)});
}

void reportLongSequences(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    if (outcome.strategy.cp <= 1) return;
    const double share =
        outcome.time.step.total > 0 ? outcome.time.cp.exposedSeconds / outcome.time.step.total : 0;
    add(findings, "strategy.context_parallel", Severity::confirms, share,
        {argument("cp", ArgumentKind::count, outcome.strategy.cp),
         argument("sequence", ArgumentKind::tokens, context.scenario().model.sequence),
         argument("share", ArgumentKind::ratio, share)});
}

} // namespace

void linkRules(const RuleContext& context, Findings& findings) {
    if (!context.runs()) return;
    reportScaleUp(context, findings);
    reportEthernet(context, findings);
    reportRails(context, findings);
    reportExperts(context, findings);
    reportLongSequences(context, findings);
}

} // namespace rackwright::advice
