#include "core/validation/case_measured.h"

#include "core/model/parameters.h"
#include "core/validation/case_model.h"

namespace rackwright {

namespace {

/// FLOPs per token as the source counted them; 0 when its convention is not understood.
double sourceFlopsPerToken(const RunRow& row, const RunCase& run) {
    const std::string convention = plainText(row.measured.flopsConvention);
    const ModelShape& model = run.job.model;
    const ParameterCount count = countParameters(model);
    double flops = trainingFlopsPerToken(model, run.job.sequence);
    if (mentions(convention, "causal-halved") || mentions(convention, "causal halved"))
        flops = trainingFlopsPerToken(model, run.job.sequence, AttentionFlops::causalHalf);
    if (mentions(convention, "no attention term")) flops = 6.0 * static_cast<double>(count.active);
    const bool adapters = run.job.recipe.frozenBase() && mentions(convention, "4n per token");
    if (adapters) flops *= 2.0 / 3.0;
    const bool recomputed =
        mentions(convention, "hardware flops") || mentions(convention, "recompute is counted");
    return recomputed && run.strategy.recompute == Recompute::full ? flops * 4.0 / 3.0 : flops;
}

/// FLOP/s per accelerator as printed.
std::optional<double> sourceRate(const RunRow& row, const RunCase& run) {
    if (row.measured.tflopsPerAccelerator) return *row.measured.tflopsPerAccelerator * 1e12;
    if (!row.measured.mfuPercent || run.machine.peak16 <= 0) return std::nullopt;
    const bool eightBit = run.job.recipe.precision != Precision::bf16 &&
                          run.job.recipe.precision != Precision::fp16 && run.machine.peak8 > 0 &&
                          !mentions(plainText(row.measured.flopsConvention), "989");
    return *row.measured.mfuPercent / 100.0 * (eightBit ? run.machine.peak8 : run.machine.peak16);
}

std::optional<double> stepSeconds(const RunRow& row, const RunCase& run) {
    if (row.measured.stepSeconds) return row.measured.stepSeconds;
    const double tokens =
        static_cast<double>(run.job.globalBatch) * run.job.sequence / run.strategy.accelerators();
    if (row.measured.tokensPerSecondPerAccelerator)
        return tokens / *row.measured.tokensPerSecondPerAccelerator;
    const auto rate = sourceRate(row, run);
    if (!rate || run.timeFault) return std::nullopt;
    const double flops = sourceFlopsPerToken(row, run);
    return flops > 0 ? std::optional<double>(tokens * flops / *rate) : std::nullopt;
}

} // namespace

MeasuredRun caseMeasured(const RunRow& row, const RunCase& run) {
    MeasuredRun measured;
    measured.source = row.measured.source;
    measured.sourceReference = row.measured.sourceReference;
    measured.family = modelFamily(row.modelName);
    measured.score = row.measured.score;
    measured.scoreReason = row.measured.scoreReason;
    measured.outcome = row.measured.outcome;
    measured.stepSeconds = stepSeconds(row, run);
    measured.peakBytes = row.measured.peakBytes;
    if (measured.peakBytes && row.measured.peakIsTotal)
        measured.peakBytes = *measured.peakBytes / run.strategy.accelerators();
    return measured;
}

} // namespace rackwright
