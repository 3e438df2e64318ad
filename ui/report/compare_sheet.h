// The comparison as one sheet.
#pragma once

#include "ui/report/compare_report.h"
#include "ui/report/csv_sheets.h"

namespace rackwright {

Sheet comparisonSheet(const CompareReport& report);

} // namespace rackwright
