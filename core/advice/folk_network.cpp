// Folk rules about links and networks.
#include "core/advice/folk_context.h"

#include <array>
#include <cmath>

namespace rackwright::advice {

namespace {

constexpr double kHiddenShare = 0.05; ///< of the step; below it a link is not what the plan waits for
constexpr double kGigabit = 1e9 / 8;  ///< byte/s
constexpr double kPcie4BothWays = 64e9;

/// c01: network first, memory matched, compute balanced. What does this plan wait for?
FolkResult networkFirst(const FolkContext& context) {
    const double network = context.networkShare() + context.share(context.outcome.time.tp.exposedSeconds);
    const double memory = context.timeShare(TimePart::elementwise) + context.timeShare(TimePart::optimizer);
    const double compute = context.timeShare(TimePart::matmul) + context.timeShare(TimePart::attention) +
                           context.timeShare(TimePart::recompute);
    const bool networkBinds = network > compute && network > memory;
    return {networkBinds ? FolkVerdict::holds : FolkVerdict::wrong,
            {argument("network", ArgumentKind::ratio, network),
             argument("memory", ArgumentKind::ratio, memory),
             argument("compute", ArgumentKind::ratio, compute)}};
}

/// c04: scale-up links need 900 GB/s.
FolkResult scaleUp900(const FolkContext& context) {
    const double rate = context.scaleUpBothWays();
    const double share = context.share(context.outcome.time.tp.exposedSeconds);
    const bool enough = share < kHiddenShare;
    const bool fast = rate >= 900e9;
    return {enough && !fast ? FolkVerdict::wrong
            : fast          ? FolkVerdict::holdsIf
                            : FolkVerdict::holds,
            {argument("rate", ArgumentKind::bytesRate, rate), argument("share", ArgumentKind::ratio, share),
             argument("tp", ArgumentKind::count, context.outcome.strategy.tp)}};
}

/// c06: InfiniBand is a must.
FolkResult infiniBandOnly(const FolkContext& context) {
    const double share = context.networkShare();
    return {share < kHiddenShare ? FolkVerdict::wrong : FolkVerdict::holdsIf,
            {argument("link", context.link != nullptr ? context.link->name : std::string()),
             argument("share", ArgumentKind::ratio, share)},
            context.outcome.scenario.hardware.servers > 1};
}

/// c07: 400 Gb/s a node are enough.
FolkResult fourHundredPerNode(const FolkContext& context) {
    const TimeOutcome& time = context.outcome.time;
    double bytes = 0;
    for (const DimensionTraffic* traffic : {&time.tp, &time.cp, &time.ep, &time.pp, &time.dp}) {
        if (traffic->betweenServers) bytes += traffic->bytes;
    }
    const double need = time.step.total > 0 ? bytes * context.outcome.machine.perServer / time.step.total : 0;
    return {need <= 400 * kGigabit ? FolkVerdict::holdsIf : FolkVerdict::wrong,
            {argument("need", ArgumentKind::bytesRate, need),
             argument("claim", ArgumentKind::bytesRate, 400 * kGigabit),
             argument("have", ArgumentKind::bytesRate, context.serverRate())},
            context.outcome.scenario.hardware.servers > 1};
}

/// c08: in a fat tree any two servers are equally far apart.
FolkResult equalHops(const FolkContext& context) {
    const int tiers = context.outcome.cluster.compute.tiers;
    return {tiers <= 1 ? FolkVerdict::holds : FolkVerdict::wrong,
            {argument("near", ArgumentKind::count, 1),
             argument("far", ArgumentKind::count, std::max(1, 2 * tiers - 1)),
             argument("tiers", ArgumentKind::count, tiers)},
            tiers > 0};
}

/// c09: RDMA always on.
FolkResult rdmaOn(const FolkContext& context) {
    return {FolkVerdict::holds,
            {argument("rate", ArgumentKind::bytesRate, context.outcome.machine.nicRate)},
            context.outcome.scenario.hardware.servers > 1};
}

/// c12: overlap the gradient exchange with computation.
FolkResult overlapGradients(const FolkContext& context) {
    const DimensionTraffic& dp = context.outcome.time.dp;
    return {FolkVerdict::holds,
            {argument("hidden", ArgumentKind::seconds, std::max(0.0, dp.busySeconds - dp.exposedSeconds)),
             argument("exposed", ArgumentKind::seconds, dp.exposedSeconds)},
            context.outcome.strategy.dp > 1};
}

/// c15: network bandwidth a tenth to a fifth of memory bandwidth.
FolkResult tenthOfMemory(const FolkContext& context) {
    const Machine& machine = context.outcome.machine;
    const double ratio = machine.hbmRate > 0 ? machine.nicRate / machine.hbmRate : 0;
    const double scaleUp = machine.hbmRate > 0 ? machine.scaleUpRate / machine.hbmRate : 0;
    return {ratio >= 0.1 && ratio <= 0.2 ? FolkVerdict::holds : FolkVerdict::wrong,
            {argument("ratio", ArgumentKind::ratio, ratio),
             argument("scale_up", ArgumentKind::ratio, scaleUp),
             argument("share", ArgumentKind::ratio, context.networkShare())}};
}

/// c23: NVLink for hundreds of GB/s, PCIe for small, InfiniBand in the 10-gigabit class.
FolkResult tenGigabitClass(const FolkContext& context) {
    const double gbps = context.link != nullptr ? context.link->gbps : 400;
    return {
        FolkVerdict::wrong,
        {argument("gbps", ArgumentKind::count, gbps), argument("ratio", ArgumentKind::number, gbps / 10)}};
}

/// c41: NVLink is three to five times PCIe 4 and 20 to 40 % more efficient.
FolkResult nvlinkOverPcie(const FolkContext& context) {
    const double ratio = context.scaleUpBothWays() / kPcie4BothWays;
    const double slower = context.share(context.outcome.time.tp.busySeconds) * std::max(0.0, ratio - 1);
    const bool rangeHolds = ratio >= 3 && ratio <= 5;
    return {rangeHolds && slower >= 0.2 && slower <= 0.4 ? FolkVerdict::holds : FolkVerdict::wrong,
            {argument("ratio", ArgumentKind::number, ratio), argument("slower", ArgumentKind::ratio, slower)},
            context.outcome.machine.scaleUp == ScaleUpKind::switched};
}

} // namespace

std::span<const FolkRule> folkNetworkRules() {
    constexpr FolkOrigin a = FolkOrigin::multiNodeGuide;
    constexpr FolkOrigin b = FolkOrigin::cardSelectionGuide;
    static constexpr auto rules = std::to_array<FolkRule>({{"c01", a, networkFirst},
                                                           {"c04", a, scaleUp900},
                                                           {"c06", a, infiniBandOnly},
                                                           {"c07", a, fourHundredPerNode},
                                                           {"c08", a, equalHops},
                                                           {"c09", a, rdmaOn},
                                                           {"c12", a, overlapGradients},
                                                           {"c15", a, tenthOfMemory},
                                                           {"c23", b, tenGigabitClass},
                                                           {"c41", b, nvlinkOverPcie}});
    return rules;
}

} // namespace rackwright::advice
