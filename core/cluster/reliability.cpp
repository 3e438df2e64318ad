#include "core/cluster/reliability.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kHoursPerDay = 24.0;

/// Upper quantile of the normal distribution at 99.9…%, enough to start a Poisson quantile search below its
/// answer.
constexpr double kFarTail = 6.0;

double logPoisson(double mean, double events) {
    return events * std::log(mean) - mean - std::lgamma(events + 1.0);
}

} // namespace

double interruptionRate(PlatformMaturity maturity) {
    switch (maturity) {
    case PlatformMaturity::mature:
        return 4.0;
    case PlatformMaturity::newPlatform:
        return 8.0;
    case PlatformMaturity::burnIn:
        return 16.0;
    }
    return 4.0;
}

double interruptionRate(const OperationInputs& operation) {
    return operation.failuresPer1000NodeDays.value_or(interruptionRate(operation.maturity));
}

double hoursBetweenInterruptions(double nodes, double ratePer1000NodeDays) {
    return kHoursPerDay * 1000.0 / (nodes * ratePer1000NodeDays);
}

double youngInterval(double stall, double mtti) {
    return std::sqrt(2.0 * stall * mtti);
}

double dalyInterval(double stall, double mtti) {
    if (stall >= 2.0 * mtti) return mtti;
    const double ratio = stall / (2.0 * mtti);
    return youngInterval(stall, mtti) * (1.0 + std::sqrt(ratio) / 3.0 + ratio / 9.0) - stall;
}

double availabilityInterval(double stall, double mtti, double restart) {
    return stall + std::sqrt(2.0 * (mtti + restart) * stall + stall * stall);
}

double effectiveTrainingTime(double stall, double interval, double restart, double mtti) {
    const double saving = 1.0 + stall / interval;
    const double losing = 1.0 + (restart + interval / 2.0) / mtti;
    return 1.0 / (saving * losing);
}

int spareServers(double nodes, double ratePer1000NodeDays, double repairDays, double probability) {
    const double mean = nodes * ratePer1000NodeDays / 1000.0 * repairDays;
    if (mean <= 0.0) return 0;
    // Terms far below the mean add nothing that a double can hold, so the sum starts where they begin to
    // matter.
    const double first = std::max(0.0, std::floor(mean - 2.0 * kFarTail * std::sqrt(mean)));
    double covered = 0.0;
    double spares = first;
    for (;; spares += 1.0) {
        covered += std::exp(logPoisson(mean, spares));
        if (covered >= probability) return static_cast<int>(spares);
        if (spares > mean + 2.0 * kFarTail * std::sqrt(mean) + 2.0 * kFarTail)
            return static_cast<int>(spares);
    }
}

} // namespace rackwright
