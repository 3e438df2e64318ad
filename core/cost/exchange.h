// Turns prices of any currency into the plan's, by the scenario's own rates.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/scenario.h"

namespace rackwright {

/// The typed currency, or the destination's.
Currency planCurrency(const MoneyInputs& money, const PriceBook& prices);

/// Converts with the rates the user sees and can change, not with those of the book.
class Exchange {
public:
    Exchange(const MoneyInputs& money, Currency plan);

    Currency currency() const { return m_plan; }
    double rate(Currency from) const; ///< plan units for one unit of `from`
    double toPlan(Money amount) const { return amount.value() * rate(amount.currency()); }
    double dollars(double amount) const { return amount * rate(Currency::usd); }
    /// Rounded to 1/10,000 and held inside what Money can carry.
    Money money(double planAmount) const;

private:
    double dollarsPer(Currency currency) const;

    Currency m_plan;
    double m_yuanPerDollar;
    double m_dollarPerEuro;
};

} // namespace rackwright
