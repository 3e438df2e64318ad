// An outcome with round numbers, for tests of views and for looking at pictures: Llama-3.1-70B on 128 servers
// of eight H100. Its parts agree with each other; it is not what the engine would compute.
#pragma once

#include "core/plan/outcome.h"

namespace rackwright::sample {

Outcome outcome();
Diagram diagram();               ///< 4 scalable units of 32 servers
std::vector<Finding> findings(); ///< one of each severity but "blocks"
/// The same question with half the servers: misses its deadline, and the closest plan is described.
Outcome lateOutcome();
/// Nothing fits into memory.
Outcome tooBigOutcome();

} // namespace rackwright::sample
