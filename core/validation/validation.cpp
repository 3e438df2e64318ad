#include "core/validation/validation.h"

#include "core/files/embedded.h"
#include "core/validation/groups.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace rackwright {

namespace {

constexpr double kFarBelow = 0.05; ///< a false "fits" by more than this share of the capacity is dangerous
constexpr std::size_t kSmallestSweep = 3;

using Grouped = std::map<GroupKey, std::vector<Residual>>;

std::vector<GroupResult> results(const Grouped& grouped) {
    std::vector<GroupResult> all;
    for (const auto& [key, residuals] : grouped)
        all.push_back({key.kind, key.name, summarise(residuals)});
    return all;
}

bool isJudged(const RunCase& run) {
    return run.measured.score != "no";
}

void judgeTime(const std::vector<JudgedRun>& speed, ValidationReport& report) {
    Grouped grouped;
    std::vector<Residual> wide;
    for (const JudgedRun& judged : speed) {
        if (!judged.prediction.time) ++report.refused;
        const auto residual = timeResidual(judged);
        if (!isJudged(judged.run) || !residual) {
            report.setAside.push_back({judged.run.id, judged.run.measured.scoreReason,
                                       residual ? residual->error : 0, residual.has_value()});
            continue;
        }
        if (judged.run.measured.score == "wide") {
            wide.push_back(*residual);
            continue;
        }
        for (const GroupKey& key : timeGroups(judged.run))
            grouped[key].push_back(*residual);
    }
    report.time = results(grouped);
    report.timeWide = summarise(wide);
}

void judgeFit(const JudgedRun& judged, FitTable& table) {
    const MeasuredRun& measured = judged.run.measured;
    if (measured.outcome == RunOutcome::unknown || !judged.prediction.memory ||
        !judged.prediction.memory->fit)
        return;
    const MemoryPrediction& memory = *judged.prediction.memory;
    if (*memory.fit == Fit::tight) {
        ++table.tight;
        return;
    }
    const bool saysFits = *memory.fit == Fit::fits;
    if (measured.outcome == RunOutcome::fits)
        ++(saysFits ? table.fitsAsFits : table.fitsAsNot);
    else
        ++(saysFits ? table.outAsFits : table.outAsOut);
    if (measured.outcome == RunOutcome::outOfMemory &&
        memory.required < (1.0 - kFarBelow) * judged.run.machine.usableBytes)
        ++table.outAsFitsByFar;
}

void judgeMemory(const std::vector<JudgedRun>& memory, ValidationReport& report) {
    Grouped grouped;
    for (const JudgedRun& judged : memory) {
        if (!judged.prediction.memory) ++report.refused;
        if (!isJudged(judged.run)) {
            report.setAside.push_back(
                {judged.run.id, judged.run.measured.scoreReason, 0, judged.prediction.memory.has_value()});
            continue;
        }
        judgeFit(judged, report.fit);
        const auto residual = memoryResidual(judged);
        if (!residual) continue;
        for (const GroupKey& key : memoryGroups(judged.run))
            grouped[key].push_back(*residual);
    }
    report.memory = results(grouped);
}

/// Measured and predicted seconds per sequence of one strategy.
struct SweepPoint {
    Strategy strategy;
    double measured = 0;
    double predicted = 0;
};

std::vector<SweepPoint> withoutRepeats(const std::vector<SweepPoint>& points) {
    std::vector<SweepPoint> unique;
    std::vector<int> counts;
    for (const SweepPoint& point : points) {
        const auto same = std::find_if(unique.begin(), unique.end(), [&](const SweepPoint& other) {
            return other.strategy == point.strategy;
        });
        if (same == unique.end()) {
            unique.push_back(point);
            counts.push_back(1);
            continue;
        }
        const auto index = static_cast<std::size_t>(same - unique.begin());
        same->measured += point.measured;
        same->predicted += point.predicted;
        ++counts[index];
    }
    for (std::size_t i = 0; i < unique.size(); ++i) {
        unique[i].measured /= counts[i];
        unique[i].predicted /= counts[i];
    }
    return unique;
}

void judgeSweeps(const std::vector<JudgedRun>& speed, ValidationReport& report) {
    std::map<std::string, std::vector<SweepPoint>> sweeps;
    for (const JudgedRun& judged : speed) {
        if (judged.run.measured.score != "yes" || !timeResidual(judged)) continue;
        const double sequences = static_cast<double>(judged.run.job.globalBatch);
        sweeps[sweepName(judged.run)].push_back({judged.run.strategy,
                                                 *judged.run.measured.stepSeconds / sequences,
                                                 judged.prediction.time->step.total / sequences});
    }
    for (const auto& [name, repeated] : sweeps) {
        const std::vector<SweepPoint> points = withoutRepeats(repeated);
        if (points.size() < kSmallestSweep) continue;
        const auto chosen = std::min_element(points.begin(), points.end(), [](const auto& a, const auto& b) {
            return a.predicted < b.predicted;
        });
        const auto best = std::min_element(points.begin(), points.end(), [](const auto& a, const auto& b) {
            return a.measured < b.measured;
        });
        report.sweeps.push_back(
            {name, static_cast<int>(points.size()), chosen->measured / best->measured - 1.0});
        report.meanRegret += report.sweeps.back().regret;
    }
    if (!report.sweeps.empty()) report.meanRegret /= static_cast<double>(report.sweeps.size());
}

Result<std::vector<RunCase>> shippedCases(std::string_view name, const Catalog& catalog) {
    const auto bytes = embeddedFile(name);
    if (!bytes) return fail("file.missing_key", std::string(name));
    const auto sheet = readRunSheet(*bytes);
    if (!sheet) return tl::unexpected(sheet.error());
    return buildCases(*sheet, catalog);
}

} // namespace

std::optional<Residual> timeResidual(const JudgedRun& judged) {
    const auto& measured = judged.run.measured.stepSeconds;
    if (!measured || !judged.prediction.time) return std::nullopt;
    const TimePrediction& time = *judged.prediction.time;
    const double ratio = *measured / time.step.total;
    return Residual{1.0 / ratio - 1.0, ratio >= time.band.low && ratio <= time.band.high};
}

std::optional<Residual> memoryResidual(const JudgedRun& judged) {
    const auto& measured = judged.run.measured.peakBytes;
    // A run that died left no peak: what it printed is where it died.
    if (!measured || !judged.prediction.memory || judged.run.measured.outcome == RunOutcome::outOfMemory)
        return std::nullopt;
    const MemoryPrediction& memory = *judged.prediction.memory;
    const double error = memory.peakBytes / *measured - 1.0;
    return Residual{error, std::abs(*measured - memory.peakBytes) <= memory.bandShare * memory.peakBytes};
}

std::vector<JudgedRun> judge(std::vector<RunCase> runs) {
    std::vector<JudgedRun> judged;
    judged.reserve(runs.size());
    for (RunCase& run : runs) {
        Prediction prediction = predict(run);
        judged.push_back({std::move(run), std::move(prediction)});
    }
    return judged;
}

ValidationReport validate(const std::vector<JudgedRun>& speed, const std::vector<JudgedRun>& memory) {
    ValidationReport report;
    judgeTime(speed, report);
    judgeMemory(memory, report);
    judgeSweeps(speed, report);
    return report;
}

Result<ValidationSet> shippedValidationSet(const Catalog& catalog) {
    auto speed = shippedCases("validation/speed_runs.csv", catalog);
    if (!speed) return tl::unexpected(speed.error());
    auto memory = shippedCases("validation/memory_runs.csv", catalog);
    if (!memory) return tl::unexpected(memory.error());
    return ValidationSet{std::move(*speed), std::move(*memory)};
}

} // namespace rackwright
