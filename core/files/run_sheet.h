// A run sheet: one row per concrete training run, with what was measured if anything was.
#pragma once

#include "core/files/run_options.h"
#include "core/files/run_words.h"
#include "core/units/error.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rackwright {

/// Which view of memory a peak is stated in.
enum class MemoryView : std::uint8_t { allocated, reserved, device, claimed };
enum class RunOutcome : std::uint8_t { unknown, fits, outOfMemory };

/// What somebody measured and published. Nothing of this may reach a prediction.
struct RunMeasurement {
    std::string source;
    std::string sourceReference;
    std::string year;
    std::string notes;
    std::string score; ///< "yes", "wide", "no" or empty
    std::string scoreReason;
    std::string flopsConvention;
    std::optional<double> tflopsPerAccelerator;
    std::optional<double> mfuPercent;
    std::optional<double> tokensPerSecondPerAccelerator;
    std::optional<double> stepSeconds;
    std::optional<double> peakBytes; ///< per accelerator, or over all of them when `peakIsTotal`
    bool peakIsTotal = false;
    RunOutcome outcome = RunOutcome::unknown;
};

/// A cell that no keyword matched or that is out of range.
struct UnreadCell {
    std::string column;
    std::string text;

    friend bool operator==(const UnreadCell&, const UnreadCell&) = default;
};

/// A row as stated: an empty field is a missing cell.
struct RunRow {
    std::size_t line = 0; ///< in the file, from 1
    std::string fault;    ///< the line could not be taken apart (identifiers of readCsv)
    std::string id;

    std::string modelName;
    std::string architecture;                             ///< "dense" or "moe" as stated
    std::optional<double> parametersB, activeParametersB; ///< 10^9
    std::optional<double> layers, hidden, heads, kvHeads, ffn, vocabulary, experts, topK, expertFfn;

    std::string accelerator;
    std::string scaleUpLink;
    std::optional<double> memoryBytes, accelerators, perServer, nicGbps;

    std::string stack;
    std::optional<double> tp, pp, vpp, cp, ep, dp, microBatch, globalBatch, gradAccumulation, sequence;
    std::optional<ShardingWords> sharding;
    std::optional<bool> sequenceParallel;
    std::optional<RecomputeWords> recompute;
    std::optional<OffloadWords> offload;

    std::optional<PrecisionWords> precision;
    std::optional<OptimizerWords> optimizer;
    std::optional<MomentType> moments;
    std::optional<AttentionKernel> attention;
    std::optional<Task> task;
    std::optional<double> loraRank, quantisationBits;
    RunOptions options;

    std::optional<double> stage; ///< pipeline stage of interest, from 0
    MemoryView view = MemoryView::device;

    RunMeasurement measured;
    std::vector<UnreadCell> unread;
};

struct RunSheet {
    std::vector<RunRow> rows;
    std::vector<std::string> unknownColumns; ///< header names that mean nothing here
};

/// Reads a sheet with the header of either published table or any mix. A bad line becomes a row with a
/// `fault`. Errors: those of readCsv, and "run_sheet.no_known_column".
Result<RunSheet> readRunSheet(std::string_view bytes);

/// One run from named cells, e.g. the keys of a diagnosis file.
RunRow readRun(const std::vector<std::pair<std::string, std::string>>& cells);

} // namespace rackwright
