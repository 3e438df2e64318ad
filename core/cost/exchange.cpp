#include "core/cost/exchange.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {
constexpr double kLargestAmount = 9e14; ///< units of a currency that Money can carry
}

Currency planCurrency(const MoneyInputs& money, const PriceBook& prices) {
    if (money.currency) return *money.currency;
    const Place* place = prices.place(placeId(money.destination));
    return place != nullptr ? place->currency : Currency::usd;
}

Exchange::Exchange(const MoneyInputs& money, Currency plan)
    : m_plan(plan), m_yuanPerDollar(money.yuanPerDollar), m_dollarPerEuro(money.dollarPerEuro) {}

double Exchange::rate(Currency from) const {
    return from == m_plan ? 1.0 : dollarsPer(from) / dollarsPer(m_plan);
}

Money Exchange::money(double planAmount) const {
    if (!std::isfinite(planAmount)) return Money(0, m_plan);
    return Money::of(std::clamp(planAmount, -kLargestAmount, kLargestAmount), m_plan);
}

double Exchange::dollarsPer(Currency currency) const {
    switch (currency) {
    case Currency::usd:
        return 1.0;
    case Currency::cny:
        return 1.0 / m_yuanPerDollar;
    case Currency::eur:
        return m_dollarPerEuro;
    }
    return 1.0;
}

} // namespace rackwright
