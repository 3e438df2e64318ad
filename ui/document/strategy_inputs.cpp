#include "ui/document/strategy_inputs.h"

namespace rackwright {

namespace {

/// The fixed choices of a picklist stand in the order of their enumeration.
template <class Enum>
InputValue choiceOf(std::string_view input, Enum value) {
    return std::string(findInput(input)->choices[static_cast<std::size_t>(value)]);
}

} // namespace

std::vector<std::pair<std::string, InputValue>> pinnedInputs(const Strategy& strategy) {
    return {{"parallel.tp", double(strategy.tp)},
            {"parallel.pp", double(strategy.pp)},
            {"parallel.vpp", double(strategy.vpp)},
            {"parallel.cp", double(strategy.cp)},
            {"parallel.ep", double(strategy.ep)},
            {"parallel.micro_batch", double(strategy.microBatch)},
            {"parallel.sharding", choiceOf("parallel.sharding", strategy.sharding)},
            {"parallel.recompute", choiceOf("parallel.recompute", strategy.recompute)}};
}

} // namespace rackwright
