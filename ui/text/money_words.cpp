#include "ui/text/money_words.h"

#include "ui/text/sensitivity_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rackwright {

namespace {

struct MoneyText {
    Q_DECLARE_TR_FUNCTIONS(MoneyText)
};

QString rentName(RentalTerm term) {
    switch (term) {
    case RentalTerm::onDemand:
        return MoneyText::tr("Rent on demand");
    case RentalTerm::spot:
        return MoneyText::tr("Rent, spot");
    case RentalTerm::reservedShort:
        return MoneyText::tr("Rent, capacity blocks");
    case RentalTerm::reserved1Year:
        return MoneyText::tr("Rent, 1 year reserved");
    case RentalTerm::reserved3Years:
        return MoneyText::tr("Rent, 3 years reserved");
    case RentalTerm::reservedUnspecified:
        return MoneyText::tr("Rent, reserved");
    }
    return {};
}

const RuleTerm* termOf(const MoneyDecision& decision, double months) {
    const auto found = std::ranges::find(decision.folkRule, months, &RuleTerm::months);
    return found == decision.folkRule.end() ? nullptr : &*found;
}

} // namespace

QString MoneyWords::way(const WayCost& way) {
    switch (way.way) {
    case MoneyWay::rent:
        return rentName(way.term);
    case MoneyWay::buy:
        return MoneyText::tr("Buy");
    case MoneyWay::bridge:
        return MoneyText::tr("Buy, rent until delivery");
    case MoneyWay::burst:
        return MoneyText::tr("Own a base, rent the burst");
    case MoneyWay::island:
        return MoneyText::tr("Own a debugging island, rent the runs");
    }
    return {};
}

QString MoneyWords::part(const std::string& id) {
    if (id == "servers") return MoneyText::tr("Servers");
    if (id == "other_capital") return MoneyText::tr("Networks, storage, racks, installation");
    if (id == "financing") return MoneyText::tr("Loan against cash");
    if (id == "energy") return MoneyText::tr("Electricity");
    if (id == "housing") return MoneyText::tr("Housing");
    if (id == "maintenance") return MoneyText::tr("Maintenance and insurance");
    if (id == "staff") return MoneyText::tr("Staff");
    return MoneyText::tr("Resale, after selling cost");
}

QString MoneyWords::payback(const std::optional<double>& months, const Formatter& format) {
    return months ? format.months(*months).text() : MoneyText::tr("never");
}

QString MoneyWords::saying() {
    return MoneyText::tr("“Rent for one to three months, buy from six”");
}

Money MoneyWords::amount(double value, Currency currency) {
    constexpr double kMost = 8e14; // what ten-thousandths in 64 bits carry
    return Money::of(std::clamp(value, -kMost, kMost), currency);
}

QString MoneyWords::amountText(double value, Currency currency, const Formatter& format) {
    return format.money(amount(value, currency)).text();
}

QString MoneyWords::perHourText(double value, Currency currency, const Formatter& format) {
    return format.moneyPerHour(amount(value, currency)).text();
}

QString MoneyWords::sureness(const MoneyDecision& decision, const Catalog& catalog, const Formatter& format) {
    if (!decision.buyWins) return {};
    const QString words =
        MoneyText::tr("Over the bands of rent, server price and resale value, buying is cheaper "
                      "in %1 of the draws without resale and in %2 with it.")
            .arg(format.percent(*decision.buyWins, 0).text(),
                 format.percent(*decision.buyWinsResale, 0).text());
    if (!decision.flip)
        return words + QLatin1Char(' ') +
               MoneyText::tr("No single input turns the verdict inside its usual range.");
    const VerdictFlip& flip = *decision.flip;
    const auto value = [&](double at) {
        return text::sensitivityValue(flip.input, at, decision.currency, catalog, format);
    };
    return words + QLatin1Char(' ') +
           MoneyText::tr("The verdict turns first with: %1, from %2 to %3.")
               .arg(text::sensitivityName(flip.input), value(flip.from), value(flip.to));
}

QString MoneyWords::sayingVerdict(const MoneyDecision& decision, Money rent, const Formatter& format) {
    const RuleTerm* three = termOf(decision, 3);
    const RuleTerm* six = termOf(decision, 6);
    if (three == nullptr || six == nullptr) return {};
    const auto price = [&](double amount) { return perHourText(amount, decision.currency, format); };
    const QString today = format.moneyPerHour(rent).text();
    const QString renting =
        three->holds
            ? MoneyText::tr("“Rent for one to three months” holds: buying would need rents above %1 "
                            "at three months, they are %2.")
                  .arg(price(three->rentNeeded), today)
            : MoneyText::tr("“Rent for one to three months” does not hold: from rents of %1 on buying "
                            "wins at three months, and they are %2.")
                  .arg(price(three->rentNeeded), today);
    const QString buying =
        six->holds ? MoneyText::tr("“Buy from six months” holds: it needs rents above %1.")
                         .arg(price(six->rentNeeded))
        : six->holdsResale
            ? MoneyText::tr("“Buy from six months” holds only with a resale: it needs rents above %1, with a "
                            "resale above %2.")
                  .arg(price(six->rentNeeded), price(six->rentNeededResale))
            : MoneyText::tr(
                  "“Buy from six months” does not hold: it needs rents above %1, even with a resale "
                  "above %2.")
                  .arg(price(six->rentNeeded), price(six->rentNeededResale));
    return renting + QLatin1Char(' ') + buying;
}

QString MoneyWords::tax(const MoneyDecision& decision, const Formatter& format) {
    if (decision.taxShare <= 0) return MoneyText::tr("All amounts without tax; no tax rate is set.");
    return MoneyText::tr("Tax %1, of which %2 comes back; what does not is in every amount, rent included.")
        .arg(format.share(decision.taxShare).text(), format.share(decision.taxRecoverable).text());
}

} // namespace rackwright
