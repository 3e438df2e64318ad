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

#define WORD(text) QT_TRANSLATE_NOOP("engine", text) // lupdate only finds the strings inside its own macro

constexpr ItemWords kBomItems[] = {
    {"server", WORD("Server")},
    {"server-spare", WORD("Spare server")},
    {"switch-leaf", WORD("Leaf switch")},
    {"switch-spine", WORD("Spine switch")},
    {"switch-core", WORD("Core switch")},
    {"switch-storage", WORD("Storage switch")},
    {"switch-management", WORD("Management switch")},
    {"cable", WORD("Cable")},
    {"cable-server-leaf", WORD("Cable, server to leaf")},
    {"cable-leaf-spine", WORD("Cable, leaf to spine")},
    {"cable-spine-core", WORD("Cable, spine to core")},
    {"cable-storage", WORD("Cable, storage network")},
    {"cable-management", WORD("Cable, management network")},
    {"transceiver", WORD("Optical transceiver")},
    {"transceiver-storage", WORD("Optical transceiver, storage network")},
    {"nic", WORD("Network adapter")},
    {"storage", WORD("Shared storage")},
    {"rack", WORD("Rack")},
    {"pdu", WORD("Power distribution unit")},
    {"cdu", WORD("Coolant distribution unit")},
    {"installation", WORD("Installation and commissioning")},
    {"spare-optics", WORD("Spare optics")},
    {"management-node", WORD("Management node")},
    {"login-node", WORD("Login node")},
    {"fabric-manager", WORD("Fabric manager")},
};

constexpr ItemWords kBomSections[] = {
    {"compute", WORD("Compute")},
    {"fabric", WORD("Compute network")},
    {"storage", WORD("Storage and management")},
    {"rack", WORD("Racks and power")},
    {"software", WORD("Software")},
    {"service", WORD("Services")},
    {"spares", WORD("Spares")},
    {"management", WORD("Management")},
};

#undef WORD

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

QString stageName(int stage) {
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

QString severityName(Severity severity) {
    static constexpr std::array<const char*, 5> names{
        QT_TRANSLATE_NOOP("engine", "Blocks"), QT_TRANSLATE_NOOP("engine", "Warning"),
        QT_TRANSLATE_NOOP("engine", "Improves"), QT_TRANSLATE_NOOP("engine", "Note"),
        QT_TRANSLATE_NOOP("engine", "Confirmed")};
    return translated(names[static_cast<std::size_t>(severity)]);
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
    static constexpr std::array<const char*, 6> sharding{"", "ZeRO-1", "ZeRO-2", "ZeRO-3", "FSDP", "HSDP"};
    const char* name = sharding[static_cast<std::size_t>(strategy.sharding)];
    if (name[0] != '\0') parts << QString::fromLatin1(name);
    return parts.join(QStringLiteral(" · "));
}

QString bomItem(const std::string& item, const std::string& name) {
    const char* word = wordFor(kBomItems, item);
    if (word == nullptr) return name.empty() ? QString::fromStdString(item) : QString::fromStdString(name);
    if (name.empty()) return translated(word);
    return translated(word) + QStringLiteral(" · ") + QString::fromStdString(name);
}

QString bomSection(const std::string& section) {
    const char* word = wordFor(kBomSections, section);
    return word == nullptr ? QString::fromStdString(section) : translated(word);
}

} // namespace rackwright::text
