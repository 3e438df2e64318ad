// Tables of folk rules in words. `{name}` stands for the argument of that name.
#pragma once

#include <span>

namespace rackwright::text {

struct FolkWords {
    const char* id;
    const char* rule;        ///< as it circulates, in our words
    const char* counterpart; ///< what the plan's numbers say
};

std::span<const FolkWords> earlyFolkWords(); ///< c01 … c22
std::span<const FolkWords> lateFolkWords();  ///< c23 … c43

} // namespace rackwright::text
