// What every view needs to draw: the catalogue for names, the number format, the colours and the text size.
#pragma once

#include "core/plan/catalog.h"
#include "ui/text/format.h"
#include "ui/theme/fonts.h"
#include "ui/theme/tokens.h"

#include <QStringList>

namespace rackwright {

/// A plain value, pushed to every view again when the language, theme, number format or text size changes.
struct ViewContext {
    const Catalog* catalog = nullptr; ///< outlives every view
    Formatter format;
    Tokens tokens = lightTokens();
    double textScale = 1.0;   ///< 0.9 … 1.5, factor on every font size
    QStringList fontFamilies; ///< empty: the screen's; a report sets its own

    QFont font(TextUse use) const {
        QFont font = screenFont(use, textScale);
        if (!fontFamilies.isEmpty()) font.setFamilies(fontFamilies);
        return font;
    }
};

} // namespace rackwright
