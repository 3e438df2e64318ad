#include "ui/views/plain_table_model.h"

#include "ui/views/table_copy.h"

#include <QFont>

namespace rackwright {

namespace {

Qt::Alignment alignmentOf(const TableColumn& column) {
    return (column.number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

QFont strongFont() {
    QFont font;
    font.setBold(true);
    return font;
}

} // namespace

void PlainTableModel::setContent(TableContent content) {
    if (content == m_content) return;
    const bool sameShape =
        content.rows.size() == m_content.rows.size() && content.columns.size() == m_content.columns.size();
    if (!sameShape) {
        beginResetModel();
        m_content = std::move(content);
        endResetModel();
        return;
    }
    m_content = std::move(content);
    if (m_content.rows.empty() || m_content.columns.empty()) return;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int PlainTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_content.rows.size());
}

int PlainTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_content.columns.size());
}

QVariant PlainTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto& row = m_content.rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<std::size_t>(index.column());
    if (role == Qt::TextAlignmentRole) return QVariant(alignmentOf(m_content.columns[column]));
    if (role == kChosenRole) return index.row() == m_content.selectedRow;
    if (column >= row.size()) return {};
    const TableCell& cell = row[column];
    if (role == Qt::DisplayRole) return cell.text;
    if (role == kBareValueRole) return cell.bare;
    if (role == kFigureRole && !cell.figure.isEmpty()) return cell.figure;
    if (role == Qt::ToolTipRole && !cell.figure.isEmpty()) return tr("Enter or F1: why this number?");
    if (role == kSwatchRole && cell.swatch.isValid()) return cell.swatch;
    if (role == Qt::FontRole && cell.strong) return strongFont();
    return {};
}

QVariant PlainTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    const TableColumn& column = m_content.columns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole) return column.title;
    if (role == Qt::TextAlignmentRole) return QVariant(alignmentOf(column));
    if (role == kSwatchRole && column.swatch.isValid()) return column.swatch;
    return {};
}

} // namespace rackwright
