#include "ui/text/sensitivity_words.h"

#include "ui/text/wording.h"

#include <QCoreApplication>

namespace rackwright::text {

QString sensitivityName(const std::string& id) {
    if (id == "cost.rent") return QCoreApplication::translate("sensitivity", "Rent price");
    if (id == "cost.residual") return QCoreApplication::translate("sensitivity", "Resale value");
    return inputLabel(id);
}

QString sensitivityValue(const std::string& id, double value, Currency currency, const Catalog& catalog,
                         const Formatter& format) {
    if (id == "cost.rent") return format.moneyPerHour(Money::of(value, currency)).text();
    if (id == "cost.residual") return QStringLiteral("× ") + format.plain(value);
    const InputDefinition* input = findInput(id);
    return input == nullptr ? format.plain(value) : inputValue(*input, value, catalog, format, currency);
}

QString leverEnd(const Lever& lever, const LeverEnd& end, const Catalog& catalog, const Formatter& format) {
    const QString value = sensitivityValue(lever.input, end.value, end.cost.currency(), catalog, format);
    if (!end.feasible) return QCoreApplication::translate("sensitivity", "%1: does not fit").arg(value);
    return QCoreApplication::translate("sensitivity", "%1: %2, %3")
        .arg(value, format.days(end.trainingDays).text(), format.money(end.cost).text());
}

QString shadowPriceSentence(const ShadowPrice& price, const Catalog& catalog, const Formatter& format) {
    const auto value = [&](double at) {
        return sensitivityValue(price.limit, at, price.saved.currency(), catalog, format);
    };
    const QString from = format.plain(price.serversNow);
    const QString to = format.plain(price.serversThen);
    if (price.daysGained > 0)
        return QCoreApplication::translate(
                   "sensitivity",
                   "%1: %2 instead of %3 would end the run %4 sooner, with %5 servers instead of %6.")
            .arg(sensitivityName(price.limit), value(price.loosened), value(price.now),
                 format.days(price.daysGained).text(), to, from);
    const Money aDay = price.saved.times(1 / (price.loosened - price.now));
    return QCoreApplication::translate(
               "sensitivity", "%1: each day more would save %2, up to %3 with %4 servers instead of %5.")
        .arg(sensitivityName(price.limit), format.money(aDay).text(), value(price.loosened), to, from);
}

} // namespace rackwright::text
