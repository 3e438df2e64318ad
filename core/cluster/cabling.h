// How long the cables of a network are, and of what.
#pragma once

#include "core/plan/cluster_outcome.h"

namespace rackwright {

/// Where things stand: rows of racks, servers of a unit side by side with their leafs in the middle, spines
/// and cores in the middle of the hall.
struct Hall {
    double racks = 1; ///< with servers
    double racksPerUnit = 1;
};

/// Every cable of `fabric` once, by tier and length to order. Racks are 0.6 m wide, rows of 16 stand 3 m
/// apart, and a cable spends 5 m on going up, down and slack; inside one rack 2 m. Up to 3 m copper carries
/// 400G and more, up to 50 m multimode (MPO, OM4), beyond that single-mode: reaches of the IEEE 802.3 CR, SR
/// and DR classes. Distances are spread evenly between the shortest and the longest. The geometry is an
/// estimate; measure the room before ordering.
std::vector<CableRun> cableRuns(const FabricOutcome& fabric, const Hall& hall);

} // namespace rackwright
