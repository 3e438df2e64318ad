#include "core/units/calendar.h"

#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace rackwright {

namespace {

constexpr int kLastYear = 2200;

std::optional<int> digits(std::string_view text) {
    int value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (status != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

} // namespace

std::optional<int> parseIsoDate(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto year = digits(text.substr(0, 4));
    const auto month = digits(text.substr(5, 2));
    const auto day = digits(text.substr(8, 2));
    if (!year || !month || !day || *year < 1970 || *year > kLastYear || *month < 1 || *day < 1)
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(*year),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    if (!date.ok()) return std::nullopt;
    return std::chrono::sys_days(date).time_since_epoch().count();
}

std::string isoDate(int days) {
    const std::chrono::year_month_day date{std::chrono::sys_days(std::chrono::days(days))};
    char text[32];
    std::snprintf(text, sizeof text, "%04d-%02u-%02u", int(date.year()), unsigned(date.month()),
                  unsigned(date.day()));
    return text;
}

std::string dateAfter(std::string_view start, double days) {
    const auto first = parseIsoDate(start);
    const auto last = parseIsoDate("2200-12-31");
    if (!first || !std::isfinite(days) || days < 0 || *first + days > *last) return {};
    return isoDate(*first + static_cast<int>(std::ceil(days)));
}

} // namespace rackwright
