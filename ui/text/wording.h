// Every sentence that comes from an engine identifier. English is the source text; Chinese comes from
// translations/. All functions look the text up at the moment of the call, so a language switch needs no
// recomputation.
#pragma once

#include "core/inputs/input_table.h"
#include "core/plan/outcome.h"
#include "ui/text/format.h"

#include <QString>

namespace rackwright::text {

QString inputLabel(std::string_view inputId);
QString inputTooltip(std::string_view inputId);
QString groupName(InputGroup group);
QString unitName(InputUnit unit, Currency currency = Currency::usd); ///< suffix of a field, "" for none
/// A choice of a picklist: fixed choices have words of their own, catalogue ids their proper names.
QString choiceName(std::string_view inputId, std::string_view choice, const Catalog& catalog);
/// Dim facts beside a choice: "80 GB · 989 TFLOPS"; empty when there are none.
QString choiceFacts(std::string_view inputId, std::string_view choice, const Catalog& catalog,
                    const Formatter& format);
/// The catalogue's name of a part, with its common words in the language of the reader: "8 × A40 PCIe
/// server".
QString productName(const std::string& name);
/// "1 024 × H100 SXM 80 GB".
QString clusterName(const Outcome& outcome, const Formatter& format);
/// "128 servers", "1 server".
QString serverCount(double servers, const Formatter& format);
/// What a wrong figure that circulates really is (Misquote::reality); empty for an unknown identifier.
QString misquoteReality(std::string_view reality);
/// One line for each wrong figure of the part and one for its optional bridge; empty without either.
QString acceleratorTooltip(const Accelerator& accelerator);
/// The value of an input as text with its unit ("8 192", "90 %", "automatic").
/// `currency` is the plan's.
QString inputValue(const InputDefinition& input, const InputValue& value, const Catalog& catalog,
                   const Formatter& format, Currency currency = Currency::usd);
/// "Sequence length: 8 192 → 16 384": an entry of the undo menu.
QString inputChange(const InputDefinition& input, const InputValue& before, const InputValue& after,
                    const Catalog& catalog, const Formatter& format);

QString memoryPart(MemoryPart part);
QString timePart(TimePart part);
/// Counted from 0 in, "Stage 1" out; a model without a pipeline has "All layers".
QString stageName(int stage, std::size_t stages);
QString verdictName(Verdict verdict);
QString candidateStatus(CandidateStatus status);
QString strategyName(const Strategy& strategy); ///< "TP8 · PP4 · VPP5 · DP32 · ZeRO-1"
QString shardingName(const Strategy& strategy); ///< empty when nothing is sharded
QString recomputeName(Recompute recompute);
QString recomputeName(const Strategy& strategy); ///< "recomputes 3 layers a stage" when it is not all of them
/// P10 and P90 without a unit, "153 – 201": the figure before the band has it.
QString daysBand(const Outcome& outcome, const Formatter& format);
QString stepBand(const Outcome& outcome, const Formatter& format);
QString severityName(Severity severity);
QString bomItem(const std::string& item, const std::string& name);
QString bomSection(const std::string& section);

/// One bold clause that says what to do, and one sentence with the numbers.
struct FindingText {
    QString headline;
    QString sentence;
    QString actionLabel; ///< empty when the finding has no action
};
FindingText findingText(const Finding& finding, const Formatter& format);
QString errorText(const Error& error, const Formatter& format); ///< what, where and what to do
QString argumentText(const Argument& argument, const Formatter& format);

/// One-sentence descriptions for screen readers and the console.
QString verdictSentence(const Outcome& outcome, const Formatter& format);
QString memorySentence(const Outcome& outcome, const Formatter& format);
QString timeSentence(const Outcome& outcome, const Formatter& format);
QString costSentence(const Outcome& outcome, const Formatter& format);
QString topologySentence(const Outcome& outcome, const Formatter& format);

/// Inputs and choices that have no wording; empty in a complete program (a test).
QStringList missingWording();
/// Fixed choices without a word of their own, as "input=choice".
QStringList choicesWithoutWords();
/// Whether an error identifier has a sentence.
bool knowsError(std::string_view id);

} // namespace rackwright::text
