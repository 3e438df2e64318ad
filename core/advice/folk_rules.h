// Rules of thumb that circulate, each with what this plan's own numbers say about it.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/outcome.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace rackwright {

enum class FolkVerdict : std::uint8_t { holds, holdsIf, wrong };

/// Where a rule was found: two widely copied articles on configuring multi-accelerator training.
enum class FolkOrigin : std::uint8_t { multiNodeGuide, cardSelectionGuide };

struct FolkCheck {
    std::string id; ///< "c01" … "c43"; ui/text has the rule and the counterpart in words
    FolkOrigin origin = FolkOrigin::multiNodeGuide;
    bool applies = true; ///< false: the rule speaks of another size or part than this plan's
    FolkVerdict verdict = FolkVerdict::holds;
    std::vector<Argument> counterpart; ///< the computed numbers beside the rule

    friend bool operator==(const FolkCheck&, const FolkCheck&) = default;
};

/// Every rule of the register, in its order. Reads only.
std::vector<FolkCheck> checkFolkRules(const Outcome& outcome, const Catalog& catalog);

/// Identifiers of the register, in order.
std::span<const char* const> folkRuleIds();

} // namespace rackwright
