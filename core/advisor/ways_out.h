// The nearest ways out of a plan that keeps not all of its limits: each changes as little as possible, keeps
// every limit that it does not name, and is computed in full.
#pragma once

#include "core/advisor/advise.h"

#include <memory>
#include <vector>

namespace rackwright {

enum class WayKind : std::uint8_t {
    servers,
    deadline,
    tokens,
    precision,
    accelerator,
    memoryUse,
    power,
    unpin,
    sequence,
    limits ///< deadline and power together: either alone is not enough
};

struct WayOut {
    WayKind kind = WayKind::servers;
    std::vector<FindingAction> changes;     ///< one undoable step; the first names the change
    std::shared_ptr<const Outcome> outcome; ///< feasible
};

/// Ways out of `closest`, an outcome that is not feasible: the smallest change first, one of each kind, at
/// most four. Stops early, with what it has, when asked to.
std::vector<WayOut> waysOut(const Outcome& closest, const Catalog& catalog, std::stop_token stop = {});

} // namespace rackwright
