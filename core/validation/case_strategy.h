// From a row's layout cells to a strategy, with the engine's defaults for what is missing.
#pragma once

#include "core/files/run_sheet.h"
#include "core/plan/job.h"
#include "core/plan/strategy.h"
#include "core/validation/run_case.h"

#include <vector>

namespace rackwright {

/// Fills job.globalBatch and the strategy. Defaults: missing degrees follow from the number of accelerators;
/// where the whole layout is missing, TP and then PP grow until the states fit; vpp is the largest divisor ≤
/// 8 of the layers per stage on stacks that interleave; the micro-batch follows from batch and accumulation,
/// else 1 with TP or PP, else at most 8; EP the largest power of two that divides the experts, ≤ 64.
Strategy caseStrategy(const RunRow& row, const Machine& machine, Job& job,
                      std::vector<Assumption>& assumptions);

} // namespace rackwright
