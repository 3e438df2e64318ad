// Plans side by side as a table: group by group, a column a plan, bars, and the difference to the first.
#pragma once

#include "core/compare/compare.h"
#include "ui/theme/view_context.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace rackwright {

/// Colour of a plan's mark and bars; its letter and place say the same.
QColor planColor(const Tokens& tokens, std::size_t plan);

class CompareModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setContext(const ViewContext& context);
    void setComparison(Comparison comparison);
    /// Equal rows too.
    void setAll(bool all);
    bool showsAll() const { return m_all; }

    const Comparison& comparison() const { return m_comparison; }
    bool isGroup(int row) const;
    int barsColumn() const { return static_cast<int>(m_comparison.plans) + 1; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// A row of the comparison, or the head of a group.
    struct Line {
        std::optional<CompareGroup> group;
        std::size_t row = 0;
    };

    void rebuild();
    QString groupText(CompareGroup group) const;
    QString cellText(const CompareRow& row, int column) const;
    QVariant bareValue(const CompareRow& row, int column) const;
    QVariant color(const CompareRow& row, int column) const;
    QVariantList bars(const CompareRow& row) const;
    std::size_t deltaPlan(int column) const; ///< plan whose difference stands in the column; 0: none

    ViewContext m_context;
    Comparison m_comparison;
    std::vector<Line> m_lines;
    bool m_all = false;
};

/// Shares 0…1 of the longest bar, one for each plan; empty: no bars.
inline constexpr int kBarsRole = 0x0104;

} // namespace rackwright
