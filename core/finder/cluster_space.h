// The clusters that are worth planning: accelerators × servers × counts.
#pragma once

#include "core/finder/finder.h"

#include <string>
#include <vector>

namespace rackwright {

/// What a cluster needs at the very least; no plan on it does better.
struct ClusterBound {
    double trainingDays = 0;
    double rentDays = 0, buyDays = 0;     ///< calendar, from the start date
    double rentOutlay = 0, buyOutlay = 0; ///< plan currency; 0 where no price bounds it
    double hybridOutlay = 0;              ///< renting until a purchase arrives; as soon as renting
    bool rentable = false;                ///< an offer is known
    double meterMw = 0;                   ///< the servers alone at their measured power, PUE 1
    bool breaksLimits = false;            ///< power, or deadline and budget both rented and bought
};

/// One cluster to plan, as a complete scenario.
struct ClusterChoice {
    Scenario scenario;
    const Accelerator* accelerator = nullptr;
    double accelerators = 0;
    ClusterBound bound;
};

/// Days until rented machines stand ready. Estimate: providers quote hours for pools and weeks for large
/// reservations.
inline constexpr double kProvisioningDays = 7;

/// Offers of workstation and consumer cards are single machines without a network between them: several of
/// them are no cluster that can be rented.
bool isForRent(const Accelerator& part, const Server& server, double accelerators);

struct ClusterSpace {
    std::vector<ClusterChoice> choices;
    std::vector<LeftOut> leftOut;
    std::int64_t considered = 0;
    std::int64_t ruledOut = 0;
};

/// Every deliverable, computable accelerator in its usual server, four counts an octave. Most promising
/// first: those whose bound keeps the limits, cheapest bound first.
ClusterSpace clusterSpace(const FindRequest& request, const Catalog& catalog);

} // namespace rackwright
