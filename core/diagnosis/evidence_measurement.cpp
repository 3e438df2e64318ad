// Reported speeds that physics or the other reported numbers contradict.
#include "core/diagnosis/evidence.h"
#include "core/diagnosis/run_hours.h"
#include "core/model/parameters.h"
#include "core/speed/step_time.h"

#include <cmath>

namespace rackwright {

namespace {

// Best published MFU of long runs is near 0.6 (16-bit, dense: Megatron-LM's own tables reach 0.57,
// Korthikanti et al. 2022 report 0.563); hardware limits leave little above 0.75.
constexpr double kRareMfu = 0.65;
constexpr double kImpossibleMfu = 0.75;
constexpr double kDisagreement = 0.15; ///< two ways to the same figure may differ by rounding, not by this

void weighMfu(double mfu, Evidence& evidence) {
    const Error reason = shareReason("evidence.impossible_mfu", mfu);
    if (mfu > 1.0)
        evidence.add(Cause::wrongMeasurement, 8, reason);
    else if (mfu > kImpossibleMfu)
        evidence.add(Cause::wrongMeasurement, 5, reason);
    else if (mfu > kRareMfu)
        evidence.add(Cause::wrongMeasurement, 2.5, reason);
}

/// Two figures for one thing; both must be known.
void weighPair(double stated, double derived, Evidence& evidence) {
    if (stated <= 0 || derived <= 0 || !std::isfinite(derived)) return;
    const double ratio = stated / derived;
    if (std::abs(std::log(ratio)) < std::log1p(kDisagreement)) return;
    evidence.add(Cause::wrongMeasurement, std::abs(std::log(ratio)) > std::log(1.5) ? 4 : 2.5,
                 {"evidence.figures_disagree", {}, {argument("ratio", ArgumentKind::number, ratio)}});
}

/// Accelerator-hours of a whole run against the work of its tokens.
void weighHours(const ObservedRun& run, Evidence& evidence) {
    if (!run.tokens || !run.gpuHours || !run.job || !run.machine || !run.strategy || !run.timeable) return;
    const HoursJudgement judged =
        judgeHours(*run.job, *run.machine, *run.strategy, *run.tokens, *run.gpuHours);
    if (judged.verdict == HoursVerdict::tooFew)
        evidence.add(Cause::wrongMeasurement, 5, shareReason("evidence.hours_too_few", judged.mfu));
    if (judged.verdict == HoursVerdict::unexplained)
        evidence.add(Cause::wrongMeasurement, 3,
                     {"evidence.hours_unexplained",
                      {},
                      {argument("ratio", ArgumentKind::number, judged.ratio),
                       argument("mfu", ArgumentKind::ratio, judged.mfu)}});
}

} // namespace

void weighMeasurement(const ObservedRun& run, Evidence& evidence) {
    weighHours(run, evidence);
    const RunMeasurement& m = run.stated.measured;
    const double tflops = m.tflopsPerAccelerator.value_or(0);
    const double mfu = m.mfuPercent.value_or(0) / 100;
    const double rate = m.tokensPerSecondPerAccelerator.value_or(0);
    const double step = m.stepSeconds.value_or(0);
    if (mfu > 0) weighMfu(mfu, evidence);
    double peak = 0;
    if (run.machine) {
        const Precision precision = run.job ? run.job->recipe.precision : Precision::bf16;
        peak = matmulPeak(precision, *run.machine);
    }
    if (peak > 0 && tflops > 0 && mfu <= kRareMfu) weighMfu(tflops * 1e12 / peak, evidence);
    if (peak > 0) weighPair(tflops * 1e12, mfu * peak, evidence);
    double implied = tflops > 0 ? tflops * 1e12 : mfu * peak;
    if (run.job && run.job->model.layers > 0) {
        const double flops = trainingFlopsPerToken(run.job->model, run.job->sequence);
        if (!run.job->recipe.frozenBase()) weighPair(rate * flops, implied, evidence);
        if (implied <= 0) implied = rate * flops;
        if (peak > 0 && tflops <= 0 && mfu <= 0) weighMfu(implied / peak, evidence);
    }
    const double devices = run.stated.accelerators.value_or(0);
    const double tokens = run.stated.globalBatch.value_or(0) * run.stated.sequence.value_or(0);
    if (devices > 0 && step > 0) weighPair(rate, tokens / devices / step, evidence);
    // Work that counts toward MFU is work of the matrix units.
    const double share = mfu > 0 ? mfu : (peak > 0 ? implied / peak : 0);
    if (run.tensorActive && share > *run.tensorActive * 1.15 + 0.02)
        evidence.add(Cause::wrongMeasurement, 3.5, shareReason("evidence.mfu_above_tensor", share));
}

} // namespace rackwright
