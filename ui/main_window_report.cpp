// The window's exports: the PDF report and the tables.
#include "ui/main_window.h"
#include "ui/notice_strip.h"
#include "ui/report/report.h"
#include "ui/wait_cursor.h"
#include "ui/window_actions.h"

#include <QDir>
#include <QFileInfo>

namespace rackwright {

void MainWindow::connectReportActions() {
    connect(m_actions->reportPdf, &QAction::triggered, this, &MainWindow::saveReport);
    connect(m_actions->reportCsv, &QAction::triggered, this, &MainWindow::saveTables);
    m_actions->reportPdf->setEnabled(false); // until there is a result
    m_actions->reportCsv->setEnabled(false);
    connect(&m_document, &PlanDocument::opened, this, [this] { m_reportPictures.clear(); });
    connect(this, &MainWindow::outcomeShown, this, [this] {
        m_actions->reportPdf->setEnabled(true);
        m_actions->reportCsv->setEnabled(true);
    });
}

void MainWindow::saveReport() {
    const auto path = m_dialogs.pdfPath(this, proposedPath(QStringLiteral("pdf"), Setting::exportFolder));
    if (!path) return;
    m_settings.set(Setting::exportFolder, QFileInfo(*path).absolutePath());
    ReportOptions options;
    options.pictures = m_reportPictures;
    const Result<void> written = [&] {
        const WaitCursor busy;
        return writePdf(*m_outcome, *m_context.catalog, m_context.format, options, *path);
    }();
    if (!report(written)) return;
    tell(NoticeKind::information, [path = *path] {
        QString sentence = tr("The report was saved as %1.").arg(path);
        if (!reportFontInstalled())
            sentence += QLatin1Char(' ') +
                        tr("The report's font (WenQuanYi Micro Hei) is not installed: Chinese text in "
                           "the file may not be found by a search.");
        return sentence;
    });
}

/// A card that is added again replaces its older picture.
void MainWindow::addToReport(const QString& title, const QPicture& picture, const QSizeF& size) {
    std::erase_if(m_reportPictures, [&](const ReportPicture& kept) { return kept.title == title; });
    m_reportPictures.push_back({title, picture, size});
    tell(NoticeKind::information,
         [title] { return tr("“%1” will be in the next report you save.").arg(title); });
}

void MainWindow::saveTables() {
    const auto folder = m_dialogs.folderPath(this, m_settings.text(Setting::exportFolder));
    if (!folder) return;
    m_settings.set(Setting::exportFolder, *folder);
    if (report(writeCsv(*m_outcome, *m_context.catalog, m_context.format, {}, *folder)))
        tell(NoticeKind::information,
             [folder = *folder] { return tr("The tables were saved in %1.").arg(folder); });
}

} // namespace rackwright
