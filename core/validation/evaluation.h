// `evaluate`: one line of figures for each run of a sheet.
#pragma once

#include "core/plan/catalog.h"
#include "core/units/error.h"
#include "core/validation/prediction.h"

#include <functional>
#include <string>

namespace rackwright {

/// Makes a sentence of an error; the engine has none of its own.
using ErrorSentence = std::function<std::string(const Error&)>;

/// The sheet's answer as CSV for machines: id, ok, error, params_b, step_time_s, tflops_per_gpu, mfu_pct,
/// hfu_pct, tokens_per_s_per_gpu, peak_mem_gb, fits, step_time_low_s, step_time_high_s.
std::string evaluationCsv(const std::vector<RunCase>& runs, const ErrorSentence& sentence);

} // namespace rackwright
