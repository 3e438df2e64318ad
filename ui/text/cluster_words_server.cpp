// Server fit, power and cooling in words.
#include "ui/text/cluster_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rackwright::text {

namespace {

QString translated(const char* source) {
    return QCoreApplication::translate("cluster", source);
}

enum class CheckUnit : std::uint8_t { count, gigabytes, terabytes, gigabytesPerSecond };

struct CheckWords {
    std::string_view id;
    const char* name;
    CheckUnit unit;
};

constexpr std::array kChecks{
    CheckWords{"cpu_cores", QT_TRANSLATE_NOOP("cluster", "CPU cores"), CheckUnit::count},
    CheckWords{"host_memory", QT_TRANSLATE_NOOP("cluster", "Host memory"), CheckUnit::gigabytes},
    CheckWords{"local_drives", QT_TRANSLATE_NOOP("cluster", "Local NVMe drives"), CheckUnit::terabytes},
    CheckWords{"slot_rate", QT_TRANSLATE_NOOP("cluster", "PCIe slot of an adapter"),
               CheckUnit::gigabytesPerSecond},
    CheckWords{"adapters", QT_TRANSLATE_NOOP("cluster", "Network adapters"), CheckUnit::count},
    CheckWords{"power_supplies", QT_TRANSLATE_NOOP("cluster", "Power supplies"), CheckUnit::count}};

const CheckWords* checkWords(const std::string& id) {
    const auto* found = std::ranges::find(kChecks, id, &CheckWords::id);
    return found == kChecks.end() ? nullptr : found;
}

QString amount(double value, CheckUnit unit, const Formatter& format) {
    switch (unit) {
    case CheckUnit::count:
        return format.count(value);
    case CheckUnit::gigabytes:
        return format.bytes(value * 1e9).text();
    case CheckUnit::terabytes:
        return format.bytes(value * 1e12).text();
    case CheckUnit::gigabytesPerSecond:
        return format.bandwidth(value * 1e9).text();
    }
    return {};
}

FactMark markOf(FitVerdict verdict) {
    switch (verdict) {
    case FitVerdict::good:
        return FactMark::good;
    case FitVerdict::tight:
        return FactMark::warning;
    case FitVerdict::bad:
        return FactMark::bad;
    case FitVerdict::unknown:
        break;
    }
    return FactMark::none;
}

QString coolingText(const std::string& coolingClass) {
    if (coolingClass == "liquid")
        return translated(
            QT_TRANSLATE_NOOP("cluster", "direct liquid cooling: above 60 kW, or the servers need it"));
    if (coolingClass == "rear-door")
        return translated(QT_TRANSLATE_NOOP("cluster", "in-row or rear-door cooling: 30 to 60 kW"));
    return translated(QT_TRANSLATE_NOOP("cluster", "room air is enough: up to 30 kW"));
}

} // namespace

QString fitCheckName(const std::string& id) {
    const CheckWords* words = checkWords(id);
    return words != nullptr ? translated(words->name) : QString::fromStdString(id);
}

ClusterSection serverSection(const Outcome& outcome, const Formatter& format) {
    ClusterSection section{
        "server", translated(QT_TRANSLATE_NOOP("cluster", "Server against what the plan asks")), {}};
    for (const FitCheck& check : outcome.cluster.fit) {
        const CheckWords* words = checkWords(check.id);
        const CheckUnit unit = words != nullptr ? words->unit : CheckUnit::count;
        const bool known = check.verdict != FitVerdict::unknown;
        section.facts.push_back({fitCheckName(check.id),
                                 known ? amount(check.have, unit, format)
                                       : translated(QT_TRANSLATE_NOOP("cluster", "not published")),
                                 check.need > 0 ? translated(QT_TRANSLATE_NOOP("cluster", "asked for: %1"))
                                                      .arg(amount(check.need, unit, format))
                                                : QString(),
                                 markOf(check.verdict)});
    }
    return section;
}

ClusterSection powerSection(const Outcome& outcome, const Formatter& format) {
    ClusterSection section{"power", translated(QT_TRANSLATE_NOOP("cluster", "Power and cooling")), {}};
    const PowerOutcome& power = outcome.cluster.power;
    if (power.racks == 0) return section;
    const auto add = [&](const char* name, const QString& value, const QString& remark = {}) {
        section.facts.push_back({translated(name), value, remark, FactMark::none});
    };
    const auto kilowatts = [&](double kw) { return format.power(kw / 1000).text(); };
    add(QT_TRANSLATE_NOOP("cluster", "Rack"), kilowatts(power.rackKw), coolingText(power.coolingClass));
    add(QT_TRANSLATE_NOOP("cluster", "Feeds A and B"), kilowatts(power.feedKw),
        translated(QT_TRANSLATE_NOOP("cluster", "each of a rack; either carries it at 80 % load")));
    if (power.powerSupplies > 0)
        add(QT_TRANSLATE_NOOP("cluster", "Power supplies of a server"), format.count(power.powerSupplies),
            translated(QT_TRANSLATE_NOOP("cluster", "%1 needed for %2"))
                .arg(format.count(power.powerSuppliesNeeded), kilowatts(power.serverKw)));
    add(QT_TRANSLATE_NOOP("cluster", "Uninterruptible supply"), kilowatts(power.upsKw),
        translated(QT_TRANSLATE_NOOP("cluster", "storage, switches and management, long enough to save")));
    add(QT_TRANSLATE_NOOP("cluster", "Step in load"), format.power(power.swingMw).text(),
        translated(QT_TRANSLATE_NOOP("cluster", "when all accelerators stop at once")));
    add(QT_TRANSLATE_NOOP("cluster", "Energy a year"), format.energy(power.yearGwh).text(),
        translated(QT_TRANSLATE_NOOP("cluster", "from measured power; by nameplate it would read %1"))
            .arg(format.energy(power.nameplateYearGwh).text()));
    return section;
}

} // namespace rackwright::text
