#include "ui/main_window.h"

#include "core/validation/validation.h"
#include "ui/document/preferences.h"
#include "ui/document/strategy_inputs.h"
#include "ui/first_run_page.h"
#include "ui/inputs/input_panel.h"
#include "ui/limits_panel.h"
#include "ui/notice_strip.h"
#include "ui/report/report_style.h"
#include "ui/status_line.h"
#include "ui/text/wording.h"
#include "ui/theme/appearance.h"
#include "ui/theme/segment_switch.h"
#include "ui/views/results_view.h"
#include "ui/views/why_popover.h"
#include "ui/wait_cursor.h"
#include "ui/window_actions.h"
#include "ui/workspace.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>

namespace rackwright {

namespace {

constexpr int kFailureMs = 300;  // a drag across an impossible stretch must not make the window jump
constexpr int kOutdatedMs = 600; // figures older than their input by more than this are tinted

} // namespace

MainWindow::MainWindow(const WindowParts& parts, QWidget* parent)
    : QMainWindow(parent), m_settings(parts.settings), m_languages(parts.languages), m_dialogs(parts.dialogs),
      m_document(parts.catalog), m_recovery(m_document, parts.recoveryFolder),
      m_samples(samplePlans(parts.catalog)), m_systemDark(systemIsDark()), m_actions(new WindowActions(this)),
      m_advisor(parts.catalog, nullptr, parts.work) {
    m_context.catalog = &parts.catalog;
    setAcceptDrops(true);
    setMinimumSize(960, 600);
    buildBars();
    buildCentre();
    connectDocument();
    connectEngine();
    connectFileActions();
    connectEditActions();
    connectViewActions();
    connectStartPage();
    connectReportActions();
    connectPresentation();
    connectFinder();
    connectCompare();
    connectDiagnosis();
    connectNotice();
    takeCatalog();
    applyLook();
    refreshRecent();
    resize(1600, 1000);
    restoreGeometry(m_settings.value(Setting::windowGeometry).toByteArray());
}

MainWindow::~MainWindow() {
    // The panel may stand outside the splitter and the results call back: take the signals away first.
    m_advisor.disconnect(this);
    m_document.disconnect(this);
}

void MainWindow::buildBars() {
    m_actions->fillMenuBar(*menuBar());
    m_toolBar = new QToolBar(this);
    m_toolBar->setMovable(false);
    m_toolBar->setObjectName(QStringLiteral("toolBar"));
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_toolBar->setMinimumHeight(42);
    m_toolBar->setContentsMargins(14, 0, 10, 0);
    m_actions->fillToolBar(*m_toolBar);
    auto* gap = new QWidget(m_toolBar);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_languageSwitch = new SegmentSwitch(2, m_toolBar);
    m_levelSwitch = new SegmentSwitch(2, m_toolBar);
    auto* between = new QWidget(m_toolBar);
    between->setFixedWidth(12);
    m_toolBar->addWidget(gap);
    m_toolBar->addWidget(m_languageSwitch);
    m_toolBar->addWidget(between);
    m_toolBar->addWidget(m_levelSwitch);
    m_actions->fillToolBarEnd(*m_toolBar);
    addToolBar(m_toolBar);
    m_status = new StatusLine(m_advisor, this);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(0, 0, 0, 0);
    statusBar()->addPermanentWidget(m_status, 1);
}

void MainWindow::buildCentre() {
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_notice = new NoticeStrip(centre);
    m_pages = new QStackedWidget(centre);
    column->addWidget(m_notice);
    column->addWidget(m_pages, 1);
    m_firstRun = new FirstRunPage(m_document.shippedCatalog(), m_settings, m_languages, m_samples, m_pages);
    m_panel = new InputPanel(m_document, m_settings, m_languages, m_pages);
    m_workspace = new Workspace(*m_panel, m_pages);
    m_pages->addWidget(m_firstRun);
    m_pages->addWidget(m_workspace);
    setCentralWidget(centre);
}

/// Charts warm up font and drawing caches: they are made when the window already stands.
void MainWindow::buildResults() {
    if (m_results != nullptr) return;
    m_results = new ResultsView(m_workspace);
    m_limits = new LimitsPanel(m_results);
    m_results->setBanner(m_limits);
    m_workspace->setResults(m_results);
    m_workspace->restoreLayout(m_settings.value(Setting::layout).toByteArray());
    m_results->restoreLayout(m_settings.value(Setting::resultsLayout).toByteArray());
    connectResults();
    m_results->setContext(m_context);
    m_limits->setContext(m_context);
    if (m_outcome != nullptr) showOutcome();
    fold();
}

void MainWindow::connectDocument() {
    connect(&m_document, &PlanDocument::scenarioChanged, this, [this] {
        refreshHistory();
        m_advisor.ask(m_document.scenario());
    });
    connect(&m_document, &PlanDocument::historyChanged, this, &MainWindow::refreshHistory);
    connect(&m_document, &PlanDocument::fileChanged, this, [this] {
        refreshTitle();
        refreshNotice();
    });
    connect(&m_document, &PlanDocument::modifiedChanged, this, &QWidget::setWindowModified);
    connect(&m_recovery, &Recovery::failed, this, [this](const Error& error) {
        tell(NoticeKind::warning, [this, error] { return text::errorText(error, m_context.format); });
    });
}

void MainWindow::connectEngine() {
    connect(&m_advisor, &Advisor::answered, this, &MainWindow::takeOutcome);
    connect(&m_advisor, &Advisor::failed, this, &MainWindow::takeFailure);
    connect(&m_advisor, &Advisor::busyChanged, m_status, &StatusLine::setBusy);
    m_failure.setSingleShot(true);
    m_failure.setInterval(kFailureMs);
    connect(&m_failure, &QTimer::timeout, this, [this] {
        tell(NoticeKind::warning, [this] {
            QString sentence = tr("This result could not be computed. The last good one is shown.");
            sentence += QLatin1Char(' ');
            sentence += text::errorText(m_lastError, m_context.format);
            return sentence;
        });
    });
    m_outdated.setSingleShot(true);
    m_outdated.setInterval(kOutdatedMs);
    connect(&m_outdated, &QTimer::timeout, this, [this] {
        if (m_results != nullptr) m_results->setOutdated(true);
    });
    connect(&m_advisor, &Advisor::busyChanged, this, [this](bool busy) {
        if (busy)
            m_outdated.start();
        else
            m_outdated.stop();
        if (!busy && m_results != nullptr) m_results->setOutdated(false);
    });
}

void MainWindow::takeOutcome(std::shared_ptr<const Outcome> outcome, double seconds) {
    m_outcome = std::move(outcome);
    m_document.setLastOutcome(m_outcome);
    m_panel->setOutcome(m_outcome);
    showOutcome();
    m_status->setOutcome(m_outcome, seconds);
    m_failure.stop();
    if (m_noticePasses) refreshNotice();
    compareWithSaved();
    emit outcomeShown();
}

void MainWindow::showOutcome() {
    if (m_results == nullptr) return;
    m_results->setOutcome(m_outcome);
    m_limits->setOutcome(m_outcome);
}

void MainWindow::takeFailure(const Error& error) {
    m_status->setFailed();
    m_lastError = error;
    m_failure.start();
}

void MainWindow::connectEditActions() {
    connect(m_actions->undo, &QAction::triggered, &m_document, &PlanDocument::undo);
    connect(m_actions->redo, &QAction::triggered, &m_document, &PlanDocument::redo);
    connect(m_actions->resetAll, &QAction::triggered, this, &MainWindow::resetAllInputs);
    connect(m_actions->find, &QAction::triggered, this, [this] {
        showPlan();
        m_workspace->openDrawer();
        m_panel->find();
    });
    connect(m_actions->inputs, &QAction::triggered, this, [this] {
        showPlan();
        if (m_workspace->isDrawerOpen())
            m_workspace->closeDrawer();
        else if (m_workspace->isNarrow())
            m_workspace->openDrawer();
        else
            m_panel->firstEditor()->setFocus(Qt::ShortcutFocusReason);
    });
    connect(m_actions->nextRegion, &QAction::triggered, this, [this] { cycleRegion(1); });
    connect(m_actions->previousRegion, &QAction::triggered, this, [this] { cycleRegion(-1); });
}

void MainWindow::resetAllInputs() {
    std::vector<std::pair<std::string, InputValue>> values;
    for (const InputDefinition& input : inputTable()) {
        if (input.group != InputGroup::document)
            values.emplace_back(std::string(input.id), defaultValue(input));
    }
    report(m_document.editAll(values));
}

void MainWindow::connectViewActions() {
    connect(m_actions->expert, &QAction::triggered, this, [this](bool on) { setExpert(m_settings, on); });
    connect(m_actions->switchLanguage, &QAction::triggered, this, [this] {
        const bool chinese = m_languages.language() == Language::chinese;
        setLanguage(m_settings, chinese ? Language::english : Language::chinese);
    });
    const auto bind = [this](QActionGroup* group, Setting setting) {
        connect(group, &QActionGroup::triggered, this,
                [this, setting](const QAction* action) { m_settings.set(setting, action->data()); });
    };
    bind(m_actions->language, Setting::language);
    bind(m_actions->theme, Setting::theme);
    bind(m_actions->grouping, Setting::grouping);
    bind(m_actions->textSize, Setting::textScale);
    for (int page = 0; page < m_actions->pages.size(); ++page)
        connect(m_actions->pages[page], &QAction::triggered, this, [this, page] { showPage(page); });
    connect(m_actions->startPage, &QAction::triggered, this,
            [this] { m_pages->setCurrentWidget(m_firstRun); });
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(m_actions->shortcuts, &QAction::triggered, this,
            [this] { m_dialogs.showShortcuts(this, m_actions->shortcutLines(), m_context); });
    connect(m_actions->accuracy, &QAction::triggered, this, &MainWindow::showAccuracy);
    connect(m_actions->folkRules, &QAction::triggered, this, &MainWindow::showFolkRules);
    connect(m_actions->resetLayout, &QAction::triggered, this, [this] {
        m_workspace->resetLayout();
        if (m_results != nullptr) m_results->resetLayout();
    });
    connect(m_languageSwitch, &SegmentSwitch::chosen, this, [this](int segment) {
        setLanguage(m_settings, segment == 0 ? Language::chinese : Language::english);
    });
    connect(m_levelSwitch, &SegmentSwitch::chosen, this,
            [this](int segment) { setExpert(m_settings, segment == 1); });
    connect(&m_settings, &Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::recentFiles) refreshRecent();
        if (setting == Setting::level) refreshChoices();
        if (setting >= Setting::level || m_lookPending) return;
        m_lookPending = true; // several settings changed together are one change of the look
        QTimer::singleShot(0, this, &MainWindow::applyLook);
    });
}

void MainWindow::connectStartPage() {
    connect(m_firstRun, &FirstRunPage::sampleChosen, this, &MainWindow::openSample);
    connect(m_firstRun, &FirstRunPage::fileChosen, this, &MainWindow::openFile);
    connect(m_firstRun, &FirstRunPage::answered, this, &MainWindow::startFrom);
    connect(m_firstRun, &FirstRunPage::blankChosen, this, [this] { startFrom({}); });
    connect(m_firstRun, &FirstRunPage::comparisonAsked, this, &MainWindow::showAccuracy);
    for (QAction* action : {m_actions->save, m_actions->saveAs, m_actions->saveForCustomer})
        action->setEnabled(false); // until there is a plan to save
}

void MainWindow::connectResults() {
    connect(m_limits, &LimitsPanel::wayChosen, this, &MainWindow::act);
    connect(m_limits, &LimitsPanel::wayCompared, this,
            [this](const QString& name, std::shared_ptr<const Outcome> outcome) {
                addCompared({name, std::move(outcome)});
            });
    connect(m_results, &ResultsView::pageChanged, this, &MainWindow::fold);
    connect(m_results, &ResultsView::candidateChosen, this, &MainWindow::chooseCandidate);
    connect(m_results, &ResultsView::candidateCompared, this, &MainWindow::compareCandidate);
    connect(m_results, &ResultsView::actionsTriggered, this, &MainWindow::act);
    connect(m_results, &ResultsView::whyRequested, this, &MainWindow::explain);
    connect(m_results, &ResultsView::pictureForReport, this, &MainWindow::addToReport);
    m_results->setPrintFamilies(printFamilies());
}

void MainWindow::showPage(int page) {
    if (m_outcome == nullptr) return;
    showPlan();
    m_results->showPage(static_cast<ResultsPage>(page));
}

/// The formula behind a figure, beside it.
void MainWindow::explain(const QString& figure) {
    if (m_outcome == nullptr) return;
    auto* popover = new WhyPopover(
        m_outcome, m_context, [this](const QString& asked) { return explanation(asked); }, this);
    popover->setAttribute(Qt::WA_DeleteOnClose);
    popover->ask(figure, QCursor::pos());
}

QString MainWindow::explanation(const QString& figure) const {
    const Outcome& outcome = *m_outcome;
    const Formatter& format = m_context.format;
    if (figure.startsWith(QLatin1String("memory"))) return text::memorySentence(outcome, format);
    if (figure.startsWith(QLatin1String("time"))) return text::timeSentence(outcome, format);
    if (figure.startsWith(QLatin1String("cost"))) return text::costSentence(outcome, format);
    if (figure.startsWith(QLatin1String("topology"))) return text::topologySentence(outcome, format);
    if (figure.startsWith(QLatin1String("power"))) {
        const PowerOutcome& power = outcome.cluster.power;
        return tr("%1 of IT power, measured while training, times a PUE of %2. By nameplate the peak is %3.")
            .arg(format.power(power.itMeasuredMw).text(), format.number(power.pue, 2),
                 format.power(power.peakMw).text());
    }
    for (const Finding& finding : outcome.findings) {
        if (figure != QLatin1String("finding.") + QString::fromStdString(finding.id)) continue;
        const text::FindingText words = text::findingText(finding, format);
        return words.headline + QLatin1Char(' ') + words.sentence;
    }
    return text::verdictSentence(outcome, format);
}

void MainWindow::showAccuracy() {
    const auto compared = [this]() -> Result<ValidationReport> {
        const WaitCursor busy; // half a second
        auto runs = shippedValidationSet(m_document.shippedCatalog());
        if (!runs) return tl::unexpected<Error>(runs.error());
        return validate(judge(std::move(runs->speed)), judge(std::move(runs->memory)));
    }();
    if (compared)
        m_dialogs.showAccuracy(this, *compared, m_context);
    else
        m_dialogs.tellError(this, text::errorText(compared.error(), m_context.format));
}

void MainWindow::showFolkRules() {
    if (m_outcome) m_dialogs.showFolkRules(this, checkFolkRules(*m_outcome, m_document.catalog()), m_context);
}

void MainWindow::showAbout() {
    m_dialogs.about(
        this,
        tr("Rackwright 算筹 %1\n\nWhich accelerators, how many, wired how, split how, and whether to "
           "rent or to buy, for training a language model.\n\nCatalogue of %2, prices of %3.\n"
           "Free software under the GNU General Public License, version 3 or later.")
            .arg(QCoreApplication::applicationVersion(), QString::fromStdString(m_context.catalog->date),
                 QString::fromStdString(m_context.catalog->prices.date)));
}

/// The chosen split becomes the plan's pinned split, in one undo step.
void MainWindow::chooseCandidate(const Strategy& strategy) {
    report(m_document.editAll(pinnedInputs(strategy)));
}

/// What a finding or a way out proposes, in one undo step.
void MainWindow::act(const std::vector<FindingAction>& actions) {
    std::vector<std::pair<std::string, InputValue>> values;
    for (const FindingAction& action : actions) {
        const InputDefinition* input = findInput(action.input);
        if (input == nullptr) continue;
        const auto value = parseInput(*input, action.value);
        if (!value) return takeFailure(value.error());
        values.emplace_back(action.input, *value);
    }
    report(m_document.editAll(values));
}

void MainWindow::showPlan() {
    if (isPresenting()) return; // another plan may be opened while presenting
    const bool turned = m_pages->currentWidget() != m_workspace;
    m_pages->setCurrentWidget(m_workspace);
    for (QAction* action : {m_actions->save, m_actions->saveAs, m_actions->saveForCustomer})
        action->setEnabled(true);
    if (isVisible()) buildResults();
    if (turned) m_workspace->setFocus(Qt::OtherFocusReason); // not on the first switch of the toolbar
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    if (m_pages->currentWidget() == m_workspace) QTimer::singleShot(0, this, &MainWindow::buildResults);
}

} // namespace rackwright
