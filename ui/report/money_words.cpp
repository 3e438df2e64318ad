#include "ui/report/money_words.h"

#include <algorithm>

namespace rackwright {

QString MoneyWords::way(const WayCost& way) {
    switch (way.way) {
    case MoneyWay::rent:
        return ReportWords::tr("Rent");
    case MoneyWay::buy:
        return ReportWords::tr("Buy");
    case MoneyWay::burst:
        return ReportWords::tr("Own a base, rent the burst");
    case MoneyWay::island:
        return ReportWords::tr("Own a debugging island, rent the runs");
    }
    return {};
}

QString MoneyWords::part(const std::string& id) {
    if (id == "capital") return ReportWords::tr("Purchase");
    if (id == "energy") return ReportWords::tr("Electricity");
    if (id == "housing") return ReportWords::tr("Housing");
    if (id == "maintenance") return ReportWords::tr("Maintenance and insurance");
    if (id == "staff") return ReportWords::tr("Staff");
    return ReportWords::tr("Resale, after selling cost");
}

Money MoneyWords::amount(double value, Currency currency) {
    constexpr double kMost = 8e14; // what ten-thousandths in 64 bits carry
    return Money::of(std::clamp(value, -kMost, kMost), currency);
}

} // namespace rackwright
