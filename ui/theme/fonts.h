// Fonts by use. One family list serves both languages, so that rows keep their height when the language
// changes and Chinese characters keep their Simplified-Chinese shapes.
#pragma once

#include <QFont>

namespace rackwright {

enum class TextUse : std::uint8_t {
    figure,      ///< verdict figure, 22 px bold
    title,       ///< card title, 13 px bold
    groupHeader, ///< 12.5 px bold
    body,        ///< toolbar, menu, sentence, 13 px
    table,       ///< table and input rows, 12.5 px
    caption,     ///< axis, unit, 12 px
    smallest,    ///< 11 px
    pageTitle    ///< first-run page, 27 px bold
};

/// `scale` is the text size of the settings, 0.9 … 1.5.
QFont screenFont(TextUse use, double scale = 1.0);

/// Height of one line or row given in pixels at scale 1, scaled and rounded.
int scaledPixels(double pixels, double scale);

} // namespace rackwright
