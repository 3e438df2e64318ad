#include "ui/views/results_view.h"

#include "ui/views/candidates_card.h"
#include "ui/views/communication_card.h"
#include "ui/views/cost_card.h"
#include "ui/views/findings_card.h"
#include "ui/views/focus_page.h"
#include "ui/views/front_card.h"
#include "ui/views/funnel_card.h"
#include "ui/views/levers_card.h"
#include "ui/views/machines_card.h"
#include "ui/views/memory_card.h"
#include "ui/views/memory_table.h"
#include "ui/views/money_cards.h"
#include "ui/views/page_tabs.h"
#include "ui/views/plain_splitter.h"
#include "ui/views/schedule_card.h"
#include "ui/views/sensitivity_card.h"
#include "ui/views/time_card.h"
#include "ui/views/topology_card.h"
#include "ui/views/verdict_bar.h"

#include <QDataStream>
#include <QKeyEvent>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace rackwright {

namespace {

constexpr int kGap = 8;
constexpr int kSlowMs = 100;     // topology and candidates follow a drag at most this often
constexpr int kColumnCard = 270; // height of a card in one column
constexpr int kNarrowWindow = 1280;
constexpr quint32 kLayoutVersion = 1;
constexpr ResultsPage kColumnOrder[] = {ResultsPage::memory, ResultsPage::topology,   ResultsPage::time,
                                        ResultsPage::cost,   ResultsPage::candidates, ResultsPage::findings};

std::size_t at(ResultsPage page) {
    return static_cast<std::size_t>(page);
}

} // namespace

ResultsView::ResultsView(QWidget* parent) : QWidget(parent) {
    m_tabs = new PageTabs(this);
    for (int i = 0; i < kResultsPages; ++i)
        m_tabs->addTab(QString());
    m_tabs->hide();
    m_verdict = new VerdictBar(this);
    makeCards();
    makeGrid();
    makeColumn();
    makePages();
    m_slow = new QTimer(this);
    m_slow->setSingleShot(true);
    m_slow->setInterval(kSlowMs);
    connect(m_slow, &QTimer::timeout, this, [this] {
        if (m_slowPending) updateSlowCards();
    });
    m_turn = new QTimer(this);
    m_turn->setSingleShot(true);
    m_turn->setInterval(0); // painting goes before it: one card is refreshed and painted a turn
    connect(m_turn, &QTimer::timeout, this, &ResultsView::updateNextCard);
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(kGap, kGap, kGap, kGap);
    m_layout->setSpacing(kGap);
    m_layout->addWidget(m_tabs);
    m_layout->addWidget(m_verdict);
    m_layout->addWidget(m_rows, 1);
    m_layout->addWidget(m_scroll, 1);
    for (FocusPage* page : m_pages)
        if (page != nullptr) m_layout->addWidget(page, 1);
    connect(m_tabs, &PageTabs::currentChanged, this,
            [this](int tab) { showPage(static_cast<ResultsPage>(tab)); });
    connect(m_verdict, &VerdictBar::whyRequested, this, &ResultsView::whyRequested);
    retranslate();
}

void ResultsView::makeCards() {
    m_topology = new TopologyCard(this);
    m_memory = new MemoryCard(this);
    m_time = new TimeCard(this);
    m_cost = new CostCard(this);
    m_candidates = new CandidatesCard(this);
    m_findings = new FindingsCard(this);
    m_cards = {nullptr, m_topology, m_memory, m_time, m_cost, m_candidates, m_findings};
    for (std::size_t i = 1; i < m_cards.size(); ++i) {
        offerToReport(m_cards[i]);
        connect(m_cards[i], &Card::whyRequested, this, &ResultsView::whyRequested);
        connect(m_cards[i], &Card::focusRequested, this, [this, i] {
            const auto wanted = static_cast<ResultsPage>(i);
            showPage(m_page == wanted ? ResultsPage::overview : wanted);
        });
    }
    connect(m_memory, &MemoryCard::stageHovered, m_topology, &TopologyCard::setStage);
    connect(m_candidates, &CandidatesCard::candidateChosen, this, &ResultsView::candidateChosen);
    connect(m_candidates, &CandidatesCard::candidateCompared, this, &ResultsView::candidateCompared);
    connect(m_findings, &FindingsCard::actionsTriggered, this, &ResultsView::actionsTriggered);
}

void ResultsView::makeGrid() {
    m_rows = new PlainSplitter(Qt::Vertical, kGap, this);
    const std::array<std::array<OutcomeCard*, 2>, 3> rows{
        {{m_topology, m_memory}, {m_time, m_cost}, {m_candidates, m_findings}}};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        m_splitters[i] = new PlainSplitter(Qt::Horizontal, kGap, m_rows);
        for (OutcomeCard* card : rows[i])
            m_splitters[i]->addWidget(card);
        m_rows->addWidget(m_splitters[i]);
    }
    resetLayout();
}

void ResultsView::makeColumn() {
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_column = new QWidget(m_scroll);
    auto* layout = new QVBoxLayout(m_column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGap);
    m_scroll->setWidget(m_column);
    m_scroll->hide();
}

// The cards that only a focus view has, and where they stand around its main one (ui.md pictures 04, 05, 07).
void ResultsView::makePages() {
    m_memoryTable = new MemoryTableCard(this);
    m_communication = new CommunicationCard(this);
    m_schedule = new ScheduleCard(this);
    m_front = new FrontCard(this);
    m_funnel = new FunnelCard(this);
    m_sensitivity = new SensitivityCard(this);
    m_levers = new LeversCard(this);
    m_ways = new WaysCard(this);
    m_use = new UseCard(this);
    m_machines = new MachinesCard(this);
    m_companions = {m_machines, m_memoryTable, m_communication, m_schedule, m_front,
                    m_funnel,   m_sensitivity, m_levers,        m_ways,     m_use};
    for (OutcomeCard* card : m_companions) {
        card->hide();
        offerToReport(card);
        connect(card, &Card::whyRequested, this, &ResultsView::whyRequested);
    }
    m_pages[at(ResultsPage::topology)] =
        new FocusPage(Qt::Vertical, {{{m_topology}, {1}, 60}, {{m_machines}, {1}, 40}}, this);
    m_pages[at(ResultsPage::memory)] =
        new FocusPage(Qt::Vertical, {{{m_memory}, {1}, 66}, {{m_memoryTable}, {1}, 34}}, this);
    m_pages[at(ResultsPage::time)] = new FocusPage(
        Qt::Vertical, {{{m_time, m_communication}, {58, 42}, 45}, {{m_schedule}, {1}, 55}}, this);
    m_pages[at(ResultsPage::cost)] = new FocusPage(
        Qt::Vertical,
        {{{m_cost}, {1}, 42}, {{m_ways, m_use}, {50, 50}, 24}, {{m_sensitivity, m_levers}, {50, 50}, 34}},
        this);
    m_pages[at(ResultsPage::candidates)] =
        new FocusPage(Qt::Horizontal, {{{m_front, m_candidates}, {52, 48}, 66}, {{m_funnel}, {1}, 34}}, this);
    connect(m_memory, &MemoryCard::unitChosen, m_memoryTable, &MemoryTableCard::setUnit);
    connect(m_memory, &MemoryCard::stageHovered, m_schedule, &ScheduleCard::setStage);
    connect(m_candidates, &CandidatesCard::candidateSelected, m_front, &FrontCard::select);
    connect(m_front, &FrontCard::candidateSelected, m_candidates, &CandidatesCard::select);
    connect(m_candidates, &CandidatesCard::actionsTriggered, this, &ResultsView::actionsTriggered);
}

void ResultsView::offerToReport(OutcomeCard* card) {
    connect(card, &Card::reportRequested, this, [this, card] {
        emit pictureForReport(card->title(), card->printed(m_printFamilies), card->printedSize());
    });
}

void ResultsView::setDetailed() {
    m_cost->setDetailed(m_page == ResultsPage::cost);
    m_memory->setDetailed(m_page == ResultsPage::memory);
    m_candidates->setDetailed(m_page == ResultsPage::candidates);
}

void ResultsView::resetLayout() {
    m_rows->setSizes({300, 240, 210});
    m_splitters[0]->setSizes({480, 520});
    m_splitters[1]->setSizes({480, 520});
    m_splitters[2]->setSizes({530, 470});
    for (int i = 0; i < 3; ++i)
        m_rows->setStretchFactor(i, i == 0 ? 30 : i == 1 ? 24 : 21);
    for (QSplitter* splitter : m_splitters)
        for (int i = 0; i < 2; ++i)
            splitter->setStretchFactor(i, 1);
    m_gridLayout.clear();
}

QByteArray ResultsView::saveLayout() const {
    if (!m_gridLayout.isEmpty()) return m_gridLayout;
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out << kLayoutVersion << m_rows->saveState();
    for (const QSplitter* splitter : m_splitters)
        out << splitter->saveState();
    return state;
}

bool ResultsView::restoreLayout(const QByteArray& state) {
    QDataStream in(state);
    quint32 version = 0;
    QByteArray rows;
    std::array<QByteArray, 3> columns;
    in >> version >> rows;
    for (QByteArray& column : columns)
        in >> column;
    if (version != kLayoutVersion || in.status() != QDataStream::Ok) return false;
    if (m_page != ResultsPage::overview || m_arrangement != Arrangement::grid) {
        m_gridLayout = state; // taken when the grid is back
        return true;
    }
    bool taken = m_rows->restoreState(rows);
    for (std::size_t i = 0; i < columns.size(); ++i)
        taken = m_splitters[i]->restoreState(columns[i]) && taken;
    return taken;
}

Card& ResultsView::card(ResultsPage page) const {
    return *m_cards[at(page)];
}

// Figures, memory, time and cost follow every result; the drawing and the long table at most ten times a
// second.
void ResultsView::setOutcome(std::shared_ptr<const Outcome> outcome) {
    const bool first = m_outcome == nullptr;
    m_outcome = std::move(outcome);
    m_verdict->setOutcome(m_outcome);
    for (OutcomeCard* card : std::initializer_list<OutcomeCard*>{m_memory, m_time, m_cost, m_findings})
        updateSoon(card);
    m_slowPending = true;
    if (!m_slow->isActive()) updateSlowCards();
    while (first && !m_waiting.empty()) // no card stands empty beside a full one
        updateNextCard();
}

void ResultsView::updateSlowCards() {
    m_slowPending = false;
    updateSoon(m_topology);
    updateSoon(m_candidates);
    for (OutcomeCard* card : m_companions)
        updateSoon(card);
    m_slow->start();
}

void ResultsView::updateSoon(OutcomeCard* card) {
    if (std::ranges::find(m_waiting, card) == m_waiting.end()) m_waiting.push_back(card);
    if (!m_turn->isActive()) m_turn->start();
}

// All cards in one turn would hold the window for two frames; what nobody sees costs nothing.
void ResultsView::updateNextCard() {
    while (!m_waiting.empty()) {
        OutcomeCard* card = m_waiting.front();
        m_waiting.pop_front();
        card->setOutcome(m_outcome);
        if (card->isVisible()) break;
    }
    if (!m_waiting.empty()) m_turn->start();
}

void ResultsView::setContext(const ViewContext& context) {
    m_context = context;
    m_verdict->setContext(context);
    for (OutcomeCard* card : m_cards)
        if (card != nullptr) card->setContext(context);
    for (OutcomeCard* card : m_companions)
        card->setContext(context);
    m_tabs->setContext(context);
    fold();
}

void ResultsView::setBanner(QWidget* banner) {
    m_layout->insertWidget(m_layout->indexOf(m_verdict) + 1, banner);
}

void ResultsView::setOutdated(bool outdated) {
    m_verdict->setOutdated(outdated);
}

void ResultsView::showPage(ResultsPage page) {
    if (page == m_page) return;
    if (m_page == ResultsPage::overview && m_arrangement == Arrangement::grid) m_gridLayout = saveLayout();
    m_page = page;
    m_tabs->setCurrentIndex(static_cast<int>(page));
    setDetailed();
    fold();
    if (page != ResultsPage::overview) m_cards[at(page)]->setFocus();
    emit pageChanged(page);
}

/// Larger text needs as much room as a narrower window has.
double ResultsView::foldingWidth() const {
    return window()->width() / std::max(0.1, m_context.textScale);
}

void ResultsView::fold() {
    const bool narrow = foldingWidth() < kNarrowWindow;
    const bool overview = m_page == ResultsPage::overview;
    m_tabs->setVisible(narrow || !overview);
    m_verdict->setSize(!overview ? VerdictSize::strip : narrow ? VerdictSize::compact : VerdictSize::full);
    if (m_pages[at(m_page)] != nullptr) {
        arrange(Arrangement::page);
        return;
    }
    arrange(narrow && overview ? Arrangement::column : Arrangement::grid);
    showCards();
}

void ResultsView::arrange(Arrangement arrangement) {
    const bool page = arrangement == Arrangement::page;
    if (arrangement == m_arrangement && !page) return;
    const bool column = arrangement == Arrangement::column;
    if (column && m_page == ResultsPage::overview && m_gridLayout.isEmpty()) m_gridLayout = saveLayout();
    m_arrangement = arrangement;
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        if (m_pages[i] != nullptr) m_pages[i]->setVisible(page && i == at(m_page));
    if (page) {
        m_pages[at(m_page)]->take();
    } else if (column) {
        for (const ResultsPage next : kColumnOrder)
            m_column->layout()->addWidget(m_cards[at(next)]);
    } else {
        const std::array<OutcomeCard*, 6> order{m_topology, m_memory,     m_time,
                                                m_cost,     m_candidates, m_findings};
        for (std::size_t i = 0; i < order.size(); ++i)
            m_splitters[i / 2]->addWidget(order[i]);
    }
    m_scroll->setVisible(column);
    m_rows->setVisible(arrangement == Arrangement::grid);
}

void ResultsView::showCards() {
    const bool column = m_arrangement == Arrangement::column;
    const int height = column ? scaledPixels(kColumnCard, m_context.textScale) : 0;
    for (std::size_t i = 1; i < m_cards.size(); ++i) {
        m_cards[i]->setMinimumHeight(height);
        m_cards[i]->setVisible(m_page == ResultsPage::overview || i == at(m_page));
    }
    for (QSplitter* splitter : m_splitters) {
        bool any = false;
        for (int i = 0; i < splitter->count(); ++i)
            any = any || !splitter->widget(i)->isHidden();
        splitter->setVisible(any);
    }
    if (column || m_page != ResultsPage::overview || m_gridLayout.isEmpty()) return;
    const QByteArray state = std::exchange(m_gridLayout, QByteArray());
    restoreLayout(state);
}

void ResultsView::retranslate() {
    const QStringList names = {tr("Overview"),    tr("Topology"),   tr("Memory"),  tr("Step time"),
                               tr("Rent or buy"), tr("Candidates"), tr("Findings")};
    for (int i = 0; i < kResultsPages; ++i)
        m_tabs->setTabText(i, names[i]);
    m_tabs->setAccessibleName(tr("Results"));
    m_scroll->setAccessibleName(tr("Results"));
}

void ResultsView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

void ResultsView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_page != ResultsPage::overview) {
        showPage(ResultsPage::overview);
        return;
    }
    QWidget::keyPressEvent(event);
}

void ResultsView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

} // namespace rackwright
