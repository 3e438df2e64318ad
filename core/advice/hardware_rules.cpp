// The chosen part itself: delivery, age, evidence.
#include "core/advice/rules.h"

#include <algorithm>

namespace rackwright::advice {

namespace {

constexpr double kWorthSaying = 0.1; ///< of the step waits for traffic

const DeliveryRule* deliveryRule(const RuleContext& context) {
    const std::string here = placeId(context.scenario().money.destination);
    const auto rule = std::ranges::find(context.accelerator->delivery, here, &DeliveryRule::destination);
    return rule == context.accelerator->delivery.end() ? nullptr : &*rule;
}

void reportDelivery(const RuleContext& context, Findings& findings) {
    const DeliveryRule* rule = deliveryRule(context);
    const Deliverable answer = rule != nullptr ? rule->answer : Deliverable::unknown;
    const std::vector<Argument> arguments{
        argument("accelerator", context.accelerator->name),
        argument("destination", placeId(context.scenario().money.destination), ArgumentKind::choice),
        argument("date", rule != nullptr ? rule->from.date : std::string())};
    if (answer == Deliverable::no) {
        const bool overruled = context.scenario().money.allowUndeliverable;
        std::vector<FindingAction> actions;
        if (!overruled) actions.push_back({"money.allow_undeliverable", "true"});
        add(findings, "hardware.undeliverable", overruled ? Severity::informs : Severity::blocks, 10,
            arguments, std::move(actions));
    }
    if (answer == Deliverable::licence) add(findings, "hardware.licence", Severity::costs, 5, arguments);
    if (answer == Deliverable::unknown)
        add(findings, "hardware.delivery_unknown", Severity::informs, 1, arguments);
}

void reportPart(const RuleContext& context, Findings& findings) {
    const Accelerator& accelerator = *context.accelerator;
    const Argument name = argument("accelerator", accelerator.name);
    if (accelerator.life == LifeStage::endOfLife)
        add(findings, "hardware.end_of_life", Severity::informs, 1, {name});
    if (accelerator.life == LifeStage::announced)
        add(findings, "hardware.announced", Severity::costs, 1, {name});
    if (accelerator.segment == MarketSegment::consumer)
        add(findings, "hardware.consumer", Severity::costs, 4, {name});
    if (!context.outcome.machine.measured) add(findings, "hardware.unmeasured", Severity::informs, 2, {name});
    const Precision precision = context.scenario().data.recipe.precision;
    const bool eightBit =
        precision == Precision::fp8 || precision == Precision::fp8Rowwise || precision == Precision::mxfp8;
    if (eightBit && context.outcome.machine.peak8 <= 0)
        add(findings, "hardware.no_fp8", Severity::costs, 3, {name}, {{"data.precision", "bf16"}});
    std::string figures;
    for (const Misquote& misquote : accelerator.misquotes)
        figures += (figures.empty() ? "" : ", ") + misquote.figure;
    if (!figures.empty())
        add(findings, "hardware.misquoted", Severity::informs, 0, {name, argument("figure", figures)});
}

/// Cards without a scale-up link in several servers: everything that is split crosses PCIe and the network.
void reportPcieBetweenServers(const RuleContext& context, Findings& findings) {
    const Machine& machine = context.outcome.machine;
    const bool plain = machine.scaleUp == ScaleUpKind::pciePeer || machine.scaleUp == ScaleUpKind::pcieHost;
    if (!plain || context.scenario().hardware.servers < 2) return;
    const StepTime& step = context.outcome.time.step;
    const double exposed = step.part(TimePart::tensorParallel) + step.part(TimePart::contextParallel) +
                           step.part(TimePart::expertParallel) + step.part(TimePart::shardGather) +
                           step.part(TimePart::pipelineSend) + step.part(TimePart::dataParallel);
    const double share = step.total > 0 ? exposed / step.total : 0;
    if (share < kWorthSaying) return;
    add(findings, "hardware.pcie_between_servers", Severity::costs, 10 * share,
        {argument("accelerator", context.accelerator->name), argument("share", ArgumentKind::ratio, share)});
}

} // namespace

void hardwareRules(const RuleContext& context, Findings& findings) {
    if (context.accelerator == nullptr) return;
    reportDelivery(context, findings);
    reportPart(context, findings);
    reportPcieBetweenServers(context, findings);
}

} // namespace rackwright::advice
