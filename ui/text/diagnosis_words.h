// Causes, evidence and next measurements of a diagnosis, in words.
#pragma once

#include "core/diagnosis/diagnosis.h"
#include "ui/text/format.h"

#include <QString>

#include <string_view>
#include <vector>

namespace rackwright::text {

QString causeName(Cause cause);
/// "42 %"; never a zero for what is only unlikely.
QString probabilityText(double probability, const Formatter& format);
/// One sentence for an "evidence.…" identifier with its numbers.
QString evidenceText(const Error& evidence, const Formatter& format);
/// What to measure next ("measure.…").
QString measurementText(std::string_view id);
/// One part of the gap between measured and predicted step time.
QString gapPartName(std::string_view id);

/// "The step takes 9.10 s; predicted are 8.05 s (6.72 – 11.2)."
QString gapSentence(const MeasuredGap& gap, const Formatter& format);

/// One line of the gap, ready to show; an em dash where nothing was measured.
struct GapLine {
    QString name;
    QString predicted;
    QString measured;
};
std::vector<GapLine> gapLines(const MeasuredGap& gap, const Formatter& format);
enum class GapColumn : std::uint8_t { part, predicted, measured };
QString gapHeader(GapColumn column);

/// Whether an identifier of evidence or measurement has words.
bool knowsDiagnosis(std::string_view id);

} // namespace rackwright::text
