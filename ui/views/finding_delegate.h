// Paints one finding: icon, bold clause, sentence, link, and a line under it.
#pragma once

#include "ui/theme/view_context.h"

#include <QStyledItemDelegate>

namespace rackwright {

class FindingsModel;

class FindingDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    FindingDelegate(const FindingsModel& model, QObject* parent);

    void setContext(const ViewContext& context) { m_context = context; }
    void setWidth(int width) { m_width = width; }
    /// Whether `position`, relative to the row's top left, lies on the link of `row`.
    bool linkAt(int row, const QPointF& position) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    double textLeft() const;

    const FindingsModel& m_model;
    ViewContext m_context;
    int m_width = 300;
};

} // namespace rackwright
