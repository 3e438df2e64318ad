// Sizes, fonts and colours of the printed page. One unit is a tenth of a point.
#pragma once

#include "ui/theme/tokens.h"

#include <QFont>
#include <QString>
#include <QStringList>

namespace rackwright {

constexpr double kPoint = 10.0;              ///< units in a point
constexpr double kMillimetre = 720.0 / 25.4; ///< units in a millimetre
constexpr double kPageWidth = 210 * kMillimetre;
constexpr double kPageHeight = 297 * kMillimetre;
constexpr double kMargin = 15 * kMillimetre;
constexpr double kContentWidth = kPageWidth - 2 * kMargin;
constexpr double kPixel =
    0.75 * kPoint; ///< a screen pixel on paper, for pictures that are laid out in pixels

enum class PrintText : std::uint8_t {
    title,
    subtitle,
    heading,
    subheading,
    figure,
    body,
    table,
    caption,
    footer
};

/// A TrueType family whose Chinese glyphs carry their own code points, so that text can be searched and
/// copied; then the screen's family. Fonts with shared radical glyphs (Noto CJK) are written with radical
/// code points by Qt.
QStringList printFamilies();
QFont printFont(PrintText use, bool bold = false);
/// Height of a line of `use`.
double printLine(PrintText use);

} // namespace rackwright
