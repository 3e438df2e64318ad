// The load of the links, and what stands in for the folk rule about networks, in words.
#include "ui/text/cluster_words.h"
#include "ui/text/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

namespace rackwright::text {

namespace {

constexpr double kBusy = 0.5;      ///< share of the step from which a link leaves little room for overlap
constexpr double kFolkLow = 0.1;   ///< "a tenth to a fifth of the memory bandwidth"
constexpr double kWireTight = 0.5; ///< wire time over computation from which overlap gets hard

QString translated(const char* source) {
    return QCoreApplication::translate("cluster", source);
}

struct Name {
    std::string_view id;
    const char* name;
};

QString nameIn(std::span<const Name> names, const std::string& id) {
    const auto found = std::ranges::find(names, id, &Name::id);
    return found == names.end() ? QString::fromStdString(id) : translated(found->name);
}

QString tierName(const std::string& id) {
    static constexpr std::array names{Name{"scale-up", QT_TRANSLATE_NOOP("cluster", "Scale-up link")},
                                      Name{"server-leaf", QT_TRANSLATE_NOOP("cluster", "Server to leaf")},
                                      Name{"leaf-spine", QT_TRANSLATE_NOOP("cluster", "Leaf to spine")},
                                      Name{"spine-core", QT_TRANSLATE_NOOP("cluster", "Spine to core")}};
    return nameIn(names, id);
}

QString crossing(int tier) {
    static constexpr std::array names{QT_TRANSLATE_NOOP("cluster", "stays in the scale-up domain"),
                                      QT_TRANSLATE_NOOP("cluster", "crosses leaf switches"),
                                      QT_TRANSLATE_NOOP("cluster", "crosses spine switches"),
                                      QT_TRANSLATE_NOOP("cluster", "crosses core switches")};
    return translated(names[static_cast<std::size_t>(std::clamp(tier, 0, 3))]);
}

QString upper(const std::string& id) {
    return QString::fromStdString(id).toUpper();
}

QString switchCounts(const FabricOutcome& fabric, const Formatter& format) {
    const auto count = [&](std::int64_t value) { return format.count(static_cast<double>(value)); };
    if (fabric.tiers == 1)
        return translated(QT_TRANSLATE_NOOP("cluster", "1 tier: %1 switches")).arg(count(fabric.switches()));
    if (fabric.tiers == 2)
        return translated(QT_TRANSLATE_NOOP("cluster", "2 tiers: %1 leaf, %2 spine"))
            .arg(count(fabric.leaf), count(fabric.spine));
    return translated(QT_TRANSLATE_NOOP("cluster", "3 tiers: %1 leaf, %2 spine, %3 core"))
        .arg(count(fabric.leaf), count(fabric.spine), count(fabric.core));
}

void addFabric(ClusterSection& section, const char* name, const FabricOutcome& fabric,
               const Formatter& format, const char* figure = "") {
    if (fabric.tiers == 0) return;
    QString remark = translated(QT_TRANSLATE_NOOP("cluster", "%1 cables, %2 ports left"))
                         .arg(format.count(static_cast<double>(fabric.cables())),
                              format.count(static_cast<double>(fabric.freePorts)));
    if (fabric.bisectionBytesPerSecond > 0)
        remark = translated(QT_TRANSLATE_NOOP("cluster", "%1; bisection %2, %3 switches on the longest path"))
                     .arg(remark, format.bandwidth(fabric.bisectionBytesPerSecond).text(),
                          format.count(fabric.hops()));
    section.facts.push_back({translated(name), switchCounts(fabric, format), remark, FactMark::none, figure});
}

/// The cables of a tier.
const char* cablesFigure(const std::string& role) {
    if (role == "server-leaf") return "topology.server_leaf";
    if (role == "leaf-spine") return "topology.leaf_spine";
    return role == "spine-core" ? "topology.spine_core" : "";
}

/// The exposed communication of a dimension.
const char* trafficFigure(const std::string& dimension) {
    static constexpr std::array<std::pair<std::string_view, const char*>, 5> figures{{{"tp", "traffic.tp"},
                                                                                      {"cp", "traffic.cp"},
                                                                                      {"ep", "traffic.ep"},
                                                                                      {"pp", "traffic.pp"},
                                                                                      {"dp", "traffic.dp"}}};
    for (const auto& [id, figure] : figures)
        if (id == dimension) return figure;
    return "";
}

QString mediumName(CableMedium medium) {
    static constexpr std::array names{QT_TRANSLATE_NOOP("cluster", "copper"),
                                      QT_TRANSLATE_NOOP("cluster", "multimode fibre"),
                                      QT_TRANSLATE_NOOP("cluster", "single-mode fibre")};
    return translated(names[static_cast<std::size_t>(medium)]);
}

/// "1.5 % of 3 350 GB/s of memory": a network beside its memory.
QString overMemory(double nicGBs, double memoryGBs, const Formatter& format) {
    return translated(QT_TRANSLATE_NOOP("cluster", "%1 of memory bandwidth"))
        .arg(format.percent(nicGBs / memoryGBs).text());
}

} // namespace

ClusterSection networkSection(const Outcome& outcome, const Formatter& format) {
    ClusterSection section{"networks", translated(QT_TRANSLATE_NOOP("cluster", "Networks and cables")), {}};
    const ClusterOutcome& cluster = outcome.cluster;
    addFabric(section, QT_TRANSLATE_NOOP("cluster", "Compute network"), cluster.compute, format,
              "topology.switches");
    addFabric(section, QT_TRANSLATE_NOOP("cluster", "Storage network"), cluster.storageFabric, format);
    addFabric(section, QT_TRANSLATE_NOOP("cluster", "In-band management"), cluster.inBand, format);
    addFabric(section, QT_TRANSLATE_NOOP("cluster", "Out-of-band management"), cluster.outOfBand, format);
    for (const CableRun& run : cluster.compute.runs)
        section.facts.push_back(
            {tierName(run.role),
             translated(QT_TRANSLATE_NOOP("cluster", "%1 × %2 m"))
                 .arg(format.count(static_cast<double>(run.count)), format.count(run.metres)),
             mediumName(run.medium), FactMark::none, cablesFigure(run.role)});
    return section;
}

ClusterSection linkSection(const Outcome& outcome, const Formatter& format) {
    ClusterSection section{
        "links", translated(QT_TRANSLATE_NOOP("cluster", "Busiest link of each tier")), {}};
    for (const TierLoad& tier : outcome.cluster.traffic.tiers) {
        ClusterFact fact{tierName(tier.id), {}, {}, tier.share > kBusy ? FactMark::warning : FactMark::none};
        fact.value = translated(QT_TRANSLATE_NOOP("cluster", "%1 busy of the step"))
                         .arg(format.percent(tier.share).text());
        fact.remark = translated(QT_TRANSLATE_NOOP("cluster", "%1 a step at %2"))
                          .arg(format.bytes(tier.bytes).text(), format.bandwidth(tier.rate).text());
        if (!tier.dimension.empty())
            fact.remark = translated(QT_TRANSLATE_NOOP("cluster", "%1, mostly %2"))
                              .arg(fact.remark, upper(tier.dimension));
        section.facts.push_back(std::move(fact));
    }
    return section;
}

ClusterSection ratioSection(const Outcome& outcome, const Formatter& format) {
    ClusterSection section{
        "ratios", translated(QT_TRANSLATE_NOOP("cluster", "Communication over computation")), {}};
    const TrafficOutcome& traffic = outcome.cluster.traffic;
    for (const DimensionLoad& load : traffic.dimensions)
        section.facts.push_back(
            {upper(load.id) + QString::number(load.degree), format.percent(load.ratio).text(),
             translated(QT_TRANSLATE_NOOP("cluster", "%1, exposed %2"))
                 .arg(crossing(load.tier), format.duration(load.exposedSeconds).text()),
             load.ratio > kWireTight ? FactMark::warning : FactMark::none, trafficFigure(load.id)});
    if (section.facts.empty() || traffic.nicOverMemory <= 0) return section;
    section.facts.push_back(
        {translated(QT_TRANSLATE_NOOP("cluster", "Folk rule: network a tenth to a fifth of memory")),
         translated(QT_TRANSLATE_NOOP("cluster", "here %1"))
             .arg(format.percent(traffic.nicOverMemory).text()),
         traffic.nicOverMemory < kFolkLow
             ? translated(QT_TRANSLATE_NOOP("cluster", "Not met, and not needed: the ratios above decide."))
             : QString(),
         FactMark::none});
    for (const FolkSystem& system : traffic.systems)
        section.facts.push_back({productName(system.name),
                                 overMemory(system.nicGBs, system.memoryGBs, format),
                                 translated(QT_TRANSLATE_NOOP("cluster", "network %1, memory %2"))
                                     .arg(format.bandwidth(system.nicGBs * 1e9).text(),
                                          format.bandwidth(system.memoryGBs * 1e9).text()),
                                 FactMark::none});
    return section;
}

} // namespace rackwright::text
