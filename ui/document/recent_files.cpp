#include "ui/document/recent_files.h"

#include <QFileInfo>

namespace rackwright {

QStringList recentFiles(const Settings& settings) {
    QStringList files = settings.list(Setting::recentFiles);
    files.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return files;
}

void rememberFile(Settings& settings, const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = settings.list(Setting::recentFiles);
    files.removeAll(absolute);
    files.prepend(absolute);
    while (files.size() > kRecentFiles)
        files.removeLast();
    settings.set(Setting::recentFiles, files);
    settings.set(Setting::planFolder, QFileInfo(absolute).absolutePath());
}

void forgetFiles(Settings& settings) {
    settings.set(Setting::recentFiles, QStringList());
}

} // namespace rackwright
