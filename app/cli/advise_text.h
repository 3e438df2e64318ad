// An outcome as text for a terminal.
#pragma once

#include "core/plan/outcome.h"
#include "ui/text/format.h"

#include <QString>

namespace rackwright::cli {

QString adviseText(const Outcome& outcome, const Formatter& format);

} // namespace rackwright::cli
