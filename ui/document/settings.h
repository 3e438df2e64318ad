// What the program remembers between runs. One table says each setting's key and default.
#pragma once

#include <QObject>
#include <QSettings>
#include <QVariant>

#include <memory>

namespace rackwright {

enum class Setting : std::uint8_t {
    language,       ///< "en", "zh" or empty: the system's
    grouping,       ///< "thin", "comma", "none"
    theme,          ///< "light", "dark", "system"
    textScale,      ///< per cent, 90 … 150
    level,          ///< "simple", "expert"
    foldedGroups,   ///< list of group numbers
    recentFiles,    ///< list of paths, newest first
    planFolder,     ///< where plans were last opened or saved
    exportFolder,   ///< where reports were last written
    windowGeometry, ///< bytes; stays on this machine
    layout,         ///< bytes: inputs against results
    resultsLayout   ///< bytes: the cards
};
inline constexpr int kSettingCount = static_cast<int>(Setting::resultsLayout) + 1;

/// Reads and writes settings; says when one changed. Unknown or unreadable values give the default.
class Settings : public QObject {
    Q_OBJECT

public:
    /// `path` empty: the user's own settings file.
    explicit Settings(const QString& path = {}, QObject* parent = nullptr);

    QVariant value(Setting setting) const;
    QString text(Setting setting) const { return value(setting).toString(); }
    int number(Setting setting) const { return value(setting).toInt(); }
    bool flag(Setting setting) const { return value(setting).toBool(); }
    QStringList list(Setting setting) const { return value(setting).toStringList(); }
    void set(Setting setting, const QVariant& value);
    void reset(Setting setting);

signals:
    void changed(rackwright::Setting setting);

private:
    std::unique_ptr<QSettings> m_store;
};

} // namespace rackwright
