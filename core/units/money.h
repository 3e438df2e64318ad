// Money with a currency and defined rounding. Never a double.
#pragma once

#include <cassert>
#include <cmath>
#include <compare>
#include <cstdint>

namespace rackwright {

enum class Currency : std::uint8_t { usd, cny, eur };

/// An amount in ten-thousandths of the currency unit, so that $/GPU-hour prices keep four decimals.
/// Amounts of different currencies are never added: convert first, with a dated rate.
class Money {
public:
    constexpr Money() = default;
    constexpr Money(std::int64_t tenThousandths, Currency currency) : m_amount(tenThousandths), m_currency(currency) {}

    /// Rounds half away from zero to 1/10,000. `value` must be finite and below 9e14 in size.
    static Money of(double value, Currency currency)
    {
        assert(std::isfinite(value));
        return Money(std::llround(value * 10'000.0), currency);
    }

    constexpr std::int64_t tenThousandths() const { return m_amount; }
    constexpr Currency currency() const { return m_currency; }
    constexpr double value() const { return static_cast<double>(m_amount) / 10'000.0; }

    /// Rounded half away from zero to the cent: the rule for every printed line and total.
    constexpr Money roundedToCents() const
    {
        const std::int64_t half = m_amount < 0 ? -50 : 50;
        return Money((m_amount + half) / 100 * 100, m_currency);
    }

    Money times(double factor) const { return of(value() * factor, m_currency); }
    /// `rate` is units of `target` for one unit of this currency.
    Money converted(Currency target, double rate) const { return of(value() * rate, target); }

    constexpr Money& operator+=(Money other)
    {
        assert(m_currency == other.m_currency);
        m_amount += other.m_amount;
        return *this;
    }
    friend constexpr Money operator+(Money a, Money b) { return a += b; }
    friend constexpr Money operator-(Money a, Money b) { return a += Money(-b.m_amount, b.m_currency); }
    friend constexpr bool operator==(Money, Money) = default;
    friend constexpr auto operator<=>(Money a, Money b)
    {
        assert(a.m_currency == b.m_currency);
        return a.m_amount <=> b.m_amount;
    }

private:
    std::int64_t m_amount = 0;
    Currency m_currency = Currency::usd;
};

} // namespace rackwright
