// Which software stack a row ran on.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/strategy.h"

#include <string>

namespace rackwright {

/// The stack a text names: a catalogue id, or keywords ("NeMo 24.07", "DeepSpeed ZeRO-3", "torchtitan"). The
/// MoE or fine-tuning side of a tool does not matter. nullptr: unknown.
const SoftwareStack* stackByName(const Catalog& catalog, const std::string& text);

/// Sharding of states that a stack applies unless told otherwise.
Sharding defaultSharding(const SoftwareStack& stack, bool severalReplicas);

/// Whether the stack spreads experts over devices unless told otherwise.
bool spreadsExperts(const SoftwareStack& stack);

/// Stacks that interleave their pipeline unless told otherwise.
bool interleavesByDefault(const SoftwareStack& stack);

} // namespace rackwright
