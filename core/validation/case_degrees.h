// Parallel degrees and batch of a row.
#pragma once

#include "core/files/run_sheet.h"
#include "core/plan/job.h"
#include "core/plan/strategy.h"
#include "core/validation/run_case.h"

#include <vector>

namespace rackwright {

/// tp, pp, cp, dp. Missing ones follow from the number of accelerators; where the layout is missing as a
/// whole, TP and then PP grow until the states fit, and replicas beyond the batch turn into context
/// parallelism.
void setDegrees(const RunRow& row, const Machine& machine, const Job& job, Strategy& strategy,
                std::vector<Assumption>& assumptions);

/// ep and etp. Unstated: the largest power of two that divides the experts, at most 64, on stacks that spread
/// experts.
void setExpertDegrees(const RunRow& row, const Job& job, Strategy& strategy,
                      std::vector<Assumption>& assumptions);

/// Micro-batch and global batch. Unstated: from batch and accumulation, else 1 with TP or PP, else at most 8.
void setBatch(const RunRow& row, Job& job, Strategy& strategy, std::vector<Assumption>& assumptions);

} // namespace rackwright
