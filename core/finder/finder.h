// The question asked backwards: deadline, budget, power and destination in, clusters out.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/outcome.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace rackwright {

enum class Acquisition : std::uint8_t { rent, buy, hybrid };

/// One cluster that was planned in full. `scenario` given to advise() yields the same figures.
struct FoundCluster {
    Scenario scenario;
    std::string acceleratorId;
    std::string acceleratorName;
    std::string serverName;
    std::string linkName;
    double accelerators = 0;
    Strategy strategy;
    double mfu = 0;
    double trainingDays = 0;     ///< P50, interruptions included
    double trainingDaysHigh = 0; ///< P90
    double meterMw = 0;

    bool rentable = false;
    bool buyable = false;
    Money rentOutlay;       ///< renting for this run
    Money buyOutlay;        ///< buying the cluster, and running it for this run
    double rentDays = 0;    ///< calendar days from the start date: provisioning and training
    double buyDays = 0;     ///< delivery, installation, acceptance and training
    std::string finishRent; ///< ISO dates at P50
    std::string finishBuy;
    std::string finishRentHigh; ///< ISO dates at P90
    std::string finishBuyHigh;

    /// Renting the same cluster until a bought one stands ready: days rented, and what they cost. 0: nothing
    /// to bridge.
    double bridgeDays = 0;
    Money bridgeOutlay;
    Money hybridOutlay; ///< bridging rent, the purchase, and running it for the rest; done on `finishRent`

    std::optional<Acquisition> way; ///< the cheapest way that keeps every limit; empty: none does
    Money outlay;                   ///< of `way`, or the cheapest there is
    double calendarDays = 0;        ///< of `way`, or the quickest there is
    std::vector<Error> broken;      ///< limits the cluster breaks, with numbers; empty when `way` is set
    bool onFront = false;           ///< no other cluster that keeps the limits is both cheaper and sooner
};

/// An accelerator that was left out, and why ("find.not_deliverable", "find.data_missing", "find.vendor").
struct LeftOut {
    std::string acceleratorId;
    Error reason;
};

struct FindRequest {
    Scenario scenario; ///< model, data, limits, destination; its hardware is what is searched
    double fewestAccelerators = 1;
    double mostAccelerators = 16384;
    std::vector<std::string> vendors; ///< empty: all
    int threads = 1;
};

struct FindResult {
    std::vector<FoundCluster>
        clusters; ///< those that keep every limit first, cheapest first; then the nearest misses
    std::optional<std::size_t> cheapest; ///< index into clusters; empty when nothing keeps the limits
    std::optional<std::size_t> fastest;
    std::vector<LeftOut> leftOut;
    std::int64_t considered = 0; ///< clusters generated
    std::int64_t ruledOut = 0;   ///< by a bound that proves they cannot fit or finish
    std::int64_t planned = 0;    ///< planned in full
    bool cancelled = false;
};

/// Called for each cluster as it is planned, from the thread that planned it, one call at a time. `share` of
/// the space, 0…1, is decided.
using FoundCallback = std::function<void(const FoundCluster&, double share)>;

/// What turns the plan `from` into the found cluster: input by input, in an order in which they can be set.
std::vector<FindingAction> changesTo(const Scenario& from, const FoundCluster& cluster);

/// Deterministic for any thread count. Parts that cannot be delivered to the destination are left out unless
/// the scenario allows them. Every accelerator and count is searched in its usual server and network, with
/// proven bounds; the answers that matter are then tried in other servers and on other networks, which is a
/// local improvement and no proof.
FindResult findClusters(const FindRequest& request, const Catalog& catalog, std::stop_token stop = {},
                        const FoundCallback& found = {});

} // namespace rackwright
