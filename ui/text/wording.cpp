// Words of the inputs and of whole outcomes.
#include "ui/text/wording.h"

#include "ui/text/input_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rackwright::text {

namespace {

QString translated(const char* source) {
    return QCoreApplication::translate("wording", source);
}

QString currencyName(Currency currency) {
    static constexpr std::array<const char*, 3> names{QT_TRANSLATE_NOOP("wording", "$"),
                                                      QT_TRANSLATE_NOOP("wording", "yuan"),
                                                      QT_TRANSLATE_NOOP("wording", "€")};
    return translated(names[static_cast<std::size_t>(currency)]);
}

/// `source` in the number that `count` asks for, with the count in place of %1.
QString counted(const char* source, double count, const Formatter& format) {
    return QCoreApplication::translate("wording", source, nullptr, static_cast<int>(count))
        .arg(format.count(count));
}

const InputWords* wordsOf(std::string_view id) {
    for (const InputWords& words : inputWords()) {
        if (words.id == id) return &words;
    }
    return nullptr;
}

QString number(const InputDefinition& input, double value, const Formatter& format) {
    if (input.unit == InputUnit::share) return format.plain(value * 100.0);
    if (input.kind == InputKind::integer) return format.count(value);
    return format.plain(value);
}

} // namespace

QString inputLabel(std::string_view inputId) {
    const InputWords* words = wordsOf(inputId);
    return words == nullptr ? QString() : QCoreApplication::translate("inputs", words->label);
}

QString inputTooltip(std::string_view inputId) {
    const InputWords* words = wordsOf(inputId);
    return words == nullptr ? QString() : QCoreApplication::translate("inputs", words->tooltip);
}

QString groupName(InputGroup group) {
    static constexpr std::array<const char*, 10> names{
        QT_TRANSLATE_NOOP("wording", "Model"),       QT_TRANSLATE_NOOP("wording", "Data"),
        QT_TRANSLATE_NOOP("wording", "Hardware"),    QT_TRANSLATE_NOOP("wording", "Network"),
        QT_TRANSLATE_NOOP("wording", "Parallelism"), QT_TRANSLATE_NOOP("wording", "Limits"),
        QT_TRANSLATE_NOOP("wording", "Operation"),   QT_TRANSLATE_NOOP("wording", "Money"),
        QT_TRANSLATE_NOOP("wording", "Document"),    QT_TRANSLATE_NOOP("wording", "Inventory")};
    return translated(names[static_cast<std::size_t>(group)]);
}

QString unitName(InputUnit unit, Currency currency) {
    switch (unit) {
    case InputUnit::none:
    case InputUnit::degree:
    case InputUnit::tokens:
        return {};
    case InputUnit::billionParameters:
        return QStringLiteral("B");
    case InputUnit::trillionTokens:
        return translated(QT_TRANSLATE_NOOP("wording", "T"));
    case InputUnit::sequences:
        return translated(QT_TRANSLATE_NOOP("wording", "seq"));
    case InputUnit::servers:
        return translated(QT_TRANSLATE_NOOP("wording", "servers"));
    case InputUnit::ratio:
        return QStringLiteral(": 1");
    case InputUnit::share:
        return QStringLiteral("%");
    case InputUnit::days:
        return translated(QT_TRANSLATE_NOOP("wording", "days"));
    case InputUnit::weeks:
        return translated(QT_TRANSLATE_NOOP("wording", "weeks"));
    case InputUnit::months:
        return translated(QT_TRANSLATE_NOOP("wording", "months"));
    case InputUnit::minutes:
        return translated(QT_TRANSLATE_NOOP("wording", "min"));
    case InputUnit::seconds:
        return translated(QT_TRANSLATE_NOOP("wording", "s"));
    case InputUnit::megawatts:
        return QStringLiteral("MW");
    case InputUnit::kilowatts:
        return QStringLiteral("kW");
    case InputUnit::per1000NodeDays:
        return translated(QT_TRANSLATE_NOOP("wording", "per 1,000 server-days"));
    case InputUnit::currency:
        return currencyName(currency);
    case InputUnit::millionCurrency:
        return translated(QT_TRANSLATE_NOOP("wording", "million %1")).arg(currencyName(currency));
    case InputUnit::currencyPerKwh:
        return currencyName(currency) + QStringLiteral("/kWh");
    case InputUnit::currencyPerKwMonth:
        return translated(QT_TRANSLATE_NOOP("wording", "%1/kW-month")).arg(currencyName(currency));
    case InputUnit::yuanPerDollar:
        return translated(QT_TRANSLATE_NOOP("wording", "yuan/$"));
    case InputUnit::dollarPerEuro:
        return translated(QT_TRANSLATE_NOOP("wording", "$/€"));
    case InputUnit::fullTimeEquivalents:
        return translated(QT_TRANSLATE_NOOP("wording", "FTE"));
    }
    return {};
}

QString inputValue(const InputDefinition& input, const InputValue& value, const Catalog& catalog,
                   const Formatter& format, Currency currency) {
    if (std::holds_alternative<std::monostate>(value))
        return translated(QT_TRANSLATE_NOOP("wording", "automatic"));
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag ? translated(QT_TRANSLATE_NOOP("wording", "on"))
                     : translated(QT_TRANSLATE_NOOP("wording", "off"));
    if (const std::string* text = std::get_if<std::string>(&value))
        return input.kind == InputKind::choice ? choiceName(input.id, *text, catalog)
                                               : QString::fromStdString(*text);
    const double amount = std::get<double>(value);
    if (input.unit == InputUnit::servers) return serverCount(amount, format);
    if (input.unit == InputUnit::trillionTokens) return format.tokens(amount * 1e12).text();
    if (input.unit == InputUnit::days) return format.days(amount).text();
    if (input.unit == InputUnit::months) return format.months(amount).text();
    return Figure{number(input, amount, format), unitName(input.unit, currency)}.text();
}

QString inputChange(const InputDefinition& input, const InputValue& before, const InputValue& after,
                    const Catalog& catalog, const Formatter& format) {
    return translated(QT_TRANSLATE_NOOP("wording", "%1: %2 → %3"))
        .arg(inputLabel(input.id), inputValue(input, before, catalog, format),
             inputValue(input, after, catalog, format));
}

QString daysBand(const Outcome& outcome, const Formatter& format) {
    return format.range(format.days(outcome.trainingDaysLow, outcome.trainingDays).number,
                        format.days(outcome.trainingDaysHigh, outcome.trainingDays).number);
}

QString stepBand(const Outcome& outcome, const Formatter& format) {
    const TimeOutcome& time = outcome.time;
    return format.range(format.duration(time.step.total * time.lowFactor, time.step.total).number,
                        format.duration(time.step.total * time.highFactor, time.step.total).number);
}

QString clusterName(const Outcome& outcome, const Formatter& format) {
    return QStringLiteral("%1 × %2").arg(format.count(outcome.accelerators),
                                         productName(outcome.acceleratorName));
}

QString serverCount(double servers, const Formatter& format) {
    return counted(QT_TRANSLATE_N_NOOP("wording", "%1 server(s)"), servers, format);
}

QString verdictSentence(const Outcome& outcome, const Formatter& format) {
    const QString cluster = clusterName(outcome, format);
    if (outcome.verdict == Verdict::noStrategy || outcome.verdict == Verdict::doesNotFit)
        return translated(QT_TRANSLATE_NOOP("wording", "%1 on %2: %3. Closest split %4."))
            .arg(QString::fromStdString(outcome.model.name), cluster, verdictName(outcome.verdict),
                 strategyName(outcome.strategy));
    return translated(QT_TRANSLATE_NOOP("wording", "%1 on %2: %3. %4, MFU %5, %6 (%7)."))
        .arg(QString::fromStdString(outcome.model.name), cluster, verdictName(outcome.verdict),
             strategyName(outcome.strategy), format.percent(outcome.time.mfu).text(),
             format.days(outcome.trainingDays).text(), daysBand(outcome, format));
}

QString memorySentence(const Outcome& outcome, const Formatter& format) {
    if (outcome.memory.stages.empty()) return translated(QT_TRANSLATE_NOOP("wording", "No memory figures."));
    const StageMemory& stage = outcome.memory.stages[static_cast<std::size_t>(outcome.memory.fullest)];
    const double free = std::min(outcome.memory.limit, outcome.memory.capacity) - stage.device;
    const QString rest =
        free >= 0
            ? translated(QT_TRANSLATE_NOOP("wording", "%1 below your limit")).arg(format.memory(free).text())
            : translated(QT_TRANSLATE_NOOP("wording", "%1 over your limit")).arg(format.memory(-free).text());
    const std::size_t stages = outcome.memory.stages.size();
    if (stages == 1)
        return translated(QT_TRANSLATE_NOOP("wording", "Memory per GPU: %1 of %2, %3."))
            .arg(format.memory(stage.device).number, format.memory(outcome.memory.capacity).text(), rest);
    return translated(QT_TRANSLATE_NOOP("wording", "Memory by stage. Highest: %1, %2 of %3, %4."))
        .arg(stageName(outcome.memory.fullest, stages), format.memory(stage.device).number,
             format.memory(outcome.memory.capacity).text(), rest);
}

QString timeSentence(const Outcome& outcome, const Formatter& format) {
    const StepTime& step = outcome.time.step;
    std::size_t largest = 0;
    for (std::size_t i = 1; i < kTimeParts; ++i) {
        if (step.parts[i] > step.parts[largest]) largest = i;
    }
    const double share = step.total > 0 ? step.parts[largest] / step.total : 0;
    return translated(QT_TRANSLATE_NOOP("wording", "A step takes %1 (%2). Largest part: %3, %4."))
        .arg(format.duration(step.total).text(), stepBand(outcome, format),
             timePart(static_cast<TimePart>(largest)), format.percent(share).text());
}

QString costSentence(const Outcome& outcome, const Formatter& format) {
    const CostOutcome& cost = outcome.cost;
    if (!cost.hasRent && !cost.hasBuy)
        return translated(QT_TRANSLATE_NOOP("wording", "No price on file for this hardware."));
    if (!cost.hasBuy)
        return translated(
                   QT_TRANSLATE_NOOP("wording", "Renting this run costs %1; no purchase price on file."))
            .arg(format.money(cost.rentThisRun).text());
    const QString capital = format.money(cost.capital).text();
    if (!cost.hasRent)
        return translated(
                   QT_TRANSLATE_NOOP("wording", "Buying the cluster costs %1; no rental offer on file."))
            .arg(capital);
    const QString rent = format.money(cost.rentThisRun).text();
    if (!cost.crossoverMonth)
        return translated(QT_TRANSLATE_NOOP("wording",
                                            "Renting this run costs %1, buying the cluster %2; buying "
                                            "never pays back within the horizon."))
            .arg(rent, capital);
    return translated(
               QT_TRANSLATE_NOOP(
                   "wording", "Renting this run costs %1, buying the cluster %2; buying wins from month %3."))
        .arg(rent, capital, format.number(*cost.crossoverMonth, 0));
}

QString topologySentence(const Outcome& outcome, const Formatter& format) {
    const FabricOutcome& fabric = outcome.cluster.compute;
    const QString servers = serverCount(outcome.scenario.hardware.servers, format);
    if (fabric.switches() == 0)
        return translated(QT_TRANSLATE_NOOP("wording", "%1, no network between servers.")).arg(servers);
    return translated(QT_TRANSLATE_NOOP("wording", "%1 in %2, %3, %4, oversubscription %5 : 1."))
        .arg(servers,
             counted(QT_TRANSLATE_N_NOOP("wording", "%1 scalable unit(s)"), double(fabric.units), format),
             counted(QT_TRANSLATE_N_NOOP("wording", "%1 switch(es)"), double(fabric.switches()), format),
             counted(QT_TRANSLATE_N_NOOP("wording", "%1 cable(s)"), double(fabric.cables()), format),
             format.plain(fabric.oversubscription, 2));
}

QStringList missingWording() {
    QStringList missing = choicesWithoutWords();
    for (const InputDefinition& input : inputTable()) {
        if (wordsOf(input.id) == nullptr)
            missing << QString::fromUtf8(input.id.data(), qsizetype(input.id.size()));
    }
    return missing;
}

} // namespace rackwright::text
