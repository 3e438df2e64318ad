// The model that Megatron's arguments describe.
#pragma once

#include "core/launch/launch_facts.h"

namespace rackwright {

/// Needs layers, hidden size and heads. What else is missing takes Megatron's own default; fields that a
/// default decides and that move the parameter count are added to `assumed`.
ModelShape launchShape(const LaunchFacts& facts, std::vector<std::string>& assumed);

} // namespace rackwright
