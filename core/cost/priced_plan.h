// A designed cluster with every price it needs.
#pragma once

#include "core/cost/basis.h"
#include "core/cost/purchase.h"
#include "core/cost/rent_offer.h"
#include "core/cost/sensitivity.h"

namespace rackwright {

struct PricedPlan {
    Exchange exchange;
    RentChoice rent;
    Purchase purchase;
    CostBasis basis;
    SensitivityRanges ranges;
};

/// `outcome` must already hold the cluster and the training days.
PricedPlan pricePlan(const Outcome& outcome, const Catalog& catalog);

} // namespace rackwright
