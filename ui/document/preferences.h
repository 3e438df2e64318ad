// Settings as the types the rest of the program speaks.
#pragma once

#include "ui/document/settings.h"
#include "ui/text/format.h"

namespace rackwright {

Language languageOf(const Settings& settings); ///< the system's when none was chosen
void setLanguage(Settings& settings, Language language);

Formatter formatterOf(const Settings& settings);

enum class ThemeChoice : std::uint8_t { system, light, dark };
ThemeChoice themeOf(const Settings& settings);
void setTheme(Settings& settings, ThemeChoice theme);

double textScaleOf(const Settings& settings); ///< 0.9 … 1.5
bool isExpert(const Settings& settings);
void setExpert(Settings& settings, bool expert);

} // namespace rackwright
