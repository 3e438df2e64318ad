// How the window looks and what it says: theme, language, folding, regions.
#include "ui/document/preferences.h"
#include "ui/first_run_page.h"
#include "ui/inputs/input_panel.h"
#include "ui/limits_panel.h"
#include "ui/main_window.h"
#include "ui/notice_strip.h"
#include "ui/presentation.h"
#include "ui/status_line.h"
#include "ui/text/wording.h"
#include "ui/theme/appearance.h"
#include "ui/theme/segment_switch.h"
#include "ui/views/card.h"
#include "ui/views/compare_page.h"
#include "ui/views/diagnosis_panel.h"
#include "ui/views/find_panel.h"
#include "ui/views/results_view.h"
#include "ui/views/verdict_bar.h"
#include "ui/window_actions.h"
#include "ui/workspace.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMimeData>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>

namespace rackwright {

bool MainWindow::wantsDark() const {
    const ThemeChoice theme = themeOf(m_settings);
    return !isPresenting() && (theme == ThemeChoice::dark || (theme == ThemeChoice::system && m_systemDark));
}

void MainWindow::applyLook() {
    m_lookPending = false;
    setUpdatesEnabled(false);
    const Tokens tokens = wantsDark() ? darkTokens() : lightTokens();
    const double scale = textScaleOf(m_settings);
    // A new style polishes every widget again: only when the look itself changes.
    if (!m_hasLook || tokens != m_context.tokens || scale != m_context.textScale)
        applyAppearance(tokens, scale);
    m_hasLook = true;
    m_context.tokens = tokens;
    m_context.textScale = scale;
    m_context.format = formatterOf(m_settings);
    m_languages.setLanguage(languageOf(m_settings));

    pushContext();
    refreshTitle();
    refreshHistory();
    rewordNotice();
    refreshRecent();
    fold();
    setUpdatesEnabled(true);
}

void MainWindow::pushContext() {
    retranslateBars();
    m_notice->setContext(m_context);
    m_firstRun->setContext(m_context);
    m_panel->setContext(m_context);
    m_workspace->setContext(m_context);
    m_status->setContext(m_context);
    if (m_finder != nullptr) m_finder->setContext(m_context);
    if (m_compare != nullptr) m_compare->setContext(m_context);
    if (m_diagnosis != nullptr) m_diagnosis->setContext(m_context);
    if (isPresenting()) m_presentation->setContext(presentationContext());
    if (m_results == nullptr) return;
    m_results->setContext(m_context);
    m_limits->setContext(m_context);
}

void MainWindow::retranslateBars() {
    m_actions->setContext(m_context);
    for (std::size_t i = 0; i < m_samples.size(); ++i)
        m_actions->samples->actions().at(static_cast<int>(i))->setText(sampleTitle(m_samples[i]));
    m_toolBar->setWindowTitle(tr("Toolbar"));
    m_languageSwitch->setContext(m_context);
    m_languageSwitch->setTexts({QStringLiteral("中文"), QStringLiteral("English")},
                               {tr("Language: Chinese"), tr("Language: English")});
    m_levelSwitch->setContext(m_context);
    m_levelSwitch->setTexts({tr("Simple"), tr("Expert")}, {tr("Level: simple"), tr("Level: expert")});
    refreshChoices();
    for (QAction* action : m_toolBar->actions()) {
        if (auto* button = qobject_cast<QToolButton*>(m_toolBar->widgetForAction(action)))
            button->setAccessibleName(action->iconText());
    }
}

void MainWindow::refreshChoices() {
    const bool chinese = m_languages.language() == Language::chinese;
    m_languageSwitch->setCurrent(chinese ? 0 : 1);
    m_levelSwitch->setCurrent(isExpert(m_settings) ? 1 : 0);
    m_actions->expert->setChecked(isExpert(m_settings));
    const auto check = [this](QActionGroup* group, Setting setting) {
        for (QAction* action : group->actions())
            action->setChecked(action->data() == m_settings.value(setting));
    };
    check(m_actions->theme, Setting::theme);
    check(m_actions->grouping, Setting::grouping);
    check(m_actions->textSize, Setting::textScale);
    m_actions->language->actions().at(chinese ? 0 : 1)->setChecked(true);
}

void MainWindow::refreshTitle() {
    setWindowTitle(QStringLiteral("%1[*] — Rackwright 算筹").arg(m_document.displayName()));
    setWindowFilePath(m_document.path());
}

void MainWindow::refreshHistory() {
    const auto words = [this](const Edit* edit) {
        if (edit == nullptr) return QString();
        if (edit->givenUp) return tr("taking today's catalogue and prices");
        if (edit->changes.empty()) return text::inputLabel("model.preset");
        const InputChange& change = edit->changes.front();
        return text::inputChange(*findInput(change.input), change.before, change.after, *m_context.catalog,
                                 m_context.format);
    };
    m_actions->setHistoryTexts(words(m_document.nextUndo()), words(m_document.nextRedo()));
}

void MainWindow::fold() {
    const Fold fold = foldOf(width(), m_context.textScale);
    // A focus view takes the whole width: the inputs become the rail.
    const bool focused = m_results != nullptr && m_results->page() != ResultsPage::overview;
    m_workspace->setFold(focused ? Fold::narrow : fold);
    m_status->setCompact(fold == Fold::narrow);
    const bool iconsOnly = fold == Fold::narrow;
    m_toolBar->setToolButtonStyle(iconsOnly ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

/// Inputs, verdict, then card after card; round and round.
void MainWindow::cycleRegion(int step) {
    QList<QWidget*> regions{m_panel};
    if (m_results != nullptr) {
        regions << &m_results->verdictBar();
        for (int page = 1; page < kResultsPages; ++page) {
            QWidget& card = m_results->card(static_cast<ResultsPage>(page));
            if (card.isVisible()) regions << &card;
        }
    }
    qsizetype current = -1;
    for (qsizetype i = 0; i < regions.size(); ++i) {
        if (regions[i]->isAncestorOf(QApplication::focusWidget())) current = i;
    }
    const qsizetype count = regions.size();
    const qsizetype next = current < 0 ? (step > 0 ? 0 : count - 1) : (current + step + count) % count;
    if (next == 0) {
        m_workspace->openDrawer();
        m_panel->firstEditor()->setFocus(Qt::TabFocusReason);
        return;
    }
    for (QWidget* child : regions[next]->findChildren<QWidget*>()) {
        if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus) != 0) {
            child->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    fold();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayReplacePlan()) {
        event->ignore();
        return;
    }
    m_settings.set(Setting::windowGeometry, saveGeometry());
    if (const QByteArray layout = m_workspace->saveLayout(); !layout.isEmpty())
        m_settings.set(Setting::layout, layout);
    if (m_results != nullptr) m_settings.set(Setting::resultsLayout, m_results->saveLayout());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.constFirst().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() != 1) return;
    event->acceptProposedAction();
    openFile(urls.constFirst().toLocalFile());
}

} // namespace rackwright
