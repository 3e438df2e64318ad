// The list of recently used plans.
#pragma once

#include "ui/document/settings.h"

namespace rackwright {

inline constexpr int kRecentFiles = 8;

/// Newest first; files that no longer exist are left out of the answer but not forgotten.
QStringList recentFiles(const Settings& settings);
void rememberFile(Settings& settings, const QString& path);
void forgetFiles(Settings& settings);

} // namespace rackwright
