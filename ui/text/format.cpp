#include "ui/text/format.h"

#include <QLocale>

#include <array>
#include <cmath>

namespace rackwright {

namespace {

constexpr QChar kThinSpace(0x2009);
constexpr QChar kMinus(0x2212);
const QString kUnknown = QStringLiteral("\u2014");

QString separator(Grouping grouping) {
    if (grouping == Grouping::thinSpace) return QString(kThinSpace);
    if (grouping == Grouping::comma) return QStringLiteral(",");
    return {};
}

/// Plain digits with a decimal point, grouped, with a real minus sign.
QString grouped(double value, int decimals, Grouping grouping) {
    if (!std::isfinite(value)) return kUnknown;
    QString text = QString::number(std::abs(value), 'f', decimals);
    const bool negative = value < 0 && text.toDouble() != 0.0;
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    const QString mark = separator(grouping);
    for (qsizetype at = (point < 0 ? text.size() : point) - 3; at > 0 && !mark.isEmpty(); at -= 3)
        text.insert(at, mark);
    return negative ? kMinus + text : text;
}

int decimalsFor(double value, int digits) {
    const double size = std::abs(value);
    if (size == 0 || !std::isfinite(size)) return digits - 1;
    // Rounding may carry into the next decade: 9.996 has two decimals too many.
    const int before = static_cast<int>(std::floor(std::log10(size) + 1e-12)) + 1;
    int decimals = std::max(0, digits - before);
    const double scale = std::pow(10.0, decimals);
    if (std::round(size * scale) / scale >= std::pow(10.0, before)) decimals = std::max(0, decimals - 1);
    return decimals;
}

/// "22.0" is "22": a zero behind the point says nothing in a sentence.
QString trimmed(QString number) {
    if (!number.contains(QLatin1Char('.'))) return number;
    while (number.endsWith(QLatin1Char('0')))
        number.chop(1);
    if (number.endsWith(QLatin1Char('.'))) number.chop(1);
    return number;
}

/// "22.0" is "22", but 5.90 keeps the digit that was measured.
QString withoutEmptyDecimals(const QString& number) {
    const QString whole = trimmed(number);
    return whole.contains(QLatin1Char('.')) ? number : whole;
}

struct Step {
    double size;
    const char16_t* english;
    const char16_t* chinese;
};

/// The largest step that `value` reaches, or the smallest there is.
template <std::size_t N>
const Step& stepFor(double value, const std::array<Step, N>& steps) {
    for (const Step& step : steps) {
        if (std::abs(value) >= step.size * 0.9995) return step;
    }
    return steps.back();
}

} // namespace

QString Figure::text() const {
    if (unit.isEmpty()) return number;
    return number + kThinSpace + unit;
}

Formatter::Formatter(Language language, Grouping grouping, MemoryUnit memoryUnit)
    : m_language(language), m_grouping(grouping), m_memoryUnit(memoryUnit) {}

QString Formatter::count(double value) const {
    return grouped(value, 0, m_grouping);
}

QString Formatter::number(double value, int decimals) const {
    return grouped(value, decimals, m_grouping);
}

QString Formatter::significant(double value, int digits) const {
    return grouped(value, decimalsFor(value, digits), m_grouping);
}

QString Formatter::plain(double value, int digits) const {
    return trimmed(significant(value, digits));
}

QString Formatter::range(const QString& low, const QString& high) const {
    return low + QStringLiteral(" \u2013 ") + high;
}

QString Formatter::range(const Figure& low, const Figure& high) const {
    return range(low.unit == high.unit ? low.number : low.text(), high.text());
}

Figure Formatter::percent(double share, int decimals) const {
    const bool whole = std::abs(share - 1.0) < 1e-9;
    return {grouped(share * 100.0, whole ? 0 : decimals, m_grouping), QStringLiteral("%")};
}

Figure Formatter::share(double share) const {
    return {trimmed(grouped(share * 100.0, 1, m_grouping)), QStringLiteral("%")};
}

Formatter Formatter::withMemoryUnit(MemoryUnit unit, double whole) const {
    Formatter other = *this;
    other.m_memoryUnit = unit == MemoryUnit::share && !(whole > 0) ? MemoryUnit::gib : unit;
    other.m_memoryWhole = whole;
    return other;
}

double Formatter::memoryUnitBytes() const {
    if (m_memoryUnit == MemoryUnit::share) return m_memoryWhole / 100.0;
    return m_memoryUnit == MemoryUnit::gb ? kGB : kGiB;
}

Figure Formatter::memory(double bytes, int decimals) const {
    static constexpr std::array<const char16_t*, 3> units{u"GiB", u"GB", u"%"};
    return {grouped(bytes / memoryUnitBytes(), decimals, m_grouping),
            QString::fromUtf16(units[static_cast<std::size_t>(m_memoryUnit)])};
}

Figure Formatter::bytes(double bytes) const {
    static constexpr std::array<Step, 6> steps{{{1e15, u"PB", u"PB"},
                                                {1e12, u"TB", u"TB"},
                                                {1e9, u"GB", u"GB"},
                                                {1e6, u"MB", u"MB"},
                                                {1e3, u"KB", u"KB"},
                                                {1, u"B", u"B"}}};
    const Step& step = stepFor(bytes, steps);
    return {withoutEmptyDecimals(significant(bytes / step.size)), QString::fromUtf16(step.english)};
}

Figure Formatter::duration(double seconds) const {
    return duration(seconds, seconds);
}

Figure Formatter::duration(double seconds, double like) const {
    static constexpr std::array<Step, 5> steps{{{4 * kSecondsPerDay, u"d", u"天"},
                                                {2 * kSecondsPerHour, u"h", u"小时"},
                                                {120, u"min", u"分钟"},
                                                {1, u"s", u"秒"},
                                                {0, u"ms", u"毫秒"}}};
    static constexpr std::array<double, 5> sizes{kSecondsPerDay, kSecondsPerHour, 60, 1, 1e-3};
    const Step& step = stepFor(like, steps);
    const double size = sizes[static_cast<std::size_t>(&step - steps.data())];
    const QString unit = QString::fromUtf16(m_language == Language::chinese ? step.chinese : step.english);
    if (size == 60 && std::abs(seconds) >= 600) return {count(seconds / size), unit};
    return {size >= 60 ? withoutEmptyDecimals(significant(seconds / size)) : significant(seconds / size),
            unit};
}

Figure Formatter::partOf(double seconds, double whole) const {
    constexpr double kLongStep = 100; // s, from here on one decimal is enough
    const bool fine = std::abs(whole) < 1;
    const int decimals = fine ? 1 : whole < kLongStep ? 2 : 1;
    const double scale = fine ? 1e-3 : 1.0;
    const double smallest = std::pow(10.0, -decimals);
    const QString unit = duration(scale).unit;
    if (seconds > 0 && seconds / scale < smallest / 2)
        return {QStringLiteral("< ") + number(smallest, decimals), unit};
    return {number(seconds / scale, decimals), unit};
}

Figure Formatter::days(double days) const {
    return this->days(days, days);
}

Figure Formatter::days(double days, double like) const {
    constexpr double kShort = 2; // days
    if (std::abs(like) < kShort) return duration(days * kSecondsPerDay, like * kSecondsPerDay);
    const QString number = withoutEmptyDecimals(significant(days));
    const bool one = number == QLatin1String("1");
    return {number, m_language == Language::chinese ? QStringLiteral("天")
                    : one                           ? QStringLiteral("day")
                                                    : QStringLiteral("days")};
}

Figure Formatter::months(double months) const {
    const QString number = trimmed(grouped(months, 1, m_grouping));
    const bool one = number == QLatin1String("1");
    return {number, m_language == Language::chinese ? QStringLiteral("个月")
                    : one                           ? QStringLiteral("month")
                                                    : QStringLiteral("months")};
}

Figure Formatter::tflops(double tflops) const {
    return {significant(tflops), QStringLiteral("TFLOP/s")};
}

Figure Formatter::bandwidth(double bytesPerSecond) const {
    static constexpr std::array<Step, 3> steps{
        {{1e12, u"TB/s", u"TB/s"}, {1e9, u"GB/s", u"GB/s"}, {1e6, u"MB/s", u"MB/s"}}};
    const Step& step = stepFor(bytesPerSecond, steps);
    return {withoutEmptyDecimals(significant(bytesPerSecond / step.size)), QString::fromUtf16(step.english)};
}

Figure Formatter::power(double megawatts) const {
    if (std::abs(megawatts) < 0.9995) return {significant(megawatts * 1e3), QStringLiteral("kW")};
    return {significant(megawatts), QStringLiteral("MW")};
}

Figure Formatter::energy(double gigawattHours) const {
    if (std::abs(gigawattHours) < 0.9995) return {significant(gigawattHours * 1e3), QStringLiteral("MWh")};
    return {significant(gigawattHours), QStringLiteral("GWh")};
}

Figure Formatter::parameters(double count) const {
    static constexpr std::array<Step, 4> steps{
        {{1e12, u"T", u"T"}, {1e9, u"B", u"B"}, {1e6, u"M", u"M"}, {1, u"", u""}}};
    // Billions stay the unit down to 0.1 B and up to 999 B: people name models that way.
    if (count >= 0.1e9 && count < 1e12)
        return {withoutEmptyDecimals(significant(count / 1e9)), QStringLiteral("B")};
    const Step& step = stepFor(count, steps);
    return {withoutEmptyDecimals(significant(count / step.size)), QString::fromUtf16(step.english)};
}

Figure Formatter::tokens(double count) const {
    static constexpr std::array<Step, 4> english{
        {{1e12, u"T", u""}, {1e9, u"B", u""}, {1e6, u"M", u""}, {1, u"", u""}}};
    static constexpr std::array<Step, 4> chinese{
        {{1e12, u"", u"万亿"}, {1e8, u"", u"亿"}, {1e4, u"", u"万"}, {1, u"", u""}}};
    const bool zh = m_language == Language::chinese;
    const Step& step = stepFor(count, zh ? chinese : english);
    return {withoutEmptyDecimals(significant(count / step.size)),
            QString::fromUtf16(zh ? step.chinese : step.english)};
}

Figure Formatter::acceleratorHours(double hours) const {
    if (m_language == Language::chinese) {
        static constexpr std::array<Step, 3> steps{
            {{1e8, u"", u"亿 卡时"}, {1e4, u"", u"万 卡时"}, {1, u"", u"卡时"}}};
        const Step& step = stepFor(hours, steps);
        return {significant(hours / step.size), QString::fromUtf16(step.chinese)};
    }
    static constexpr std::array<Step, 3> steps{
        {{1e6, u"M GPU-h", u""}, {1e3, u"k GPU-h", u""}, {1, u"GPU-h", u""}}};
    const Step& step = stepFor(hours, steps);
    return {significant(hours / step.size), QString::fromUtf16(step.english)};
}

static QString currencySymbol(Currency currency) {
    if (currency == Currency::cny) return QStringLiteral("¥");
    if (currency == Currency::eur) return QStringLiteral("€");
    return QStringLiteral("$");
}

Figure Formatter::money(Money amount) const {
    const double value = amount.value();
    const QString sign = value < 0 ? QString(kMinus) : QString();
    const double size = std::abs(value);
    const QString symbol = sign + currencySymbol(amount.currency());
    if (m_language == Language::chinese) {
        if (size >= 0.99995e8) return {symbol + grouped(size / 1e8, 2, m_grouping), QStringLiteral("亿")};
        // Up to a million three digits, as in the English text; beyond that whole 万.
        if (size >= 99.95e4) return {symbol + grouped(size / 1e4, 0, m_grouping), QStringLiteral("万")};
        if (size >= 0.99995e4)
            return {symbol + withoutEmptyDecimals(significant(size / 1e4)), QStringLiteral("万")};
        return {symbol + grouped(size, size < 100 ? 2 : 0, m_grouping), QString()};
    }
    if (size >= 0.9995e9) return {symbol + significant(size / 1e9), QStringLiteral("B")};
    if (size >= 0.9995e6) return {symbol + significant(size / 1e6), QStringLiteral("M")};
    if (size >= 0.9995e4)
        return {symbol + withoutEmptyDecimals(significant(size / 1e3)), QStringLiteral("k")};
    return {symbol + grouped(size, size < 100 ? 2 : 0, m_grouping), QString()};
}

QString Formatter::moneyExact(Money amount) const {
    return grouped(amount.roundedToCents().value(), 2, Grouping::comma);
}

Figure Formatter::moneyPerHour(Money amount) const {
    const QString number = grouped(amount.value(), 2, m_grouping);
    if (m_language == Language::chinese) {
        static constexpr std::array<const char16_t*, 3> units{u"美元/卡时", u"元/卡时", u"欧元/卡时"};
        return {number, QString::fromUtf16(units[static_cast<std::size_t>(amount.currency())])};
    }
    return {number, currencySymbol(amount.currency()) + QStringLiteral("/GPU-h")};
}

QString Formatter::estimate(const QString& text) const {
    return m_language == Language::chinese ? text + QStringLiteral("（估）") : text + QStringLiteral(" (E)");
}

} // namespace rackwright
