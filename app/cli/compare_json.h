// Plans side by side as JSON: what `compare --format json` prints.
#pragma once

#include "ui/report/compare_report.h"

#include <nlohmann/json.hpp>

namespace rackwright::cli {

/// Keys: currency, plans, rows, equal_rows, differences. Amounts are in `currency`; null is unknown.
nlohmann::ordered_json comparisonJson(const CompareReport& report);

} // namespace rackwright::cli
