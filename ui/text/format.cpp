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

QString Formatter::range(const QString& low, const QString& high) const {
    return low + QStringLiteral(" \u2013 ") + high;
}

Figure Formatter::percent(double share, int decimals) const {
    return {grouped(share * 100.0, decimals, m_grouping), QStringLiteral("%")};
}

Figure Formatter::memory(double bytes, int decimals) const {
    if (m_memoryUnit == MemoryUnit::gb)
        return {grouped(bytes / kGB, decimals, m_grouping), QStringLiteral("GB")};
    return {grouped(bytes / kGiB, decimals, m_grouping), QStringLiteral("GiB")};
}

Figure Formatter::bytes(double bytes) const {
    static constexpr std::array<Step, 6> steps{{{1e15, u"PB", u"PB"},
                                                {1e12, u"TB", u"TB"},
                                                {1e9, u"GB", u"GB"},
                                                {1e6, u"MB", u"MB"},
                                                {1e3, u"KB", u"KB"},
                                                {1, u"B", u"B"}}};
    const Step& step = stepFor(bytes, steps);
    return {significant(bytes / step.size), QString::fromUtf16(step.english)};
}

Figure Formatter::duration(double seconds) const {
    static constexpr std::array<Step, 5> steps{{{4 * kSecondsPerDay, u"d", u"天"},
                                                {2 * kSecondsPerHour, u"h", u"小时"},
                                                {120, u"min", u"分钟"},
                                                {1, u"s", u"秒"},
                                                {0, u"ms", u"毫秒"}}};
    static constexpr std::array<double, 5> sizes{kSecondsPerDay, kSecondsPerHour, 60, 1, 1e-3};
    const Step& step = stepFor(seconds, steps);
    const double size = sizes[static_cast<std::size_t>(&step - steps.data())];
    return {significant(seconds / size),
            QString::fromUtf16(m_language == Language::chinese ? step.chinese : step.english)};
}

Figure Formatter::days(double days) const {
    const QString number = days < 10 ? significant(days, 2) : grouped(days, 0, m_grouping);
    const bool one = number == QLatin1String("1");
    return {number, m_language == Language::chinese ? QStringLiteral("天")
                    : one                           ? QStringLiteral("day")
                                                    : QStringLiteral("days")};
}

Figure Formatter::months(double months) const {
    return {grouped(months, 1, m_grouping),
            m_language == Language::chinese ? QStringLiteral("个月") : QStringLiteral("months")};
}

Figure Formatter::tflops(double tflops) const {
    return {significant(tflops), QStringLiteral("TFLOP/s")};
}

Figure Formatter::bandwidth(double bytesPerSecond) const {
    const bool tera = bytesPerSecond >= 1e12;
    return {significant(bytesPerSecond / (tera ? 1e12 : 1e9)),
            tera ? QStringLiteral("TB/s") : QStringLiteral("GB/s")};
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
    if (count >= 0.1e9 && count < 1e12) return {significant(count / 1e9), QStringLiteral("B")};
    const Step& step = stepFor(count, steps);
    return {significant(count / step.size), QString::fromUtf16(step.english)};
}

Figure Formatter::tokens(double count) const {
    static constexpr std::array<Step, 4> english{
        {{1e12, u"T", u""}, {1e9, u"B", u""}, {1e6, u"M", u""}, {1, u"", u""}}};
    static constexpr std::array<Step, 4> chinese{
        {{1e12, u"", u"万亿"}, {1e8, u"", u"亿"}, {1e4, u"", u"万"}, {1, u"", u""}}};
    const bool zh = m_language == Language::chinese;
    const Step& step = stepFor(count, zh ? chinese : english);
    return {significant(count / step.size), QString::fromUtf16(zh ? step.chinese : step.english)};
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
        if (size >= 9.9995e4) return {symbol + grouped(size / 1e4, 0, m_grouping), QStringLiteral("万")};
        if (size >= 0.99995e4) return {symbol + grouped(size / 1e4, 1, m_grouping), QStringLiteral("万")};
        return {symbol + grouped(size, size < 100 ? 2 : 0, m_grouping), QString()};
    }
    if (size >= 0.9995e9) return {symbol + significant(size / 1e9), QStringLiteral("B")};
    if (size >= 0.9995e6) return {symbol + significant(size / 1e6), QStringLiteral("M")};
    if (size >= 0.9995e4) return {symbol + significant(size / 1e3), QStringLiteral("k")};
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
