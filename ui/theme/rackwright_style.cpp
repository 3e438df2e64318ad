#include "ui/theme/rackwright_style.h"

#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QWidget>

namespace rackwright {

namespace {

constexpr double kButtonRadius = 4;
constexpr double kFieldRadius = 3;

void drawBox(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& border,
             double width = 1) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    painter.setPen(border.isValid() ? QPen(border, width) : QPen(Qt::NoPen));
    const double inset = width / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

bool isWrong(const QWidget* widget) {
    return widget != nullptr && widget->property(kWrongProperty).toBool();
}

} // namespace

RackwrightStyle::RackwrightStyle(const Tokens& tokens, double textScale)
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))), m_tokens(tokens), m_textScale(textScale) {
}

int RackwrightStyle::scaled(double pixels) const {
    return scaledPixels(pixels, m_textScale);
}

void RackwrightStyle::drawField(QPainter& painter, const QRect& rect, QStyle::State state, bool wrong) const {
    const bool focused = state.testFlag(State_HasFocus);
    QColor border = focused ? m_tokens.accent : m_tokens.line;
    if (wrong) border = m_tokens.bad;
    const QColor fill = state.testFlag(State_Enabled) ? m_tokens.field : m_tokens.panel2;
    drawBox(painter, rect, kFieldRadius, fill, border, focused || wrong ? 2 : 1);
}

void RackwrightStyle::drawPushButton(const QStyleOption* option, QPainter& painter) const {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool enabled = option->state.testFlag(State_Enabled);
    const bool primary = button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton);
    const bool pressed = option->state & (State_Sunken | State_On);
    QColor fill = primary && enabled ? m_tokens.accent : m_tokens.panel;
    QColor border = primary && enabled ? m_tokens.accent : m_tokens.line;
    if (pressed)
        fill = primary ? mixed(m_tokens.accent, m_tokens.ink, 0.2) : m_tokens.accentSoft;
    else if (option->state.testFlag(State_MouseOver) && enabled)
        fill = primary ? mixed(m_tokens.accent, m_tokens.ink, 0.1) : m_tokens.panel2;
    if (option->state.testFlag(State_HasFocus)) border = primary ? m_tokens.ink : m_tokens.accent;
    drawBox(painter, option->rect, kButtonRadius, fill, border,
            option->state.testFlag(State_HasFocus) ? 2 : 1);
}

void RackwrightStyle::drawToolButtonPanel(const QStyleOption* option, QPainter& painter) const {
    const bool on = option->state & (State_Sunken | State_On);
    const bool hovered = option->state.testFlag(State_MouseOver) && option->state.testFlag(State_Enabled);
    const bool focused = option->state.testFlag(State_HasFocus);
    if (!on && !hovered && !focused) return;
    const QColor fill = on ? m_tokens.accentSoft : hovered ? m_tokens.panel2 : QColor(Qt::transparent);
    drawBox(painter, option->rect, kButtonRadius, fill, focused ? m_tokens.accent : QColor(), 2);
}

void RackwrightStyle::drawCheckMark(const QStyleOption* option, QPainter& painter) const {
    const bool on = option->state.testFlag(State_On);
    const bool focused = option->state.testFlag(State_HasFocus);
    const QRectF box = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    drawBox(painter, box, kFieldRadius, on ? m_tokens.accent : m_tokens.field,
            on || focused ? m_tokens.accent : m_tokens.ink3, focused ? 2 : 1);
    if (!on) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_tokens.onAccent, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const double w = box.width();
    painter.drawPolyline(QPolygonF{{box.x() + w * 0.24, box.y() + w * 0.52},
                                   {box.x() + w * 0.44, box.y() + w * 0.72},
                                   {box.x() + w * 0.78, box.y() + w * 0.30}});
    painter.restore();
}

void RackwrightStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                    const QWidget* widget) const {
    switch (element) {
    case PE_PanelLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame != nullptr && frame->lineWidth > 0)
            drawField(*painter, option->rect, option->state, isWrong(widget));
        return;
    }
    case PE_PanelButtonCommand:
        drawPushButton(option, *painter);
        return;
    case PE_PanelButtonTool:
        drawToolButtonPanel(option, *painter);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawCheckMark(option, *painter);
        return;
    case PE_FrameFocusRect:
        drawBox(*painter, option->rect, kFieldRadius, Qt::transparent, m_tokens.accent, 2);
        return;
    case PE_PanelMenu:
    case PE_FrameMenu:
        drawBox(*painter, option->rect, kButtonRadius, m_tokens.panel, m_tokens.line);
        return;
    case PE_PanelTipLabel:
        drawBox(*painter, option->rect, kFieldRadius, m_tokens.panel2, m_tokens.line);
        return;
    case PE_IndicatorToolBarSeparator: {
        const int x = option->rect.center().x();
        painter->setPen(m_tokens.line);
        painter->drawLine(x, option->rect.top() + scaled(8), x, option->rect.bottom() - scaled(8));
        return;
    }
    case PE_FrameStatusBarItem:
        return;
    case PE_PanelStatusBar:
        painter->fillRect(option->rect, m_tokens.panel);
        painter->fillRect(QRect(option->rect.topLeft(), QSize(option->rect.width(), 1)), m_tokens.line);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void RackwrightStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                                  const QWidget* widget) const {
    switch (element) {
    case CE_ToolBar:
        painter->fillRect(option->rect, m_tokens.panel);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                          m_tokens.line);
        return;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, m_tokens.panel);
        return;
    case CE_MenuBarItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (item == nullptr) break;
        painter->fillRect(option->rect, m_tokens.panel);
        if (option->state & (State_Selected | State_Sunken))
            drawBox(*painter, option->rect.adjusted(0, 2, 0, -2), kButtonRadius, m_tokens.accentSoft,
                    QColor());
        drawItemText(painter, option->rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine,
                     option->palette, option->state.testFlag(State_Enabled), item->text,
                     QPalette::WindowText);
        return;
    }
    case CE_Splitter:
        return; // a gap in the window's colour
    case CE_PushButtonLabel: {
        // The label of a primary button stands on the accent colour.
        auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (button == nullptr || !button->features.testFlag(QStyleOptionButton::DefaultButton)) break;
        QStyleOptionButton primary = *button;
        primary.palette.setColor(QPalette::Active, QPalette::ButtonText, m_tokens.onAccent);
        primary.palette.setColor(QPalette::Inactive, QPalette::ButtonText, m_tokens.onAccent);
        QProxyStyle::drawControl(element, &primary, painter, widget);
        return;
    }
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void RackwrightStyle::drawSpinBox(const QStyleOptionComplex* option, QPainter& painter,
                                  const QWidget* widget) const {
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    if (spin == nullptr) return;
    if (spin->frame) drawField(painter, option->rect, option->state, isWrong(widget));
    if (spin->buttonSymbols == QAbstractSpinBox::NoButtons) return;
    const QRect up = proxy()->subControlRect(CC_SpinBox, option, SC_SpinBoxUp, widget);
    const QRect down = proxy()->subControlRect(CC_SpinBox, option, SC_SpinBoxDown, widget);
    const double side = scaled(14);
    const QPointF centre = QRectF(up.united(down)).center();
    const QRectF mark(centre.x() - side / 2, centre.y() - side / 2, side, side);
    paintIcon(painter, IconName::upDown, mark,
              option->state.testFlag(State_Enabled) ? m_tokens.ink3 : m_tokens.line);
}

void RackwrightStyle::drawComboBox(const QStyleOptionComplex* option, QPainter& painter,
                                   const QWidget* widget) const {
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (combo == nullptr) return;
    if (combo->frame) drawField(painter, option->rect, option->state, isWrong(widget));
    const QRectF arrow = proxy()->subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
    const double side = scaled(12);
    const QRectF mark(arrow.center().x() - side / 2, arrow.center().y() - side / 2, side, side);
    paintIcon(painter, IconName::down, mark,
              option->state.testFlag(State_Enabled) ? m_tokens.ink3 : m_tokens.line);
}

void RackwrightStyle::drawScrollBar(const QStyleOptionComplex* option, QPainter& painter,
                                    const QWidget* widget) const {
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (bar == nullptr || bar->minimum == bar->maximum) return;
    QRectF handle = proxy()->subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
    const bool upright = bar->orientation == Qt::Vertical;
    handle = upright ? handle.adjusted(2, 1, -2, -1) : handle.adjusted(1, 2, -1, -2);
    const bool active = option->state & (State_Sunken | State_MouseOver);
    drawBox(painter, handle, (upright ? handle.width() : handle.height()) / 2,
            active ? m_tokens.ink3 : m_tokens.line, QColor());
}

void RackwrightStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                         QPainter* painter, const QWidget* widget) const {
    switch (control) {
    case CC_SpinBox:
        drawSpinBox(option, *painter, widget);
        return;
    case CC_ComboBox:
        drawComboBox(option, *painter, widget);
        return;
    case CC_ScrollBar:
        drawScrollBar(option, *painter, widget);
        return;
    default:
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

QRect RackwrightStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                      SubControl part, const QWidget* widget) const {
    const QRect rect = option->rect;
    if (control == CC_SpinBox) {
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        const bool buttons = spin == nullptr || spin->buttonSymbols != QAbstractSpinBox::NoButtons;
        const int width = buttons ? scaled(18) : 4;
        const QRect strip(rect.right() - width, rect.top() + 1, width, rect.height() - 2);
        if (part == SC_SpinBoxUp) return buttons ? strip.adjusted(0, 0, 0, -strip.height() / 2) : QRect();
        if (part == SC_SpinBoxDown) return buttons ? strip.adjusted(0, strip.height() / 2, 0, 0) : QRect();
        if (part == SC_SpinBoxEditField) return rect.adjusted(4, 1, -width - 1, -1);
        if (part == SC_SpinBoxFrame) return rect;
    }
    if (control == CC_ComboBox) {
        const int width = scaled(18);
        if (part == SC_ComboBoxArrow) return {rect.right() - width, rect.top(), width, rect.height()};
        if (part == SC_ComboBoxEditField) return rect.adjusted(4, 1, -width - 1, -1);
        if (part == SC_ComboBoxFrame) return rect;
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QSize RackwrightStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                        const QWidget* widget) const {
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_SpinBox:
    case CT_ComboBox:
        size.setHeight(scaled(23));
        break;
    case CT_LineEdit:
        size.setHeight(std::max(size.height(), scaled(23)));
        break;
    case CT_ToolButton:
        size.setHeight(std::max(size.height(), scaled(28)));
        break;
    case CT_PushButton:
        size.setHeight(std::max(size.height(), scaled(28)));
        break;
    case CT_MenuBarItem:
        size.setHeight(scaled(27));
        break;
    case CT_MenuItem:
        if (size.height() > scaled(10)) size.setHeight(std::max(size.height(), scaled(26)));
        break;
    default:
        break;
    }
    return size;
}

int RackwrightStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                                 const QWidget* widget) const {
    switch (metric) {
    case PM_SplitterWidth:
        return 8;
    case PM_ScrollBarExtent:
        return 11;
    case PM_ToolBarIconSize:
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
        return scaled(16);
    case PM_ToolBarItemSpacing:
        return 2;
    case PM_ToolBarItemMargin:
        return 4;
    case PM_ToolBarFrameWidth:
        return 0;
    case PM_MenuPanelWidth:
        return 4;
    case PM_MenuBarPanelWidth:
        return 0;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
        return scaled(15);
    case PM_ScrollView_ScrollBarSpacing:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int RackwrightStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                               QStyleHintReturn* result) const {
    switch (hint) {
    case SH_ComboBox_Popup:
        return 0;
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
        return 0;
    case SH_Widget_Animate:
        return 0; // numbers and bars jump, nothing moves by itself
    case SH_ToolTip_WakeUpDelay:
        return 500;
    default:
        return QProxyStyle::styleHint(hint, option, widget, result);
    }
}

} // namespace rackwright
