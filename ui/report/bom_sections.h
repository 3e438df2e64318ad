// The priced lines of a plan in sections, with sums computed from the lines themselves.
#pragma once

#include "core/plan/cost_outcome.h"

#include <string>
#include <vector>

namespace rackwright {

struct BomSection {
    std::string id;
    std::vector<const PricedLine*> lines; ///< into the outcome they were made from
    Money total;
    bool priced = false; ///< at least one line has a price
};

/// Sections in the order in which they first appear.
std::vector<BomSection> bomSections(const CostOutcome& cost);
/// The first priced line of each pair of item and source.
std::vector<const PricedLine*> linesBySource(const CostOutcome& cost);
/// Sum of all lines, rounded line by line to the cent.
Money bomTotal(const CostOutcome& cost);

} // namespace rackwright
