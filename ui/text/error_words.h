// Tables of error sentences, one for each group of rooms.
#pragma once

#include "core/units/error.h"
#include "ui/text/format.h"

#include <QString>

#include <span>
#include <string_view>

namespace rackwright::text {

struct ErrorWords {
    std::string_view id;
    const char* sentence; ///< source text, context "errors"
};

std::span<const ErrorWords> generalErrorWords();
std::span<const ErrorWords> strategyErrorWords(); ///< reasons why a strategy is refused
std::span<const ErrorWords> launchErrorWords();   ///< launch files, out and in

/// Puts the arguments into their `{name}` places.
QString fillIn(QString sentence, const std::vector<Argument>& arguments, const std::string& where,
               const Formatter& format);

} // namespace rackwright::text
