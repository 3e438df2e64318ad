// A table of ready texts: the twin of a picture.
#pragma once

#include <QAbstractTableModel>
#include <QColor>

#include <vector>

namespace rackwright {

struct TableColumn {
    QString title;       ///< with its unit
    bool number = false; ///< right-aligned
    QColor swatch;       ///< small square before the title, when valid

    friend bool operator==(const TableColumn&, const TableColumn&) = default;
};

struct TableCell {
    QString text;
    QVariant bare; ///< number without grouping or unit, for the clipboard
    bool strong = false;
    QColor swatch;       ///< small square before the text, when valid
    QString figure = {}; ///< that can be asked why; empty: none

    friend bool operator==(const TableCell&, const TableCell&) = default;
};

struct TableContent {
    std::vector<TableColumn> columns;
    std::vector<std::vector<TableCell>> rows;
    int selectedRow = -1; ///< shown on the soft accent, -1: none

    friend bool operator==(const TableContent&, const TableContent&) = default;
};

/// Square before a text, given by models under this role.
inline constexpr int kSwatchRole = 0x0102;
/// The figure behind a cell, to be asked why, under this role.
inline constexpr int kFigureRole = 0x0105;
/// True for a row on the soft accent.
inline constexpr int kChosenRole = 0x0103;

class PlainTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Keeps the rows, and with them selection and scroll position, when only texts differ.
    void setContent(TableContent content);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    TableContent m_content;
};

} // namespace rackwright
