// Plans side by side: the plan in the window against others that were kept, opened or found.
#include "core/advisor/advise.h"
#include "core/files/scenario_file.h"
#include "ui/document/strategy_inputs.h"
#include "ui/main_window.h"
#include "ui/notice_strip.h"
#include "ui/report/compare_report.h"
#include "ui/text/wording.h"
#include "ui/views/compare_page.h"
#include "ui/wait_cursor.h"
#include "ui/window_actions.h"

#include <QFileInfo>
#include <QStackedWidget>
#include <QTime>

namespace rackwright {

namespace {

/// A plan file answered with its own entries of the catalogue.
Result<ComparedPlan> planOfFile(const QString& path, const Catalog& shipped) {
    const Result<std::string> bytes = readFile(path.toStdString(), kScenarioFileLimit);
    if (!bytes) return tl::unexpected<Error>(bytes.error());
    const Result<ScenarioFile> file = readScenario(*bytes, shipped);
    if (!file) return tl::unexpected<Error>(file.error());
    if (file->newerVersion) return fail("file.newer_version", "/version");
    Result<Outcome> outcome = planOnly(file->scenario, file->catalog ? *file->catalog : shipped);
    if (!outcome) return tl::unexpected<Error>(outcome.error());
    return ComparedPlan{QFileInfo(path).completeBaseName(),
                        std::make_shared<const Outcome>(std::move(*outcome))};
}

Result<Scenario> changed(Scenario scenario, const std::vector<FindingAction>& changes,
                         const Catalog& catalog) {
    for (const FindingAction& change : changes) {
        const InputDefinition* input = findInput(change.input);
        if (input == nullptr) return fail("input.unknown", change.input, {argument("input", change.input)});
        const Result<InputValue> value = parseInput(*input, change.value);
        if (!value) return tl::unexpected<Error>(value.error());
        if (auto set = setInput(scenario, change.input, *value, catalog); !set)
            return tl::unexpected<Error>(set.error());
    }
    return scenario;
}

} // namespace

bool MainWindow::isComparing() const {
    return m_compare != nullptr && m_pages->currentWidget() == m_compare;
}

void MainWindow::connectCompare() {
    for (QAction* action : {m_actions->compare, m_actions->keep})
        action->setEnabled(false); // until there is a result
    connect(this, &MainWindow::outcomeShown, this, [this] {
        for (QAction* action : {m_actions->compare, m_actions->keep})
            action->setEnabled(true);
        if (isComparing()) refreshCompare();
    });
    connect(m_actions->compare, &QAction::triggered, this, [this](bool on) {
        if (on)
            showCompare();
        else
            showPlan();
    });
    connect(m_actions->keep, &QAction::triggered, this, &MainWindow::keepForComparison);
    connect(m_pages, &QStackedWidget::currentChanged, this,
            [this] { m_actions->compare->setChecked(isComparing()); });
}

void MainWindow::showCompare() {
    if (m_outcome == nullptr) return;
    if (m_compare == nullptr) {
        m_compare = new ComparePage(m_pages);
        m_pages->addWidget(m_compare);
        m_compare->setContext(m_context);
        connect(m_compare, &ComparePage::left, this, &MainWindow::showPlan);
        connect(m_compare, &ComparePage::fileWanted, this, &MainWindow::compareFile);
        connect(m_compare, &ComparePage::keepWanted, this, &MainWindow::keepForComparison);
        connect(m_compare, &ComparePage::removed, this, [this](std::size_t plan) {
            m_compared.erase(m_compared.begin() + static_cast<std::ptrdiff_t>(plan) - 1);
            refreshCompare();
        });
        connect(m_compare, &ComparePage::pdfWanted, this, [this] { saveComparison(true); });
        connect(m_compare, &ComparePage::csvWanted, this, [this] { saveComparison(false); });
    }
    refreshCompare();
    m_pages->setCurrentWidget(m_compare);
    m_compare->setFocus(Qt::OtherFocusReason);
}

void MainWindow::refreshCompare() {
    std::vector<ComparedPlan> plans{{m_document.displayName(), m_outcome}};
    plans.insert(plans.end(), m_compared.begin(), m_compared.end());
    m_compare->setPlans(std::move(plans));
}

/// Adds a plan and shows the comparison; the oldest one gives way when all places are taken.
void MainWindow::addCompared(ComparedPlan plan) {
    if (m_compared.size() + 1 >= kMostComparedPlans) m_compared.erase(m_compared.begin());
    m_compared.push_back(std::move(plan));
    showCompare();
}

void MainWindow::keepForComparison() {
    if (m_outcome == nullptr) return;
    addCompared({QTime::currentTime().toString(QStringLiteral("HH:mm:ss")), m_outcome});
}

void MainWindow::compareFile() {
    const auto path = m_dialogs.openPath(this, m_settings.text(Setting::planFolder));
    if (!path) return;
    Result<ComparedPlan> plan = [&] {
        const WaitCursor busy;
        return planOfFile(*path, m_document.shippedCatalog());
    }();
    if (plan) return addCompared(std::move(*plan));
    m_dialogs.tellError(this, text::errorText(plan.error(), m_context.format));
}

/// The plan with some inputs changed, as a candidate or a found cluster would have it.
void MainWindow::compareChanged(const QString& name, const std::vector<FindingAction>& changes) {
    if (m_outcome == nullptr) return;
    Result<Outcome> outcome = [&]() -> Result<Outcome> {
        const WaitCursor busy;
        const Result<Scenario> scenario = changed(m_document.scenario(), changes, m_document.catalog());
        if (!scenario) return tl::unexpected<Error>(scenario.error());
        return planOnly(*scenario, m_document.catalog());
    }();
    if (outcome) return addCompared({name, std::make_shared<const Outcome>(std::move(*outcome))});
    m_dialogs.tellError(this, text::errorText(outcome.error(), m_context.format));
}

void MainWindow::compareCandidate(const Strategy& strategy) {
    std::vector<FindingAction> changes;
    for (const auto& [input, value] : pinnedInputs(strategy))
        changes.push_back({std::string(input), printInput(*findInput(input), value)});
    compareChanged(text::strategyName(strategy), changes);
}

void MainWindow::saveComparison(bool pdf) {
    const QString suffix = pdf ? QStringLiteral("pdf") : QStringLiteral("csv");
    const QString proposed = proposedPath(suffix, Setting::exportFolder);
    const auto path = pdf ? m_dialogs.pdfPath(this, proposed) : m_dialogs.csvPath(this, proposed);
    if (!path) return;
    m_settings.set(Setting::exportFolder, QFileInfo(*path).absolutePath());
    std::vector<const Outcome*> outcomes;
    for (const ComparedPlan& plan : m_compare->plans())
        outcomes.push_back(plan.outcome.get());
    const Comparison comparison = comparePlans(outcomes);
    const CompareReport page{m_compare->plans(), comparison, *m_context.catalog, m_context.format,
                             m_compare->showsAll()};
    const Result<void> written = [&] {
        const WaitCursor busy;
        return pdf ? writeComparisonPdf(page, *path) : writeComparisonCsv(page, *path);
    }();
    if (!report(written)) return;
    tell(NoticeKind::information, [path = *path] { return tr("The comparison was saved as %1.").arg(path); });
}

} // namespace rackwright
