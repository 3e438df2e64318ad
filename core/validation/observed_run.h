// A run to be diagnosed, read from a small JSON file: keys of the run sheet, counters and free text.
#pragma once

#include "core/diagnosis/diagnosis.h"
#include "core/plan/catalog.h"
#include "core/units/error.h"

#include <string_view>

namespace rackwright {

/// All keys are optional: those of the run sheet, `gpu_util_pct, tensor_active_pct, network_gbs,
/// dataloader_wait_pct, error_text, symptom`, and of a whole run `tokens_t` (10^12) and `gpu_hours`. Errors: those of parseGuarded, "diagnosis.not_an_object", and
/// "diagnosis.bad_number" for a counter that is no number in its range.
Result<ObservedRun> readObservedRun(std::string_view json, const Catalog& catalog);

} // namespace rackwright
