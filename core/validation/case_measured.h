// What a row measured, in the engine's conventions.
#pragma once

#include "core/files/run_sheet.h"
#include "core/validation/run_case.h"

namespace rackwright {

/// Step time from the step time, else tokens/s, else TFLOP/s or MFU by the row's own way of counting FLOPs.
MeasuredRun caseMeasured(const RunRow& row, const RunCase& run);

} // namespace rackwright
