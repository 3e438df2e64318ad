#include "ui/inputs/group_summary.h"

#include "ui/inputs/automatic_values.h"
#include "ui/text/wording.h"

#include <QCoreApplication>

namespace rackwright {

namespace {

QString translated(const char* source) {
    return QCoreApplication::translate("group_summary", source);
}

QString choiceText(const char* id, const Scenario& scenario, const ViewContext& context) {
    const InputDefinition* input = findInput(id);
    return text::inputValue(*input, input->get(scenario), *context.catalog, context.format);
}

/// Pinned dimensions as people write them, or "automatic".
QString splitText(const ParallelInputs& pinned, const ViewContext& context) {
    QStringList parts;
    const auto add = [&](const char* name, const std::optional<double>& value) {
        if (value) parts << QLatin1String(name) + context.format.count(*value);
    };
    add("TP", pinned.tp);
    add("PP", pinned.pp);
    add("VPP", pinned.vpp);
    add("CP", pinned.cp);
    add("EP", pinned.ep);
    const bool other = pinned.microBatch || pinned.sharding || pinned.recompute;
    if (parts.isEmpty())
        return other ? translated(QT_TRANSLATE_NOOP("group_summary", "partly fixed"))
                     : translated(QT_TRANSLATE_NOOP("group_summary", "automatic"));
    return parts.join(QLatin1Char(' '));
}

QString moneyText(const Scenario& scenario, const ViewContext& context) {
    const Currency currency = planCurrency(scenario, *context.catalog);
    const InputDefinition* input = findInput("money.currency");
    const QString name =
        text::choiceName(input->id, input->choices[static_cast<std::size_t>(currency)], *context.catalog);
    if (currency == Currency::usd) return name;
    const double rate =
        currency == Currency::cny ? scenario.money.yuanPerDollar : 1.0 / scenario.money.dollarPerEuro;
    return name + QStringLiteral(" · 1 USD = ") + context.format.number(rate, 2);
}

} // namespace

QString groupSummary(InputGroup group, const Scenario& scenario, const Outcome* outcome,
                     const ViewContext& context) {
    switch (group) {
    case InputGroup::model:
        return outcome == nullptr ? QString()
                                  : context.format.parameters(double(outcome->parameters.total)).text();
    case InputGroup::data:
        return translated(QT_TRANSLATE_NOOP("group_summary", "%1 tokens"))
            .arg(context.format.tokens(scenario.data.tokensT * 1e12).text());
    case InputGroup::hardware:
        if (outcome == nullptr) return {};
        return context.format.count(outcome->accelerators) + QStringLiteral(" × ") +
               QString::fromStdString(outcome->acceleratorName);
    case InputGroup::network:
        return choiceText("network.link", scenario, context);
    case InputGroup::parallel:
        return splitText(scenario.parallel, context);
    case InputGroup::operation:
        if (outcome == nullptr) return {};
        return translated(QT_TRANSLATE_NOOP("group_summary", "goodput %1"))
            .arg(context.format.percent(outcome->cluster.reliability.goodput).text());
    case InputGroup::money:
        return moneyText(scenario, context);
    case InputGroup::document:
        return QString::fromStdString(scenario.customer);
    case InputGroup::inventory:
    case InputGroup::limits:
        break;
    }
    return {};
}

} // namespace rackwright
