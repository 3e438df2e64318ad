// What the window does when a plan brings catalogue entries of its own, or was saved by another engine.
#include "core/advisor/advise.h"
#include "ui/changes_dialog.h"
#include "ui/main_window.h"
#include "ui/notice_strip.h"
#include "ui/text/wording.h"
#include "ui/wait_cursor.h"

namespace rackwright {

/// Views hold plain pointers to the catalogue: every one they were given stays alive with the window.
void MainWindow::takeCatalog() {
    m_catalogs.push_back(m_document.sharedCatalog());
    m_advisor.setCatalog(m_catalogs.back());
    if (m_context.catalog == m_catalogs.back().get()) return;
    m_context.catalog = m_catalogs.back().get();
    if (m_hasLook) pushContext();
}

/// Called with the first outcome after a plan was opened: only then its figures can be compared.
void MainWindow::compareWithSaved() {
    if (!m_figuresToCompare || m_outcome->scenario != m_document.scenario()) return;
    m_figuresToCompare = false;
    m_engineChanges = changedFigures(m_document.savedFigures(), *m_outcome);
    refreshNotice();
}

QString MainWindow::changesSentence() const {
    const int entries = static_cast<int>(m_document.ownEntries().size());
    const int figures = static_cast<int>(m_engineChanges.size());
    QString sentence;
    if (entries > 0)
        sentence = tr("This plan keeps its own prices and parts: %n figure(s) differ from today's catalogue.",
                      nullptr, entries);
    if (figures > 0) {
        if (!sentence.isEmpty()) sentence += QLatin1Char(' ');
        sentence += tr("The engine is newer than the plan: %n key figure(s) changed since it was saved.",
                       nullptr, figures);
    }
    return sentence;
}

void MainWindow::showChanges() {
    PlanChanges changes;
    changes.entries = m_document.ownEntries();
    changes.engine = m_engineChanges;
    if (!changes.entries.empty() && m_outcome != nullptr) {
        const WaitCursor busy;
        const auto updated = advise(m_document.scenario(), m_document.shippedCatalog());
        if (updated) changes.update = changedFigures(*m_outcome, *updated);
    }
    if (m_dialogs.showChanges(this, changes, m_context)) report(m_document.useShippedCatalog());
}

/// What stands in the strip for good; passing notices come and go above it.
void MainWindow::refreshNotice() {
    m_noticePasses = false;
    if (m_document.isReadOnly()) {
        m_noticeAction = [this] { saveAs(); };
        m_notice->showNotice(NoticeKind::information,
                             tr("This file was written by a newer version and is open for reading only."),
                             tr("Save a copy"));
        return;
    }
    const QString changes = m_changesClosed ? QString() : changesSentence();
    if (changes.isEmpty()) {
        m_notice->clear();
        return;
    }
    m_noticeAction = [this] { showChanges(); };
    m_notice->showNotice(NoticeKind::information, changes, tr("Show the changes…"));
}

void MainWindow::tell(NoticeKind kind, std::function<QString()> words) {
    m_noticePasses = true;
    m_noticeAction = {};
    m_passingWords = std::move(words);
    m_notice->showNotice(kind, m_passingWords());
}

void MainWindow::rewordNotice() {
    if (m_noticePasses)
        m_notice->setSentence(m_passingWords());
    else
        refreshNotice();
}

void MainWindow::connectNotice() {
    connect(m_notice, &NoticeStrip::acted, this, [this] {
        if (const auto action = m_noticeAction) action(); // a copy: acting may replace it
    });
    connect(m_notice, &NoticeStrip::closed, this, [this] {
        if (!m_noticePasses) m_changesClosed = true;
        if (m_noticePasses) refreshNotice();
    });
    connect(&m_document, &PlanDocument::catalogChanged, this, &MainWindow::takeCatalog);
    connect(&m_document, &PlanDocument::catalogChanged, this, [this] {
        if (!m_figuresToCompare) refreshNotice();
    });
    connect(&m_document, &PlanDocument::opened, this, [this] {
        m_figuresToCompare = true;
        m_changesClosed = false;
        m_engineChanges.clear();
    });
}

} // namespace rackwright
