#include "core/speed/overlap.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace rackwright {

OverlapNorm::OverlapNorm(double exponent) {
    const double q = std::max(1.0, exponent);
    for (std::size_t i = 0; i < m_curve.size(); ++i) {
        const double ratio = std::min(1.0, static_cast<double>(i) / kSegments);
        m_curve[i] = std::pow(1.0 + std::pow(ratio, q), 1.0 / q);
    }
}

double OverlapNorm::together(double a, double b) const noexcept {
    const double longer = std::max(a, b);
    const double shorter = std::min(a, b);
    if (shorter <= 0) return std::max(0.0, longer);
    const double position = shorter / longer * kSegments;
    const auto segment = static_cast<std::size_t>(position);
    const double within = position - static_cast<double>(segment);
    return longer * (m_curve[segment] + within * (m_curve[segment + 1] - m_curve[segment]));
}

} // namespace rackwright
