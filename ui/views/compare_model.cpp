#include "ui/views/compare_model.h"

#include "ui/text/compare_words.h"
#include "ui/views/table_copy.h"

#include <QFont>

#include <algorithm>

namespace rackwright {

QColor planColor(const Tokens& tokens, std::size_t plan) {
    const std::array<QColor, kMostComparedPlans> colors{tokens.rent, tokens.buy, tokens.hybrid, tokens.ep};
    return colors[std::min(plan, colors.size() - 1)];
}

void CompareModel::setContext(const ViewContext& context) {
    beginResetModel();
    m_context = context;
    endResetModel();
}

void CompareModel::setComparison(Comparison comparison) {
    beginResetModel();
    m_comparison = std::move(comparison);
    rebuild();
    endResetModel();
}

void CompareModel::setAll(bool all) {
    if (all == m_all) return;
    beginResetModel();
    m_all = all;
    rebuild();
    endResetModel();
}

void CompareModel::rebuild() {
    m_lines.clear();
    std::optional<CompareGroup> group;
    for (std::size_t i = 0; i < m_comparison.rows.size(); ++i) {
        const CompareRow& row = m_comparison.rows[i];
        if (!m_all && !row.differs) continue;
        if (group != row.group) m_lines.push_back({row.group, 0});
        group = row.group;
        m_lines.push_back({std::nullopt, i});
    }
}

bool CompareModel::isGroup(int row) const {
    return m_lines[static_cast<std::size_t>(row)].group.has_value();
}

int CompareModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int CompareModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid() || m_comparison.plans == 0) return 0;
    return 2 * static_cast<int>(m_comparison.plans) + 1;
}

std::size_t CompareModel::deltaPlan(int column) const {
    return column > barsColumn() ? static_cast<std::size_t>(column - barsColumn()) : 0;
}

QString CompareModel::groupText(CompareGroup group) const {
    const auto inGroup = [group](const CompareRow& row) { return row.group == group; };
    const auto differing = [group](const CompareRow& row) { return row.group == group && row.differs; };
    const auto all = std::ranges::count_if(m_comparison.rows, inGroup);
    const auto some = std::ranges::count_if(m_comparison.rows, differing);
    return tr("%1 · %2 of %3 differ")
        .arg(text::compareGroupName(group), m_context.format.count(double(some)),
             m_context.format.count(double(all)));
}

QString CompareModel::cellText(const CompareRow& row, int column) const {
    if (column == 0) return text::compareRowName(row);
    if (column < barsColumn())
        return text::compareValue(row, static_cast<std::size_t>(column - 1), m_comparison, *m_context.catalog,
                                  m_context.format);
    const std::size_t plan = deltaPlan(column);
    return plan == 0 ? QString() : text::deltaWithWord(row, plan, m_context.format);
}

QVariant CompareModel::bareValue(const CompareRow& row, int column) const {
    const std::size_t plan = deltaPlan(column);
    if (plan > 0) return row.deltas[plan] ? QVariant(*row.deltas[plan]) : QVariant();
    if (column == 0 || column == barsColumn()) return {};
    const auto* number = std::get_if<double>(&row.values[static_cast<std::size_t>(column - 1)]);
    return number != nullptr ? QVariant(*number) : QVariant();
}

QVariant CompareModel::color(const CompareRow& row, int column) const {
    const std::size_t plan = deltaPlan(column);
    if (plan == 0) return {};
    switch (text::deltaTone(row, plan)) {
    case text::DeltaTone::better:
        return m_context.tokens.ok;
    case text::DeltaTone::worse:
        return m_context.tokens.warn;
    default:
        return m_context.tokens.ink3;
    }
}

QVariantList CompareModel::bars(const CompareRow& row) const {
    double longest = 0;
    std::vector<double> values;
    for (const InputValue& value : row.values) {
        const auto* number = std::get_if<double>(&value);
        if (number == nullptr || *number < 0) return {};
        values.push_back(*number);
        longest = std::max(longest, *number);
    }
    if (longest <= 0) return {};
    QVariantList shares;
    for (const double value : values)
        shares << value / longest;
    return shares;
}

QVariant CompareModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole)
        return QVariant((index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (line.group) {
        if (role == Qt::DisplayRole && index.column() == 0) return groupText(*line.group);
        if (role != Qt::FontRole) return {};
        QFont font;
        font.setBold(true);
        return font;
    }
    const CompareRow& row = m_comparison.rows[line.row];
    if (role == Qt::DisplayRole) return cellText(row, index.column());
    if (role == kBareValueRole) return bareValue(row, index.column());
    if (role == Qt::ForegroundRole) return color(row, index.column());
    if (role == kBarsRole && index.column() == barsColumn()) return bars(row);
    return {};
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    if (section == 0) return m_all ? tr("Every figure") : tr("Only what differs");
    if (section < barsColumn()) return text::planLetter(static_cast<std::size_t>(section - 1));
    if (section == barsColumn()) return {};
    return tr("%1 against %2").arg(text::planLetter(deltaPlan(section)), text::planLetter(0));
}

} // namespace rackwright
