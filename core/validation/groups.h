// The groups a run belongs to.
#pragma once

#include "core/validation/validation.h"

#include <string>
#include <vector>

namespace rackwright {

struct GroupKey {
    GroupKind kind = GroupKind::all;
    std::string name;

    friend auto operator<=>(const GroupKey&, const GroupKey&) = default;
};

std::vector<GroupKey> timeGroups(const RunCase& run);
std::vector<GroupKey> memoryGroups(const RunCase& run);

/// The sweep a run is a part of: everything that stays the same while the strategy changes.
std::string sweepName(const RunCase& run);

} // namespace rackwright
