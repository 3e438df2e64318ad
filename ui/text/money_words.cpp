#include "ui/text/money_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace rackwright {

namespace {

QString word(const char* source) {
    return QCoreApplication::translate("money", source);
}

} // namespace

QString MoneyWords::way(const WayCost& way) {
    switch (way.way) {
    case MoneyWay::rent:
        return word(QT_TRANSLATE_NOOP("money", "Rent"));
    case MoneyWay::buy:
        return word(QT_TRANSLATE_NOOP("money", "Buy"));
    case MoneyWay::burst:
        return word(QT_TRANSLATE_NOOP("money", "Own a base, rent the burst"));
    case MoneyWay::island:
        return word(QT_TRANSLATE_NOOP("money", "Own a debugging island, rent the runs"));
    }
    return {};
}

QString MoneyWords::part(const std::string& id) {
    if (id == "capital") return word(QT_TRANSLATE_NOOP("money", "Purchase"));
    if (id == "energy") return word(QT_TRANSLATE_NOOP("money", "Electricity"));
    if (id == "housing") return word(QT_TRANSLATE_NOOP("money", "Housing"));
    if (id == "maintenance") return word(QT_TRANSLATE_NOOP("money", "Maintenance and insurance"));
    if (id == "staff") return word(QT_TRANSLATE_NOOP("money", "Staff"));
    return word(QT_TRANSLATE_NOOP("money", "Resale, after selling cost"));
}

QString MoneyWords::payback(const std::optional<double>& months, const Formatter& format) {
    return months ? format.months(*months).text() : word(QT_TRANSLATE_NOOP("money", "never"));
}

QString MoneyWords::saying() {
    return word(QT_TRANSLATE_NOOP("money", "“Rent for one to three months, buy from six”"));
}

Money MoneyWords::amount(double value, Currency currency) {
    constexpr double kMost = 8e14; // what ten-thousandths in 64 bits carry
    return Money::of(std::clamp(value, -kMost, kMost), currency);
}

} // namespace rackwright
