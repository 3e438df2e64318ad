#include "ui/text/compare_words.h"

#include "core/plan/part_ids.h"
#include "ui/text/explain_words.h"
#include "ui/text/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace rackwright::text {

namespace {

struct Words {
    std::string_view id;
    const char* text; ///< context "compare"
};

constexpr Words kGroups[] = {
    {"inputs", QT_TRANSLATE_NOOP("compare", "Inputs")},
    {"model", QT_TRANSLATE_NOOP("compare", "Model")},
    {"hardware", QT_TRANSLATE_NOOP("compare", "Hardware")},
    {"strategy", QT_TRANSLATE_NOOP("compare", "Strategy")},
    {"time", QT_TRANSLATE_NOOP("compare", "Time")},
    {"memory", QT_TRANSLATE_NOOP("compare", "Memory")},
    {"network", QT_TRANSLATE_NOOP("compare", "Network")},
    {"reliability", QT_TRANSLATE_NOOP("compare", "Reliability")},
    {"power", QT_TRANSLATE_NOOP("compare", "Power")},
    {"money", QT_TRANSLATE_NOOP("compare", "Money")},
};

// Figures that can be asked "why?" have their names with the explanations.
constexpr Words kRows[] = {
    {"model.total", QT_TRANSLATE_NOOP("compare", "Parameters")},
    {"model.active", QT_TRANSLATE_NOOP("compare", "Active parameters")},
    {"model.tokens_per_step", QT_TRANSLATE_NOOP("compare", "Tokens of a step")},
    {"model.flops", QT_TRANSLATE_NOOP("compare", "Model FLOPs of the run")},
    {"hardware.name", QT_TRANSLATE_NOOP("compare", "Accelerator")},
    {"hardware.server_name", QT_TRANSLATE_NOOP("compare", "Server")},
    {"hardware.accelerators", QT_TRANSLATE_NOOP("compare", "GPUs")},
    {"hardware.peak", QT_TRANSLATE_NOOP("compare", "Dense peak of a GPU")},
    {"hardware.memory", QT_TRANSLATE_NOOP("compare", "Usable memory of a GPU")},
    {"hardware.memory_rate", QT_TRANSLATE_NOOP("compare", "Memory bandwidth of a GPU")},
    {"hardware.scale_up_rate", QT_TRANSLATE_NOOP("compare", "Scale-up bandwidth, one way")},
    {"hardware.domain", QT_TRANSLATE_NOOP("compare", "GPUs of a scale-up domain")},
    {"hardware.nic_rate", QT_TRANSLATE_NOOP("compare", "Network of a GPU, one way")},
    {"hardware.stack_name", QT_TRANSLATE_NOOP("compare", "Software stack")},
    {"strategy.tp", QT_TRANSLATE_NOOP("compare", "Tensor parallel (TP)")},
    {"strategy.pp", QT_TRANSLATE_NOOP("compare", "Pipeline stages (PP)")},
    {"strategy.vpp", QT_TRANSLATE_NOOP("compare", "Virtual stages (VPP)")},
    {"strategy.cp", QT_TRANSLATE_NOOP("compare", "Context parallel (CP)")},
    {"strategy.ep", QT_TRANSLATE_NOOP("compare", "Expert parallel (EP)")},
    {"strategy.dp", QT_TRANSLATE_NOOP("compare", "Data parallel (DP)")},
    {"strategy.micro_batch", QT_TRANSLATE_NOOP("compare", "Micro-batch")},
    {"strategy.micro_batches", QT_TRANSLATE_NOOP("compare", "Micro-batches of a step")},
    {"strategy.sharding", QT_TRANSLATE_NOOP("compare", "Sharding")},
    {"strategy.recompute", QT_TRANSLATE_NOOP("compare", "Recomputation")},
    {"verdict", QT_TRANSLATE_NOOP("compare", "Verdict")},
    {"time.delivery", QT_TRANSLATE_NOOP("compare", "Delivery and set-up, bought")},
    {"time.finish_rent", QT_TRANSLATE_NOOP("compare", "Done on, rented")},
    {"time.finish_buy", QT_TRANSLATE_NOOP("compare", "Done on, bought")},
    {"memory.share", QT_TRANSLATE_NOOP("compare", "Peak over usable memory")},
    {"network.tiers", QT_TRANSLATE_NOOP("compare", "Tiers of switches")},
    {"network.leaf", QT_TRANSLATE_NOOP("compare", "Leaf switches")},
    {"network.spine", QT_TRANSLATE_NOOP("compare", "Spine switches")},
    {"network.core", QT_TRANSLATE_NOOP("compare", "Core switches")},
    {"network.bisection", QT_TRANSLATE_NOOP("compare", "Bisection bandwidth")},
    {"run.checkpoint_interval", QT_TRANSLATE_NOOP("compare", "Time between checkpoints")},
    {"run.checkpoint", QT_TRANSLATE_NOOP("compare", "Size of a checkpoint")},
    {"run.spares", QT_TRANSLATE_NOOP("compare", "Spare servers")},
    {"power.run_energy", QT_TRANSLATE_NOOP("compare", "Energy of the run (MWh)")},
    {"power.racks", QT_TRANSLATE_NOOP("compare", "Racks")},
    {"power.rack", QT_TRANSLATE_NOOP("compare", "Power of a rack")},
    {"cost.rent_rate", QT_TRANSLATE_NOOP("compare", "Rent price")},
};

constexpr Words kParts[] = {
    {"steps", QT_TRANSLATE_NOOP("compare", "number of steps")},
    {"interruptions", QT_TRANSLATE_NOOP("compare", "interruptions and checkpoints")},
    {"work", QT_TRANSLATE_NOOP("compare", "work to do")},
    {"accelerators", QT_TRANSLATE_NOOP("compare", "number of GPUs")},
    {"peak", QT_TRANSLATE_NOOP("compare", "peak of a GPU")},
    {"utilisation", QT_TRANSLATE_NOOP("compare", "MFU")},
    {"rent_rate", QT_TRANSLATE_NOOP("compare", "rent price")},
    {"days", QT_TRANSLATE_NOOP("compare", "training time")},
    {"tax", QT_TRANSLATE_NOOP("compare", "tax that does not come back")},
    {"capital", QT_TRANSLATE_NOOP("compare", "value that the machines lose")},
    {"energy", QT_TRANSLATE_NOOP("compare", "electricity")},
    {"housing", QT_TRANSLATE_NOOP("compare", "colocation")},
    {"maintenance", QT_TRANSLATE_NOOP("compare", "maintenance and insurance")},
    {"staff", QT_TRANSLATE_NOOP("compare", "staff")},
};

constexpr std::array<std::string_view, 5> kVerdicts{"feasible", "misses_deadline", "over_power",
                                                    "does_not_fit", "no_strategy"};

QString translated(const char* text) {
    return QCoreApplication::translate("compare", text);
}

const char* find(std::span<const Words> table, std::string_view id) {
    const auto row = std::ranges::find(table, id, &Words::id);
    return row == table.end() ? nullptr : row->text;
}

Currency currencyOf(ArgumentKind kind) {
    if (kind == ArgumentKind::cny) return Currency::cny;
    return kind == ArgumentKind::eur ? Currency::eur : Currency::usd;
}

bool isMoney(ArgumentKind kind) {
    return kind == ArgumentKind::usd || kind == ArgumentKind::cny || kind == ArgumentKind::eur;
}

QString quantity(std::string_view id, ArgumentKind kind, double value, const Formatter& format) {
    if (isMoney(kind) && (id == "cost.rent_rate" || id == "cost.break_even_rent"))
        return format.moneyPerHour(Money::of(value, currencyOf(kind))).text();
    if (kind == ArgumentKind::seconds && value == 0)
        return Figure{QStringLiteral("0"), format.duration(1).unit}.text();
    return argumentText(argument({}, kind, value), format);
}

QString choiceText(std::string_view id, const std::string& choice, const Catalog& catalog) {
    if (id == "verdict") {
        const auto row = std::ranges::find(kVerdicts, choice);
        return verdictName(static_cast<Verdict>(row - kVerdicts.begin()));
    }
    const std::string input = "parallel" + std::string(id.substr(id.find('.')));
    return choiceName(input, choice, catalog);
}

QString withSign(double value, const QString& size) {
    return (value < 0 ? QChar(0x2212) : QLatin1Char('+')) + size;
}

/// Whether the difference says more in its own unit than in per cent.
bool inOwnUnit(const CompareRow& row) {
    if (row.group == CompareGroup::strategy) return true;
    return row.kind == ArgumentKind::days || row.kind == ArgumentKind::months ||
           (isMoney(row.kind) && row.id != "cost.rent_rate");
}

} // namespace

QString planLetter(std::size_t plan) {
    return QString(QChar(u'A' + static_cast<char16_t>(plan)));
}

QString compareGroupName(CompareGroup group) {
    return translated(kGroups[static_cast<std::size_t>(group)].text);
}

QString compareRowName(const CompareRow& row) {
    if (row.isInput()) return inputLabel(row.id);
    if (const char* words = find(kRows, row.id)) return translated(words);
    for (std::size_t i = 0; i < kTimeParts; ++i)
        if (row.id == std::string("time.") + kTimePartIds[i]) return timePart(static_cast<TimePart>(i));
    for (std::size_t i = 0; i < kMemoryParts; ++i)
        if (row.id.starts_with(std::string("memory.") + kMemoryPartIds[i]))
            return memoryPart(static_cast<MemoryPart>(i));
    return explainedName(row.id);
}

QString compareValue(const CompareRow& row, std::size_t plan, const Comparison& comparison,
                     const Catalog& catalog, const Formatter& format) {
    const InputValue& value = row.values[plan];
    if (row.isInput())
        return inputValue(*findInput(row.id), value, catalog, format, comparison.typedIn[plan]);
    if (const auto* number = std::get_if<double>(&value)) return quantity(row.id, row.kind, *number, format);
    const auto* words = std::get_if<std::string>(&value);
    if (words == nullptr) return QStringLiteral("—");
    if (row.kind == ArgumentKind::choice) return choiceText(row.id, *words, catalog);
    return productName(*words);
}

DeltaTone deltaTone(const CompareRow& row, std::size_t plan) {
    const std::optional<double>& delta = row.deltas[plan];
    if (!row.differs || (delta && *delta == 0)) return DeltaTone::equal;
    if (!delta || row.better == Better::neither) return DeltaTone::neutral;
    return (*delta < 0) == (row.better == Better::lower) ? DeltaTone::better : DeltaTone::worse;
}

QString toneWord(DeltaTone tone) {
    switch (tone) {
    case DeltaTone::equal:
        return translated(QT_TRANSLATE_NOOP("compare", "equal"));
    case DeltaTone::better:
        return translated(QT_TRANSLATE_NOOP("compare", "better"));
    case DeltaTone::worse:
        return translated(QT_TRANSLATE_NOOP("compare", "worse"));
    case DeltaTone::neutral:
        break;
    }
    return {};
}

QString deltaText(const CompareRow& row, std::size_t plan, const Formatter& format) {
    const std::optional<double>& delta = row.deltas[plan];
    if (!delta || *delta == 0) return {};
    const double size = std::abs(*delta);
    const InputDefinition* input = row.isInput() ? findInput(row.id) : nullptr;
    const bool share = input != nullptr ? input->unit == InputUnit::share : row.kind == ArgumentKind::ratio;
    if (share)
        return withSign(*delta, translated(QT_TRANSLATE_NOOP("compare", "%1 pt"))
                                    .arg(format.significant(size * 100, size < 0.0995 ? 2 : 3)));
    const double first = std::get<double>(row.values.front());
    if (input == nullptr && inOwnUnit(row)) return withSign(*delta, quantity(row.id, row.kind, size, format));
    if (first == 0)
        return withSign(*delta,
                        input != nullptr ? format.plain(size) : quantity(row.id, row.kind, size, format));
    const double part = size / std::abs(first);
    if (part >= 10) return QStringLiteral("× ") + format.significant(1 + *delta / first, 3);
    return withSign(*delta, format.percent(part, part < 0.0995 ? 1 : 0).text());
}

QString deltaWithWord(const CompareRow& row, std::size_t plan, const Formatter& format) {
    const QString size = deltaText(row, plan, format);
    const QString word = toneWord(deltaTone(row, plan));
    if (size.isEmpty() || word.isEmpty()) return size;
    return translated(QT_TRANSLATE_NOOP("compare", "%1, %2")).arg(size, word);
}

QString contributionName(std::string_view id) {
    if (const char* words = find(kParts, id)) return translated(words);
    if (std::ranges::find(kTimePartIds, id) != kTimePartIds.end()) return symbolName(id);
    return bomSection(std::string(id));
}

QString contributionText(const Decomposition& whole, const Contribution& part, const Formatter& format) {
    const double size = std::abs(part.amount);
    switch (whole.kind) {
    case ArgumentKind::seconds:
        return withSign(part.amount, format.duration(size, std::max(whole.first, whole.other)).text());
    case ArgumentKind::days:
        return withSign(part.amount, format.days(size, std::max(whole.first, whole.other)).text());
    default:
        return withSign(part.amount, quantity(whole.figure, whole.kind, size, format));
    }
}

QString decompositionTitle(const Decomposition& whole, const Formatter& format) {
    return translated(QT_TRANSLATE_NOOP("compare", "%1: %2 instead of %3"))
        .arg(explainedName(whole.figure), quantity(whole.figure, whole.kind, whole.other, format),
             quantity(whole.figure, whole.kind, whole.first, format));
}

bool knowsCompared(std::string_view id) {
    return find(kRows, id) != nullptr || find(kParts, id) != nullptr || find(kGroups, id) != nullptr;
}

} // namespace rackwright::text
