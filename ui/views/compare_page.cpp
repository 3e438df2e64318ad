#include "ui/views/compare_page.h"

#include "ui/charts/compare_charts.h"
#include "ui/text/compare_words.h"
#include "ui/text/wording.h"
#include "ui/theme/icons.h"
#include "ui/views/compare_chart_card.h"
#include "ui/views/compare_table_card.h"
#include "ui/views/plain_splitter.h"
#include "ui/views/plan_header.h"
#include "ui/views/reasons_card.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace rackwright {

namespace {

constexpr int kGap = 8;
constexpr int kTableShare = 570; ///< of 1,000, for two plans
constexpr int kPlanShare = 65;   ///< more of it for each further plan

} // namespace

ComparePage::ComparePage(QWidget* parent) : QWidget(parent) {
    build();
    connect(m_file, &QAction::triggered, this, &ComparePage::fileWanted);
    connect(m_keep, &QAction::triggered, this, &ComparePage::keepWanted);
    connect(m_pdf, &QToolButton::clicked, this, &ComparePage::pdfWanted);
    connect(m_csv, &QToolButton::clicked, this, &ComparePage::csvWanted);
    connect(m_close, &QToolButton::clicked, this, &ComparePage::left);
    retranslate();
}

QToolButton* ComparePage::makeButton(QHBoxLayout& row) {
    auto* button = new QToolButton(this);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row.addWidget(button);
    return button;
}

void ComparePage::build() {
    auto* bar = new QHBoxLayout;
    m_title = new QLabel(this);
    bar->addWidget(m_title);
    bar->addStretch(1);
    m_add = makeButton(*bar);
    m_pdf = makeButton(*bar);
    m_csv = makeButton(*bar);
    m_close = makeButton(*bar);
    m_add->setIcon(lineIcon(IconName::plus));
    m_pdf->setIcon(lineIcon(IconName::report));
    m_csv->setIcon(lineIcon(IconName::table));
    m_close->setIcon(lineIcon(IconName::close));
    m_addMenu = new QMenu(this);
    m_file = m_addMenu->addAction(QString());
    m_keep = m_addMenu->addAction(QString());
    m_add->setMenu(m_addMenu);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_headerRow = new QHBoxLayout;
    m_headerRow->setSpacing(kGap);

    m_table = new CompareTableCard(this);
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGap);
    m_reasons = new ReasonsCard(right);
    m_memory = new CompareChartCard(right);
    m_time = new CompareChartCard(right);
    m_cost = new CompareChartCard(right);
    for (Card* card : std::initializer_list<Card*>{m_reasons, m_time, m_memory, m_cost})
        column->addWidget(card);
    column->addStretch(1);
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(right);
    m_parts = new PlainSplitter(Qt::Horizontal, kGap, this);
    m_parts->addWidget(m_table);
    m_parts->addWidget(m_scroll);
    m_parts->setStretchFactor(0, kTableShare);
    m_parts->setStretchFactor(1, 1000 - kTableShare);

    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(kGap, kGap, kGap, kGap);
    page->setSpacing(kGap);
    page->addLayout(bar);
    page->addLayout(m_headerRow);
    page->addWidget(m_parts, 1);
    shareWidth();
}

void ComparePage::setContext(const ViewContext& context) {
    m_context = context;
    m_title->setFont(context.font(TextUse::title));
    for (Card* card : std::initializer_list<Card*>{m_table, m_reasons, m_time, m_memory, m_cost})
        card->setContext(context);
    retranslate();
    refresh();
}

/// More plans are more columns: the pictures give way to the table.
void ComparePage::shareWidth() {
    const int more = std::max(0, static_cast<int>(m_plans.size()) - 2);
    const int table = kTableShare + more * kPlanShare;
    m_parts->setSizes({table, 1000 - table});
}

void ComparePage::setPlans(std::vector<ComparedPlan> plans) {
    const bool others = plans.size() != m_plans.size();
    m_plans = std::move(plans);
    if (others) shareWidth();
    refresh();
}

bool ComparePage::showsAll() const {
    return m_table->showsAll();
}

QString ComparePage::reasons() const {
    return m_reasons->text();
}

void ComparePage::refreshHeaders() {
    while (m_headers.size() < m_plans.size()) {
        const std::size_t plan = m_headers.size();
        m_headers.push_back(new PlanHeader(plan, this));
        m_headerRow->addWidget(m_headers.back(), 1);
        connect(m_headers.back(), &PlanHeader::removeRequested, this, [this, plan] { emit removed(plan); });
    }
    for (std::size_t i = 0; i < m_headers.size(); ++i) {
        m_headers[i]->setVisible(i < m_plans.size());
        if (i < m_plans.size()) m_headers[i]->setPlan(m_plans[i], m_context);
    }
}

void ComparePage::refresh() {
    if (m_context.catalog == nullptr) return;
    refreshHeaders();
    m_add->setEnabled(m_plans.size() < kMostComparedPlans);
    for (QToolButton* button : {m_pdf, m_csv})
        button->setEnabled(m_plans.size() > 1);
    std::vector<const Outcome*> outcomes;
    for (const ComparedPlan& plan : m_plans)
        outcomes.push_back(plan.outcome.get());
    const Comparison comparison = comparePlans(outcomes);
    m_table->setComparison(comparison);
    refreshPictures(comparison, outcomes);
}

void ComparePage::refreshPictures(const Comparison& comparison, const std::vector<const Outcome*>& outcomes) {
    m_reasons->setComparison(tr("What decides it"), comparison);
    m_reasons->setVisible(comparison.plans > 1);
    QStringList memory;
    QStringList time;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const QString letter = text::planLetter(i) + QStringLiteral(": ");
        memory << letter + text::memorySentence(*outcomes[i], m_context.format);
        time << letter + text::timeSentence(*outcomes[i], m_context.format);
    }
    const QString space = QStringLiteral(" ");
    m_time->setCharts(tr("Step time"), time.join(space), {compareTimeChart(outcomes, m_context)});
    m_memory->setCharts(tr("Memory"), memory.join(space), compareMemoryCharts(outcomes, m_context));
    const StackedBarsSpec cost = compareCostChart(comparison, m_context);
    m_cost->setVisible(!cost.rows.empty());
    m_cost->setCharts(tr("Cost of this run"), m_reasons->text(), {cost});
}

void ComparePage::retranslate() {
    const auto name = [](QToolButton* button, const QString& words, const QString& tip) {
        button->setText(words);
        button->setToolTip(tip);
        button->setAccessibleName(words);
    };
    m_title->setText(tr("Plans side by side"));
    name(m_add, tr("Add a plan"), tr("Adds a plan to the comparison; four fit"));
    name(m_pdf, tr("PDF"), tr("Saves the comparison as a PDF"));
    name(m_csv, tr("CSV"), tr("Saves the table as a CSV file"));
    name(m_close, tr("Back to the plan"), tr("Leaves the comparison (Esc)"));
    m_file->setText(tr("From a &file…"));
    m_keep->setText(tr("This plan as it is &now"));
    setAccessibleName(m_title->text());
    m_scroll->setAccessibleName(tr("Reasons and pictures"));
}

void ComparePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit left();
        return;
    }
    QWidget::keyPressEvent(event);
}

void ComparePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

} // namespace rackwright
