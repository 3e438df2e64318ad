// The report as a PDF for the customer, and its tables as CSV files.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/outcome.h"
#include "core/units/error.h"
#include "ui/text/format.h"

#include <QPicture>
#include <QString>

#include <vector>

namespace rackwright {

/// A picture of the window that the user wants in the report, as vectors.
struct ReportPicture {
    QString title;
    QPicture picture;
    QSizeF size; ///< px
};

struct ReportOptions {
    QString documentNumber; ///< empty: RW-yyyy-mmdd-01 from `date`
    QString revision = QStringLiteral("1.0");
    QString preparedBy;
    QString date;                        ///< ISO date of issue; empty: today
    int validDays = 30;                  ///< prices hold this long
    std::vector<ReportPicture> pictures; ///< in a section of their own
    bool rawCsv = false; ///< for machines: no byte-order mark, no guard against formulas, LF, full precision
};

/// Writes the whole report in the language of `format` to `path`. Words come from the translators that are
/// installed. Needs a QApplication, for the charts. Errors: "file.cannot_write".
Result<void> writePdf(const Outcome& outcome, const Catalog& catalog, const Formatter& format,
                      const ReportOptions& options, const QString& path);

/// Writes summary, memory, step time, candidates, bill of materials, cost curve and sources as one file each
/// into `folder`, which is made when it is missing. Errors: "file.cannot_write".
Result<void> writeCsv(const Outcome& outcome, const Catalog& catalog, const Formatter& format,
                      const ReportOptions& options, const QString& folder);

/// Whether the report's own font is there. Without it Chinese text is printed in the screen's font, which
/// looks the same but may not be found by a search in the PDF.
bool reportFontInstalled();

} // namespace rackwright
