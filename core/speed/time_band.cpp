// How far measured runs lie from the prediction, by regime.
#include "core/speed/step_time.h"

#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

/// P10 and P90 of measured over predicted time.
struct Regime {
    double low = 1;
    double high = 1;
};

constexpr Regime kExperts{0.77, 1.27};
constexpr Regime kAdapters{0.75, 1.12};
constexpr Regime kLongContext{0.86, 1.32};
constexpr Regime kUnmeasured{0.70, 1.50};
constexpr double kLongSequence = 32768;
constexpr double kRemoteExperts =
    0.30; ///< ln, plain dispatchers send a token once per expert between domains
constexpr double kNaturalRouting = 0.10; ///< ln, uneven routing
constexpr double kUnpacked = 0.15;       ///< ln, short samples make attention cheaper than assumed
/// Factor on the ln scale from the spreads above to those of runs left out of the fit, a source or a model
/// family at a time.
constexpr double kLeftOut = 0.9;

void widen(Regime& band, Regime other) {
    band.low = std::min(band.low, other.low);
    band.high = std::max(band.high, other.high);
}

double inQuadrature(double a, double b) {
    return std::sqrt(a * a + b * b);
}

} // namespace

TimeBand timeBand(const Job& job, const Machine& machine, const Strategy& strategy) {
    Regime band{job.stack.speed.bandLow, job.stack.speed.bandHigh};
    if (job.model.isMoe()) widen(band, kExperts);
    if (job.recipe.frozenBase()) widen(band, kAdapters);
    if (job.sequence >= kLongSequence || strategy.cp > 1) widen(band, kLongContext);
    if (!machine.measured) widen(band, kUnmeasured);

    double below = -kLeftOut * std::log(band.low);
    double above = kLeftOut * std::log(band.high);
    if (job.model.isMoe() && strategy.ep * strategy.tp > machine.domain)
        above = inQuadrature(above, kRemoteExperts);
    if (job.model.isMoe() && !job.forcedBalance) above = inQuadrature(above, kNaturalRouting);
    if (job.unpackedSamples) below = inQuadrature(below, kUnpacked);
    return {std::exp(-below), std::exp(above)};
}

} // namespace rackwright
