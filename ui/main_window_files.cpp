// The window's dealings with files: opening, saving, samples, reports.
#include "ui/document/recent_files.h"
#include "ui/first_run_page.h"
#include "ui/main_window.h"
#include "ui/text/wording.h"
#include "ui/window_actions.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>

namespace rackwright {

namespace {

bool isPlan(const QString& path) {
    return QFileInfo(path).suffix().compare(QLatin1String("rackwright"), Qt::CaseInsensitive) == 0;
}

} // namespace

void MainWindow::connectFileActions() {
    connect(m_actions->newPlan, &QAction::triggered, this, [this] { startFrom({}); });
    connect(m_actions->open, &QAction::triggered, this, &MainWindow::openAction);
    connect(m_actions->save, &QAction::triggered, this, &MainWindow::save);
    connect(m_actions->saveAs, &QAction::triggered, this, &MainWindow::saveAs);
    connect(m_actions->saveForCustomer, &QAction::triggered, this, &MainWindow::saveForCustomer);
    connect(m_actions->importModel, &QAction::triggered, this, &MainWindow::importModel);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    for (std::size_t i = 0; i < m_samples.size(); ++i) {
        QAction* action = m_actions->samples->addAction(QString());
        connect(action, &QAction::triggered, this, [this, i] { openSample(static_cast<int>(i)); });
    }
    m_actions->samples->menuAction()->setEnabled(!m_samples.empty());
}

bool MainWindow::report(const Result<void>& done) {
    if (done) return true;
    m_dialogs.tellError(this, text::errorText(done.error(), m_context.format));
    return false;
}

bool MainWindow::mayReplacePlan() {
    if (!m_document.isModified()) return true;
    switch (m_dialogs.askUnsaved(this, m_document.displayName())) {
    case SaveAnswer::save:
        return save();
    case SaveAnswer::discard:
        return true;
    case SaveAnswer::cancel:
        break;
    }
    return false;
}

QString MainWindow::proposedPath(const QString& suffix, Setting folder) const {
    QString directory = m_settings.text(folder);
    if (directory.isEmpty() || !QDir(directory).exists()) directory = QDir::homePath();
    const QString name = QFileInfo(m_document.displayName()).completeBaseName();
    return QDir(directory).filePath(name + QLatin1Char('.') + suffix);
}

bool MainWindow::save() {
    if (m_document.path().isEmpty() || m_document.isReadOnly()) return saveAs();
    if (m_document.changedOnDisk()) {
        switch (m_dialogs.askOverwrite(this, m_document.displayName())) {
        case OverwriteAnswer::overwrite:
            break;
        case OverwriteAnswer::saveAs:
            return saveAs();
        case OverwriteAnswer::cancel:
            return false;
        }
    }
    return report(m_document.save(m_document.path()));
}

bool MainWindow::saveAs() {
    const auto path =
        m_dialogs.savePath(this, proposedPath(QStringLiteral("rackwright"), Setting::planFolder));
    if (!path || !report(m_document.save(*path))) return false;
    rememberFile(m_settings, *path);
    return true;
}

void MainWindow::saveForCustomer() {
    const auto path =
        m_dialogs.savePath(this, proposedPath(QStringLiteral("customer.rackwright"), Setting::planFolder));
    if (path) report(m_document.saveForCustomer(*path));
}

void MainWindow::openAction() {
    if (const auto path = m_dialogs.openPath(this, m_settings.text(Setting::planFolder))) openFile(*path);
}

void MainWindow::importModel() {
    if (const auto path = m_dialogs.importPath(this, m_settings.text(Setting::planFolder))) {
        if (report(m_document.importModelFile(*path))) showPlan();
    }
}

bool MainWindow::openFile(const QString& path) {
    if (!isPlan(path)) {
        // Anything else is taken for a model's configuration; it changes the open plan and can be undone.
        if (!report(m_document.importModelFile(path))) return false;
        showPlan();
        return true;
    }
    if (!mayReplacePlan() || !report(m_document.open(path))) return false;
    rememberFile(m_settings, path);
    showPlan();
    return true;
}

void MainWindow::openSample(int index) {
    if (!mayReplacePlan()) return;
    if (report(m_document.openCopy(m_samples[static_cast<std::size_t>(index)].bytes))) showPlan();
}

void MainWindow::startFrom(const std::vector<std::pair<std::string, InputValue>>& answers) {
    if (!mayReplacePlan()) return;
    m_document.startNew();
    if (report(m_document.editAll(answers))) showPlan();
}

void MainWindow::offerRecovery() {
    for (const LeftBehind& plan : m_recovery.leftBehind()) {
        switch (m_dialogs.askRestore(this, plan)) {
        case RestoreAnswer::restore:
            // The next copy, if there is one, replaces this plan only when the user says so.
            if (mayReplacePlan() && report(m_recovery.restore(plan))) showPlan();
            break;
        case RestoreAnswer::discard:
            Recovery::discard(plan);
            break;
        case RestoreAnswer::later:
            break;
        }
    }
}

void MainWindow::refreshRecent() {
    m_actions->recent->clear();
    const QStringList files = recentFiles(m_settings);
    for (const QString& path : files) {
        QAction* action = m_actions->recent->addAction(QFileInfo(path).fileName());
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    m_actions->recent->menuAction()->setEnabled(!files.isEmpty());
    m_actions->recent->addSeparator();
    connect(m_actions->recent->addAction(tr("Clear this list")), &QAction::triggered, this,
            [this] { forgetFiles(m_settings); });
    m_firstRun->refreshRecent();
}

} // namespace rackwright
