#include "ui/views/candidates_card.h"

#include "ui/text/wording.h"
#include "ui/views/data_table.h"

#include <QHeaderView>
#include <QToolButton>

namespace rackwright {

CandidatesCard::CandidatesCard(QWidget* parent) : OutcomeCard(parent) {
    m_front = new QToolButton(this);
    m_front->setCheckable(true);
    m_front->setIcon(lineIcon(IconName::diamond));
    m_front->setAutoRaise(true);
    m_front->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    addControl(m_front);
    m_table = new DataTable(this);
    m_table->setModel(&m_model);
    m_table->setStretchColumn(CandidateModel::status, CandidateModel::strategy);
    setTable(m_table);
    setExpandable();
    QHeaderView* header = m_table->horizontalHeader();
    connect(header, &QHeaderView::sectionClicked, this, [this, header](int column) {
        const bool again =
            header->sortIndicatorSection() == column && header->sortIndicatorOrder() == Qt::AscendingOrder;
        const Qt::SortOrder order = again ? Qt::DescendingOrder : Qt::AscendingOrder;
        header->setSortIndicator(column, order);
        m_model.sort(column, order);
    });
    connect(m_front, &QToolButton::toggled, &m_model, &CandidateModel::setFrontOnly);
    connect(m_table, &QTableView::activated, this, &CandidatesCard::activate);
}

void CandidatesCard::retitle() {
    m_front->setText(tr("Pareto"));
    m_front->setToolTip(tr("Only candidates that no other beats in both time and memory"));
    m_front->setFont(context().font(TextUse::caption));
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
    m_table->fitColumns();
    setEmptyMessage(outcome.candidates.empty()
                        ? tr("No way to split this model over these accelerators was found.")
                        : QString());
}

void CandidatesCard::activate(const QModelIndex& index) {
    const Candidate* candidate = m_model.candidate(index.row());
    if (candidate != nullptr && candidate->status != CandidateStatus::invalid)
        emit candidateChosen(candidate->strategy);
}

} // namespace rackwright
