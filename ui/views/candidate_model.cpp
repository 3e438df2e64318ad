#include "ui/views/candidate_model.h"

#include "ui/text/wording.h"
#include "ui/views/plain_table_model.h"
#include "ui/views/table_copy.h"

#include <algorithm>

namespace rackwright {

namespace {

CandidateColumn columnOf(int column) {
    return static_cast<CandidateColumn>(column);
}

Qt::Alignment alignmentOf(int column) {
    return (CandidateColumns::isNumber(columnOf(column)) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

} // namespace

void CandidateModel::setOutcome(std::shared_ptr<const Outcome> outcome) {
    m_outcome = std::move(outcome);
    refill();
}

void CandidateModel::setContext(const ViewContext& context) {
    m_context = context;
    emit headerDataChanged(Qt::Horizontal, 0, kCandidateColumns - 1);
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kCandidateColumns - 1));
}

void CandidateModel::setFilter(CandidateFilter filter) {
    if (filter == m_filter) return;
    m_filter = filter;
    refill();
}

bool CandidateModel::shown(const Candidate& candidate) const {
    if (m_filter == CandidateFilter::front) return candidate.onFront;
    return m_filter == CandidateFilter::all || !isRefused(candidate);
}

// A result with as many candidates as the last one keeps the rows, and with them selection and scroll
// position.
void CandidateModel::refill() {
    std::vector<int> rows;
    for (std::size_t i = 0; m_outcome && i < m_outcome->candidates.size(); ++i)
        if (shown(m_outcome->candidates[i])) rows.push_back(static_cast<int>(i));
    if (rows.size() == m_rows.size()) {
        m_rows = std::move(rows);
        arrange();
        if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kCandidateColumns - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    arrange();
    endResetModel();
}

void CandidateModel::arrange() {
    if (m_sortColumn < 0 || !m_outcome) return;
    const auto& list = m_outcome->candidates;
    std::stable_sort(m_rows.begin(), m_rows.end(), [&](int a, int b) {
        const Candidate& first = list[static_cast<std::size_t>(a)];
        const Candidate& second = list[static_cast<std::size_t>(b)];
        if (columnOf(m_sortColumn) == CandidateColumn::strategy) {
            const int order = QString::localeAwareCompare(text::strategyName(first.strategy),
                                                          text::strategyName(second.strategy));
            return m_sortOrder == Qt::AscendingOrder ? order < 0 : order > 0;
        }
        const double x = CandidateColumns::sortValue(first, columnOf(m_sortColumn));
        const double y = CandidateColumns::sortValue(second, columnOf(m_sortColumn));
        const bool measured = CandidateColumns::isMeasured(columnOf(m_sortColumn));
        if (measured && CandidateColumns::isUnknown(x) != CandidateColumns::isUnknown(y))
            return CandidateColumns::isUnknown(y);
        return m_sortOrder == Qt::AscendingOrder ? x < y : y < x;
    });
}

const Candidate* CandidateModel::candidate(int row) const {
    if (row < 0 || row >= rowCount()) return nullptr;
    return &m_outcome->candidates[static_cast<std::size_t>(m_rows[static_cast<std::size_t>(row)])];
}

int CandidateModel::rowOf(const Strategy& wanted) const {
    for (int row = 0; row < rowCount(); ++row)
        if (candidate(row)->strategy == wanted) return row;
    return -1;
}

int CandidateModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CandidateModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kCandidateColumns;
}

QVariant CandidateModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Candidate& which = *candidate(index.row());
    const CandidateColumns columns(*m_outcome, m_context);
    const CandidateColumn column = columnOf(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return columns.text(which, column);
    case Qt::ToolTipRole: // one cell leaves out what all rows share
        return column == CandidateColumn::strategy ? text::strategyName(which.strategy)
                                                   : columns.text(which, column);
    case kBareValueRole:
        return columns.bare(which, column);
    case Qt::ForegroundRole:
        return columns.color(which, column);
    case Qt::TextAlignmentRole:
        return QVariant(alignmentOf(index.column()));
    case kChosenRole:
        return columns.chosen(which);
    default:
        return {};
    }
}

QVariant CandidateModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= kCandidateColumns) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(alignmentOf(section));
    if (role != Qt::DisplayRole) return {};
    static const Outcome kNothing;
    const CandidateColumns columns(m_outcome ? *m_outcome : kNothing, m_context);
    const QString title = columns.title(columnOf(section));
    if (section != m_sortColumn) return title;
    return QString(title + (m_sortOrder == Qt::AscendingOrder ? QStringLiteral(" ▴") : QStringLiteral(" ▾")));
}

void CandidateModel::sort(int column, Qt::SortOrder order) {
    m_sortColumn = column;
    m_sortOrder = order;
    emit layoutAboutToBeChanged();
    const std::vector<int> before = m_rows;
    arrange();
    QModelIndexList moved;
    const QModelIndexList persistent = persistentIndexList();
    for (const QModelIndex& old : persistent) {
        const int which = before[static_cast<std::size_t>(old.row())];
        const auto now = std::find(m_rows.begin(), m_rows.end(), which);
        moved << index(static_cast<int>(now - m_rows.begin()), old.column());
    }
    changePersistentIndexList(persistent, moved);
    emit layoutChanged();
    emit headerDataChanged(Qt::Horizontal, 0, kCandidateColumns - 1);
}

} // namespace rackwright
