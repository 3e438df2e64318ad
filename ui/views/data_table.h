// The table of every card: no grid, one line under each row, plain header, Ctrl+C with headers.
#pragma once

#include "ui/theme/view_context.h"

#include <QTableView>

namespace rackwright {

class DataTable final : public QTableView {
    Q_OBJECT

public:
    explicit DataTable(QWidget* parent = nullptr);

    void setContext(const ViewContext& context);
    /// Takes the whole table to the clipboard, with headers.
    void copy() const;
    /// Widths by content. What is left over goes to the stretch column, or to all alike when there is none;
    /// what is missing is taken from the stretch column and then from the elastic one.
    void fitColumns();
    int fullHeight() const; ///< px, so that every row shows
    void setStretchColumn(int column, int elastic);

    QSize sizeHint() const override { return {420, 220}; }
    QSize minimumSizeHint() const override { return {200, 100}; }

signals:
    /// Enter, F1 or a double click on a cell with a figure, or in its row.
    void whyRequested(const QString& figure);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString figureAt(const QModelIndex& index) const;

    ViewContext m_context;
    int m_stretch = -1;
    int m_elastic = -1;
};

} // namespace rackwright
