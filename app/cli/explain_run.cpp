#include "app/cli/explain_run.h"

#include "core/units/quantity.h"
#include "ui/text/wording.h"

#include <cmath>
#include <cstdio>
#include <string_view>

namespace rackwright::cli {

namespace {

constexpr int kLabelWidth = 34;

std::string fixed(double value, int decimals) {
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, "%.*f", decimals, value);
    return buffer;
}

std::string line(std::string_view label, const std::string& value) {
    std::string text = "  " + std::string(label);
    text.resize(std::max<std::size_t>(text.size() + 1, kLabelWidth), ' ');
    return text + value + "\n";
}

std::string count(double value) {
    return fixed(value, 0);
}

std::string modelLines(const ModelShape& model) {
    std::string text = line("layers", count(static_cast<double>(model.layers)));
    text += line("hidden", count(static_cast<double>(model.hidden)));
    text += line("heads / kv_heads / head size", std::to_string(model.heads) + " / " +
                                                     std::to_string(model.kvHeads) + " / " +
                                                     std::to_string(model.headDim));
    text += line("ffn_hidden", std::to_string(model.ffn) + (model.gatedMlp ? " (gated)" : " (plain)"));
    text += line("vocab", std::to_string(model.vocabulary) + (model.tiedEmbeddings ? " (tied)" : ""));
    if (!model.isMoe()) return text;
    text += line("experts / topk / width", std::to_string(model.moe.experts) + " / " +
                                               std::to_string(model.moe.topK) + " / " +
                                               std::to_string(model.moe.expertFfn));
    text += line("shared width, MoE layers",
                 std::to_string(model.moe.sharedFfn) + ", " + std::to_string(model.moe.moeLayers));
    return text;
}

std::string machineLines(const RunCase& run) {
    const Machine& machine = run.machine;
    std::string text = line("accelerator", run.acceleratorName.empty() ? "not stated" : run.acceleratorName);
    text += line("peak 16 / 8 / 4 bit, TFLOP/s", fixed(machine.peak16 / 1e12, 0) + " / " +
                                                     fixed(machine.peak8 / 1e12, 0) + " / " +
                                                     fixed(machine.peak4 / 1e12, 0));
    text += line("usable memory, GiB", fixed(machine.usableBytes / kGiB, 1));
    text += line("memory rate, GB/s", fixed(machine.hbmRate / 1e9, 0));
    text += line("scale-up domain, rate GB/s",
                 std::to_string(machine.domain) + ", " + fixed(machine.scaleUpRate / 1e9, 0));
    text += line("network per accelerator, GB/s", fixed(machine.nicRate / 1e9, 1));
    return text;
}

std::string runLines(const RunCase& run) {
    std::string text = line("stack", run.job.stack.id);
    text += line("strategy", text::strategyName(run.strategy).toStdString());
    text +=
        line("sequence, global batch", count(run.job.sequence) + ", " + std::to_string(run.job.globalBatch));
    text += line("micro-batch, micro-batches",
                 std::to_string(run.strategy.microBatch) + ", " + count(run.microBatches()));
    text += line("recomputation", text::recomputeName(run.strategy).toStdString());
    return text;
}

std::string assumptionLines(const RunCase& run) {
    std::string text;
    for (const Assumption& each : run.assumptions)
        text += line(each.field, each.value + "  [" + each.reason + "]");
    for (const UnreadCell& cell : run.unread)
        text += line(cell.column, "not understood: " + cell.text);
    return text.empty() ? line("nothing", "") : text;
}

std::string timeLines(const TimePrediction& time) {
    std::string text;
    double sum = 0;
    for (std::size_t i = 0; i < kTimeParts; ++i) {
        const double seconds = time.step.parts[i];
        sum += seconds;
        if (seconds == 0) continue;
        const std::string share = fixed(100 * seconds / time.step.total, 1) + " %";
        text +=
            line(text::timePart(static_cast<TimePart>(i)).toStdString(), fixed(seconds, 6) + " s  " + share);
    }
    text += line("sum of the parts", fixed(sum, 6) + " s");
    text += line("step time", fixed(time.step.total, 6) + " s");
    text += line("P10 - P90", fixed(time.step.total * time.band.low, 4) + " - " +
                                  fixed(time.step.total * time.band.high, 4) + " s");
    text += line("model TFLOP/s, MFU", fixed(time.tflopsPerAccelerator, 1) + ", " + fixed(time.mfu * 100, 2) +
                                           " % (attention uncut)");
    text += line("MFU, causal half of attention",
                 fixed(time.mfu * 100 * time.step.causalFlops / time.step.modelFlops, 2) + " %");
    text += line("HFU", fixed(time.hfu * 100, 2) + " %");
    text += line("tokens/s per accelerator", fixed(time.tokensPerSecondPerAccelerator, 1));
    return text;
}

std::string memoryLines(const MemoryPrediction& memory, MemoryView view) {
    static constexpr const char* kViews[] = {"allocated", "reserved", "device", "claimed requirement"};
    std::string text;
    double sum = 0;
    for (std::size_t i = 0; i < kMemoryParts; ++i) {
        const double bytes = memory.stage.parts[i];
        sum += bytes;
        text +=
            line(text::memoryPart(static_cast<MemoryPart>(i)).toStdString(), fixed(bytes / kGB, 3) + " GB");
    }
    text += line("sum of the parts", fixed(sum / kGB, 3) + " GB");
    text += line("device", fixed(memory.stage.device / kGB, 3) + " GB");
    text += line("reserved", fixed(memory.stage.reserved / kGB, 3) + " GB");
    text += line("allocated", fixed(memory.stage.allocated / kGB, 3) + " GB");
    text += line(std::string("peak asked for (") + kViews[static_cast<std::size_t>(view)] + ")",
                 fixed(memory.peakBytes / kGB, 3) + " GB, stage " + std::to_string(memory.stageIndex));
    text += line("band", "+- " + fixed(memory.bandShare * 100, 1) + " %");
    text += line("required by the fullest stage", fixed(memory.required / kGB, 3) + " GB");
    return text;
}

} // namespace

std::string explainRun(const RunCase& run, const ErrorSentence& sentence) {
    std::string text = "Run " + run.id + " (line " + std::to_string(run.line) + ")\n";
    if (run.timeFault && run.memoryFault) return text + "  " + sentence(*run.timeFault) + "\n";
    const Prediction prediction = predict(run);
    text += "\nModel\n" + line("parameters", fixed(prediction.parameters / 1e9, 3) + " B") +
            modelLines(run.job.model);
    text += "\nMachine\n" + machineLines(run);
    text += "\nRun\n" + runLines(run);
    text += "\nAssumed or not understood\n" + assumptionLines(run);
    text +=
        "\nStep time\n" +
        (prediction.time ? timeLines(*prediction.time)
                         : "  " + sentence(run.timeFault.value_or(Error{"run.not_finite", {}, {}})) + "\n");
    text += "\nMemory\n" +
            (prediction.memory
                 ? memoryLines(*prediction.memory, run.view)
                 : "  " + sentence(run.memoryFault.value_or(Error{"run.not_finite", {}, {}})) + "\n");
    return text;
}

} // namespace rackwright::cli
