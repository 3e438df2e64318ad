// Calendar dates as ISO texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rackwright {

/// Days since 1970-01-01 of an ISO date "YYYY-MM-DD" between 1970 and 2200; nothing when it is not one.
std::optional<int> parseIsoDate(std::string_view text);

/// The ISO date `days` after 1970-01-01.
std::string isoDate(int days);

/// The ISO date `days` (rounded up) after `start`; empty when `start` is not a date or the result lies after
/// 2200.
std::string dateAfter(std::string_view start, double days);

} // namespace rackwright
