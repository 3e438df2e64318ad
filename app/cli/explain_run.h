// One run taken apart: what went in, what was assumed, and every component of the answer.
#pragma once

#include "core/validation/evaluation.h"

#include <string>

namespace rackwright::cli {

std::string explainRun(const RunCase& run, const ErrorSentence& sentence);

} // namespace rackwright::cli
