// Deadline, power and budget: what is missed, and the changes that keep all the others.
#include "core/advice/rules.h"
#include "core/advice/trial.h"
#include "core/units/quantity.h"

#include <algorithm>
#include <cmath>

namespace rackwright::advice {

namespace {

constexpr int kServerSteps = 24; ///< cluster sizes tried above the smallest that could be enough
constexpr double kRoundedDays = 1;
constexpr double kRoundedMw = 0.1;

double roundedUp(double value, double step) {
    return std::ceil(value / step - 1e-9) * step;
}

double memoryLimit(const RuleContext& context) {
    return context.outcome.machine.usableBytes * context.scenario().limits.memoryUse;
}

/// Servers that hold a whole number of replicas: clusters are tried in steps of it.
double serverStep(const Outcome& outcome) {
    const double perServer = std::max(1, outcome.machine.perServer);
    return std::max(1.0, std::ceil(outcome.strategy.modelParallel() / perServer));
}

/// The smallest cluster between `from` and `to` servers that keeps every limit.
std::optional<Outcome> clusterWithinLimits(const RuleContext& context, double from, double to) {
    const Trial trial(*context.job, context.outcome.machine, context.scenario().parallel);
    const double step = serverStep(context.outcome);
    double servers = roundedUp(std::max(1.0, from), step);
    for (int tried = 0; tried < kServerSteps && servers <= to; ++tried, servers += step) {
        const int accelerators = static_cast<int>(servers) * context.outcome.machine.perServer;
        const auto result = trial.fastestNear(context.outcome.strategy, accelerators, memoryLimit(context));
        if (!result) continue;
        std::optional<Outcome> plan = planAt(context.outcome, context.catalog, servers, *result);
        if (plan && checkLimits(*plan).all()) return plan;
    }
    return std::nullopt;
}

void suggestMoreServers(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    const double now = context.scenario().hardware.servers;
    const double ratio = outcome.trainingDays / context.scenario().limits.deadlineDays;
    const auto plan = clusterWithinLimits(context, now * ratio, now * ratio * 2 + serverStep(outcome));
    if (!plan) return;
    const double servers = plan->scenario.hardware.servers;
    add(findings, "deadline.more_servers", Severity::improves, 3,
        {argument("servers", ArgumentKind::count, servers), argument("now", ArgumentKind::count, now),
         argument("days", ArgumentKind::days, plan->trainingDays),
         argument("power", ArgumentKind::watts, plan->cluster.power.meterMw * 1e6)},
        {setNumber("hardware.servers", servers)});
}

void suggestFp8(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    if (context.scenario().data.recipe.precision != Precision::bf16 || outcome.machine.peak8 <= 0) return;
    Job job = *context.job;
    job.recipe.precision = Precision::fp8;
    const Trial trial(job, outcome.machine, context.scenario().parallel);
    const auto result =
        trial.fastestNear(outcome.strategy, static_cast<int>(outcome.accelerators), memoryLimit(context));
    if (!result) return;
    const auto plan = planAt(outcome, context.catalog, context.scenario().hardware.servers, *result);
    if (!plan || !checkLimits(*plan).all()) return;
    add(findings, "deadline.fp8", Severity::improves, 2,
        {argument("days", ArgumentKind::days, plan->trainingDays)}, {{"data.precision", "fp8"}});
}

void reportDeadline(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    const double deadline = context.scenario().limits.deadlineDays;
    const std::vector<Argument> arguments{argument("days", ArgumentKind::days, outcome.trainingDays),
                                          argument("low", ArgumentKind::days, outcome.trainingDaysLow),
                                          argument("high", ArgumentKind::days, outcome.trainingDaysHigh),
                                          argument("deadline", ArgumentKind::days, deadline)};
    if (outcome.trainingDays <= deadline) {
        if (outcome.trainingDaysHigh > deadline)
            add(findings, "deadline.at_risk", Severity::costs, outcome.trainingDaysHigh - deadline,
                arguments);
        else
            add(findings, "deadline.met", Severity::confirms, deadline - outcome.trainingDays, arguments);
        return;
    }
    add(findings, "deadline.missed", Severity::blocks, outcome.trainingDays - deadline, arguments);
    if (context.job) {
        suggestMoreServers(context, findings);
        suggestFp8(context, findings);
    }
    const double tokens = context.scenario().data.tokensT * deadline / outcome.trainingDays;
    const double kept = std::floor(tokens * 100) / 100;
    if (kept > 0)
        add(findings, "deadline.fewer_tokens", Severity::improves, 1,
            {argument("tokens", ArgumentKind::tokens, kept * 1e12)}, {setNumber("data.tokens", kept)});
    const double relaxed = roundedUp(outcome.trainingDays, kRoundedDays);
    add(findings, "deadline.relax", Severity::improves, 0, {argument("days", ArgumentKind::days, relaxed)},
        {setNumber("limits.deadline", relaxed)});
}

/// A bought cluster starts after delivery; renting starts now.
void reportDelivery(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    const double finish = outcome.cost.deliveryDays + outcome.trainingDays;
    const double deadline = context.scenario().limits.deadlineDays;
    if (!outcome.cost.hasBuy || outcome.trainingDays > deadline || finish <= deadline) return;
    add(findings, "deadline.buying_is_late", Severity::costs, finish - deadline,
        {argument("delivery", ArgumentKind::days, outcome.cost.deliveryDays),
         argument("days", ArgumentKind::days, finish), argument("deadline", ArgumentKind::days, deadline)});
}

void suggestFewerServers(const RuleContext& context, Findings& findings) {
    const double now = context.scenario().hardware.servers;
    const PowerOutcome& power = context.outcome.cluster.power;
    const double most = std::floor(now * context.scenario().limits.powerMw / power.meterMw);
    const double step = serverStep(context.outcome);
    // The largest cluster under the limit is the likeliest to keep the deadline: walk downward from it.
    for (double servers = std::floor(most / step) * step; servers >= std::max(step, most - 4 * step);
         servers -= step) {
        const auto plan = clusterWithinLimits(context, servers, servers);
        if (!plan) continue;
        add(findings, "power.fewer_servers", Severity::improves, 2,
            {argument("servers", ArgumentKind::count, servers), argument("now", ArgumentKind::count, now),
             argument("days", ArgumentKind::days, plan->trainingDays),
             argument("power", ArgumentKind::watts, plan->cluster.power.meterMw * 1e6)},
            {setNumber("hardware.servers", servers)});
        return;
    }
}

void reportPower(const RuleContext& context, Findings& findings) {
    const PowerOutcome& power = context.outcome.cluster.power;
    const double limit = context.scenario().limits.powerMw;
    if (power.meterMw > limit) {
        add(findings, "power.over", Severity::blocks, power.meterMw - limit,
            {argument("power", ArgumentKind::watts, power.meterMw * 1e6),
             argument("limit", ArgumentKind::watts, limit * 1e6),
             argument("peak", ArgumentKind::watts, power.peakMw * 1e6)});
        if (context.job && context.runs()) suggestFewerServers(context, findings);
        const double relaxed = roundedUp(power.meterMw, power.meterMw > 1 ? kRoundedMw : kRoundedMw / 100);
        add(findings, "power.relax", Severity::improves, 0,
            {argument("power", ArgumentKind::watts, relaxed * 1e6)}, {setNumber("limits.power", relaxed)});
    }
    if (power.coolingClass == "rear-door" || power.coolingClass == "liquid")
        add(findings, "power.cooling", Severity::informs, power.rackKw / 1000,
            {argument("rack", ArgumentKind::watts, power.rackKw * 1000),
             argument("cooling", power.coolingClass, ArgumentKind::choice),
             argument("servers", ArgumentKind::count, power.serversPerRack)});
    if (power.estimate)
        add(findings, "power.estimate", Severity::informs, 0,
            {argument("server", context.outcome.serverName)});
}

void reportBudget(const RuleContext& context, Findings& findings) {
    const CostOutcome& cost = context.outcome.cost;
    if (checkLimits(context.outcome).budget) return;
    const double budget = context.scenario().limits.budgetM * 1e6;
    double cheapest = cost.hasRent ? cost.rentThisRun.value() : cost.capital.value();
    if (cost.hasBuy) cheapest = std::min(cheapest, cost.capital.value());
    const auto money = [&cost](double value) { return Money::of(value, cost.currency); };
    add(findings, "budget.over", Severity::costs, (cheapest - budget) / 1e6,
        {moneyArgument("cost", money(cheapest)), moneyArgument("budget", money(budget))});
    const double relaxed = roundedUp(cheapest / 1e6, cheapest > 1e6 ? 0.1 : 0.001);
    add(findings, "budget.relax", Severity::improves, 0, {moneyArgument("cost", money(relaxed * 1e6))},
        {setNumber("limits.budget", relaxed)});
}

} // namespace

void limitRules(const RuleContext& context, Findings& findings) {
    if (!context.runs() || context.outcome.trainingDays <= 0) return;
    reportDeadline(context, findings);
    reportDelivery(context, findings);
    reportPower(context, findings);
    reportBudget(context, findings);
}

} // namespace rackwright::advice
