#include "ui/document/preferences.h"

#include <QLocale>

#include <algorithm>

namespace rackwright {

Language languageOf(const Settings& settings) {
    const QString chosen = settings.text(Setting::language);
    if (chosen == QLatin1String("zh")) return Language::chinese;
    if (chosen == QLatin1String("en")) return Language::english;
    return QLocale::system().language() == QLocale::Chinese ? Language::chinese : Language::english;
}

void setLanguage(Settings& settings, Language language) {
    settings.set(Setting::language,
                 language == Language::chinese ? QStringLiteral("zh") : QStringLiteral("en"));
}

Formatter formatterOf(const Settings& settings) {
    const QString chosen = settings.text(Setting::grouping);
    Grouping grouping = Grouping::thinSpace;
    if (chosen == QLatin1String("comma")) grouping = Grouping::comma;
    if (chosen == QLatin1String("none")) grouping = Grouping::none;
    return Formatter(languageOf(settings), grouping);
}

ThemeChoice themeOf(const Settings& settings) {
    const QString chosen = settings.text(Setting::theme);
    if (chosen == QLatin1String("light")) return ThemeChoice::light;
    if (chosen == QLatin1String("dark")) return ThemeChoice::dark;
    return ThemeChoice::system;
}

void setTheme(Settings& settings, ThemeChoice theme) {
    static const QString kNames[] = {QStringLiteral("system"), QStringLiteral("light"),
                                     QStringLiteral("dark")};
    settings.set(Setting::theme, kNames[static_cast<int>(theme)]);
}

double textScaleOf(const Settings& settings) {
    return std::clamp(settings.number(Setting::textScale), 90, 150) / 100.0;
}

bool isExpert(const Settings& settings) {
    return settings.text(Setting::level) == QLatin1String("expert");
}

void setExpert(Settings& settings, bool expert) {
    settings.set(Setting::level, expert ? QStringLiteral("expert") : QStringLiteral("simple"));
}

} // namespace rackwright
