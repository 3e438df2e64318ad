// The settings that concern one cluster, out of all that the catalogue knows.
#pragma once

#include "core/hardware/checklist.h"

#include <string>
#include <vector>

namespace rackwright {

/// What a cluster is made of, in the words of ChecklistItem.
struct ChecklistRequest {
    std::string platform;
    std::string architecture; ///< of the accelerator, "hopper"; matches entries of `platforms`, too
    std::string technology;
    std::string kind;
    double servers = 1;
};

/// In the catalogue's order. Items of a network technology or kind concern clusters of two servers and more.
std::vector<ChecklistItem> checklistFor(const std::vector<ChecklistItem>& all,
                                        const ChecklistRequest& request);

} // namespace rackwright
