// Reads the checklist of settings from its catalogue file.
#pragma once

#include "core/files/catalog_sources.h"
#include "core/hardware/checklist.h"

#include <vector>

namespace rackwright {

/// Appends the entries of "items". Faults are recorded in the file's error.
void readChecklist(const JsonFields& file, const SourceTable& sources, std::vector<ChecklistItem>& items);

} // namespace rackwright
