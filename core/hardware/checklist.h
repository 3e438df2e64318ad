// What to set on the servers and switches of a platform before a run, and the command that shows it is set.
// Titles and reasons are words of ui/text.
#pragma once

#include "core/units/provenance.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rackwright {

enum class ChecklistArea : std::uint8_t { firmware, kernel, network, library, storage, health };

/// One item. Empty lists of platforms, technologies or kinds stand for all.
struct ChecklistItem {
    std::string id; ///< "iommu-passthrough"
    ChecklistArea area = ChecklistArea::kernel;
    std::string setting;                   ///< what to type or to reach; the same in every language
    std::string command;                   ///< shows whether it is so; empty when there is none
    std::vector<std::string> platforms;    ///< "cuda", "rocm", "cann", …, or an architecture
    std::vector<std::string> technologies; ///< "infiniband", "ethernet"
    std::vector<std::string> kinds;        ///< "rail-optimised", "fat-tree", "rail-only"
    int serversFrom = 1;                   ///< matters from this many servers
    Provenance from;

    friend bool operator==(const ChecklistItem&, const ChecklistItem&) = default;
};

} // namespace rackwright
