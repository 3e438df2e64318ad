// Physical quantities as types that cannot be mixed up. Only this folder knows how they combine.
#pragma once

#include <compare>

namespace rackwright {

/// A number with a unit. `Tag` names the unit; the stored value is always in the base unit of that tag.
template <class Tag>
class Quantity {
public:
    constexpr Quantity() = default;
    constexpr explicit Quantity(double value) : m_value(value) {}

    constexpr double value() const { return m_value; }

    constexpr Quantity& operator+=(Quantity other)
    {
        m_value += other.m_value;
        return *this;
    }
    constexpr Quantity& operator-=(Quantity other)
    {
        m_value -= other.m_value;
        return *this;
    }
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.m_value + b.m_value); }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.m_value - b.m_value); }
    friend constexpr Quantity operator*(Quantity a, double factor) { return Quantity(a.m_value * factor); }
    friend constexpr Quantity operator*(double factor, Quantity a) { return Quantity(a.m_value * factor); }
    friend constexpr Quantity operator/(Quantity a, double divisor) { return Quantity(a.m_value / divisor); }
    friend constexpr double operator/(Quantity a, Quantity b) { return a.m_value / b.m_value; }
    friend constexpr auto operator<=>(Quantity, Quantity) = default;

private:
    double m_value = 0.0;
};

using Bytes = Quantity<struct BytesTag>;                   ///< byte
using Seconds = Quantity<struct SecondsTag>;               ///< s
using Flop = Quantity<struct FlopTag>;                     ///< floating-point operations
using FlopPerSecond = Quantity<struct FlopPerSecondTag>;   ///< FLOP/s
using BytesPerSecond = Quantity<struct BytesPerSecondTag>; ///< byte/s, one direction
using Watts = Quantity<struct WattsTag>;                   ///< W

constexpr Seconds operator/(Bytes amount, BytesPerSecond rate) { return Seconds(amount.value() / rate.value()); }
constexpr Seconds operator/(Flop work, FlopPerSecond rate) { return Seconds(work.value() / rate.value()); }
constexpr Bytes operator*(BytesPerSecond rate, Seconds time) { return Bytes(rate.value() * time.value()); }
constexpr Flop operator*(FlopPerSecond rate, Seconds time) { return Flop(rate.value() * time.value()); }
constexpr FlopPerSecond operator/(Flop work, Seconds time) { return FlopPerSecond(work.value() / time.value()); }

constexpr double kGiB = 1073741824.0; ///< bytes in a GiB
constexpr double kGB = 1e9;           ///< bytes in a GB
constexpr double kSecondsPerDay = 86400.0;
constexpr double kSecondsPerHour = 3600.0;
constexpr double kHoursPerMonth = 730.0; ///< the cost model's month, hours
constexpr double kDaysPerMonth = kHoursPerMonth / 24.0;

constexpr Bytes gibibytes(double n) { return Bytes(n * kGiB); }
constexpr Bytes gigabytes(double n) { return Bytes(n * kGB); }
constexpr double inGiB(Bytes amount) { return amount.value() / kGiB; }
constexpr double inGB(Bytes amount) { return amount.value() / kGB; }
constexpr Seconds days(double n) { return Seconds(n * kSecondsPerDay); }
constexpr double inDays(Seconds time) { return time.value() / kSecondsPerDay; }

} // namespace rackwright
