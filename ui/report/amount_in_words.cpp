// The characters are not translated: they are the amount itself, in the form that Chinese law names.
#include "ui/report/amount_in_words.h"

#include <array>

namespace rackwright {

namespace {

constexpr char16_t kDigits[] = u"零壹贰叁肆伍陆柒捌玖";
constexpr std::array<const char16_t*, 4> kPlaces = {u"", u"拾", u"佰", u"仟"};
constexpr std::array<const char16_t*, 4> kGroups = {u"", u"万", u"亿", u"万亿"};
constexpr std::array<const char16_t*, 3> kCurrencies = {u"美元", u"人民币", u"欧元"};

QString text(const char16_t* characters) {
    return QString::fromUtf16(characters);
}

/// Four digits; inner zeros become one 零, trailing ones nothing.
QString groupWords(int group) {
    QString out;
    bool zero = false;
    for (int place = 3; place >= 0; --place) {
        const int power = place == 3 ? 1000 : (place == 2 ? 100 : (place == 1 ? 10 : 1));
        const int digit = group / power % 10;
        if (digit == 0) {
            zero = !out.isEmpty();
            continue;
        }
        if (zero) out += QChar(kDigits[0]);
        zero = false;
        out += QChar(kDigits[digit]) + text(kPlaces[static_cast<std::size_t>(place)]);
    }
    return out;
}

QString wholeWords(std::int64_t whole) {
    if (whole == 0) return QString(QChar(kDigits[0]));
    std::array<int, 4> groups{};
    for (int& group : groups) {
        group = static_cast<int>(whole % 10'000);
        whole /= 10'000;
    }
    QString out;
    bool gap = false; // a zero stands between the last written digit and the next
    for (std::size_t i = groups.size(); i-- > 0;) {
        if (groups[i] == 0) {
            gap = !out.isEmpty();
            continue;
        }
        if (!out.isEmpty() && (gap || groups[i] < 1000)) out += QChar(kDigits[0]);
        gap = false;
        out += groupWords(groups[i]) + text(kGroups[i]);
    }
    return out;
}

} // namespace

QString amountInWords(Money amount) {
    const std::int64_t cents = amount.roundedToCents().tenThousandths() / 100;
    const std::int64_t size = cents < 0 ? -cents : cents;
    QString out = text(kCurrencies[static_cast<std::size_t>(amount.currency())]);
    if (cents < 0) out += QStringLiteral("负");
    out += wholeWords(size / 100) + QStringLiteral("元");
    const int jiao = static_cast<int>(size / 10 % 10);
    const int fen = static_cast<int>(size % 10);
    if (jiao == 0 && fen == 0) return out + QStringLiteral("整");
    if (jiao > 0)
        out += QChar(kDigits[jiao]) + QStringLiteral("角");
    else
        out += QChar(kDigits[0]);
    if (fen == 0) return out + QStringLiteral("整");
    return out + QChar(kDigits[fen]) + QStringLiteral("分");
}

} // namespace rackwright
