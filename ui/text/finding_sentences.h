// Findings in words: findingText() of wording.h, and a check for completeness.
#pragma once

#include "ui/text/wording.h"

#include <string_view>

namespace rackwright::text {

/// Whether a finding identifier has a sentence.
bool knowsFinding(std::string_view id);

/// `text` with every `{name}` replaced by the argument of that name, as a person reads it.
QString filledIn(QString text, const std::vector<Argument>& arguments, const Formatter& format);

} // namespace rackwright::text
