// Numbers that people write into free text: "TP8", "28 heads", "GPU util 35 %". They fill what no key states.
#pragma once

#include "core/diagnosis/diagnosis.h"

#include <optional>
#include <string_view>

namespace rackwright {

/// The number next to a keyword: "tp8", "tp = 8", "tp: 8", and, with `before`, "28 heads".
std::optional<double> numberBeside(std::string_view lower, std::string_view keyword, bool before = false);
/// The percentage within a few words after a keyword, as a share: "gpu util is 35 %" gives 0.35.
std::optional<double> shareAfter(std::string_view lower, std::string_view keyword);

/// Fills degrees and counters of `run` that are not stated from its error text and symptom.
void readFreeText(ObservedRun& run);
/// The degrees alone, e.g. for a row before its case is built.
void readDegrees(std::string_view text, RunRow& row);

} // namespace rackwright
