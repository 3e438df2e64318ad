#include "core/cluster/inventory.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>

namespace rackwright {

namespace {

constexpr std::size_t kMostPools = 64;
constexpr double kMostServers = 1e6;
constexpr double kMostYears = 30;
constexpr double kMostValue = 1e10;

std::string_view trimmed(std::string_view text) {
    const auto isSpace = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

/// The parts of `text` between separators, trimmed, empty ones left out.
std::vector<std::string_view> parts(std::string_view text, char separator) {
    std::vector<std::string_view> found;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty()) found.push_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return found;
}

/// A number at the front of `text`, which is shortened by it.
std::optional<double> takeNumber(std::string_view& text) {
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || !std::isfinite(value)) return std::nullopt;
    text = trimmed(text.substr(static_cast<std::size_t>(end - text.data())));
    return value;
}

/// The sign between number and type: "x", "*" or "×" in UTF-8; none is needed.
std::string_view withoutSign(std::string_view text) {
    for (const std::string_view sign : {"×", "x ", "X ", "*"}) {
        if (text.starts_with(sign)) return trimmed(text.substr(sign.size()));
    }
    return text;
}

bool sameWords(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) {
        return std::tolower(static_cast<unsigned char>(x)) == std::tolower(static_cast<unsigned char>(y));
    });
}

const Server* serverNamed(std::string_view name, const HardwareCatalog& hardware) {
    const auto fits = [&](const Server& server) {
        return sameWords(server.id, name) || sameWords(server.name, name) ||
               sameWords(server.vendor + ' ' + server.name, name);
    };
    const auto found = std::ranges::find_if(hardware.servers, fits);
    return found == hardware.servers.end() ? nullptr : &*found;
}

tl::unexpected<Error> bad(const char* id, std::string_view piece) {
    return fail(id, "/inventory/servers", {argument("piece", std::string(piece))});
}

/// "2 y" is an age, a bare number a book value.
bool readDetail(std::string_view text, OwnedPool& pool) {
    const std::optional<double> value = takeNumber(text);
    if (!value || *value < 0) return false;
    const bool years = !text.empty() && (text.front() == 'y' || text.front() == 'Y' || text == "年");
    if (!years && !text.empty()) return false;
    if (years ? *value > kMostYears : *value > kMostValue) return false;
    (years ? pool.ageYears : pool.bookValue) = *value;
    return true;
}

Result<OwnedPool> readPool(std::string_view piece, const HardwareCatalog& hardware) {
    const std::vector<std::string_view> fields = parts(piece, ',');
    if (fields.empty()) return bad("inventory.bad_pool", piece);
    std::string_view head = fields.front();
    const std::optional<double> count = takeNumber(head);
    if (!count || *count < 1 || *count > kMostServers || *count != std::floor(*count))
        return bad("inventory.bad_pool", piece);
    head = withoutSign(head);
    const Server* server = serverNamed(head, hardware);
    if (server == nullptr) return bad("inventory.unknown_server", head);
    OwnedPool pool;
    pool.serverId = server->id;
    pool.name = server->name;
    pool.servers = *count;
    for (std::size_t i = 1; i < fields.size(); ++i)
        if (!readDetail(fields[i], pool)) return bad("inventory.bad_pool", piece);
    return pool;
}

double peakOf(const HardwareCatalog& hardware, const std::string& serverId) {
    const Server* server = hardware.server(serverId);
    const Accelerator* part = server != nullptr ? hardware.accelerator(server->acceleratorId) : nullptr;
    return part != nullptr ? part->bf16Tflops.valueOr(part->fp16Tflops.valueOr(0)) : 0.0;
}

double beyond(double needed, const std::optional<double>& free) {
    return free ? std::max(0.0, needed - *free) : 0.0;
}

} // namespace

Result<std::vector<OwnedPool>> parseOwnedPools(std::string_view text, const HardwareCatalog& hardware) {
    const std::vector<std::string_view> pieces = parts(text, ';');
    if (pieces.size() > kMostPools) return bad("inventory.too_many", std::to_string(pieces.size()));
    std::vector<OwnedPool> pools;
    for (const std::string_view piece : pieces) {
        Result<OwnedPool> pool = readPool(piece, hardware);
        if (!pool) return tl::unexpected<Error>(pool.error());
        pools.push_back(std::move(*pool));
    }
    return pools;
}

InventoryOutcome takeInventory(const InventoryRequest& request) {
    InventoryOutcome outcome;
    outcome.pools = request.pools;
    if (!outcome.any()) return outcome;
    double wanted = request.servers + request.spares;
    for (OwnedPool& pool : outcome.pools) {
        if (pool.serverId != request.serverId) {
            const double own = request.hardware ? peakOf(*request.hardware, request.serverId) : 0.0;
            const double other = request.hardware ? peakOf(*request.hardware, pool.serverId) : 0.0;
            pool.stepFactor = own > 0 && other > 0 ? std::max(1.0, own / other) : 0.0;
            continue;
        }
        pool.used = std::min(pool.servers, wanted);
        wanted -= pool.used;
        outcome.usedServers += pool.used;
        outcome.sunkValue += pool.used * pool.bookValue;
    }
    outcome.addedServers = wanted;
    outcome.addedPorts = wanted * request.portsPerServer;
    outcome.addedRacks = std::ceil(wanted / std::max(1.0, request.serversPerRack));
    outcome.addedKw = wanted * request.serverKw;
    outcome.shortPorts = beyond(outcome.addedPorts, request.free.freeLeafPorts);
    outcome.shortRacks = beyond(outcome.addedRacks, request.free.freeRacks);
    outcome.shortKw = beyond(outcome.addedKw, request.free.powerKw);
    return outcome;
}

void markOwned(std::vector<BomLine>& bom, const std::vector<BomLine>& owned, double usedServers) {
    for (BomLine& line : bom) {
        if (line.section == "compute") {
            line.owned = std::min(line.quantity, usedServers);
            usedServers -= line.owned;
        } else if (line.section == "fabric" || line.item == "rack" || line.item == "pdu") {
            const auto same = std::ranges::find_if(owned, [&](const BomLine& other) {
                return other.section == line.section && other.item == line.item && other.name == line.name &&
                       other.role == line.role;
            });
            if (same != owned.end()) line.owned = std::min(line.quantity, same->quantity);
        }
    }
}

} // namespace rackwright
