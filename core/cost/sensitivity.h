// How far each input moves the answer.
#pragma once

#include "core/cost/basis.h"
#include "core/cost/decision_outcome.h"
#include "core/plan/cost_outcome.h"

#include <optional>
#include <vector>

namespace rackwright {

/// Ranges that come from the price book rather than from habit.
struct SensitivityRanges {
    double rentLow = 0, rentHigh = 0; ///< per accelerator-hour
    double serverPrice = 0;           ///< of one server
    double serverLowFactor = 0.8, serverHighFactor = 1.25;
};

/// Buy less rent over the horizon, with resale, when one input takes either end of its range; widest first.
/// `input` is an input id, "cost.rent" for the rent price or "cost.residual" for the resale value (both come
/// from the price book).
std::vector<SensitivityBar> sensitivity(const CostBasis& basis, const SensitivityRanges& ranges);

/// The input that turns the sign of buying less renting (with resale) at the smallest relative move inside
/// the range of its bar. Empty: none does.
std::optional<VerdictFlip> flippingInput(const CostBasis& basis, const SensitivityRanges& ranges);

} // namespace rackwright
