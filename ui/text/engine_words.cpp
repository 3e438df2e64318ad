// Names of what the engine reports: memory parts, time parts, verdicts, strategies, bill of materials.
#include "ui/text/wording.h"

#include <QCoreApplication>

#include <array>

namespace rackwright::text {

namespace {

QString translated(const char* source) {
    return QCoreApplication::translate("engine", source);
}

struct ItemWords {
    std::string_view id;
    const char* name;
};

constexpr ItemWords kBomItems[] = {
    {"server", QT_TRANSLATE_NOOP("engine", "Server")},
    {"server-spare", QT_TRANSLATE_NOOP("engine", "Spare server")},
    {"switch-leaf", QT_TRANSLATE_NOOP("engine", "Leaf switch")},
    {"switch-spine", QT_TRANSLATE_NOOP("engine", "Spine switch")},
    {"switch-core", QT_TRANSLATE_NOOP("engine", "Core switch")},
    {"switch-storage", QT_TRANSLATE_NOOP("engine", "Storage switch")},
    {"switch-management", QT_TRANSLATE_NOOP("engine", "Management switch")},
    {"cable", QT_TRANSLATE_NOOP("engine", "Cable")},
    {"cable-server-leaf", QT_TRANSLATE_NOOP("engine", "Cable, server to leaf")},
    {"cable-leaf-spine", QT_TRANSLATE_NOOP("engine", "Cable, leaf to spine")},
    {"cable-spine-core", QT_TRANSLATE_NOOP("engine", "Cable, spine to core")},
    {"cable-storage", QT_TRANSLATE_NOOP("engine", "Cable, storage network")},
    {"cable-management", QT_TRANSLATE_NOOP("engine", "Cable, management network")},
    {"transceiver", QT_TRANSLATE_NOOP("engine", "Optical transceiver")},
    {"transceiver-storage", QT_TRANSLATE_NOOP("engine", "Optical transceiver, storage network")},
    {"nic", QT_TRANSLATE_NOOP("engine", "Network adapter")},
    {"storage", QT_TRANSLATE_NOOP("engine", "Shared storage")},
    {"rack", QT_TRANSLATE_NOOP("engine", "Rack")},
    {"pdu", QT_TRANSLATE_NOOP("engine", "Power distribution unit")},
    {"cdu", QT_TRANSLATE_NOOP("engine", "Coolant distribution unit")},
    {"installation", QT_TRANSLATE_NOOP("engine", "Installation and commissioning")},
    {"spare-optics", QT_TRANSLATE_NOOP("engine", "Spare optics")},
    {"management-node", QT_TRANSLATE_NOOP("engine", "Management node")},
    {"head-node", QT_TRANSLATE_NOOP("engine", "Head node")},
    {"ups-module", QT_TRANSLATE_NOOP("engine", "Uninterruptible power supply, module")},
    {"software-support", QT_TRANSLATE_NOOP("engine", "Software support, per accelerator")},
    {"login-node", QT_TRANSLATE_NOOP("engine", "Login node")},
    {"fabric-manager", QT_TRANSLATE_NOOP("engine", "Fabric manager")},
    {"switch", QT_TRANSLATE_NOOP("engine", "Switch")},
    {"switch-in-band", QT_TRANSLATE_NOOP("engine", "In-band management switch")},
    {"switch-out-of-band", QT_TRANSLATE_NOOP("engine", "Out-of-band management switch")},
    {"patch-cable", QT_TRANSLATE_NOOP("engine", "Patch cable")},
    {"parallel-storage", QT_TRANSLATE_NOOP("engine", "Parallel storage")},
    {"scheduler", QT_TRANSLATE_NOOP("engine", "Job scheduler")},
    {"monitoring", QT_TRANSLATE_NOOP("engine", "Monitoring")},
};

constexpr ItemWords kBomSections[] = {
    {"compute", QT_TRANSLATE_NOOP("engine", "Compute")},
    {"fabric", QT_TRANSLATE_NOOP("engine", "Compute network")},
    {"storage", QT_TRANSLATE_NOOP("engine", "Storage and management")},
    {"rack", QT_TRANSLATE_NOOP("engine", "Racks and power")},
    {"software", QT_TRANSLATE_NOOP("engine", "Software")},
    {"service", QT_TRANSLATE_NOOP("engine", "Services")},
    {"spares", QT_TRANSLATE_NOOP("engine", "Spares")},
    {"management", QT_TRANSLATE_NOOP("engine", "Management")},
};

template <std::size_t N>
const char* wordFor(const ItemWords (&table)[N], std::string_view id) {
    for (const ItemWords& words : table) {
        if (words.id == id) return words.name;
    }
    return nullptr;
}

} // namespace

QString memoryPart(MemoryPart part) {
    static constexpr std::array<const char*, kMemoryParts> names{
        QT_TRANSLATE_NOOP("engine", "Weights"),   QT_TRANSLATE_NOOP("engine", "Gradients"),
        QT_TRANSLATE_NOOP("engine", "Optimizer"), QT_TRANSLATE_NOOP("engine", "Activations"),
        QT_TRANSLATE_NOOP("engine", "Logits"),    QT_TRANSLATE_NOOP("engine", "Comm buffers"),
        QT_TRANSLATE_NOOP("engine", "Overhead")};
    return translated(names[static_cast<std::size_t>(part)]);
}

QString timePart(TimePart part) {
    static constexpr std::array<const char*, kTimeParts> names{
        QT_TRANSLATE_NOOP("engine", "Matrix multiply"),
        QT_TRANSLATE_NOOP("engine", "Attention core"),
        QT_TRANSLATE_NOOP("engine", "Norms, elementwise"),
        QT_TRANSLATE_NOOP("engine", "Recomputation"),
        QT_TRANSLATE_NOOP("engine", "Logits and embedding"),
        QT_TRANSLATE_NOOP("engine", "Kernel launch"),
        QT_TRANSLATE_NOOP("engine", "TP communication, exposed"),
        QT_TRANSLATE_NOOP("engine", "CP communication, exposed"),
        QT_TRANSLATE_NOOP("engine", "EP communication, exposed"),
        QT_TRANSLATE_NOOP("engine", "Weight gathering, exposed"),
        QT_TRANSLATE_NOOP("engine", "Stage imbalance"),
        QT_TRANSLATE_NOOP("engine", "Pipeline bubble"),
        QT_TRANSLATE_NOOP("engine", "PP send/receive, exposed"),
        QT_TRANSLATE_NOOP("engine", "DP reduce, exposed"),
        QT_TRANSLATE_NOOP("engine", "Optimizer step"),
        QT_TRANSLATE_NOOP("engine", "Jitter")};
    return translated(names[static_cast<std::size_t>(part)]);
}

QString stageName(int stage, std::size_t stages) {
    if (stages <= 1) return QCoreApplication::translate("engine", "All layers");
    return QCoreApplication::translate("engine", "Stage %1").arg(stage + 1);
}

QString verdictName(Verdict verdict) {
    static constexpr std::array<const char*, 5> names{
        QT_TRANSLATE_NOOP("engine", "Fits, meets the deadline"),
        QT_TRANSLATE_NOOP("engine", "Fits, misses the deadline"),
        QT_TRANSLATE_NOOP("engine", "Fits, over the power limit"),
        QT_TRANSLATE_NOOP("engine", "Not possible yet: memory"),
        QT_TRANSLATE_NOOP("engine", "Not possible yet: no valid split")};
    return translated(names[static_cast<std::size_t>(verdict)]);
}

QString candidateStatus(CandidateStatus status) {
    static constexpr std::array<const char*, 6> names{
        QT_TRANSLATE_NOOP("engine", "feasible"),    QT_TRANSLATE_NOOP("engine", "tight"),
        QT_TRANSLATE_NOOP("engine", "over memory"), QT_TRANSLATE_NOOP("engine", "misses the deadline"),
        QT_TRANSLATE_NOOP("engine", "over power"),  QT_TRANSLATE_NOOP("engine", "not valid")};
    return translated(names[static_cast<std::size_t>(status)]);
}

QString recomputeName(Recompute recompute) {
    static constexpr std::array<const char*, 3> names{QT_TRANSLATE_NOOP("engine", "no recompute"),
                                                      QT_TRANSLATE_NOOP("engine", "selective recompute"),
                                                      QT_TRANSLATE_NOOP("engine", "full recompute")};
    return translated(names[static_cast<std::size_t>(recompute)]);
}

QString recomputeName(const Strategy& strategy) {
    if (strategy.recompute != Recompute::full || strategy.recomputedLayers <= 0)
        return recomputeName(strategy.recompute);
    if (strategy.recomputedLayers == 1)
        return translated(QT_TRANSLATE_NOOP("engine", "recomputes 1 layer a stage"));
    return translated(QT_TRANSLATE_NOOP("engine", "recomputes %1 layers a stage"))
        .arg(strategy.recomputedLayers);
}

QString severityName(Severity severity) {
    static constexpr std::array<const char*, 5> names{
        QT_TRANSLATE_NOOP("engine", "Blocks"), QT_TRANSLATE_NOOP("engine", "Warning"),
        QT_TRANSLATE_NOOP("engine", "Improves"), QT_TRANSLATE_NOOP("engine", "Note"),
        QT_TRANSLATE_NOOP("engine", "Confirmed")};
    return translated(names[static_cast<std::size_t>(severity)]);
}

QString shardingName(const Strategy& strategy) {
    static constexpr std::array<const char*, 6> names{"", "ZeRO-1", "ZeRO-2", "ZeRO-3", "FSDP", "HSDP"};
    const bool shares = strategy.dp * strategy.cp > 1; // over one replica there is nothing to shard
    return shares ? QString::fromLatin1(names[static_cast<std::size_t>(strategy.sharding)]) : QString();
}

QString strategyName(const Strategy& strategy) {
    QStringList parts;
    const auto add = [&parts](const char* name, int degree) {
        if (degree > 1) parts << QString::fromLatin1(name) + QString::number(degree);
    };
    add("TP", strategy.tp);
    add("PP", strategy.pp);
    add("VPP", strategy.vpp);
    add("CP", strategy.cp);
    add("EP", strategy.ep);
    add("ETP", strategy.etp);
    parts << QStringLiteral("DP%1").arg(strategy.dp);
    const QString sharding = shardingName(strategy);
    if (!sharding.isEmpty()) parts << sharding;
    return parts.join(QStringLiteral(" · "));
}

QString bomItem(const std::string& item, const std::string& name) {
    const char* word = wordFor(kBomItems, item);
    if (word == nullptr) return productName(name.empty() ? item : name);
    if (name.empty()) return translated(word);
    return translated(word) + QStringLiteral(" · ") + productName(name);
}

QString productName(const std::string& name) {
    QString text = QString::fromStdString(name);
    static constexpr std::array<const char*, 4> words{
        QT_TRANSLATE_NOOP("engine", " server"), QT_TRANSLATE_NOOP("engine", " TFLOPS bin)"),
        QT_TRANSLATE_NOOP("engine", " compute tray"), QT_TRANSLATE_NOOP("engine", " dies)")};
    for (const char* word : words)
        text.replace(QString::fromLatin1(word), translated(word));
    return text;
}

QString bomSection(const std::string& section) {
    const char* word = wordFor(kBomSections, section);
    return word == nullptr ? QString::fromStdString(section) : translated(word);
}

} // namespace rackwright::text
