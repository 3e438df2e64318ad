// The strategies that were considered, sortable, with why-not for those that were refused.
#pragma once

#include "core/plan/outcome.h"
#include "ui/theme/view_context.h"

#include <QAbstractTableModel>

#include <memory>

namespace rackwright {

class CandidateModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { mark, strategy, mfu, peak, step, days, status, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setOutcome(std::shared_ptr<const Outcome> outcome);
    void setContext(const ViewContext& context);
    void setFrontOnly(bool frontOnly);
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
    QString text(const Candidate& candidate, int column) const;
    QVariant bare(const Candidate& candidate, int column) const;
    QColor color(const Candidate& candidate, int column) const;
    QString markOf(const Candidate& candidate) const;
    bool chosen(const Candidate& candidate) const;

    std::shared_ptr<const Outcome> m_outcome;
    ViewContext m_context;
    std::vector<int> m_rows; ///< positions in the outcome's list, in the order shown
    int m_sortColumn = -1;   ///< -1: the engine's order
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    bool m_frontOnly = false;
};

} // namespace rackwright
