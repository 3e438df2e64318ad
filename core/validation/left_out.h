// Errors of the step time on runs that the constants were not fitted to, as the fit program recorded them.
#pragma once

#include "core/units/error.h"
#include "core/validation/validation.h"

#include <map>
#include <string>
#include <string_view>

namespace rackwright {

/// Absolute error as a share of the measured time.
struct ErrorFigures {
    double median = 0;
    double mean = 0;
    double p90 = 0;
};

/// Errors of one group of runs: fitted on all of them, and each predicted by constants fitted without its
/// source (paper, repository) or without its model family.
struct LeftOutGroup {
    int n = 0;
    ErrorFigures fitted;
    ErrorFigures source;
    ErrorFigures family;
};

struct LeftOutFigures {
    int constants = 0;                          ///< fitted constants
    std::map<std::string, LeftOutGroup> groups; ///< by groupId()
};

/// "kind/name", e.g. "target/moe".
std::string groupId(GroupKind kind, const std::string& name);

/// Errors: file.not_json, file.missing_key with the place.
Result<LeftOutFigures> readLeftOut(std::string_view json);

/// The figures that travel inside the program; written by tests/validation/fit_speed.cpp.
Result<LeftOutFigures> shippedLeftOut();

} // namespace rackwright
