// The strategies that were considered, sortable and filtered, with why-not for those that were refused.
#pragma once

#include "ui/views/candidate_columns.h"

#include <QAbstractTableModel>

#include <memory>

namespace rackwright {

enum class CandidateFilter : std::uint8_t { all, feasible, front };

class CandidateModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setOutcome(std::shared_ptr<const Outcome> outcome);
    void setContext(const ViewContext& context);
    void setFilter(CandidateFilter filter);
    CandidateFilter filter() const { return m_filter; }
    const Candidate* candidate(int row) const;
    int rowOf(const Strategy& wanted) const; ///< -1 when it is not in the list

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    void refill();
    void arrange();
    bool shown(const Candidate& candidate) const;

    std::shared_ptr<const Outcome> m_outcome;
    ViewContext m_context;
    std::vector<int> m_rows; ///< positions in the outcome's list, in the order shown
    int m_sortColumn = -1;   ///< -1: the engine's order
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    CandidateFilter m_filter = CandidateFilter::all;
};

} // namespace rackwright
