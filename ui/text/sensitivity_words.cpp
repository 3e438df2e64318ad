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

} // namespace rackwright::text
