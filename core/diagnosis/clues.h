// Words of error messages and of people's descriptions, English and Chinese, and what they point to.
#pragma once

#include "core/diagnosis/diagnosis.h"

#include <span>

namespace rackwright {

/// `words` in lower case, blanks for hyphens, underscores and slashes. All parts between '&' must occur, each
/// at the start of a word; '$' at the end of a part: the word ends there too.
struct Clue {
    const char* words;
    double weight; ///< natural log-odds; negative: speaks against the cause
};

struct ClueGroup {
    Cause cause;
    std::span<const Clue> clues;
};

std::span<const ClueGroup> planClues(); ///< invalid splits, memory, versions, measurement, compute, launches
std::span<const ClueGroup> networkClues(); ///< networks and pipelines
std::span<const ClueGroup> hostClues();    ///< data, checkpoints, slow hosts, heat, hangs

} // namespace rackwright
