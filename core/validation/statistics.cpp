#include "core/validation/statistics.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

double quantile(std::vector<double> values, double share) {
    std::sort(values.begin(), values.end());
    const double position = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(position);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return std::lerp(values[below], values[above], position - static_cast<double>(below));
}

ErrorStatistics summarise(const std::vector<Residual>& residuals) {
    ErrorStatistics result;
    if (residuals.empty()) return result;
    std::vector<double> sizes;
    sizes.reserve(residuals.size());
    for (const Residual& residual : residuals) {
        sizes.push_back(std::abs(residual.error));
        result.mean += sizes.back();
        result.bias += residual.error;
        result.inBand += residual.inBand ? 1 : 0;
    }
    const double n = static_cast<double>(residuals.size());
    result.n = static_cast<int>(residuals.size());
    result.mean /= n;
    result.bias /= n;
    result.inBand /= n;
    result.median = quantile(sizes, 0.5);
    result.p90 = quantile(sizes, 0.9);
    result.worst = *std::max_element(sizes.begin(), sizes.end());
    return result;
}

} // namespace rackwright
