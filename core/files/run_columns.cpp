#include "core/files/run_columns.h"

#include "core/units/quantity.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace rackwright {

namespace {

using Number = std::optional<double> RunRow::*;
using Measured = std::optional<double> RunMeasurement::*;
using Text = std::string RunRow::*;
using MeasuredText = std::string RunMeasurement::*;

constexpr double kLargestCount = 1e12; ///< far above any real width, degree or batch

/// A whole number of at least one. The first column that states it wins.
template <Number field>
bool readCount(const std::string& cell, RunRow& row) {
    const auto number = readNumber(cell);
    if (!number || number->value > kLargestCount) return false;
    double value = number->value;
    if (number->unit == "k") value *= 1000.0;
    value = std::round(value);
    if (value < 1) return false;
    if (!(row.*field)) row.*field = value;
    return true;
}

/// Tokens: "8k" is 8 192, as sequence lengths are written.
template <Number field>
bool readTokens(const std::string& cell, RunRow& row) {
    const auto number = readNumber(cell);
    if (!number || number->value < 1 || number->value > 1e9) return false;
    const double factor = number->unit.starts_with("k") ? 1024.0 : number->unit == "m" ? 1048576.0 : 1.0;
    if (!(row.*field)) row.*field = std::round(number->value * factor);
    return true;
}

/// 10^9 parameters: "70", "70B", "350M", "405e9".
template <Number field>
bool readParameters(const std::string& cell, RunRow& row) {
    const auto number = readNumber(cell);
    if (!number || number->value <= 0) return false;
    double billions = number->value;
    if (number->unit.starts_with("m")) billions /= 1000.0;
    if (number->unit.starts_with("t")) billions *= 1000.0;
    if (billions > 1e6) billions /= 1e9;
    if (billions > 1e5) return false;
    if (!(row.*field)) row.*field = billions;
    return true;
}

bool readZeroOrCount(const std::string& cell, RunRow& row) {
    const auto number = readNumber(cell);
    if (!number || number->value < 0 || number->value > 1e6) return false;
    row.stage = std::floor(number->value);
    return true;
}

template <Measured field>
bool readMeasured(const std::string& cell, RunRow& row) {
    const auto number = readNumber(cell);
    if (number && number->value > 0) row.measured.*field = number->value;
    return true; // a measurement that cannot be read is none; it is no input of the run
}

template <Text field>
bool readText(const std::string& cell, RunRow& row) {
    if ((row.*field).empty()) row.*field = cell;
    return true;
}

template <MeasuredText field>
bool readMeasuredText(const std::string& cell, RunRow& row) {
    row.measured.*field = cell;
    return true;
}

/// A cell with keywords; nothing is taken over when no keyword matches.
template <auto field, auto reader>
bool readWords(const std::string& cell, RunRow& row) {
    const auto words = reader(cell);
    if (!words) return false;
    if (!(row.*field)) row.*field = *words;
    return true;
}

bool readMemory(const std::string& cell, RunRow& row) {
    row.memoryBytes = readBytes(cell, kGB);
    return row.memoryBytes.has_value();
}

bool readNic(const std::string& cell, RunRow& row) {
    const auto number = readNumber(cell);
    if (!number || number->value <= 0 || number->value > 1e5) return false;
    const bool bytes = mentions(number->unit, "gb/s") && !mentions(number->unit, "gbit");
    row.nicGbps = bytes ? number->value * 8.0 : number->value;
    return true;
}

bool readOptions(const std::string& cell, RunRow& row) {
    row.options = readRunOptions(cell);
    for (const std::string& phrase : row.options.notUnderstood)
        row.unread.push_back({"packed_other", phrase});
    return true;
}

bool readView(const std::string& cell, RunRow& row) {
    const std::string plain = plainText(cell);
    if (mentions(plain, "alloc"))
        row.view = MemoryView::allocated;
    else if (mentions(plain, "reserv"))
        row.view = MemoryView::reserved;
    else if (mentions(plain, "claim"))
        row.view = MemoryView::claimed;
    else if (mentions(plain, "device") || mentions(plain, "smi") || mentions(plain, "monitor"))
        row.view = MemoryView::device;
    else
        return false;
    return true;
}

bool readPeak(const std::string& cell, RunRow& row) {
    row.measured.peakBytes = readBytes(cell, kGB);
    return true;
}

bool readPeakUnit(const std::string& cell, RunRow& row) {
    const std::string plain = plainText(cell);
    // Applied after the whole row is read; see applyPeakUnit.
    row.measured.peakIsTotal = mentions(plain, "total");
    return true;
}

bool readOutcome(const std::string& cell, RunRow& row) {
    const std::string plain = plainText(cell);
    if (mentions(plain, "oom") || mentions(plain, "out of memory"))
        row.measured.outcome = RunOutcome::outOfMemory;
    else if (mentions(plain, "fit"))
        row.measured.outcome = RunOutcome::fits;
    return true;
}

bool readIgnored(const std::string&, RunRow&) {
    return true;
}

constexpr RunColumn kColumns[] = {
    {"accelerator", readText<&RunRow::accelerator>},
    {"active_params_b", readParameters<&RunRow::activeParametersB>},
    {"arch", readText<&RunRow::architecture>},
    {"attention", readWords<&RunRow::attention, readAttention>},
    {"cp", readCount<&RunRow::cp>},
    {"dp", readCount<&RunRow::dp>},
    {"ep", readCount<&RunRow::ep>},
    {"experts", readCount<&RunRow::experts>},
    {"experts_topk", readCount<&RunRow::topK>},
    {"ffn_hidden", readCount<&RunRow::ffn>},
    {"flops_convention", readMeasuredText<&RunMeasurement::flopsConvention>},
    {"global_batch", readCount<&RunRow::globalBatch>},
    {"global_batch_size", readCount<&RunRow::globalBatch>},
    {"gpu", readText<&RunRow::accelerator>},
    {"gpu_mem_gb", readMemory},
    {"gpus_per_node", readCount<&RunRow::perServer>},
    {"grad_accum", readCount<&RunRow::gradAccumulation>},
    {"heads", readCount<&RunRow::heads>},
    {"hidden", readCount<&RunRow::hidden>},
    {"id", readText<&RunRow::id>},
    {"inter_node_gbps_per_gpu", readNic},
    {"intra_node_link", readText<&RunRow::scaleUpLink>},
    {"kv_heads", readCount<&RunRow::kvHeads>},
    {"layers", readCount<&RunRow::layers>},
    {"lora_rank", readCount<&RunRow::loraRank>},
    {"mem_kind", readView},
    {"metric_kind", readIgnored},
    {"mfu_pct", readMeasured<&RunMeasurement::mfuPercent>},
    {"micro_batch", readCount<&RunRow::microBatch>},
    {"micro_batch_size", readCount<&RunRow::microBatch>},
    {"model", readText<&RunRow::modelName>},
    {"model_name", readText<&RunRow::modelName>},
    {"moe_ffn_hidden", readCount<&RunRow::expertFfn>},
    {"notes", readMeasuredText<&RunMeasurement::notes>},
    {"num_gpus", readCount<&RunRow::accelerators>},
    {"offload", readWords<&RunRow::offload, readOffload>},
    {"optimizer", readWords<&RunRow::optimizer, readOptimizer>},
    {"optimizer_dtype", readWords<&RunRow::moments, readMoments>},
    {"outcome", readOutcome},
    {"packed_other", readOptions},
    {"params_b", readParameters<&RunRow::parametersB>},
    {"part", readIgnored},
    {"peak_mem_gb", readPeak},
    {"peak_mem_unit", readPeakUnit},
    {"pp", readCount<&RunRow::pp>},
    {"precision", readWords<&RunRow::precision, readPrecision>},
    {"precision_weights", readWords<&RunRow::precision, readPrecision>},
    {"quant_bits", readCount<&RunRow::quantisationBits>},
    {"recompute", readWords<&RunRow::recompute, readRecompute>},
    {"score", readMeasuredText<&RunMeasurement::score>},
    {"score_reason", readMeasuredText<&RunMeasurement::scoreReason>},
    {"seq_len", readTokens<&RunRow::sequence>},
    {"sequence_length", readTokens<&RunRow::sequence>},
    {"sequence_parallel", readWords<&RunRow::sequenceParallel, readYesNo>},
    {"source", readMeasuredText<&RunMeasurement::source>},
    {"source_ref", readMeasuredText<&RunMeasurement::sourceReference>},
    {"stack", readText<&RunRow::stack>},
    {"stage", readZeroOrCount},
    {"step_time_s", readMeasured<&RunMeasurement::stepSeconds>},
    {"task", readWords<&RunRow::task, readTask>},
    {"tflops_per_gpu", readMeasured<&RunMeasurement::tflopsPerAccelerator>},
    {"tokens_per_s_per_gpu", readMeasured<&RunMeasurement::tokensPerSecondPerAccelerator>},
    {"top_k", readCount<&RunRow::topK>},
    {"topk", readCount<&RunRow::topK>},
    {"tp", readCount<&RunRow::tp>},
    {"vocab", readCount<&RunRow::vocabulary>},
    {"vpp", readCount<&RunRow::vpp>},
    {"year", readMeasuredText<&RunMeasurement::year>},
    {"zero_stage_or_fsdp", readWords<&RunRow::sharding, readSharding>},
};

} // namespace

const RunColumn* runColumn(std::string_view header) {
    std::string name = plainText(header);
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == ' ' || c == '-' || c == '.'; }, '_');
    const auto found = std::lower_bound(
        std::begin(kColumns), std::end(kColumns), name,
        [](const RunColumn& column, const std::string& wanted) { return column.name < wanted; });
    return found != std::end(kColumns) && found->name == name ? &*found : nullptr;
}

} // namespace rackwright
