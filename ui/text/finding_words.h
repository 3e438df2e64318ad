// Tables of finding sentences, one for each group of rules. `{name}` stands for the argument of that name.
#pragma once

#include <span>

namespace rackwright::text {

struct FindingWords {
    const char* id;
    const char* headline;    ///< what to do, one clause
    const char* sentence;    ///< the numbers
    const char* actionLabel; ///< null: nothing to click
};

std::span<const FindingWords> planFindingWords();   ///< fit, ways out, deadline, power, budget
std::span<const FindingWords> splitFindingWords();  ///< network, strategy, data, run
std::span<const FindingWords> marketFindingWords(); ///< hardware, money
std::span<const FindingWords> linkFindingWords();   ///< peaks, links, software, mixed ways

} // namespace rackwright::text
