// Interruptions, power, switches and cables.
#include "core/cluster/power.h"
#include "core/explain/explain_parts.h"
#include "core/units/quantity.h"

namespace rackwright {

namespace {

using Why = std::optional<Explanation>;

/// The interval follows from the rates, not from the length of a step.
bool hasInterval(const Outcome& o) {
    const ReliabilityOutcome& r = o.cluster.reliability;
    const double step = o.time.step.total;
    return step > 0 && r.checkpointSeconds > step && r.hoursBetweenInterruptions > 0;
}

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
                        computed("interval", ArgumentKind::seconds, r.checkpointSeconds,
                                 hasInterval(c.outcome) ? "run.checkpoint_interval" : ""),
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

/// The interval with the best availability, as whole steps. The restart is one without a swapped server.
Why checkpointInterval(const ExplainContext& c) {
    const ReliabilityOutcome& r = c.outcome.cluster.reliability;
    const OperationInputs& operation = c.outcome.scenario.operation;
    const double step = c.outcome.time.step.total;
    if (!hasInterval(c.outcome)) return {};
    return Explanation{
        "run.checkpoint_interval",
        ArgumentKind::seconds,
        r.checkpointSeconds,
        "round((stall + sqrt(2 * (between + plain_restart) * stall + stall * stall)) / step) * step",
        false,
        {stated("stall", ArgumentKind::seconds, operation.saveStallSeconds, "operation.save_stall"),
         computed("between", ArgumentKind::seconds, r.hoursBetweenInterruptions * 3600,
                  "run.between_interruptions"),
         stated("plain_restart", ArgumentKind::seconds, operation.restartMinutes * 60, "operation.restart"),
         computed("step", ArgumentKind::seconds, step, "time.step")}};
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

/// A count of one tier; an absent tier has nothing to explain.
ExplainedTerm tier(const char* symbol, std::int64_t count, const char* figure) {
    return computed(symbol, ArgumentKind::count, static_cast<double>(count), count > 0 ? figure : "");
}

Why power(const ExplainContext& c, const char* id, double total, const char* symbol, double it,
          const char* itFigure) {
    if (total <= 0) return {};
    return Explanation{id,
                       ArgumentKind::watts,
                       total * 1e6,
                       std::string(symbol) + " * pue",
                       false,
                       {computed(symbol, ArgumentKind::watts, it * 1e6, itFigure),
                        stated("pue", ArgumentKind::number, c.outcome.cluster.power.pue, "money.pue")}};
}

/// Servers by their own power; storage, switches and waiting spares beside them.
Why serversPower(const ExplainContext& c, const char* id, double megawatts, double ServerPower::*kilowatts,
                 Fact Server::*published) {
    const Outcome& o = c.outcome;
    const Accelerator* part = c.catalog.hardware.accelerator(o.scenario.hardware.accelerator);
    const Server* server = c.catalog.hardware.server(o.scenario.hardware.server);
    if (part == nullptr || megawatts <= 0) return {};
    const double each = serverPower(server, *part, o.machine.perServer).*kilowatts * 1e3;
    const double servers = o.scenario.hardware.servers;
    const bool known = server != nullptr && (server->*published).known();
    return Explanation{id,
                       ArgumentKind::watts,
                       megawatts * 1e6,
                       "servers * server_power + other_power",
                       false,
                       {stated("servers", ArgumentKind::count, servers, "hardware.servers"),
                        known ? fact("server_power", ArgumentKind::watts, each, (server->*published).from)
                              : computed("server_power", ArgumentKind::watts, each),
                        computed("other_power", ArgumentKind::watts, megawatts * 1e6 - servers * each)}};
}

Why itMeasured(const ExplainContext& c) {
    return serversPower(c, "power.it_measured", c.outcome.cluster.power.itMeasuredMw, &ServerPower::measured,
                        &Server::measuredKw);
}

Why itNameplate(const ExplainContext& c) {
    return serversPower(c, "power.it_nameplate", c.outcome.cluster.power.itNameplateMw,
                        &ServerPower::nameplate, &Server::nameplateKw);
}

Why meter(const ExplainContext& c) {
    const PowerOutcome& p = c.outcome.cluster.power;
    return power(c, "power.meter", p.meterMw, "it_measured", p.itMeasuredMw, "power.it_measured");
}

Why peak(const ExplainContext& c) {
    const PowerOutcome& p = c.outcome.cluster.power;
    return power(c, "power.peak", p.peakMw, "it_nameplate", p.itNameplateMw, "power.it_nameplate");
}

Why switches(const ExplainContext& c) {
    const FabricOutcome& f = c.outcome.cluster.compute;
    if (f.switches() == 0) return {};
    return Explanation{"topology.switches",
                       ArgumentKind::count,
                       static_cast<double>(f.switches()),
                       "leaf + spine + core",
                       false,
                       {tier("leaf", f.leaf, "topology.leaf"), tier("spine", f.spine, "topology.spine"),
                        tier("core", f.core, "topology.core")}};
}

Why cables(const ExplainContext& c) {
    const FabricOutcome& f = c.outcome.cluster.compute;
    if (f.cables() == 0) return {};
    return Explanation{"topology.cables",
                       ArgumentKind::count,
                       static_cast<double>(f.cables()),
                       "server_leaf + leaf_spine + spine_core",
                       false,
                       {tier("server_leaf", f.cablesServerLeaf, "topology.server_leaf"),
                        tier("leaf_spine", f.cablesLeafSpine, "topology.leaf_spine"),
                        tier("spine_core", f.cablesSpineCore, "topology.spine_core")}};
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
                                {"run.checkpoint_interval", checkpointInterval},
                                {"power.it_measured", itMeasured},
                                {"power.it_nameplate", itNameplate},
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
