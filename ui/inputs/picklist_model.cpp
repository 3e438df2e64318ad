#include "ui/inputs/picklist_model.h"

#include <algorithm>

namespace rackwright {

void PicklistModel::setItems(QList<PickItem> items) {
    beginResetModel();
    m_items = std::move(items);
    endResetModel();
}

int PicklistModel::rowOf(const std::string& id) const {
    const auto found = std::ranges::find(m_items, id, &PickItem::id);
    return found == m_items.end() ? -1 : static_cast<int>(found - m_items.begin());
}

int PicklistModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant PicklistModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const PickItem& item = m_items[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return item.name;
    case Qt::ToolTipRole:
        return item.reason.isEmpty() ? item.tooltip : item.reason;
    case idRole:
        return QString::fromStdString(item.id);
    case factsRole:
        return item.facts;
    case reasonRole:
        return item.reason;
    case searchRole:
        return QString(item.name + QLatin1Char('\n') + item.facts + QLatin1Char('\n') +
                       item.aliases.join(QLatin1Char('\n')));
    case Qt::AccessibleTextRole:
        return item.facts.isEmpty() ? item.name : QString(item.name + QStringLiteral(", ") + item.facts);
    default:
        return {};
    }
}

Qt::ItemFlags PicklistModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    if (!m_items[index.row()].reason.isEmpty()) return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

PicklistMatches::PicklistMatches(const PicklistModel& items, QObject* parent)
    : QAbstractListModel(parent), m_items(items) {
    connect(&items, &QAbstractItemModel::modelReset, this, &PicklistMatches::collect);
}

void PicklistMatches::setText(const QString& text) {
    m_text = text;
    collect();
}

void PicklistMatches::collect() {
    beginResetModel();
    m_rows.clear();
    const QStringList words = m_text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (int row = 0; row < m_items.rowCount(); ++row) {
        const QString searched = m_items.index(row).data(PicklistModel::searchRole).toString();
        const auto found = [&](const QString& word) { return searched.contains(word, Qt::CaseInsensitive); };
        if (std::ranges::all_of(words, found)) m_rows.append(row);
    }
    endResetModel();
}

int PicklistMatches::rowOf(const std::string& id) const {
    return static_cast<int>(m_rows.indexOf(m_items.rowOf(id)));
}

int PicklistMatches::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : std::max(1, matches());
}

QVariant PicklistMatches::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (matches() > 0) return m_items.index(m_rows[index.row()]).data(role);
    return role == Qt::DisplayRole ? QVariant(tr("Nothing matches “%1”").arg(m_text)) : QVariant();
}

Qt::ItemFlags PicklistMatches::flags(const QModelIndex& index) const {
    if (!index.isValid() || matches() == 0) return Qt::NoItemFlags;
    return m_items.flags(m_items.index(m_rows[index.row()]));
}

} // namespace rackwright
