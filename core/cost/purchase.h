// Prices the bill of materials.
#pragma once

#include "core/cost/exchange.h"
#include "core/plan/outcome.h"

#include <vector>

namespace rackwright {

struct Purchase {
    std::vector<PricedLine> lines;
    Money total;                    ///< sum of the lines
    Money tax;                      ///< sum of the lines' taxes, each rounded to the cent
    double servers = 0;             ///< of the total, servers and spares; plan currency
    double acceleratorShare = 0.76; ///< of a server's price
    double serverLowFactor = 0.8, serverHighFactor = 1.25; ///< range of the server price around the one used
    bool serverPriced = false;
};

/// Prices in the book's order of trust: the plan's own currency first, then confidence, then date. A server
/// without a price takes one with the same accelerators, or the sum of accelerators and host; both are marked
/// as estimates. Parts nobody priced stay unpriced. Every line is rounded to the cent.
Purchase pricePurchase(const Outcome& outcome, const Catalog& catalog, const Exchange& exchange,
                       double vatShare);

} // namespace rackwright
