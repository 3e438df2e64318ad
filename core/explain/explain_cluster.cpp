// Interruptions, power, switches and cables.
#include "core/explain/explain_parts.h"
#include "core/units/quantity.h"

namespace rackwright {

namespace {

using Why = std::optional<Explanation>;

Why goodput(const ExplainContext& c) {
    const ReliabilityOutcome& r = c.outcome.cluster.reliability;
    if (r.checkpointSeconds <= 0 || r.hoursBetweenInterruptions <= 0) return {};
    return Explanation{"run.goodput",
                       ArgumentKind::ratio,
                       r.goodput,
                       "1 / ((1 + stall / interval) * (1 + (restart + interval / 2) / between))",
                       false,
                       {stated("stall", ArgumentKind::seconds, c.outcome.scenario.operation.saveStallSeconds,
                               "operation.save_stall"),
                        computed("interval", ArgumentKind::seconds, r.checkpointSeconds),
                        computed("restart", ArgumentKind::seconds, r.restartSeconds),
                        computed("between", ArgumentKind::seconds, r.hoursBetweenInterruptions * 3600,
                                 "run.between_interruptions")}};
}

Why between(const ExplainContext& c) {
    const ReliabilityOutcome& r = c.outcome.cluster.reliability;
    if (r.hoursBetweenInterruptions <= 0) return {};
    const double nodes = 24000 / (r.hoursBetweenInterruptions * r.failuresPer1000NodeDays);
    return Explanation{
        "run.between_interruptions",
        ArgumentKind::seconds,
        r.hoursBetweenInterruptions * 3600,
        "1000 * 86400 / (nodes * failure_rate)",
        false,
        {computed("nodes", ArgumentKind::number, nodes),
         stated("failure_rate", ArgumentKind::number, r.failuresPer1000NodeDays, "operation.maturity")}};
}

Why interruptions(const ExplainContext& c) {
    const ReliabilityOutcome& r = c.outcome.cluster.reliability;
    if (r.hoursBetweenInterruptions <= 0) return {};
    return Explanation{"run.interruptions",
                       ArgumentKind::number,
                       r.interruptions,
                       "days * 86400 / between",
                       false,
                       {computed("days", ArgumentKind::days, c.outcome.trainingDays, "time.days"),
                        computed("between", ArgumentKind::seconds, r.hoursBetweenInterruptions * 3600,
                                 "run.between_interruptions")}};
}

Explanation power(const ExplainContext& c, const char* id, double total, const char* symbol, double it) {
    return {id,
            ArgumentKind::watts,
            total * 1e6,
            std::string(symbol) + " * pue",
            false,
            {computed(symbol, ArgumentKind::watts, it * 1e6),
             stated("pue", ArgumentKind::number, c.outcome.cluster.power.pue, "money.pue")}};
}

Why meter(const ExplainContext& c) {
    const PowerOutcome& p = c.outcome.cluster.power;
    return power(c, "power.meter", p.meterMw, "it_measured", p.itMeasuredMw);
}

Why peak(const ExplainContext& c) {
    const PowerOutcome& p = c.outcome.cluster.power;
    return power(c, "power.peak", p.peakMw, "it_nameplate", p.itNameplateMw);
}

Why switches(const ExplainContext& c) {
    const FabricOutcome& f = c.outcome.cluster.compute;
    if (f.switches() == 0) return {};
    return Explanation{"topology.switches",
                       ArgumentKind::count,
                       static_cast<double>(f.switches()),
                       "leaf + spine + core",
                       false,
                       {computed("leaf", ArgumentKind::count, static_cast<double>(f.leaf)),
                        computed("spine", ArgumentKind::count, static_cast<double>(f.spine)),
                        computed("core", ArgumentKind::count, static_cast<double>(f.core))}};
}

Why cables(const ExplainContext& c) {
    const FabricOutcome& f = c.outcome.cluster.compute;
    if (f.cables() == 0) return {};
    return Explanation{"topology.cables",
                       ArgumentKind::count,
                       static_cast<double>(f.cables()),
                       "server_leaf + leaf_spine + spine_core",
                       false,
                       {computed("server_leaf", ArgumentKind::count, static_cast<double>(f.cablesServerLeaf)),
                        computed("leaf_spine", ArgumentKind::count, static_cast<double>(f.cablesLeafSpine)),
                        computed("spine_core", ArgumentKind::count, static_cast<double>(f.cablesSpineCore))}};
}

Why transceivers(const ExplainContext& c) {
    const FabricOutcome& f = c.outcome.cluster.compute;
    if (f.transceivers == 0) return {};
    return Explanation{
        "topology.transceivers",
        ArgumentKind::count,
        static_cast<double>(f.transceivers),
        "2 * cables",
        false,
        {computed("cables", ArgumentKind::count, static_cast<double>(f.cables()), "topology.cables")}};
}

constexpr ExplainRow kRows[] = {{"run.goodput", goodput},
                                {"run.between_interruptions", between},
                                {"run.interruptions", interruptions},
                                {"power.meter", meter},
                                {"power.peak", peak},
                                {"topology.switches", switches},
                                {"topology.cables", cables},
                                {"topology.transceivers", transceivers}};

} // namespace

std::span<const ExplainRow> clusterExplanations() {
    return kRows;
}

} // namespace rackwright
