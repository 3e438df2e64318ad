// What each parallel dimension sends, and the switches and cables of each tier.
#include "core/explain/explain_parts.h"

#include <cmath>

namespace rackwright {

namespace {

using Why = std::optional<Explanation>;

/// Communication that computation does not hide; a ring also waits for its slowest member.
Why exposed(const char* id, const char* busyId, const DimensionTraffic& traffic) {
    if (traffic.bytes <= 0) return {};
    const double hidden = traffic.busySeconds - traffic.exposedSeconds;
    const bool hides = hidden >= 0;
    return Explanation{id,
                       ArgumentKind::seconds,
                       traffic.exposedSeconds,
                       hides ? "busy - hidden" : "busy + waiting",
                       false,
                       {computed("busy", ArgumentKind::seconds, traffic.busySeconds, busyId),
                        computed(hides ? "hidden" : "waiting", ArgumentKind::seconds, std::abs(hidden))}};
}

/// Bytes over the wire's rate and the start-up of every message; faster than one wire where two share it.
Why busy(const char* id, const DimensionTraffic& traffic) {
    if (traffic.bytes <= 0 || traffic.rate <= 0) return {};
    const double start = traffic.busySeconds - traffic.bytes / traffic.rate;
    const ExplainedTerm bytes = computed("sent_bytes", ArgumentKind::bytes, traffic.bytes);
    if (start >= 0)
        return Explanation{id,
                           ArgumentKind::seconds,
                           traffic.busySeconds,
                           "sent_bytes / wire_rate + start_up",
                           false,
                           {bytes, computed("wire_rate", ArgumentKind::bytesRate, traffic.rate),
                            computed("start_up", ArgumentKind::seconds, start)}};
    return Explanation{
        id,
        ArgumentKind::seconds,
        traffic.busySeconds,
        "sent_bytes / joint_rate",
        false,
        {bytes, computed("joint_rate", ArgumentKind::bytesRate, traffic.bytes / traffic.busySeconds)}};
}

Why tpExposed(const ExplainContext& c) {
    return exposed("traffic.tp", "traffic.tp_busy", c.outcome.time.tp);
}
Why cpExposed(const ExplainContext& c) {
    return exposed("traffic.cp", "traffic.cp_busy", c.outcome.time.cp);
}
Why epExposed(const ExplainContext& c) {
    return exposed("traffic.ep", "traffic.ep_busy", c.outcome.time.ep);
}
Why ppExposed(const ExplainContext& c) {
    return exposed("traffic.pp", "traffic.pp_busy", c.outcome.time.pp);
}
Why dpExposed(const ExplainContext& c) {
    return exposed("traffic.dp", "traffic.dp_busy", c.outcome.time.dp);
}
Why tpBusy(const ExplainContext& c) {
    return busy("traffic.tp_busy", c.outcome.time.tp);
}
Why cpBusy(const ExplainContext& c) {
    return busy("traffic.cp_busy", c.outcome.time.cp);
}
Why epBusy(const ExplainContext& c) {
    return busy("traffic.ep_busy", c.outcome.time.ep);
}
Why ppBusy(const ExplainContext& c) {
    return busy("traffic.pp_busy", c.outcome.time.pp);
}
Why dpBusy(const ExplainContext& c) {
    return busy("traffic.dp_busy", c.outcome.time.dp);
}

ExplainedTerm count(const char* symbol, std::int64_t value, const char* figure = "") {
    return computed(symbol, ArgumentKind::count, static_cast<double>(value), figure);
}

ExplainedTerm each(const char* symbol, std::int64_t links, std::int64_t switches) {
    return computed(symbol, ArgumentKind::number, static_cast<double>(links) / static_cast<double>(switches));
}

Why leaf(const ExplainContext& c) {
    const FabricOutcome& f = c.outcome.cluster.compute;
    if (f.leaf == 0) return {};
    const bool whole = f.units * f.leafPerUnit == f.leaf;
    Explanation why{"topology.leaf",
                    ArgumentKind::count,
                    static_cast<double>(f.leaf),
                    whole ? "units * unit_leafs" : "units * unit_leafs - missing_leafs",
                    false,
                    {count("units", f.units), count("unit_leafs", f.leafPerUnit)}};
    if (!whole) why.terms.push_back(count("missing_leafs", f.units * f.leafPerUnit - f.leaf));
    return why;
}

Why spine(const ExplainContext& c) {
    const FabricOutcome& f = c.outcome.cluster.compute;
    if (f.spine == 0) return {};
    return Explanation{"topology.spine",
                       ArgumentKind::count,
                       static_cast<double>(f.spine),
                       "leaf_spine / spine_down",
                       false,
                       {count("leaf_spine", f.cablesLeafSpine, "topology.leaf_spine"),
                        each("spine_down", f.cablesLeafSpine, f.spine)}};
}

Why core(const ExplainContext& c) {
    const FabricOutcome& f = c.outcome.cluster.compute;
    if (f.core == 0) return {};
    return Explanation{"topology.core",
                       ArgumentKind::count,
                       static_cast<double>(f.core),
                       "spine_core / core_down",
                       false,
                       {count("spine_core", f.cablesSpineCore, "topology.spine_core"),
                        each("core_down", f.cablesSpineCore, f.core)}};
}

Why serverLeaf(const ExplainContext& c) {
    const FabricOutcome& f = c.outcome.cluster.compute;
    const ReliabilityOutcome& run = c.outcome.cluster.reliability;
    const double servers = c.outcome.scenario.hardware.servers;
    const double spares = run.sparesCabled ? run.spares : 0;
    if (f.cablesServerLeaf == 0 || servers + spares <= 0) return {};
    const double links = static_cast<double>(f.cablesServerLeaf) / (servers + spares) / f.planes;
    const Server* server = c.catalog.hardware.server(c.outcome.scenario.hardware.server);
    const bool known = server != nullptr && server->nics.known() && *server->nics.value == links;
    return Explanation{"topology.server_leaf",
                       ArgumentKind::count,
                       static_cast<double>(f.cablesServerLeaf),
                       "(servers + cabled_spares) * server_links * planes",
                       false,
                       {stated("servers", ArgumentKind::count, servers, "hardware.servers"),
                        computed("cabled_spares", ArgumentKind::count, spares),
                        known ? fact("server_links", ArgumentKind::count, links, server->nics.from)
                              : computed("server_links", ArgumentKind::number, links),
                        stated("planes", ArgumentKind::count, f.planes, "network.planes")}};
}

Why leafSpine(const ExplainContext& c) {
    const FabricOutcome& f = c.outcome.cluster.compute;
    if (f.cablesLeafSpine == 0 || f.leaf == 0) return {};
    return Explanation{"topology.leaf_spine",
                       ArgumentKind::count,
                       static_cast<double>(f.cablesLeafSpine),
                       "leaf * leaf_up",
                       false,
                       {count("leaf", f.leaf, "topology.leaf"), each("leaf_up", f.cablesLeafSpine, f.leaf)}};
}

Why spineCore(const ExplainContext& c) {
    const FabricOutcome& f = c.outcome.cluster.compute;
    if (f.cablesSpineCore == 0 || f.spine == 0) return {};
    return Explanation{
        "topology.spine_core",
        ArgumentKind::count,
        static_cast<double>(f.cablesSpineCore),
        "spine * spine_up",
        false,
        {count("spine", f.spine, "topology.spine"), each("spine_up", f.cablesSpineCore, f.spine)}};
}

constexpr ExplainRow kRows[] = {{"traffic.tp", tpExposed},
                                {"traffic.cp", cpExposed},
                                {"traffic.ep", epExposed},
                                {"traffic.pp", ppExposed},
                                {"traffic.dp", dpExposed},
                                {"traffic.tp_busy", tpBusy},
                                {"traffic.cp_busy", cpBusy},
                                {"traffic.ep_busy", epBusy},
                                {"traffic.pp_busy", ppBusy},
                                {"traffic.dp_busy", dpBusy},
                                {"topology.leaf", leaf},
                                {"topology.spine", spine},
                                {"topology.core", core},
                                {"topology.server_leaf", serverLeaf},
                                {"topology.leaf_spine", leafSpine},
                                {"topology.spine_core", spineCore}};

} // namespace

std::span<const ExplainRow> networkExplanations() {
    return kRows;
}

} // namespace rackwright
