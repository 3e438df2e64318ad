// The figures of an outcome that are compared.
#pragma once

#include "core/compare/compare.h"
#include "core/cost/exchange.h"

#include <span>

namespace rackwright {

struct ComparedFigure {
    const char* id;
    CompareGroup group;
    ArgumentKind kind;
    Better better;
    InputValue (*value)(const Outcome& outcome, const Exchange& exchange); ///< monostate: unknown
    bool money = false; ///< amounts in the currency of `exchange`
};

/// In the order of the groups.
std::span<const ComparedFigure> comparedFigures();

/// The unit of amounts in a currency.
ArgumentKind kindOf(Currency currency);

} // namespace rackwright
