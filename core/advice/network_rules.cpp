// Which dimension talks over which wire and what that costs.
#include "core/advice/rules.h"

#include <algorithm>
#include <array>

namespace rackwright::advice {

namespace {

constexpr double kExposedShare = 0.08; ///< of the step; below it a link is not worth a finding
constexpr double kFarShare = 0.02;

struct Dimension {
    const char* id;
    int degree;
    const DimensionTraffic* traffic;
};

std::array<Dimension, 5> dimensionsOf(const Outcome& outcome) {
    const Strategy& strategy = outcome.strategy;
    const TimeOutcome& time = outcome.time;
    return {{{"tp", strategy.tp, &time.tp},
             {"cp", strategy.cp, &time.cp},
             {"ep", strategy.ep, &time.ep},
             {"pp", strategy.pp, &time.pp},
             {"dp", strategy.dp, &time.dp}}};
}

double exposedShare(const Outcome& outcome, const DimensionTraffic& traffic) {
    return outcome.time.step.total > 0 ? traffic.exposedSeconds / outcome.time.step.total : 0;
}

void reportTensorParallel(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    if (outcome.strategy.tp <= 1) return;
    const bool leaves = outcome.strategy.tp > outcome.machine.domain;
    const double share = exposedShare(outcome, outcome.time.tp);
    add(findings, leaves ? "network.tp_leaves_domain" : "network.tp_inside_domain",
        leaves ? Severity::costs : Severity::confirms, share * outcome.trainingDays,
        {argument("tp", ArgumentKind::count, outcome.strategy.tp),
         argument("domain", ArgumentKind::count, outcome.machine.domain),
         argument("share", ArgumentKind::ratio, share),
         argument("rate", ArgumentKind::bytesRate, outcome.time.tp.rate)});
}

/// The dimension that the step waits for most, when it waits long.
void reportExposed(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    const auto dimensions = dimensionsOf(outcome);
    const auto most = std::ranges::max_element(dimensions, {},
                                               [](const Dimension& d) { return d.traffic->exposedSeconds; });
    const double share = exposedShare(outcome, *most->traffic);
    if (share < kExposedShare) return;
    add(findings, "network.exposed", Severity::costs, share * outcome.trainingDays,
        {argument("dimension", most->id, ArgumentKind::choice),
         argument("degree", ArgumentKind::count, most->degree), argument("share", ArgumentKind::ratio, share),
         argument("seconds", ArgumentKind::seconds, most->traffic->exposedSeconds),
         argument("busy", ArgumentKind::seconds, most->traffic->busySeconds),
         argument("rate", ArgumentKind::bytesRate, most->traffic->rate)});
}

void reportOversubscription(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    const double ratio = context.scenario().network.oversubscription;
    if (ratio <= 1.0 || outcome.cluster.compute.tiers < 2) return;
    double exposed = 0;
    for (const Dimension& dimension : dimensionsOf(outcome)) {
        if (dimension.traffic->betweenServers) exposed += dimension.traffic->exposedSeconds;
    }
    const double share = outcome.time.step.total > 0 ? exposed / outcome.time.step.total : 0;
    const Severity severity = share > kExposedShare ? Severity::costs : Severity::informs;
    std::vector<FindingAction> actions;
    if (severity == Severity::costs) actions.push_back(setNumber("network.oversubscription", 1));
    add(findings, "network.oversubscribed", severity, share * outcome.trainingDays,
        {argument("ratio", ArgumentKind::number, ratio), argument("share", ArgumentKind::ratio, share)},
        std::move(actions));
}

/// Dimensions between servers that hide well: placed right.
void reportFarDimensions(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    double exposed = 0;
    bool any = false;
    for (const Dimension& dimension : dimensionsOf(outcome)) {
        if (dimension.degree <= 1 || !dimension.traffic->betweenServers) continue;
        any = true;
        exposed += dimension.traffic->exposedSeconds;
    }
    const double share = outcome.time.step.total > 0 ? exposed / outcome.time.step.total : 0;
    if (!any || share > kFarShare) return;
    add(findings, "network.far_dimensions", Severity::confirms, share,
        {argument("share", ArgumentKind::ratio, share)});
}

} // namespace

void networkRules(const RuleContext& context, Findings& findings) {
    if (!context.runs()) return;
    if (context.scenario().hardware.servers > 1 && context.outcome.machine.nicRate <= 0)
        add(findings, "network.no_links", Severity::blocks, 1,
            {argument("server", context.outcome.serverName)});
    reportTensorParallel(context, findings);
    reportExposed(context, findings);
    reportOversubscription(context, findings);
    reportFarDimensions(context, findings);
}

} // namespace rackwright::advice
