// Plans side by side in words: names of rows and parts, values, differences, and why one is faster or
// cheaper.
#pragma once

#include "core/compare/compare.h"
#include "ui/text/format.h"

#include <QString>

#include <string_view>
#include <vector>

namespace rackwright::text {

/// "A" … "D".
QString planLetter(std::size_t plan);
QString compareGroupName(CompareGroup group);
QString compareRowName(const CompareRow& row);
/// With its unit; an em dash for an unknown figure, "automatic" for an input.
QString compareValue(const CompareRow& row, std::size_t plan, const Comparison& comparison,
                     const Catalog& catalog, const Formatter& format);

/// What a difference means for whoever pays.
enum class DeltaTone : std::uint8_t { equal, neutral, better, worse };
DeltaTone deltaTone(const CompareRow& row, std::size_t plan);
/// "better", "worse", "equal"; empty for neutral.
QString toneWord(DeltaTone tone);
/// With its sign: "−8 days", "−3.5 pt", "−52 %"; empty where there is no number.
QString deltaText(const CompareRow& row, std::size_t plan, const Formatter& format);
/// The difference with its word: "−52 %, better".
QString deltaWithWord(const CompareRow& row, std::size_t plan, const Formatter& format);

/// Name of one part of a difference: "dense peak of a GPU".
QString contributionName(std::string_view id);
/// "−8.0 days", with its sign.
QString contributionText(const Decomposition& whole, const Contribution& part, const Formatter& format);
/// "Training time: 172 days instead of 180 days".
QString decompositionTitle(const Decomposition& whole, const Formatter& format);

/// Why plan `plan` is faster or cheaper than the first: a headline, then one sentence each.
QStringList compareSentences(const Comparison& comparison, std::size_t plan, const Formatter& format);

/// Whether a row, part or group of the comparison has words of its own.
bool knowsCompared(std::string_view id);

} // namespace rackwright::text
