#include "ui/views/candidates_card.h"

#include "ui/document/strategy_inputs.h"
#include "ui/text/wording.h"
#include "ui/theme/segment_switch.h"
#include "ui/views/data_table.h"

#include <QHeaderView>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace rackwright {

namespace {

constexpr int kFilters = 3;

int at(CandidateColumn column) {
    return static_cast<int>(column);
}

} // namespace

CandidatesCard::CandidatesCard(QWidget* parent) : OutcomeCard(parent) {
    m_filter = new SegmentSwitch(kFilters, this);
    m_filter->setCurrent(0);
    addControl(m_filter);
    m_pin = new QToolButton(this);
    m_pin->setIcon(lineIcon(IconName::pin));
    m_pin->setAutoRaise(true);
    m_pin->setFocusPolicy(Qt::TabFocus);
    addControl(m_pin);
    m_pins = new QMenu(this);
    m_table = new DataTable(this);
    m_table->setModel(&m_model);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    setTable(m_table);
    setExpandable();
    showColumns();
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, &CandidatesCard::sortBy);
    connect(m_filter, &SegmentSwitch::chosen, this,
            [this](int which) { m_model.setFilter(static_cast<CandidateFilter>(which)); });
    connect(m_table, &QTableView::activated, this, &CandidatesCard::activate);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                if (const Candidate* candidate = m_model.candidate(now.row()))
                    emit candidateSelected(candidate->strategy);
            });
    connect(m_table, &QWidget::customContextMenuRequested, this, &CandidatesCard::openMenu);
    connect(m_pin, &QToolButton::clicked, this, [this] {
        fillPinMenu();
        m_pins->popup(m_pin->mapToGlobal(m_pin->rect().bottomLeft()));
    });
}

void CandidatesCard::sortBy(int column) {
    QHeaderView* header = m_table->horizontalHeader();
    const bool again =
        header->sortIndicatorSection() == column && header->sortIndicatorOrder() == Qt::AscendingOrder;
    const Qt::SortOrder order = again ? Qt::DescendingOrder : Qt::AscendingOrder;
    header->setSortIndicator(column, order);
    m_model.sort(column, order);
}

void CandidatesCard::setDetailed(bool detailed) {
    if (detailed == m_detailed) return;
    m_detailed = detailed;
    showColumns();
}

/// A degree that no candidate uses would be a column of ones; so would be sharding when all share alike.
bool CandidatesCard::isUsed(CandidateColumn column) const {
    const bool optional =
        column == CandidateColumn::vpp || column == CandidateColumn::cp || column == CandidateColumn::ep;
    if (outcome() == nullptr) return true;
    const std::vector<Candidate>& all = outcome()->candidates;
    if (column == CandidateColumn::sharding)
        return std::any_of(all.begin(), all.end(), [&](const Candidate& c) {
            return c.strategy.sharding != outcome()->strategy.sharding;
        });
    if (!optional) return true;
    return std::any_of(all.begin(), all.end(),
                       [&](const Candidate& c) { return CandidateColumns::sortValue(c, column) > 1; });
}

void CandidatesCard::showColumns() {
    for (int i = 0; i < kCandidateColumns; ++i) {
        const auto column = static_cast<CandidateColumn>(i);
        const bool split = column == CandidateColumn::strategy;
        m_table->setColumnHidden(i,
                                 m_detailed ? split || !isUsed(column) : CandidateColumns::isDegree(column));
    }
    m_table->setStretchColumn(at(CandidateColumn::status), m_detailed ? -1 : at(CandidateColumn::strategy));
}

void CandidatesCard::select(const Strategy& strategy) {
    const int row = m_model.rowOf(strategy);
    if (row >= 0 && row != m_table->currentIndex().row())
        m_table->setCurrentIndex(m_model.index(row, at(CandidateColumn::mfu)));
}

void CandidatesCard::retitle() {
    m_filter->setContext(context());
    m_filter->setTexts({tr("All"), tr("Feasible"), tr("◆ Pareto")},
                       {tr("All candidates"), tr("Only feasible candidates"),
                        tr("Only candidates that no other beats in both time and memory")});
    m_pin->setText(tr("Keep a degree"));
    m_pin->setToolTip(tr("Keep a degree of the selected row and let the search choose the rest"));
    m_pin->setAccessibleName(m_pin->text());
    if (outcome() == nullptr) setTitle(tr("Candidates"), {});
}

void CandidatesCard::refresh(const Outcome& outcome) {
    const Formatter& format = context().format;
    setTitle(tr("Candidates"), tr("%1 feasible of %2")
                                   .arg(format.count(static_cast<double>(outcome.search.feasible)),
                                        format.count(static_cast<double>(outcome.search.generated))));
    m_model.setContext(context());
    m_model.setOutcome(sharedOutcome());
    m_table->setAccessibleDescription(subtitle());
    showColumns();
    setEmptyMessage(outcome.candidates.empty()
                        ? tr("No way to split this model over these accelerators was found.")
                        : QString());
}

void CandidatesCard::activate(const QModelIndex& index) {
    const Candidate* candidate = m_model.candidate(index.row());
    if (candidate != nullptr && candidate->status != CandidateStatus::invalid)
        emit candidateChosen(candidate->strategy);
}

// What a row offers: take it whole, or keep one of its degrees and let the search choose the rest.
void CandidatesCard::fillPinMenu() {
    m_pins->clear();
    const Candidate* candidate = m_model.candidate(std::max(0, m_table->currentIndex().row()));
    if (candidate == nullptr) return;
    const Strategy& strategy = candidate->strategy;
    QAction* use = m_pins->addAction(lineIcon(IconName::star), tr("Use this split"), this,
                                     [this, strategy] { emit candidateChosen(strategy); });
    QAction* compare = m_pins->addAction(lineIcon(IconName::compare), tr("Compare with the plan"), this,
                                         [this, strategy] { emit candidateCompared(strategy); });
    for (QAction* action : {use, compare})
        action->setEnabled(candidate->status != CandidateStatus::invalid);
    m_pins->addSeparator();
    for (const auto& [id, value] : pinnedInputs(strategy)) {
        const InputDefinition* input = findInput(id);
        if (input == nullptr || context().catalog == nullptr) continue;
        const QString words = text::inputValue(*input, value, *context().catalog, context().format);
        m_pins->addAction(tr("Keep %1: %2").arg(text::inputLabel(id), words), this,
                          [this, id = std::string(id), typed = printInput(*input, value)] {
                              emit actionsTriggered({{id, typed}});
                          });
    }
}

void CandidatesCard::openMenu(const QPoint& where) {
    fillPinMenu();
    if (!m_pins->isEmpty()) m_pins->popup(m_table->viewport()->mapToGlobal(where));
}

} // namespace rackwright
