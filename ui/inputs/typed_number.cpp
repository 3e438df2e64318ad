#include "ui/inputs/typed_number.h"

#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace rackwright {

namespace {

/// Removes whatever separates thousands and makes the decimal mark a point.
QString normalised(QString text, bool whole) {
    text.replace(QChar(0x2212), QLatin1Char('-'))
        .replace(QChar(0xFF0C), QLatin1Char(','))
        .replace(QChar(0x3002), QLatin1Char('.'));
    text.removeIf([](QChar c) { return c.isSpace() || c == QChar(0x2009) || c == QLatin1Char('_'); });

    const qsizetype point = text.lastIndexOf(QLatin1Char('.'));
    const qsizetype comma = text.lastIndexOf(QLatin1Char(','));
    if (comma < 0) return text;
    if (point >= 0) {
        // Both marks: the last one is the decimal mark.
        text.remove(point > comma ? QLatin1Char(',') : QLatin1Char('.'));
        return text.replace(QLatin1Char(','), QLatin1Char('.'));
    }
    static const QRegularExpression thousands(QStringLiteral("^-?\\d{1,3}(,\\d{3})+$"));
    const bool grouped = thousands.match(text).hasMatch() && (whole || text.count(QLatin1Char(',')) > 1);
    return grouped ? text.remove(QLatin1Char(',')) : text.replace(QLatin1Char(','), QLatin1Char('.'));
}

} // namespace

std::optional<double> readTypedNumber(const QString& text, bool whole) {
    bool good = false;
    const double value = QLocale::c().toDouble(normalised(text, whole), &good);
    if (!good || !std::isfinite(value)) return std::nullopt;
    return value;
}

} // namespace rackwright
