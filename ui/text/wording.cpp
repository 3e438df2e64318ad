// Words of the inputs and of whole outcomes.
#include "ui/text/wording.h"

#include "ui/text/input_words.h"

#include <QCoreApplication>

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

const InputWords* wordsOf(std::string_view id) {
    for (const InputWords& words : inputWords()) {
        if (words.id == id) return &words;
    }
    return nullptr;
}

QString number(const InputDefinition& input, double value, const Formatter& format) {
    if (input.unit == InputUnit::share) return format.significant(value * 100.0, 3);
    if (input.kind == InputKind::integer) return format.count(value);
    return format.significant(value, 4);
}

QString band(const Formatter& format, double low, double high) {
    return format.range(format.significant(low), format.significant(high));
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
    static constexpr std::array<const char*, 9> names{
        QT_TRANSLATE_NOOP("wording", "Model"),       QT_TRANSLATE_NOOP("wording", "Data"),
        QT_TRANSLATE_NOOP("wording", "Hardware"),    QT_TRANSLATE_NOOP("wording", "Network"),
        QT_TRANSLATE_NOOP("wording", "Parallelism"), QT_TRANSLATE_NOOP("wording", "Limits"),
        QT_TRANSLATE_NOOP("wording", "Operation"),   QT_TRANSLATE_NOOP("wording", "Money"),
        QT_TRANSLATE_NOOP("wording", "Document")};
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
        return QStringLiteral("T");
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
                   const Formatter& format) {
    if (std::holds_alternative<std::monostate>(value))
        return translated(QT_TRANSLATE_NOOP("wording", "automatic"));
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag ? translated(QT_TRANSLATE_NOOP("wording", "on"))
                     : translated(QT_TRANSLATE_NOOP("wording", "off"));
    if (const std::string* text = std::get_if<std::string>(&value))
        return input.kind == InputKind::choice ? choiceName(input.id, *text, catalog)
                                               : QString::fromStdString(*text);
    return Figure{number(input, std::get<double>(value), format), unitName(input.unit)}.text();
}

QString inputChange(const InputDefinition& input, const InputValue& before, const InputValue& after,
                    const Catalog& catalog, const Formatter& format) {
    return translated(QT_TRANSLATE_NOOP("wording", "%1: %2 → %3"))
        .arg(inputLabel(input.id), inputValue(input, before, catalog, format),
             inputValue(input, after, catalog, format));
}

QString verdictSentence(const Outcome& outcome, const Formatter& format) {
    const QString cluster = QStringLiteral("%1 × %2").arg(format.count(outcome.accelerators),
                                                          QString::fromStdString(outcome.acceleratorName));
    if (outcome.verdict == Verdict::noStrategy || outcome.verdict == Verdict::doesNotFit)
        return translated(QT_TRANSLATE_NOOP("wording", "%1 on %2: %3. Closest split %4."))
            .arg(QString::fromStdString(outcome.model.name), cluster, verdictName(outcome.verdict),
                 strategyName(outcome.strategy));
    return translated(QT_TRANSLATE_NOOP("wording", "%1 on %2: %3. %4, MFU %5, %6 (%7)."))
        .arg(QString::fromStdString(outcome.model.name), cluster, verdictName(outcome.verdict),
             strategyName(outcome.strategy), format.percent(outcome.time.mfu).text(),
             format.days(outcome.trainingDays).text(),
             band(format, outcome.trainingDaysLow, outcome.trainingDaysHigh));
}

QString memorySentence(const Outcome& outcome, const Formatter& format) {
    if (outcome.memory.stages.empty()) return translated(QT_TRANSLATE_NOOP("wording", "No memory figures."));
    const StageMemory& stage = outcome.memory.stages[static_cast<std::size_t>(outcome.memory.fullest)];
    const double free = outcome.memory.limit - stage.required;
    const QString rest =
        free >= 0
            ? translated(QT_TRANSLATE_NOOP("wording", "%1 below your limit")).arg(format.memory(free).text())
            : translated(QT_TRANSLATE_NOOP("wording", "%1 over your limit")).arg(format.memory(-free).text());
    return translated(QT_TRANSLATE_NOOP("wording", "Memory by stage. Highest: %1, %2 of %3, %4."))
        .arg(stageName(outcome.memory.fullest), format.memory(stage.device).number,
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
        .arg(format.duration(step.total).text(),
             band(format, step.total * outcome.time.lowFactor, step.total * outcome.time.highFactor),
             timePart(static_cast<TimePart>(largest)), format.percent(share).text());
}

QString costSentence(const Outcome& outcome, const Formatter& format) {
    const CostOutcome& cost = outcome.cost;
    if (!cost.hasRent && !cost.hasBuy)
        return translated(QT_TRANSLATE_NOOP("wording", "No price on file for this hardware."));
    QStringList parts;
    if (cost.hasRent)
        parts << translated(QT_TRANSLATE_NOOP("wording", "Renting this run costs %1"))
                     .arg(format.money(cost.rentThisRun).text());
    if (cost.hasBuy)
        parts << translated(QT_TRANSLATE_NOOP("wording", "buying the cluster %1"))
                     .arg(format.money(cost.capital).text());
    if (cost.hasRent && cost.hasBuy)
        parts << (cost.crossoverMonth ? translated(QT_TRANSLATE_NOOP("wording", "buying wins from month %1"))
                                            .arg(format.number(*cost.crossoverMonth, 0))
                                      : translated(QT_TRANSLATE_NOOP(
                                            "wording", "buying never pays back within the horizon")));
    return parts.join(translated(QT_TRANSLATE_NOOP("wording", "; "))) +
           translated(QT_TRANSLATE_NOOP("wording", "."));
}

QString topologySentence(const Outcome& outcome, const Formatter& format) {
    const FabricOutcome& fabric = outcome.cluster.compute;
    return translated(
               QT_TRANSLATE_NOOP(
                   "wording",
                   "%1 servers in %2 scalable units, %3 switches, %4 cables, oversubscription %5 : 1."))
        .arg(format.count(outcome.scenario.hardware.servers), format.count(double(fabric.units)),
             format.count(double(fabric.switches())), format.count(double(fabric.cables())),
             format.significant(fabric.oversubscription, 2));
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
