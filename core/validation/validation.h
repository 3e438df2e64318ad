// The engine held against published runs, by group.
#pragma once

#include "core/plan/catalog.h"
#include "core/units/error.h"
#include "core/validation/prediction.h"
#include "core/validation/run_case.h"
#include "core/validation/statistics.h"

#include <string>
#include <string_view>
#include <vector>

namespace rackwright {

/// A run with its prediction.
struct JudgedRun {
    RunCase run;
    Prediction prediction;
};

/// How the runs are divided. `target` groups are the ones a figure is promised for; their names are
/// identifiers.
enum class GroupKind : std::uint8_t { all, modelKind, accelerator, stack, precision, view, source, target };

/// "all", "model", "accelerator", "stack", "precision", "view", "source" or "target".
std::string_view kindName(GroupKind kind);

struct GroupResult {
    GroupKind kind = GroupKind::all;
    std::string name;
    ErrorStatistics statistics;
};

/// Predicted against observed, where the capacity decides.
struct FitTable {
    int fitsAsFits = 0;
    int fitsAsNot = 0;
    int outAsOut = 0;
    int outAsFits = 0;      ///< the dangerous ones
    int outAsFitsByFar = 0; ///< of these, predicted more than 5 % below the capacity
    int tight = 0;          ///< too close to call, not counted above

    int called() const { return fitsAsFits + fitsAsNot + outAsOut + outAsFits; }
    double right() const { return called() > 0 ? static_cast<double>(fitsAsFits + outAsOut) / called() : 0; }
};

/// One model on one cluster, measured with several strategies.
struct SweepResult {
    std::string name;
    int strategies = 0;
    double regret = 0; ///< how much slower the predicted best was than the measured best, as a share
};

/// A run that is shown but not judged, with the reason.
struct SetAsideRun {
    std::string id;
    std::string reason;
    double error = 0; ///< of its step time, for the record
    bool predicted = false;
};

struct ValidationReport {
    std::vector<GroupResult> time;
    std::vector<GroupResult> memory;
    ErrorStatistics timeWide; ///< runs whose plan is partly unknown: judged on the band only
    FitTable fit;
    std::vector<SweepResult> sweeps;
    double meanRegret = 0;
    std::vector<SetAsideRun> setAside;
    int refused = 0; ///< runs without a prediction
};

std::vector<JudgedRun> judge(std::vector<RunCase> runs);
ValidationReport validate(const std::vector<JudgedRun>& speed, const std::vector<JudgedRun>& memory);

/// The validation set that travels inside the program. Errors: those of the reader.
struct ValidationSet {
    std::vector<RunCase> speed;
    std::vector<RunCase> memory;
};
Result<ValidationSet> shippedValidationSet(const Catalog& catalog);

std::optional<Residual> timeResidual(const JudgedRun& judged);
std::optional<Residual> memoryResidual(const JudgedRun& judged);

} // namespace rackwright
