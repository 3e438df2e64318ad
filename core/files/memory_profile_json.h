// The memory half of a software stack and the splits it offers, read from catalog/stacks_memory.json.
#pragma once

#include "core/hardware/software_stack.h"
#include "core/units/error.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rackwright {

struct NamedMemoryProfile {
    std::string stackId;
    MemoryProfile profile;
    ParallelSupport support;
    Provenance from;
};

/// Reads the text of a stacks_memory file. Absent keys keep the defaults of MemoryProfile; unknown keys,
/// wrong types and numbers out of range are errors. Errors: "file.not_json", "file.bad_value" with the JSON
/// pointer in `where`.
Result<std::vector<NamedMemoryProfile>> readMemoryProfiles(std::string_view text);

} // namespace rackwright
