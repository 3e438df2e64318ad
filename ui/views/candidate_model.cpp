#include "ui/views/candidate_model.h"

#include "ui/text/wording.h"
#include "ui/views/plain_table_model.h"
#include "ui/views/table_copy.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

bool refused(const Candidate& candidate) {
    return candidate.status != CandidateStatus::feasible && candidate.status != CandidateStatus::tight;
}

/// The value a column is sorted by; unknown values sort last in either direction.
double sortValue(const Candidate& candidate, int column) {
    switch (column) {
    case CandidateModel::mark:
        return candidate.onFront ? 0 : 1;
    case CandidateModel::mfu:
        return candidate.mfu;
    case CandidateModel::peak:
        return candidate.peakBytes;
    case CandidateModel::step:
        return candidate.stepSeconds;
    case CandidateModel::days:
        return candidate.trainingDays;
    case CandidateModel::status:
        return static_cast<double>(candidate.status);
    default:
        return 0;
    }
}

bool isUnknown(double value) {
    return !std::isfinite(value) || value <= 0;
}

bool measured(int column) {
    return column == CandidateModel::mfu || column == CandidateModel::peak ||
           column == CandidateModel::step || column == CandidateModel::days;
}

} // namespace

void CandidateModel::setOutcome(std::shared_ptr<const Outcome> outcome) {
    m_outcome = std::move(outcome);
    refill();
}

void CandidateModel::setContext(const ViewContext& context) {
    m_context = context;
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

void CandidateModel::setFrontOnly(bool frontOnly) {
    if (frontOnly == m_frontOnly) return;
    m_frontOnly = frontOnly;
    refill();
}

// A result with as many candidates as the last one keeps the rows, and with them selection and scroll
// position.
void CandidateModel::refill() {
    std::vector<int> rows;
    for (std::size_t i = 0; m_outcome && i < m_outcome->candidates.size(); ++i)
        if (!m_frontOnly || m_outcome->candidates[i].onFront) rows.push_back(static_cast<int>(i));
    if (rows.size() == m_rows.size()) {
        m_rows = std::move(rows);
        arrange();
        if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
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
        if (m_sortColumn == strategy) {
            const int order = QString::localeAwareCompare(text::strategyName(first.strategy),
                                                          text::strategyName(second.strategy));
            return m_sortOrder == Qt::AscendingOrder ? order < 0 : order > 0;
        }
        const double x = sortValue(first, m_sortColumn);
        const double y = sortValue(second, m_sortColumn);
        if (measured(m_sortColumn) && isUnknown(x) != isUnknown(y)) return isUnknown(y);
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

bool CandidateModel::chosen(const Candidate& candidate) const {
    return m_outcome && candidate.strategy == m_outcome->strategy;
}

int CandidateModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CandidateModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QString CandidateModel::markOf(const Candidate& candidate) const {
    QString marks;
    if (chosen(candidate)) marks += QStringLiteral("★");
    if (candidate.onFront) marks += refused(candidate) ? QStringLiteral("◇") : QStringLiteral("◆");
    return marks;
}

QString CandidateModel::text(const Candidate& candidate, int column) const {
    const Formatter& format = m_context.format;
    if (measured(column) && isUnknown(sortValue(candidate, column))) return QStringLiteral("—");
    switch (column) {
    case mark:
        return markOf(candidate);
    case strategy:
        return tr("%1 · MB%2 · %3", "split, micro-batch, recomputation")
            .arg(text::strategyName(candidate.strategy).replace(QStringLiteral(" · "), QStringLiteral(" ")),
                 QString::number(candidate.strategy.microBatch),
                 text::recomputeName(candidate.strategy.recompute));
    case mfu:
        return format.percent(candidate.mfu).number;
    case peak:
        return format.memory(candidate.peakBytes).number;
    case step:
        return format.duration(candidate.stepSeconds).text();
    case days:
        return format.days(candidate.trainingDays).number;
    case status:
        if (!candidate.reasons.empty()) return text::errorText(candidate.reasons.front(), format);
        if (chosen(candidate)) return tr("chosen");
        return candidate.simpler ? tr("as fast within the band, and simpler")
                                 : text::candidateStatus(candidate.status);
    default:
        return {};
    }
}

QVariant CandidateModel::bare(const Candidate& candidate, int column) const {
    if (!measured(column)) return {};
    const double value = sortValue(candidate, column);
    if (isUnknown(value)) return QString();
    if (column == mfu) return value * 100;
    if (column == peak) return value / (m_context.format.memoryUnit() == MemoryUnit::gib ? kGiB : kGB);
    return value;
}

QColor CandidateModel::color(const Candidate& candidate, int column) const {
    const Tokens& tokens = m_context.tokens;
    if (column == mark) return tokens.accent;
    const bool offends = (column == peak && candidate.status == CandidateStatus::overMemory) ||
                         (column == days && candidate.status == CandidateStatus::overDeadline);
    if (offends) return tokens.bad;
    return refused(candidate) ? tokens.ink3 : tokens.ink;
}

QVariant CandidateModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Candidate& which = *candidate(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(which, index.column());
    case kBareValueRole:
        return bare(which, index.column());
    case Qt::ForegroundRole:
        return color(which, index.column());
    case Qt::TextAlignmentRole:
        return QVariant((measured(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case kChosenRole:
        return chosen(which);
    default:
        return {};
    }
}

QVariant CandidateModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columns) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((measured(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString titles[columns] = {
        QString(),  tr("Strategy"), tr("MFU %"), tr("Peak %1").arg(m_context.format.memory(0).unit),
        tr("Step"), tr("Days"),     tr("Remark")};
    if (section != m_sortColumn) return titles[section];
    const QString arrow = m_sortOrder == Qt::AscendingOrder ? QStringLiteral(" ▴") : QStringLiteral(" ▾");
    return QString(titles[section] + arrow);
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
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

} // namespace rackwright
