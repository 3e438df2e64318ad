// Causes, evidence and next measurements of a diagnosis, in words.
#pragma once

#include "core/diagnosis/diagnosis.h"
#include "ui/text/format.h"

#include <QString>

#include <string_view>

namespace rackwright::text {

QString causeName(Cause cause);
/// One sentence for an "evidence.…" identifier with its numbers.
QString evidenceText(const Error& evidence, const Formatter& format);
/// What to measure next ("measure.…").
QString measurementText(std::string_view id);
/// One part of the gap between measured and predicted step time.
QString gapPartName(std::string_view id);

/// Whether an identifier of evidence or measurement has words.
bool knowsDiagnosis(std::string_view id);

} // namespace rackwright::text
