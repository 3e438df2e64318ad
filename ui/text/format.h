// Numbers as people read them. The only place that formats a number for a person.
#pragma once

#include "core/units/money.h"
#include "core/units/quantity.h"

#include <QString>

namespace rackwright {

enum class Language : std::uint8_t { english, chinese };
enum class Grouping : std::uint8_t { thinSpace, comma, none };
enum class MemoryUnit : std::uint8_t { gib, gb, share };

/// A figure and its unit, so that a view can set them in different sizes. text() joins them with a thin
/// space.
struct Figure {
    QString number;
    QString unit;
    QString text() const;
};

/// Formats by the rules of resources/guide, "Numbers". A value type: pass it along with the theme.
/// Not-a-number and infinity become an em dash.
class Formatter {
public:
    explicit Formatter(Language language = Language::english, Grouping grouping = Grouping::thinSpace,
                       MemoryUnit memoryUnit = MemoryUnit::gib);

    Language language() const { return m_language; }
    MemoryUnit memoryUnit() const { return m_memoryUnit; }
    /// The same with memory in another unit; `whole` bytes are what a share is a share of.
    Formatter withMemoryUnit(MemoryUnit unit, double whole = 0) const;
    double memoryUnitBytes() const; ///< bytes that are written as 1

    QString count(double value) const; ///< 38 412
    QString number(double value, int decimals) const;
    QString significant(double value, int digits = 3) const; ///< three significant digits, 10.0
    QString plain(double value, int digits = 4) const;       ///< at most so many digits, no padding: 0.1, 3
    QString range(const QString& low, const QString& high) const; ///< en dash with spaces
    QString range(const Figure& low, const Figure& high) const;   ///< the unit stands once when it is one
    Figure percent(double share, int decimals = 1) const; ///< 0…1 in, "41.0 %"; the whole is "100 %"
    Figure share(double share) const;                     ///< inside a sentence: "90 %", "28.2 %"
    Figure memory(double bytes, int decimals = 1) const;  ///< GiB or GB
    Figure bytes(double bytes) const;                     ///< KB … PB, powers of ten
    Figure duration(double seconds) const;                ///< ms, s, min, h, d
    Figure duration(double seconds, double like) const;   ///< in the unit that suits `like` seconds
    /// One part of a step in the unit of the whole, so that a column can be compared at a glance; what would
    /// be written as zero is "< 0.01 s".
    Figure partOf(double seconds, double whole) const;
    Figure days(double days) const; ///< 37.1 days; below two days in hours or less
    Figure days(double days, double like) const;
    Figure months(double months) const;
    Figure tflops(double tflops) const;
    Figure bandwidth(double bytesPerSecond) const; ///< MB/s, GB/s, TB/s
    Figure power(double megawatts) const;          ///< kW or MW
    Figure energy(double gigawattHours) const;
    Figure parameters(double count) const;       ///< 70.6 B
    Figure tokens(double count) const;           ///< 15.0 T; zh 15 万亿
    Figure acceleratorHours(double hours) const; ///< 4.42 M GPU-h; zh 442 万 卡时
    Figure money(Money amount) const;            ///< $19.9 M; zh ¥1.43 亿
    QString moneyExact(Money amount) const;      ///< 406,677,960.00 (comma, two decimals)
    Figure moneyPerHour(Money amount) const;     ///< 4.50 $/GPU-h
    QString estimate(const QString& text) const; ///< adds (E) or （估）

private:
    Language m_language;
    Grouping m_grouping;
    MemoryUnit m_memoryUnit;
    double m_memoryWhole = 0;
};

} // namespace rackwright
