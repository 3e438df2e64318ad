#include "core/cluster/checklist.h"

#include <algorithm>

namespace rackwright {

namespace {

bool holds(const std::vector<std::string>& words, const std::string& word) {
    return words.empty() || std::ranges::find(words, word) != words.end();
}

bool concerns(const ChecklistItem& item, const ChecklistRequest& request) {
    const bool ofNetwork = !item.technologies.empty() || !item.kinds.empty();
    if (request.servers < item.serversFrom || (ofNetwork && request.servers < 2)) return false;
    const bool ofPlatform =
        holds(item.platforms, request.platform) || holds(item.platforms, request.architecture);
    return ofPlatform && holds(item.technologies, request.technology) && holds(item.kinds, request.kind);
}

} // namespace

std::vector<ChecklistItem> checklistFor(const std::vector<ChecklistItem>& all,
                                        const ChecklistRequest& request) {
    std::vector<ChecklistItem> items;
    std::ranges::copy_if(all, std::back_inserter(items),
                         [&](const ChecklistItem& item) { return concerns(item, request); });
    return items;
}

} // namespace rackwright
