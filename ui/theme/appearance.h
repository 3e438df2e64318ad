// Gives the whole application one look: style, palette, font.
#pragma once

#include "ui/theme/tokens.h"

namespace rackwright {

/// True when the desktop's own palette is dark. Ask before the first applyAppearance.
bool systemIsDark();

/// Live: widgets that exist follow through their palette, font and style events.
void applyAppearance(const Tokens& tokens, double textScale);

} // namespace rackwright
