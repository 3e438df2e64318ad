#include "ui/inputs/group_header.h"

#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QPainter>

#include <algorithm>

namespace rackwright {

GroupHeader::GroupHeader(QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::toggled, this, &GroupHeader::updateAccessibleName);
}

void GroupHeader::setContext(const ViewContext& context) {
    m_context = context;
    updateGeometry();
    updateAccessibleName();
    update();
}

void GroupHeader::setTexts(const QString& title, const QString& summary) {
    if (title == text() && summary == m_summary) return;
    setText(title);
    m_summary = summary;
    updateAccessibleName();
    update();
}

void GroupHeader::setHiddenChanges(int count) {
    if (count == m_hiddenChanges) return;
    m_hiddenChanges = count;
    updateAccessibleName();
    update();
}

void GroupHeader::updateAccessibleName() {
    QString name = m_summary.isEmpty() ? text() : QString(text() + QStringLiteral(", ") + m_summary);
    if (m_hiddenChanges > 0)
        name += QStringLiteral(", ") + tr("%n changed out of sight", nullptr, m_hiddenChanges);
    setAccessibleName(name);
    setToolTip(isChecked() ? tr("Fold this group") : tr("Open this group"));
}

QSize GroupHeader::sizeHint() const {
    return {200, scaledPixels(26, m_context.textScale)};
}

void GroupHeader::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Tokens& t = m_context.tokens;
    painter.fillRect(rect(), underMouse() ? mixed(t.panel2, t.line2, 0.6) : t.panel2);
    painter.fillRect(QRect(0, 0, width(), 1), t.line2);
    painter.fillRect(QRect(0, height() - 1, width(), 1), t.line2);

    const int side = scaledPixels(14, m_context.textScale);
    const QRectF arrow(11, (height() - side) / 2.0, side, side);
    paintIcon(painter, isChecked() ? IconName::down : IconName::right, arrow, t.ink2);

    const QFont bold = screenFont(TextUse::groupHeader, m_context.textScale);
    const int start = static_cast<int>(arrow.right()) + 4;
    const int titleWidth = QFontMetrics(bold).horizontalAdvance(text());
    painter.setFont(bold);
    painter.setPen(t.ink);
    painter.drawText(QRect(start, 0, titleWidth + 2, height()), Qt::AlignVCenter | Qt::TextSingleLine,
                     text());

    QString right = m_summary;
    if (m_hiddenChanges > 0) {
        const QString changed = tr("%n changed", nullptr, m_hiddenChanges);
        right = right.isEmpty() ? changed : QString(right + QStringLiteral(" · ") + changed);
    }
    const QFont quiet = screenFont(TextUse::caption, m_context.textScale);
    const int left = start + titleWidth + 12;
    const QRect room(left, 0, std::max(0, width() - 12 - left), height());
    painter.setFont(quiet);
    painter.setPen(t.ink3);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(quiet).elidedText(right, Qt::ElideRight, room.width()));
    if (hasFocus()) {
        painter.setPen(QPen(t.accent, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace rackwright
