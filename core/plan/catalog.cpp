#include "core/plan/catalog.h"

#include <algorithm>

namespace rackwright {

const ModelPreset* Catalog::model(const std::string& id) const {
    const auto found = std::ranges::find(models, id, &ModelPreset::id);
    return found == models.end() ? nullptr : &*found;
}

const SoftwareStack* Catalog::stack(const std::string& id) const {
    const auto found = std::ranges::find(stacks, id, &SoftwareStack::id);
    return found == stacks.end() ? nullptr : &*found;
}

} // namespace rackwright
