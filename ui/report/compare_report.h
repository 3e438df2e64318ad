// Plans side by side on paper and as a table of a spreadsheet.
#pragma once

#include "core/compare/compare.h"
#include "core/plan/catalog.h"
#include "ui/text/compared_plan.h"
#include "ui/text/format.h"

#include <QString>

#include <vector>

namespace rackwright {

struct CompareReport {
    const std::vector<ComparedPlan>& plans; ///< up to kMostComparedPlans
    const Comparison& comparison;
    const Catalog& catalog; ///< for names
    const Formatter& format;
    bool all = false; ///< equal rows too
};

/// A title, the plans, why each is faster or cheaper than the first, the pictures on one scale, and the
/// table. Needs a QApplication, for the charts. Errors: "file.cannot_write".
Result<void> writeComparisonPdf(const CompareReport& report, const QString& path);

/// One row an input or figure with its unit, values and differences. `raw`: for machines. Fields that must
/// not leave the house are in neither file. Errors: "file.cannot_write".
Result<void> writeComparisonCsv(const CompareReport& report, const QString& path, bool raw = false);

} // namespace rackwright
