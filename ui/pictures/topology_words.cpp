#include "ui/pictures/topology_words.h"

#include "ui/pictures/topology_colors.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

/// "3" or "3–4", counted from 1.
QString span(std::int32_t first, std::int32_t last) {
    if (last <= first) return QString::number(first + 1);
    return QStringLiteral("%1–%2").arg(first + 1).arg(last + 1);
}

/// "3" or "3–4", counted from 0 as ranks are.
QString rankSpan(std::int32_t first, std::int32_t last) {
    return last <= first ? QString::number(first) : QStringLiteral("%1–%2").arg(first).arg(last);
}

QString count(std::int64_t value, const TopologyLook& look) {
    return look.context.format.count(static_cast<double>(value));
}

/// A frame of a large cluster holds several units: "3", "9–16".
QString unitSpan(const DiagramBox& box, const TopologyLook& look) {
    const auto perUnit = std::max<std::int64_t>(1, look.fabric.serversPerUnit);
    const auto units = static_cast<std::int32_t>((box.count + perUnit - 1) / perUnit);
    const auto first = static_cast<std::int32_t>(box.index);
    return span(first, first + std::max(1, units) - 1);
}

bool threeTiers(const TopologyLook& look) {
    return look.fabric.tiers >= 3;
}

} // namespace

QString TopologyWords::boxTitle(const DiagramBox& box, const TopologyLook& look) {
    const QString number = QString::number(box.index + 1);
    const QString rank = QString::number(box.index);
    switch (box.kind) {
    case DiagramKind::coreSwitch:
        return box.count > 1 ? tr("%1 core switches").arg(count(box.count, look)) : tr("Core %1").arg(number);
    case DiagramKind::spineSwitch:
        return box.count > 1 ? tr("%1 spine").arg(count(box.count, look))
                             : tr("S%1", "spine switch").arg(number);
    case DiagramKind::leafSwitch:
        return box.count > 1 ? tr("%1 leaf").arg(count(box.count, look)) : tr("Leaf %1").arg(number);
    case DiagramKind::unitFrame:
        return tr("SU %1", "scalable unit").arg(unitSpan(box, look));
    case DiagramKind::server:
        return number;
    case DiagramKind::accelerator:
        return tr("GPU %1").arg(rank);
    case DiagramKind::nic:
        return tr("NIC %1").arg(rank);
    case DiagramKind::scaleUpSwitch:
        return box.count > 1 ? tr("%1 × NVSwitch").arg(box.count) : tr("NVSwitch %1").arg(rank);
    case DiagramKind::cpu:
        return tr("CPU %1").arg(rank);
    case DiagramKind::pcieSwitch:
        return tr("PCIe %1").arg(rank);
    }
    return {};
}

QString TopologyWords::boxFacts(const DiagramBox& box, const TopologyLook& look) {
    if (box.kind == DiagramKind::accelerator)
        return QStringLiteral("%1 GB").arg(std::lround(look.machine.memoryBytes / 1e9));
    if (box.kind != DiagramKind::unitFrame) return {};
    const QString servers = tr("%1 srv", "servers").arg(count(box.count, look));
    if (look.fabric.leafPerUnit <= 0 || threeTiers(look)) return servers;
    return tr("%1 leaf").arg(count(look.fabric.leafPerUnit, look)) + QStringLiteral(" · ") + servers;
}

QString TopologyWords::ribbon(const DiagramLink& link, const TopologyLook& look) {
    const QString links = count(link.count, look);
    if (look.fabric.oversubscription > 1.001) {
        const double down = static_cast<double>(link.count) * look.fabric.oversubscription;
        return QStringLiteral("%1 : %2").arg(look.context.format.count(std::round(down)), links);
    }
    return QStringLiteral("%1 × %2G").arg(links).arg(std::lround(link.gbps));
}

QString TopologyWords::sentence(const DiagramBox& box, const TopologyLook& look) {
    const QString title = boxTitle(box, look);
    switch (box.kind) {
    case DiagramKind::unitFrame:
        return tr("Scalable unit %1: %2").arg(unitSpan(box, look), boxFacts(box, look));
    case DiagramKind::server: {
        const QString name = box.count > 1 ? tr("%1 servers from %2").arg(count(box.count, look), title)
                                           : tr("Server %1").arg(title);
        const QString place = box.rack < 0 ? name : tr("%1, rack %2").arg(name).arg(box.rack + 1);
        if (box.spare) return tr("%1: a spare, cabled and waiting").arg(place);
        if (box.stage < 0) return tr("%1: not used by this plan").arg(place);
        return tr("%1: pipeline stage %2, replica %3")
            .arg(place, span(box.stage, box.lastStage), rankSpan(box.replica, box.lastReplica));
    }
    case DiagramKind::accelerator:
        return tr("%1: %2, %3, TP rank %4")
            .arg(title, look.acceleratorName, boxFacts(box, look))
            .arg(box.index % std::max(1, look.strategy.tp));
    case DiagramKind::nic:
        return tr("%1: rail %2, %3 Gb/s")
            .arg(title)
            .arg(box.index + 1)
            .arg(std::lround(look.fabric.linkGbps));
    case DiagramKind::leafSwitch:
        return box.count > 1 || box.rail < 0 ? title : tr("%1: rail %2").arg(title).arg(box.rail + 1);
    default:
        return title;
    }
}

QString TopologyWords::stage(int stage) {
    return tr("Stage %1").arg(stage + 1);
}

QString TopologyWords::rail(int rail) {
    return tr("Rail %1").arg(rail + 1);
}

QString TopologyWords::picked(const TopologyLook& look) {
    const std::int64_t accelerator = look.partners ? look.partners->accelerator : 0;
    const std::int64_t perServer = std::max(1, look.machine.perServer);
    return tr("GPU %1 of server %2 and its partners:")
        .arg(accelerator % perServer)
        .arg(accelerator / perServer + 1);
}

QString TopologyWords::tierLoad(std::size_t tier, const TopologyLook& look) {
    const QString share = look.context.format.percent(look.tierShare[tier]).text();
    if (tier == 0) return tr("scale-up %1 busy").arg(share);
    if (tier == 1) return tr("to leaf %1").arg(share);
    return tier == 2 ? tr("to spine %1").arg(share) : tr("to core %1").arg(share);
}

QString TopologyWords::sharedLeafs() {
    return tr("share leaf switches: fail together");
}

QString TopologyWords::racks() {
    return tr("a rack: shares its feeds");
}

QString TopologyWords::tensorGroups() {
    return tr("a tensor parallel group");
}

QString TopologyWords::replicas() {
    return tr("a replica");
}

QString TopologyWords::nextInTurn() {
    return tr("the next, in turn");
}

QString TopologyWords::spare() {
    return tr("spare");
}

} // namespace rackwright
