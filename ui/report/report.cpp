#include "ui/report/report.h"

#include "ui/report/csv_sheets.h"
#include "ui/report/page_writer.h"
#include "ui/report/report_builder.h"

#include <QDir>
#include <QPageLayout>
#include <QPdfWriter>
#include <QSaveFile>

namespace rackwright {

namespace {

constexpr int kResolution = 1200; // dots per inch: layout rounding stays invisible

PageFrame frameOf(const ReportSource& source) {
    PageFrame frame;
    frame.headerLeft = ReportWords::tr("Training cluster proposal") + QStringLiteral(" · ") +
                       QString::fromStdString(source.outcome.model.name);
    frame.headerRight = source.options.documentNumber + QStringLiteral(" · ") +
                        ReportWords::tr("revision %1").arg(source.options.revision);
    frame.footer = ReportWords::tr("Indicative prices as of %1, not an offer. (E) marks estimates.")
                       .arg(source.pricesDate());
    frame.pageNumber = [](int page, int pages) {
        return ReportWords::tr("Page %1 of %2").arg(page).arg(pages);
    };
    return frame;
}

void addAll(ReportBuilder& report, const ReportSource& source) {
    for (const auto add : {addCover, addSummary, addRequirement, addConfiguration, addStepTime, addTraffic,
                           addBillOfMaterials, addOperation, addMachines, addFindings, addRentOrBuy,
                           addMoneyDecision, addCandidates, addPictures, addAssumptions, addSources})
        add(report, source);
}

tl::unexpected<Error> cannotWrite(const QString& path, const QString& why) {
    return fail("file.cannot_write", path.toStdString(),
                {argument("path", path.toStdString()), argument("reason", why.toStdString())});
}

} // namespace

Result<void> writePdf(const Outcome& outcome, const Catalog& catalog, const Formatter& format,
                      const ReportOptions& options, const QString& path) {
    const ReportSource source = reportSource(outcome, catalog, format, options);
    ReportBuilder report;
    addAll(report, source);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return cannotWrite(path, file.errorString());
    {
        QPdfWriter writer(&file);
        writer.setResolution(kResolution);
        writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
        writer.setTitle(ReportWords::tr("Training cluster proposal") + QStringLiteral(" · ") +
                        source.options.documentNumber);
        writer.setCreator(QStringLiteral("Rackwright"));
        if (writePages(writer, report.blocks(), frameOf(source)) == 0) {
            file.cancelWriting();
            return cannotWrite(path, file.errorString());
        }
    }
    if (!file.commit()) return cannotWrite(path, file.errorString());
    return {};
}

Result<void> writeCsv(const Outcome& outcome, const Catalog& catalog, const Formatter& format,
                      const ReportOptions& options, const QString& folder) {
    const ReportSource source = reportSource(outcome, catalog, format, options);
    const QDir directory(folder);
    if (!directory.mkpath(QStringLiteral(".")))
        return cannotWrite(folder, ReportWords::tr("the folder cannot be made"));
    for (const Sheet& sheet : reportSheets(source)) {
        const QString path = directory.filePath(QString::fromLatin1(sheet.fileName));
        const std::string bytes = sheetBytes(sheet, options.rawCsv);
        QSaveFile file(path);
        if (!file.open(QIODevice::WriteOnly)) return cannotWrite(path, file.errorString());
        const bool written = file.write(bytes.data(), qint64(bytes.size())) == qint64(bytes.size());
        if (!written || !file.commit()) return cannotWrite(path, file.errorString());
    }
    return {};
}

} // namespace rackwright
