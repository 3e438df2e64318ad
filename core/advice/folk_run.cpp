// Folk rules about running and watching the job.
#include "core/advice/folk_context.h"
#include "core/cluster/reliability.h"
#include "core/units/quantity.h"

#include <array>
#include <cmath>

namespace rackwright::advice {

namespace {

constexpr double kManualRestart = 2 * kSecondsPerHour; ///< somebody is called, looks and restarts. Estimate.
constexpr double kServerWriteRate = 2e9; ///< byte/s a server; NVIDIA DGX SuperPOD H100 storage table, "good"

double mtti(const FolkContext& context) {
    return context.outcome.cluster.reliability.hoursBetweenInterruptions * kSecondsPerHour;
}

/// c13: asynchronous checkpoints avoid idle compute.
FolkResult asynchronousCheckpoints(const FolkContext& context) {
    const ReliabilityOutcome& reliability = context.outcome.cluster.reliability;
    const double stall = context.outcome.scenario.operation.saveStallSeconds;
    const double foreground =
        reliability.checkpointBytes / (context.outcome.scenario.hardware.servers * kServerWriteRate);
    const double saves = reliability.checkpointSeconds > 0
                             ? context.outcome.computeDays * kSecondsPerDay / reliability.checkpointSeconds
                             : 0;
    const double saved = saves * (foreground - stall) / kSecondsPerDay;
    return {saved > 0 ? FolkVerdict::holds : FolkVerdict::holdsIf,
            {argument("foreground", ArgumentKind::seconds, foreground),
             argument("stall", ArgumentKind::seconds, stall),
             argument("saved", ArgumentKind::days, std::max(0.0, saved))}};
}

/// c14: utilisation below 40 % shows that the network is too small.
FolkResult lowUtilisation(const FolkContext& context) {
    return {FolkVerdict::wrong,
            {argument("mfu", ArgumentKind::ratio, context.outcome.time.mfu),
             argument("share", ArgumentKind::ratio, context.networkShare())}};
}

/// c16: NUMA affinity, TCP buffers, XFS on NVMe.
FolkResult hostTuning(const FolkContext& context) {
    return {FolkVerdict::holds,
            {argument("share", ArgumentKind::ratio,
                      context.timeShare(TimePart::host) + context.timeShare(TimePart::jitter))}};
}

/// c17: failures grow exponentially with nodes.
FolkResult exponentialFailures(const FolkContext& context) {
    const double perDay = kSecondsPerDay / mtti(context);
    return {FolkVerdict::wrong,
            {argument("per_day", ArgumentKind::number, perDay),
             argument("doubled", ArgumentKind::number, 2 * perDay),
             argument("quiet", ArgumentKind::ratio, std::exp(-perDay)),
             argument("quiet_doubled", ArgumentKind::ratio, std::exp(-2 * perDay))}};
}

/// c18: automatic retry, resume, eviction and health checks.
FolkResult automation(const FolkContext& context) {
    const ReliabilityOutcome& reliability = context.outcome.cluster.reliability;
    const double stall = context.outcome.scenario.operation.saveStallSeconds;
    const double byHand =
        effectiveTrainingTime(stall, reliability.checkpointSeconds, kManualRestart, mtti(context));
    return {reliability.goodput > byHand ? FolkVerdict::holds : FolkVerdict::holdsIf,
            {argument("goodput", ArgumentKind::ratio, reliability.goodput),
             argument("by_hand", ArgumentKind::ratio, byHand)}};
}

/// c20: below 60 % and an idle network: data loading; near 100 % without progress: network.
FolkResult utilisationDiagnosis(const FolkContext& context) {
    return {FolkVerdict::wrong,
            {argument("mfu", ArgumentKind::ratio, context.outcome.time.mfu),
             argument("share", ArgumentKind::ratio, context.networkShare()),
             argument("bubble", ArgumentKind::ratio, context.timeShare(TimePart::bubble))}};
}

} // namespace

std::span<const FolkRule> folkRunRules() {
    constexpr FolkOrigin a = FolkOrigin::multiNodeGuide;
    static constexpr auto rules = std::to_array<FolkRule>({{"c13", a, asynchronousCheckpoints},
                                                           {"c14", a, lowUtilisation},
                                                           {"c16", a, hostTuning},
                                                           {"c17", a, exponentialFailures},
                                                           {"c18", a, automation},
                                                           {"c20", a, utilisationDiagnosis}});
    return rules;
}

} // namespace rackwright::advice
