// The same accelerators in another server or on another network.
#pragma once

#include "core/finder/cluster_space.h"

#include <span>
#include <vector>

namespace rackwright {

/// Clusters worth a second look, by their index in `clusters`: those on the front of cost and days, and the
/// cheapest; of the misses the nearest. `clusters` is sorted as in FindResult.
std::vector<std::size_t> worthVarying(std::span<const FoundCluster> clusters);

/// `cluster` in every other server of its accelerator that differs in accelerators, adapters or price, and on
/// the other network technologies of the same speed. One change at a time; the number of accelerators stays.
std::vector<ClusterChoice> variantsOf(const FoundCluster& cluster, const Catalog& catalog);

/// Whether `variant` is a better answer than the cluster it came from: it keeps the limits, and is cheaper or
/// sooner.
bool improves(const FoundCluster& variant, const FoundCluster& base);

} // namespace rackwright
