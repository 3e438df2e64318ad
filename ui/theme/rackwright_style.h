// Flat drawing of the standard widgets: 1 px lines, small radii, one accent, no gradients.
#pragma once

#include "ui/theme/tokens.h"

#include <QProxyStyle>

namespace rackwright {

class RackwrightStyle final : public QProxyStyle {
public:
    RackwrightStyle(const Tokens& tokens, double textScale);

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* result) const override;

private:
    void drawField(QPainter& painter, const QRect& rect, QStyle::State state, bool wrong) const;
    void drawPushButton(const QStyleOption* option, QPainter& painter) const;
    void drawToolButtonPanel(const QStyleOption* option, QPainter& painter) const;
    void drawSpinBox(const QStyleOptionComplex* option, QPainter& painter, const QWidget* widget) const;
    void drawComboBox(const QStyleOptionComplex* option, QPainter& painter, const QWidget* widget) const;
    void drawCheckMark(const QStyleOption* option, QPainter& painter) const;
    void drawScrollBar(const QStyleOptionComplex* option, QPainter& painter, const QWidget* widget) const;
    int scaled(double pixels) const;

    Tokens m_tokens;
    double m_textScale;
};

/// Dynamic property of an editor whose text cannot be read: its border turns to the `bad` colour.
inline constexpr const char* kWrongProperty = "rackwrightWrong";

} // namespace rackwright
