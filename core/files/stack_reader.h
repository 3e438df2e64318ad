// The speed half of a software stack, read from catalog/stacks_speed.json.
#pragma once

#include "core/files/json_fields.h"
#include "core/hardware/software_stack.h"

namespace rackwright {

/// Reads the list "stacks" of `file` and appends one stack for each entry, with the memory defaults. Times
/// stand in milliseconds in the file.
void readSpeedProfiles(const JsonFields& file, std::vector<SoftwareStack>& stacks);

} // namespace rackwright
