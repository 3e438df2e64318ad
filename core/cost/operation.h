// The running cost of an owned cluster, from the scenario, the place and the cluster's power.
#pragma once

#include "core/cost/basis.h"
#include "core/cost/exchange.h"
#include "core/plan/outcome.h"

namespace rackwright {

/// Tax on equipment and the share of it that comes back.
struct TaxRule {
    double share = 0;
    double recoverable = 1;
    double factor() const { return 1.0 + share * (1.0 - recoverable); }
};

/// What the user typed, or the destination's rule; no tax where neither is known.
TaxRule taxRule(const MoneyInputs& money, const PriceBook& prices);

/// Fills housing, energy, staff, maintenance and discounting of `basis`.
void fillOperation(CostBasis& basis, const Outcome& outcome, const Catalog& catalog,
                   const Exchange& exchange);

/// Days before a bought cluster trains: lead time, then installation, burn-in and acceptance.
double deliveryDays(const MoneyInputs& money);

} // namespace rackwright
