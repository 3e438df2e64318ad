#include "ui/text/diagnosis_words.h"

#include "ui/text/finding_sentences.h"
#include "ui/text/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>

namespace rackwright::text {

namespace {

struct Words {
    std::string_view id;
    const char* text; ///< context "diagnosis"
};

constexpr std::array<const char*, kCauses> kCauseNames{
    QT_TRANSLATE_NOOP("diagnosis", "Invalid parallel split"),
    QT_TRANSLATE_NOOP("diagnosis", "Out of memory"),
    QT_TRANSLATE_NOOP("diagnosis", "Bound by computation"),
    QT_TRANSLATE_NOOP("diagnosis", "Bound by memory bandwidth"),
    QT_TRANSLATE_NOOP("diagnosis", "Tensor parallel traffic"),
    QT_TRANSLATE_NOOP("diagnosis", "Data parallel network"),
    QT_TRANSLATE_NOOP("diagnosis", "Expert all-to-all"),
    QT_TRANSLATE_NOOP("diagnosis", "Pipeline bubble"),
    QT_TRANSLATE_NOOP("diagnosis", "Kernel launch overhead"),
    QT_TRANSLATE_NOOP("diagnosis", "Data loading"),
    QT_TRANSLATE_NOOP("diagnosis", "Checkpoint writing"),
    QT_TRANSLATE_NOOP("diagnosis", "A slow GPU or server"),
    QT_TRANSLATE_NOOP("diagnosis", "Heat or power limit"),
    QT_TRANSLATE_NOOP("diagnosis", "Network congestion"),
    QT_TRANSLATE_NOOP("diagnosis", "A hang"),
    QT_TRANSLATE_NOOP("diagnosis", "Software version"),
    QT_TRANSLATE_NOOP("diagnosis", "Wrong measurement")};

constexpr Words kEvidence[] = {
    {"evidence.words", QT_TRANSLATE_NOOP("diagnosis", "The description mentions “{words}”.")},
    {"evidence.tp_heads",
     QT_TRANSLATE_NOOP("diagnosis", "TP {value} does not divide {limit} attention heads.")},
    {"evidence.tp_kv_heads",
     QT_TRANSLATE_NOOP("diagnosis", "TP {value} and {limit} key/value heads do not divide each other.")},
    {"evidence.tp_hidden",
     QT_TRANSLATE_NOOP("diagnosis", "TP {value} does not divide the hidden width {limit}.")},
    {"evidence.tp_ffn", QT_TRANSLATE_NOOP("diagnosis", "TP {value} does not divide the MLP width {limit}.")},
    {"evidence.tp_vocabulary",
     QT_TRANSLATE_NOOP("diagnosis", "TP {value} does not divide the vocabulary of {limit}; pad it.")},
    {"evidence.ep_experts", QT_TRANSLATE_NOOP("diagnosis", "EP {value} does not divide {limit} experts.")},
    {"evidence.pp_layers",
     QT_TRANSLATE_NOOP("diagnosis", "PP {value} needs more stages than the model has layers ({limit}).")},
    {"evidence.vpp_layers",
     QT_TRANSLATE_NOOP("diagnosis", "{value} virtual stages do not divide {limit} layers.")},
    {"evidence.cp_heads",
     QT_TRANSLATE_NOOP("diagnosis", "{value} ranks of the head-splitting context parallel do not divide "
                                    "{limit} heads.")},
    {"evidence.model_parallel_world",
     QT_TRANSLATE_NOOP("diagnosis", "TP × PP × CP = {value} does not divide {limit} GPUs.")},
    {"evidence.world_size",
     QT_TRANSLATE_NOOP("diagnosis", "The degrees multiply to {value}, but there are {limit} GPUs.")},
    {"evidence.batch",
     QT_TRANSLATE_NOOP("diagnosis", "Micro-batch × DP = {value} does not divide the global batch {limit}.")},
    {"evidence.vpp_micro_batches",
     QT_TRANSLATE_NOOP("diagnosis", "The interleaved schedule needs a multiple of PP {value} micro-batches; "
                                    "there are {limit}.")},
    {"evidence.bubble_share",
     QT_TRANSLATE_NOOP("diagnosis", "With this few micro-batches the pipeline idles {value} of the step.")},
    {"evidence.tp_leaves_server",
     QT_TRANSLATE_NOOP("diagnosis", "TP {value} is wider than the {limit} GPUs of a server.")},
    {"evidence.impossible_mfu",
     QT_TRANSLATE_NOOP("diagnosis",
                       "The reported speed is {value} of the dense peak; published runs stay below 65 %.")},
    {"evidence.hours_too_few",
     QT_TRANSLATE_NOOP("diagnosis",
                       "So few GPU-hours would need {value} of the dense peak; published runs stay "
                       "below 65 %.")},
    {"evidence.hours_unexplained",
     QT_TRANSLATE_NOOP("diagnosis",
                       "The GPU-hours are {ratio} times what parameters and tokens explain (MFU {mfu}): a "
                       "distilled or pruned model, an untuned stack, or work beside the run.")},
    {"evidence.figures_disagree",
     QT_TRANSLATE_NOOP("diagnosis", "Two reported figures for one speed differ by a factor of {ratio}.")},
    {"evidence.mfu_above_tensor",
     QT_TRANSLATE_NOOP("diagnosis",
                       "The reported MFU of {value} is more than the matrix units were active.")},
    {"evidence.memory_share",
     QT_TRANSLATE_NOOP("diagnosis", "The plan needs {value} of the memory of one GPU.")},
    {"evidence.predicted_share",
     QT_TRANSLATE_NOOP("diagnosis", "The formulas expect {value} of the step for this part.")},
    {"evidence.gap",
     QT_TRANSLATE_NOOP("diagnosis", "The measured step takes {ratio} times the predicted one.")},
    {"evidence.small_matrices",
     QT_TRANSLATE_NOOP("diagnosis",
                       "8-bit casts do not pay for matrices this small (hidden width {value}).")},
    {"evidence.gpu_util", QT_TRANSLATE_NOOP("diagnosis", "The monitor shows {value} GPU utilisation.")},
    {"evidence.tensor_active",
     QT_TRANSLATE_NOOP("diagnosis", "The matrix units are active {value} of the time.")},
    {"evidence.network_share",
     QT_TRANSLATE_NOOP("diagnosis", "The network carries {value} of its line rate.")},
    {"evidence.dataloader_wait",
     QT_TRANSLATE_NOOP("diagnosis", "The step waits {value} of its time for data.")},
};

constexpr Words kMeasurements[] = {
    {"measure.check_divisibility",
     QT_TRANSLATE_NOOP("diagnosis",
                       "List heads, key/value heads, layers, experts, vocabulary and global batch "
                       "beside TP, PP, EP and DP, and start one step with degrees that divide them.")},
    {"measure.memory_snapshot",
     QT_TRANSLATE_NOOP("diagnosis",
                       "Record a memory snapshot of the first step on the fullest rank and compare "
                       "it with the predicted parts.")},
    {"measure.matmul_benchmark",
     QT_TRANSLATE_NOOP("diagnosis",
                       "Time the model's own matrix shapes alone on one GPU: if MFU is near that "
                       "figure, only fewer or faster FLOPs help.")},
    {"measure.kernel_profile",
     QT_TRANSLATE_NOOP("diagnosis", "Profile one step for DRAM activity and the share of normalisation, "
                                    "elementwise and optimizer kernels.")},
    {"measure.halve_tp",
     QT_TRANSLATE_NOOP("diagnosis",
                       "Halve TP, double PP or DP and compare; run the all-reduce test inside one "
                       "server against its floor.")},
    {"measure.collective_benchmark",
     QT_TRANSLATE_NOOP("diagnosis",
                       "Run the all-reduce test over the same GPUs and the training on one server: "
                       "low bus bandwidth means fabric, a fast single server means the plan.")},
    {"measure.expert_histogram",
     QT_TRANSLATE_NOOP("diagnosis", "Log tokens per expert and the time of dispatch and combine; repeat with "
                                    "forced even routing.")},
    {"measure.more_micro_batches",
     QT_TRANSLATE_NOOP("diagnosis",
                       "Double the micro-batches at the same micro-batch size: the time for each "
                       "must fall as the bubble shrinks.")},
    {"measure.launch_trace",
     QT_TRANSLATE_NOOP("diagnosis", "Trace one step and look for gaps between kernels while one CPU core is "
                                    "full; try CUDA graphs or a larger micro-batch.")},
    {"measure.synthetic_data",
     QT_TRANSLATE_NOOP("diagnosis", "Feed random batches from memory: if the step gets faster, data loading "
                                    "is the cause.")},
    {"measure.disable_saving",
     QT_TRANSLATE_NOOP("diagnosis",
                       "Switch saving off for an hour and see whether the periodic peaks vanish.")},
    {"measure.rank_heat_map",
     QT_TRANSLATE_NOOP("diagnosis", "Plot forward time for each rank; leave out half of the servers in turn "
                                    "until the slow one is found.")},
    {"measure.throttle_reasons",
     QT_TRANSLATE_NOOP("diagnosis",
                       "Read clocks, temperatures and throttle reasons of every GPU over a day.")},
    {"measure.pause_counters",
     QT_TRANSLATE_NOOP("diagnosis", "Read pause frames, congestion notifications, retransmissions and symbol "
                                    "errors of the ports during a step; test one pair alone.")},
    {"measure.flight_recorder",
     QT_TRANSLATE_NOOP("diagnosis",
                       "Dump the collective flight recorder and the stacks of all ranks: the rank "
                       "that is missing from the collective is the one.")},
    {"measure.known_good_versions",
     QT_TRANSLATE_NOOP("diagnosis", "Run the same job in the last image that worked and compare driver, "
                                    "framework and communication library versions.")},
    {"measure.recount_tokens",
     QT_TRANSLATE_NOOP("diagnosis", "Count tokens and FLOPs again by hand over 100 synchronised steps after "
                                    "warm-up, against the dense peak.")},
};

constexpr Words kGapParts[] = {
    {"matmul", QT_TRANSLATE_NOOP("diagnosis", "Matrix multiply")},
    {"attention", QT_TRANSLATE_NOOP("diagnosis", "Attention core")},
    {"elementwise", QT_TRANSLATE_NOOP("diagnosis", "Norms and elementwise")},
    {"recompute", QT_TRANSLATE_NOOP("diagnosis", "Recomputation")},
    {"logits", QT_TRANSLATE_NOOP("diagnosis", "Logits and loss")},
    {"host", QT_TRANSLATE_NOOP("diagnosis", "Kernel launches")},
    {"tensor_parallel", QT_TRANSLATE_NOOP("diagnosis", "Tensor parallel, exposed")},
    {"context_parallel", QT_TRANSLATE_NOOP("diagnosis", "Context parallel, exposed")},
    {"expert_parallel", QT_TRANSLATE_NOOP("diagnosis", "Expert parallel, exposed")},
    {"shard_gather", QT_TRANSLATE_NOOP("diagnosis", "Gathering sharded weights, exposed")},
    {"imbalance", QT_TRANSLATE_NOOP("diagnosis", "Imbalance")},
    {"bubble", QT_TRANSLATE_NOOP("diagnosis", "Pipeline bubble")},
    {"pipeline_send", QT_TRANSLATE_NOOP("diagnosis", "Pipeline sends")},
    {"data_parallel", QT_TRANSLATE_NOOP("diagnosis", "Data parallel, exposed")},
    {"optimizer", QT_TRANSLATE_NOOP("diagnosis", "Optimizer step")},
    {"jitter", QT_TRANSLATE_NOOP("diagnosis", "Jitter")},
    {"tensor_active", QT_TRANSLATE_NOOP("diagnosis", "Matrix units active (counter)")},
    {"dataloader_wait", QT_TRANSLATE_NOOP("diagnosis", "Waiting for data (counter)")},
    {"unexplained", QT_TRANSLATE_NOOP("diagnosis", "Not explained")},
};

const char* find(std::span<const Words> table, std::string_view id) {
    for (const Words& row : table)
        if (row.id == id) return row.text;
    return nullptr;
}

QString translated(std::span<const Words> table, std::string_view id) {
    const char* words = find(table, id);
    if (words == nullptr) return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    return QCoreApplication::translate("diagnosis", words);
}

} // namespace

QString causeName(Cause cause) {
    return QCoreApplication::translate("diagnosis", kCauseNames[static_cast<std::size_t>(cause)]);
}

QString probabilityText(double probability, const Formatter& format) {
    if (probability < 0.005) return QStringLiteral("< ") + format.percent(0.01, 0).text();
    return format.percent(std::min(probability, 0.99), 0).text();
}

QString evidenceText(const Error& evidence, const Formatter& format) {
    return filledIn(translated(kEvidence, evidence.id), evidence.arguments, format);
}

QString measurementText(std::string_view id) {
    return translated(kMeasurements, id);
}

QString gapPartName(std::string_view id) {
    return translated(kGapParts, id);
}

QString gapSentence(const MeasuredGap& gap, const Formatter& format) {
    return QCoreApplication::translate("diagnosis", "A step takes %1; the plan predicts %2 (%3).")
        .arg(format.duration(gap.measured).text(), format.duration(gap.predicted).text(),
             format.range(format.duration(gap.low, gap.predicted), format.duration(gap.high, gap.predicted)));
}

std::vector<GapLine> gapLines(const MeasuredGap& gap, const Formatter& format) {
    const double whole = std::max(gap.predicted, gap.measured);
    const auto seconds = [&](double value) { return format.partOf(value, whole).text(); };
    const QString dash = QStringLiteral("—");
    std::vector<GapLine> lines;
    for (const GapPart& part : gap.parts) {
        const bool counted = part.predicted > 0;
        lines.push_back({gapPartName(part.id), counted ? seconds(part.predicted) : dash,
                         part.measured ? seconds(*part.measured) : dash});
    }
    lines.push_back(
        {QCoreApplication::translate("diagnosis", "Step"), seconds(gap.predicted), seconds(gap.measured)});
    return lines;
}

QString gapHeader(GapColumn column) {
    switch (column) {
    case GapColumn::part:
        return QCoreApplication::translate("diagnosis", "Part");
    case GapColumn::predicted:
        return QCoreApplication::translate("diagnosis", "Predicted");
    case GapColumn::measured:
        break;
    }
    return QCoreApplication::translate("diagnosis", "Measured");
}

bool knowsDiagnosis(std::string_view id) {
    return find(kEvidence, id) != nullptr || find(kMeasurements, id) != nullptr;
}

} // namespace rackwright::text
