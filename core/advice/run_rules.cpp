// Keeping the run alive: spares, checkpoints, effective time.
#include "core/advice/rules.h"
#include "core/units/quantity.h"

#include <algorithm>

namespace rackwright::advice {

namespace {

constexpr double kGoodGoodput = 0.90;   ///< what the published large runs reach
constexpr double kBackgroundStall = 15; ///< s; a save that stops training longer is written in the foreground

void reportSpares(const RuleContext& context, Findings& findings) {
    const ReliabilityOutcome& reliability = context.outcome.cluster.reliability;
    if (reliability.spares <= 0) return;
    add(findings, "run.spares", Severity::costs, reliability.spares,
        {argument("spares", ArgumentKind::count, reliability.spares),
         argument("servers", ArgumentKind::count, context.scenario().hardware.servers),
         argument("interruptions", ArgumentKind::count, reliability.interruptions),
         argument("days", ArgumentKind::days, context.outcome.trainingDays),
         argument("repair", ArgumentKind::days, context.scenario().operation.repairDays)});
    if (reliability.sparesCabled || context.scenario().hardware.servers <= 1) return;
    const double swap = reliability.restartSeconds - context.scenario().operation.restartMinutes * 60;
    const double lost = swap * reliability.interruptions / kSecondsPerDay;
    add(findings, "run.cold_spares", Severity::informs, lost,
        {argument("spares", ArgumentKind::count, reliability.spares),
         argument("lost", ArgumentKind::days, lost), argument("swap", ArgumentKind::seconds, swap)});
}

void reportGoodput(const RuleContext& context, Findings& findings) {
    const ReliabilityOutcome& reliability = context.outcome.cluster.reliability;
    if (reliability.goodput >= kGoodGoodput) return;
    const double lost = context.outcome.trainingDays - context.outcome.computeDays;
    add(findings, "run.goodput_low", Severity::costs, lost,
        {argument("goodput", ArgumentKind::ratio, reliability.goodput),
         argument("lost", ArgumentKind::days, lost),
         argument("between", ArgumentKind::seconds, reliability.hoursBetweenInterruptions * kSecondsPerHour),
         argument("restart", ArgumentKind::seconds, reliability.restartSeconds)});
}

void reportCheckpoints(const RuleContext& context, Findings& findings) {
    const ReliabilityOutcome& reliability = context.outcome.cluster.reliability;
    if (reliability.checkpointBytes <= 0) return;
    add(findings, "run.checkpoints", Severity::informs, 0,
        {argument("interval", ArgumentKind::seconds, reliability.checkpointSeconds),
         argument("size_gb", ArgumentKind::count, reliability.checkpointBytes / kGB),
         argument("rate", ArgumentKind::bytesRate, reliability.writeBytesPerSecond),
         argument("between", ArgumentKind::seconds,
                  reliability.hoursBetweenInterruptions * kSecondsPerHour)});
    const double stall = context.scenario().operation.saveStallSeconds;
    if (stall <= kBackgroundStall || reliability.checkpointSeconds <= 0) return;
    const double saved =
        (stall - kBackgroundStall) / reliability.checkpointSeconds * context.outcome.trainingDays;
    add(findings, "run.async_checkpoint", Severity::improves, saved,
        {argument("stall", ArgumentKind::seconds, stall), argument("saved", ArgumentKind::days, saved)},
        {setNumber("operation.save_stall", kBackgroundStall)});
}

void reportBurnIn(const RuleContext& context, Findings& findings) {
    if (context.scenario().operation.maturity != PlatformMaturity::burnIn) return;
    if (context.scenario().operation.failuresPer1000NodeDays) return;
    add(findings, "run.burn_in", Severity::improves,
        context.outcome.trainingDays - context.outcome.computeDays,
        {argument("rate", ArgumentKind::number,
                  context.outcome.cluster.reliability.failuresPer1000NodeDays)});
}

} // namespace

void runRules(const RuleContext& context, Findings& findings) {
    if (!context.runs()) return;
    reportSpares(context, findings);
    reportGoodput(context, findings);
    reportCheckpoints(context, findings);
    reportBurnIn(context, findings);
}

} // namespace rackwright::advice
