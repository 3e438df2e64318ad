// The size ladder behind the parameters slider: a sensible shape for any size.
#pragma once

#include "core/model/shape.h"

namespace rackwright {

constexpr double kLadderMinimum = 0.1e9; ///< parameters
constexpr double kLadderMaximum = 2e12;  ///< parameters

/// A dense shape with head dimension 128, divisible widths, grouped queries and about `parameters` parameters
/// (within 2 %). `parameters` is clamped to the ladder's range.
ModelShape ladderShape(double parameters);

} // namespace rackwright
