// `fabric`: switches, links and link ends of one network.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>

namespace rackwright::cli {

struct FabricOptions {
    std::int64_t servers = 0;
    std::int64_t nics = 0; ///< links per server and plane
    int radix = 0;         ///< ports of a switch at the link speed
    int planes = 1;
    std::string kind = "rail"; ///< "rail", "fat-tree" or "rail-only"
    double oversubscription = 1.0;      ///< down : up at the leaf
    double spineOversubscription = 1.0; ///< down : up at the spine of three tiers
    int spineRadix = 0;                 ///< ports of spines and cores; 0: as the leafs
    std::int64_t serversPerPod = 0;     ///< 0: as many as the ports allow
    int sparePorts = 0;                 ///< of every leaf
};

/// Prints the counts as one JSON object, summed over planes. Returns the exit code: 0, or 2 with the reason
/// on `err` for an unknown kind, a value out of range or more endpoints than three tiers hold.
int runFabric(const FabricOptions& options, std::ostream& out, std::ostream& err);

} // namespace rackwright::cli
