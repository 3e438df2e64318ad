#include "core/plan/nearest_preset.h"

#include "core/model/parameters.h"

#include <cmath>

namespace rackwright {

const ModelPreset* nearestPreset(const ModelShape& shape, const Catalog& catalog) {
    constexpr double kAlike = 0.05;
    const double size = static_cast<double>(countParameters(shape).total);
    const ModelPreset* nearest = nullptr;
    double nearestGap = 0;
    for (const ModelPreset& preset : catalog.models) {
        if (preset.shape.isMoe() != shape.isMoe()) continue;
        const double gap =
            std::abs(std::log(static_cast<double>(countParameters(preset.shape).total) / size));
        if (gap < kAlike) return &preset;
        if (nearest == nullptr || gap < nearestGap) {
            nearest = &preset;
            nearestGap = gap;
        }
    }
    return nearest;
}

} // namespace rackwright
