#include "ui/document/settings.h"

#include <QDir>
#include <QStandardPaths>

namespace rackwright {

namespace {

struct Row {
    const char* key; ///< ASCII: INI files percent-encode anything else
    QVariant standard;
};

const Row& rowOf(Setting setting) {
    static const Row kRows[kSettingCount] = {
        {"view/language", QString()},
        {"view/grouping", QStringLiteral("thin")},
        {"view/theme", QStringLiteral("system")},
        {"view/text_scale", 100},
        {"view/level", QStringLiteral("simple")},
        {"view/folded_groups", QStringList{QStringLiteral("4")}},
        {"files/recent", QStringList()},
        {"files/plan_folder", QString()},
        {"files/export_folder", QString()},
        {"window/geometry", QByteArray()},
        {"window/layout", QByteArray()},
        {"window/results_layout", QByteArray()},
    };
    return kRows[static_cast<int>(setting)];
}

QString settingsPath() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    return QDir(folder).filePath(QStringLiteral("settings.ini"));
}

} // namespace

Settings::Settings(const QString& path, QObject* parent)
    : QObject(parent),
      m_store(std::make_unique<QSettings>(path.isEmpty() ? settingsPath() : path, QSettings::IniFormat)) {}

QVariant Settings::value(Setting setting) const {
    const Row& row = rowOf(setting);
    const QVariant stored = m_store->value(QLatin1String(row.key), row.standard);
    // INI files keep text only: bring it back to the type of the default, or fall back to the default.
    QVariant typed = stored;
    if (!typed.convert(row.standard.metaType())) return row.standard;
    return typed;
}

void Settings::set(Setting setting, const QVariant& value) {
    if (this->value(setting) == value) return;
    m_store->setValue(QLatin1String(rowOf(setting).key), value);
    emit changed(setting);
}

void Settings::reset(Setting setting) {
    set(setting, rowOf(setting).standard);
}

} // namespace rackwright
