#include "core/cluster/power.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

/// MLPerf training with power: 8 × H100 holds 6.85 of 10.2 kW, 8 × B200 9.7 of 14.3 kW.
constexpr double kMeasuredShare = 0.68;
/// A server idles at about a quarter of its training power. Estimate.
constexpr double kIdleShare = 0.25;
/// Nameplate of a server over the power of its boards: DGX H100, 10.2 kW for 8 × 0.7 kW.
constexpr double kServerOverBoards = 1.82;
constexpr double kBoardWattsUnknown = 400;
/// Storage and management beside the servers, share of server power. Estimate, 3–5 %.
constexpr double kStorageShare = 0.04;

constexpr double kHoursPerYear = 8760;
constexpr double kBreakerShare = 0.8; ///< continuous load of a breaker (NFPA 70, 210.20)
constexpr double kAirRackKw = 45;     ///< four DGX H100 in a rack, the densest common air layout
constexpr double kLiquidRackKw = 150; ///< a GB200 NVL72 rack with margin
constexpr int kRackUnits = 42;
constexpr int kTallRackUnits = 48;
constexpr double kAirLimitKw = 30;
constexpr double kRearDoorLimitKw = 60;

/// The fact when it is published, else `fallback`, noting that the figure is derived.
double publishedOr(const Fact& fact, double fallback, bool& estimate) {
    if (!fact.known() || fact.from.confidence == Confidence::estimate) estimate = true;
    return fact.valueOr(fallback);
}

int serversPerRack(const PowerRequest& request) {
    const double density = request.liquidCooled ? kLiquidRackKw : kAirRackKw;
    int perRack = std::max(1, static_cast<int>(density / request.server.nameplate));
    if (request.serverRackUnits > 0)
        perRack = std::min(perRack, std::max(1, kRackUnits / request.serverRackUnits));
    return std::min(perRack, static_cast<int>(std::max(1.0, request.servers + request.idleSpares)));
}

/// Racks of one rack-scale system: its height over a full rack.
int racksPerSystem(const PowerRequest& request) {
    return std::max(1, request.serverRackUnits / kTallRackUnits);
}

void fillRacks(const PowerRequest& request, PowerOutcome& power) {
    const int support = (request.supportRackUnits + kRackUnits - 1) / kRackUnits;
    if (request.rackScale) {
        const int racks = racksPerSystem(request);
        power.serversPerRack = 1;
        power.racks = static_cast<int>(request.servers + request.idleSpares) * racks + support;
        power.rackKw = request.server.nameplate / racks;
    } else {
        power.serversPerRack = serversPerRack(request);
        const double racked = request.servers + request.idleSpares;
        power.racks = static_cast<int>(std::ceil(racked / power.serversPerRack)) + support;
        power.rackKw = power.serversPerRack * request.server.nameplate;
    }
    power.coolingClass = coolingClass(power.rackKw, request.liquidCooled);
}

} // namespace

ServerPower serverPower(const Server* server, const Accelerator& accelerator, int acceleratorsPerServer) {
    const double boards = acceleratorsPerServer * accelerator.boardWatts.valueOr(kBoardWattsUnknown) / 1000.0;
    ServerPower power;
    power.nameplate = boards * kServerOverBoards;
    if (server == nullptr) {
        power.measured = power.nameplate * kMeasuredShare;
        power.idle = power.measured * kIdleShare;
        power.estimate = true;
        return power;
    }
    power.nameplate = publishedOr(server->nameplateKw, power.nameplate, power.estimate);
    power.measured = publishedOr(server->measuredKw, power.nameplate * kMeasuredShare, power.estimate);
    power.idle = server->idleKw.valueOr(power.measured * kIdleShare);
    return power;
}

double switchesKw(const FabricOutcome& fabric, const SwitchModel* model, bool maximum) {
    if (model == nullptr) return 0.0;
    const double typical = model->typicalWatts.valueOr(model->maximumWatts.valueOr(0));
    const double watts = maximum ? model->maximumWatts.valueOr(typical) : typical;
    return static_cast<double>(fabric.switches()) * watts / 1000.0;
}

PowerOutcome powerOf(const PowerRequest& request) {
    const ServerPower& server = request.server;
    const double racked = request.servers + request.idleSpares;
    // Storage, switches and spares draw the same whether a job runs or not.
    const double storageShare = request.sharedStorage ? kStorageShare : 0.0;
    const double steadyKw = request.servers * server.measured * storageShare + request.networkTypicalKw +
                            request.idleSpares * server.idle;
    const double runningKw = request.servers * server.measured + steadyKw;
    const double idleKw = request.servers * server.idle + steadyKw;
    const double nameplateKw = racked * server.nameplate * (1.0 + storageShare) + request.networkMaximumKw;
    const double averageKw = idleKw + (runningKw - idleKw) * request.utilisation;

    PowerOutcome power;
    power.pue = request.pue;
    power.itMeasuredMw = runningKw / 1000.0;
    power.itIdleMw = idleKw / 1000.0;
    power.itNameplateMw = nameplateKw / 1000.0;
    power.meterMw = power.itMeasuredMw * request.pue;
    power.peakMw = power.itNameplateMw * request.pue;
    power.yearGwh = averageKw * request.pue * kHoursPerYear / 1e6;
    power.carbonTonnesYear = power.yearGwh * 1e6 * request.gridKgPerKwh / 1000.0;
    power.estimate = server.estimate;
    power.nameplateYearGwh = nameplateKw * request.utilisation * request.pue * kHoursPerYear / 1e6;
    power.serverKw = server.nameplate;
    power.powerSupplies = request.powerSupplies;
    power.powerSuppliesNeeded = request.powerSuppliesNeeded;
    power.upsKw = request.servers * server.measured * storageShare + request.networkMaximumKw;
    power.swingMw = request.servers * (server.measured - server.idle) / 1000.0;
    fillRacks(request, power);
    power.feedKw = power.rackKw / kBreakerShare;
    return power;
}

const char* coolingClass(double rackKw, bool liquidCooled) {
    if (liquidCooled || rackKw > kRearDoorLimitKw) return "liquid";
    return rackKw > kAirLimitKw ? "rear-door" : "air";
}

} // namespace rackwright
