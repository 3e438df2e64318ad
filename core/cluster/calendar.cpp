#include "core/cluster/calendar.h"

#include "core/cluster/reliability.h"
#include "core/units/quantity.h"
#include "core/units/seeded_random.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rackwright {

namespace {

constexpr int kRuns = 512;
/// Deviation of the logarithm of a restart's time: its mean is 1.65 times its median. Estimate.
constexpr double kRestartSpread = 1.0;
/// Above this many expected interruptions their sum is as good as normally distributed.
constexpr double kOneByOne = 8;
constexpr double kNormalAtTenth = 1.2815515655446004; ///< of the standard normal distribution, P90

struct Run {
    double days = 0;
    double stopDays = 0;
    double interruptions = 0;
};

struct Process {
    double work = 0; ///< s of running time, saves included, without rework
    double mean = 0; ///< s of running time between interruptions
    double interval = 0;
    double restart = 0;
    double repair = 0; ///< s that a hardware fault waits; 0: a spare steps in
};

double paceOf(const CalendarRequest& request, double normal) {
    const double tail = normal < 0 ? request.lowFactor : request.highFactor;
    return std::pow(std::max(0.01, tail), std::abs(normal) / kNormalAtTenth);
}

double restartSeconds(const Process& process, SeededRandom& random) {
    const double spread = kRestartSpread;
    return process.restart * std::exp(spread * random.normal() - spread * spread / 2);
}

/// Every interruption by itself.
Run walk(const Process& process, SeededRandom& random) {
    Run run;
    double left = process.work;
    double stopped = 0;
    // Jobs that are interrupted faster than they save would never end; the closed form tells of them.
    const double most = 64 * (1 + process.work / process.mean);
    while (run.interruptions < most) {
        const double running = process.mean * random.exponential();
        if (running >= left) break;
        ++run.interruptions;
        const double lost = std::min(running, process.interval * random.uniform());
        left += lost - running;
        stopped += lost + restartSeconds(process, random);
        if (process.repair > 0 && random.uniform() < kHardwareInterruptionShare) stopped += process.repair;
    }
    run.stopDays = stopped / kSecondsPerDay;
    return run;
}

/// Many interruptions at once: their number and the sum of their losses are normal by the central limit.
Run leap(const Process& process, SeededRandom& random) {
    const double lost = std::min(process.interval, process.mean) / 2;
    const double expected = process.work / (process.mean - lost);
    Run run;
    run.interruptions = std::max(0.0, std::round(expected + std::sqrt(expected) * random.normal()));
    const double waits = kHardwareInterruptionShare * process.repair;
    const double each = lost + process.restart + waits;
    const double variance = process.restart * process.restart * std::expm1(kRestartSpread * kRestartSpread) +
                            process.interval * process.interval / 12 + waits * process.repair - waits * waits;
    const double sum = run.interruptions * each + std::sqrt(run.interruptions * variance) * random.normal();
    run.stopDays = std::max(0.0, sum) / kSecondsPerDay;
    return run;
}

Run simulate(const CalendarRequest& request, SeededRandom& random) {
    const double save = request.intervalSeconds > 0 ? request.stallSeconds / request.intervalSeconds : 0.0;
    const double running = request.workDays * kSecondsPerDay * paceOf(request, random.normal()) * (1 + save);
    Run run;
    if (request.hoursBetweenInterruptions > 0) {
        const Process process{running, request.hoursBetweenInterruptions * kSecondsPerHour,
                              request.intervalSeconds, request.restartSeconds,
                              request.spares ? 0.0 : request.repairDays * kSecondsPerDay};
        run = running / process.mean > kOneByOne ? leap(process, random) : walk(process, random);
    }
    run.days = running / kSecondsPerDay + run.stopDays;
    return run;
}

/// The value that `share` of the runs do not exceed, between the two neighbours.
double quantile(const std::array<double, kRuns>& sorted, double share) {
    const double place = std::clamp(share * kRuns - 0.5, 0.0, kRuns - 1.0);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min<std::size_t>(below + 1, kRuns - 1);
    return sorted[below] + (sorted[above] - sorted[below]) * (place - static_cast<double>(below));
}

} // namespace

CalendarOutcome simulateCalendar(const CalendarRequest& request) {
    CalendarOutcome outcome;
    if (!(request.workDays > 0) || !std::isfinite(request.workDays)) return outcome;
    SeededRandom random(request.seed);
    std::array<double, kRuns> days{};
    std::array<double, kRuns> stops{};
    std::array<double, kRuns> interruptions{};
    double sum = 0;
    for (std::size_t i = 0; i < kRuns; ++i) {
        const Run run = simulate(request, random);
        days[i] = run.days;
        stops[i] = run.stopDays;
        interruptions[i] = run.interruptions;
        sum += run.days;
    }
    for (auto* values : {&days, &stops, &interruptions})
        std::ranges::sort(*values);
    outcome.runs = kRuns;
    outcome.daysP10 = quantile(days, 0.1);
    outcome.daysP50 = quantile(days, 0.5);
    outcome.daysP90 = quantile(days, 0.9);
    outcome.daysMean = sum / kRuns;
    outcome.probability = request.probability;
    outcome.daysChosen = quantile(days, request.probability);
    outcome.stopDaysP50 = quantile(stops, 0.5);
    outcome.stopDaysP90 = quantile(stops, 0.9);
    outcome.interruptionsP50 = quantile(interruptions, 0.5);
    outcome.interruptionsP90 = quantile(interruptions, 0.9);
    return outcome;
}

} // namespace rackwright
