#include "core/cluster/server_fit.h"

#include <cmath>

namespace rackwright {

namespace {

constexpr double kCoresPerAccelerator = 4;
constexpr double kSystemCores = 4;
constexpr double kHostGbPerAccelerator = 16;
constexpr double kCachedTb = 1;
constexpr double kTight = 1.25; ///< room below which a check is tight

FitVerdict judge(double have, double need) {
    if (have < need) return FitVerdict::bad;
    return have < need * kTight ? FitVerdict::tight : FitVerdict::good;
}

FitCheck check(const char* id, const Fact* fact, double need) {
    FitCheck result;
    result.id = id;
    result.need = need;
    if (fact == nullptr || !fact->known()) return result;
    result.have = *fact->value;
    result.verdict = judge(result.have, need);
    return result;
}

/// A slot either carries its adapter or does not: there is no "tight".
FitCheck slotCheck(const ServerFitRequest& request) {
    FitCheck result{"slot_rate", request.machine.hostLinkRate / 1e9, 0, FitVerdict::unknown};
    if (request.server == nullptr || request.machine.nicRate <= 0) return result;
    const double adapter = request.server->nicGbps.valueOr(request.linkGbps);
    result.need = std::min(adapter, request.linkGbps) / 8;
    result.verdict = result.have >= result.need ? FitVerdict::good : FitVerdict::bad;
    return result;
}

FitCheck adapterCheck(const ServerFitRequest& request, double accelerators) {
    FitCheck result{"adapters", 0, accelerators, FitVerdict::unknown};
    if (request.server == nullptr || !request.server->nics.known()) return result;
    result.have = *request.server->nics.value;
    result.verdict = FitVerdict::good;
    if (result.have < accelerators) result.verdict = FitVerdict::tight;
    if (result.have < accelerators / 2) result.verdict = FitVerdict::bad;
    return result;
}

/// One supply may fail without the server going down.
FitCheck supplyCheck(const Server* server) {
    FitCheck result{"power_supplies", 0, 0, FitVerdict::unknown};
    if (server == nullptr || !server->powerSupplies.known() || !server->powerSuppliesNeeded.known())
        return result;
    result.have = *server->powerSupplies.value;
    result.need = *server->powerSuppliesNeeded.value;
    result.verdict = result.have > result.need    ? FitVerdict::good
                     : result.have == result.need ? FitVerdict::tight
                                                  : FitVerdict::bad;
    return result;
}

} // namespace

std::vector<FitCheck> checkServer(const ServerFitRequest& request) {
    const Server* server = request.server;
    const double accelerators =
        server != nullptr ? server->accelerators : std::max(1, request.machine.perServer);
    const double hostGb =
        (request.checkpointHostBytes + request.offloadedBytes) / 1e9 + kHostGbPerAccelerator * accelerators;
    const double driveTb = request.checkpointHostBytes / 1e12 + kCachedTb;
    std::vector<FitCheck> checks{
        check("cpu_cores", server != nullptr ? &server->cpuCores : nullptr,
              kCoresPerAccelerator * accelerators + kSystemCores),
        check("host_memory", server != nullptr ? &server->memoryGB : nullptr, std::ceil(hostGb)),
        check("local_drives", server != nullptr ? &server->nvmeTB : nullptr, driveTb)};
    if (request.networked) {
        checks.push_back(slotCheck(request));
        checks.push_back(adapterCheck(request, accelerators));
    }
    checks.push_back(supplyCheck(server));
    return checks;
}

} // namespace rackwright
