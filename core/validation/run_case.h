// A run sheet's rows as the engine's own nouns: what to compute, and what was measured.
#pragma once

#include "core/files/run_sheet.h"
#include "core/plan/catalog.h"
#include "core/plan/job.h"
#include "core/plan/strategy.h"
#include "core/units/error.h"

#include <optional>
#include <string>
#include <vector>

namespace rackwright {

/// A missing cell and what stands in for it.
struct Assumption {
    std::string field;  ///< column name
    std::string value;  ///< as it would be written into the cell
    std::string reason; ///< "engine_default", "stack_default", "model_name", "accelerator", "derived",
                        ///< "nearest_count", "fits_memory"

    friend bool operator==(const Assumption&, const Assumption&) = default;
};

/// What was published about the run, brought to the engine's conventions. Never an input of a prediction.
struct MeasuredRun {
    std::optional<double> stepSeconds;
    std::optional<double> peakBytes; ///< per accelerator, in the view of the case
    RunOutcome outcome = RunOutcome::unknown;
    std::string source;
    std::string sourceReference;
    std::string family; ///< model family, for leaving out whole families: "llama", "gpt", …
    std::string score;  ///< "yes", "wide", "no" or empty
    std::string scoreReason;
};

struct RunCase {
    std::string id;
    std::size_t line = 0;

    std::optional<Error> timeFault;   ///< why there is no step time; empty: there is one
    std::optional<Error> memoryFault; ///< why there is no peak memory
    Job job;
    Machine machine;
    Strategy strategy;
    std::string acceleratorName; ///< as stated, when the catalogue does not know it
    int stage = -1;              ///< pipeline stage of the peak, -1: the fullest
    MemoryView view = MemoryView::device;
    bool hasCapacity = false; ///< the accelerator's memory is known

    MeasuredRun measured;
    std::vector<Assumption> assumptions;
    std::vector<UnreadCell> unread;

    bool timeable() const { return !timeFault.has_value(); }
    bool sizeable() const { return !memoryFault.has_value(); }
    bool assumed(std::string_view field) const;
    /// Sequences a replica works through one after the other, counted in micro-batches.
    double microBatches() const;
};

RunCase buildCase(const RunRow& row, const Catalog& catalog);
std::vector<RunCase> buildCases(const RunSheet& sheet, const Catalog& catalog);

} // namespace rackwright
