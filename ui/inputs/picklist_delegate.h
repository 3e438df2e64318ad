// One row of a picklist's popup: the name, what was typed in bold, the facts dim at the right.
#pragma once

#include "ui/theme/tokens.h"

#include <QStyledItemDelegate>

namespace rackwright {

class PicklistDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setLook(const Tokens& tokens, int rowHeight);
    void setTyped(const QString& text) { m_typed = text; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintName(QPainter& painter, const QRect& room, const QFont& font, const QString& name) const;

    Tokens m_tokens;
    QString m_typed;
    int m_rowHeight = 26;
};

} // namespace rackwright
