// The register of folk rules in words.
#pragma once

#include "core/advice/folk_rules.h"
#include "ui/text/format.h"

#include <QString>

#include <string_view>

namespace rackwright::text {

struct FolkText {
    QString rule;
    QString origin;
    QString verdict;
    QString counterpart;
};

FolkText folkText(const FolkCheck& check, const Formatter& format);

/// Whether a rule of the register has words.
bool knowsFolkRule(std::string_view id);

} // namespace rackwright::text
