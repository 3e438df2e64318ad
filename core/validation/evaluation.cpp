#include "core/validation/evaluation.h"

#include "core/files/csv.h"
#include "core/units/quantity.h"

namespace rackwright {

namespace {

constexpr std::string_view kColumns[] = {"id",
                                         "ok",
                                         "error",
                                         "params_b",
                                         "step_time_s",
                                         "tflops_per_gpu",
                                         "mfu_pct",
                                         "hfu_pct",
                                         "tokens_per_s_per_gpu",
                                         "peak_mem_gb",
                                         "fits",
                                         "step_time_low_s",
                                         "step_time_high_s"};

std::string_view fitWord(Fit fit) {
    switch (fit) {
    case Fit::fits:
        return "yes";
    case Fit::tight:
        return "tight";
    case Fit::doesNotFit:
        return "no";
    }
    return "no";
}

/// Why a figure is missing: once, when both are missing for the same reason.
std::string reasons(const RunCase& run, const Prediction& prediction, const ErrorSentence& sentence) {
    static const Error kUncomputable{"run.not_finite", {}, {}};
    const Error time = run.timeFault.value_or(kUncomputable);
    const Error memory = run.memoryFault.value_or(kUncomputable);
    if (!prediction.time && !prediction.memory && time == memory) return sentence(time);
    std::string text;
    if (!prediction.time) text = sentence(time);
    if (!prediction.memory) text += (text.empty() ? "" : " ") + sentence(memory);
    return text;
}

void writeTime(CsvWriter& csv, const std::optional<TimePrediction>& time) {
    if (!time) {
        csv.empty().empty().empty().empty().empty();
        return;
    }
    csv.number(time->step.total)
        .number(time->tflopsPerAccelerator)
        .number(time->mfu * 100)
        .number(time->hfu * 100);
    csv.number(time->tokensPerSecondPerAccelerator);
}

void writeRun(CsvWriter& csv, const RunCase& run, const ErrorSentence& sentence) {
    const Prediction prediction = predict(run);
    csv.text(run.id)
        .text(prediction.time || prediction.memory ? "true" : "false")
        .text(reasons(run, prediction, sentence));
    if (prediction.parameters > 0)
        csv.number(prediction.parameters / 1e9);
    else
        csv.empty();
    writeTime(csv, prediction.time);
    if (prediction.memory)
        csv.number(prediction.memory->peakBytes / kGB);
    else
        csv.empty();
    csv.text(prediction.memory && prediction.memory->fit ? fitWord(*prediction.memory->fit) : "");
    if (prediction.time)
        csv.number(prediction.time->step.total * prediction.time->band.low)
            .number(prediction.time->step.total * prediction.time->band.high);
    else
        csv.empty().empty();
    csv.endRecord();
}

} // namespace

std::string evaluationCsv(const std::vector<RunCase>& runs, const ErrorSentence& sentence) {
    CsvWriter csv(CsvAudience::machines);
    for (const std::string_view column : kColumns)
        csv.text(column);
    csv.endRecord();
    for (const RunCase& run : runs)
        writeRun(csv, run, sentence);
    return csv.bytes();
}

} // namespace rackwright
