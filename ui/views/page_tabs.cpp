#include "ui/views/page_tabs.h"

#include <QPainter>
#include <QToolButton>

namespace rackwright {

namespace {
constexpr int kSide = 12;
constexpr int kHeight = 34;
constexpr int kLine = 2;
} // namespace

PageTabs::PageTabs(QWidget* parent) : QTabBar(parent) {
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(true);
}

void PageTabs::setContext(const ViewContext& context) {
    m_context = context;
    // The bar names its scroll buttons once, in the language of its making.
    const QList<QToolButton*> arrows = findChildren<QToolButton*>();
    for (int i = 0; i < arrows.size(); ++i)
        arrows[i]->setAccessibleName(i == 0 ? tr("Scroll left") : tr("Scroll right"));
    setFont(context.font(TextUse::body));
    update();
}

QFont PageTabs::tabFont(int index) const {
    QFont font = m_context.font(TextUse::body);
    font.setBold(index == currentIndex());
    return font;
}

// Wide enough for the bold form: nothing moves when another page is chosen.
QSize PageTabs::tabSizeHint(int index) const {
    QFont bold = m_context.font(TextUse::body);
    bold.setBold(true);
    const int text = QFontMetrics(bold).horizontalAdvance(tabText(index));
    return {text + scaledPixels(2 * kSide, m_context.textScale), scaledPixels(kHeight, m_context.textScale)};
}

void PageTabs::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Tokens& tokens = m_context.tokens;
    for (int i = 0; i < count(); ++i) {
        const QRect tab = tabRect(i);
        const bool current = i == currentIndex();
        painter.setFont(tabFont(i));
        painter.setPen(current ? tokens.accent : tokens.ink2);
        painter.drawText(tab, Qt::AlignCenter, tabText(i));
        if (current)
            painter.fillRect(QRect(tab.left(), tab.bottom() - kLine + 1, tab.width(), kLine), tokens.accent);
        if (!current || !hasFocus()) continue;
        painter.setPen(QPen(tokens.accent, 2));
        painter.drawRoundedRect(tab.adjusted(3, 4, -3, -6), 4, 4);
    }
}

} // namespace rackwright
