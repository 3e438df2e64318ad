#include "ui/inputs/picklist_delegate.h"

#include "ui/inputs/picklist_model.h"

#include <QPainter>

namespace rackwright {

namespace {

constexpr int kPadding = 9; // px
constexpr int kGap = 18;    // px between name and facts

} // namespace

void PicklistDelegate::setLook(const Tokens& tokens, int rowHeight) {
    m_tokens = tokens;
    m_rowHeight = rowHeight;
}

void PicklistDelegate::paintName(QPainter& painter, const QRect& room, const QFont& font,
                                 const QString& name) const {
    QFont bold = font;
    bold.setBold(true);
    const QString shown = QFontMetrics(font).elidedText(name, Qt::ElideRight, room.width());
    const QString word = m_typed.split(QLatin1Char(' '), Qt::SkipEmptyParts).value(0);
    const qsizetype at = word.isEmpty() ? -1 : shown.indexOf(word, 0, Qt::CaseInsensitive);
    int x = room.x();
    const auto piece = [&](const QString& text, const QFont& face) {
        painter.setFont(face);
        painter.drawText(QRect(x, room.y(), room.right() - x + 1, room.height()),
                         Qt::AlignVCenter | Qt::TextSingleLine, text);
        x += QFontMetrics(face).horizontalAdvance(text);
    };
    if (at < 0) {
        piece(shown, font);
        return;
    }
    piece(shown.left(at), font);
    piece(shown.mid(at, word.size()), bold);
    piece(shown.mid(at + word.size()), font);
}

void PicklistDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    painter->save();
    if (option.state & QStyle::State_Selected) painter->fillRect(option.rect, m_tokens.accentSoft);
    const bool enabled = index.flags().testFlag(Qt::ItemIsEnabled);
    const QString facts = index.data(PicklistModel::factsRole).toString();
    const QRect room = option.rect.adjusted(kPadding, 0, -kPadding, 0);
    const int factsWidth = facts.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(facts) + kGap;

    painter->setPen(enabled ? m_tokens.ink : m_tokens.ink3);
    paintName(*painter, room.adjusted(0, 0, -factsWidth, 0), option.font,
              index.data(Qt::DisplayRole).toString());
    painter->setPen(m_tokens.ink3);
    painter->setFont(option.font);
    painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, facts);
    painter->restore();
}

QSize PicklistDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics& metrics = option.fontMetrics;
    const int name = metrics.horizontalAdvance(index.data(Qt::DisplayRole).toString());
    const int facts = metrics.horizontalAdvance(index.data(PicklistModel::factsRole).toString());
    return {name + facts + kGap + 2 * kPadding + 16, m_rowHeight};
}

} // namespace rackwright
