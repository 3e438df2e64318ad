#include "ui/theme/appearance.h"

#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/rackwright_style.h"

#include <QApplication>
#include <QToolTip>

namespace rackwright {

bool systemIsDark() {
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

void applyAppearance(const Tokens& tokens, double textScale) {
    // The application owns its style: a new one on every change, so that cached metrics and colours are
    // dropped.
    QApplication::setStyle(new RackwrightStyle(tokens, textScale));
    QApplication::setPalette(paletteOf(tokens));
    QApplication::setFont(screenFont(TextUse::body, textScale));
    QToolTip::setFont(screenFont(TextUse::caption, textScale));
    QToolTip::setPalette(paletteOf(tokens));
    QApplication::setWindowIcon(programIcon());
}

} // namespace rackwright
