#include "core/cost/purchase.h"

#include "core/cost/price_finder.h"

#include <algorithm>
#include <optional>

namespace rackwright {

namespace {

constexpr double kInstallationShare = 0.02;       ///< of the equipment. Estimate.
constexpr double kTypicalAcceleratorShare = 0.76; ///< eight H100 at 30,000 in a server quoted at 317,000
constexpr double kShareCeiling = 0.9;             ///< a host is never free
constexpr double kTypedRange = 0.2;               ///< either side of a typed price

struct ServerPrice {
    FoundPrice price;
    double acceleratorShare = kTypicalAcceleratorShare;
};

double acceleratorShare(const PriceFinder& finder, const Server& server, double serverPrice) {
    const auto one = finder.find(PriceCategory::accelerator, server.acceleratorId);
    if (!one || serverPrice <= 0) return kTypicalAcceleratorShare;
    return std::min(kShareCeiling, one->each * server.accelerators / serverPrice);
}

/// Any priced server with the same accelerators in the same number.
std::optional<FoundPrice> likeServer(const PriceFinder& finder, const Server& server,
                                     const Catalog& catalog) {
    for (const Server& other : catalog.hardware.servers) {
        if (other.acceleratorId != server.acceleratorId || other.accelerators != server.accelerators)
            continue;
        if (auto found = finder.find(PriceCategory::server, other.id)) {
            found->estimate = true;
            return found;
        }
    }
    return std::nullopt;
}

/// Accelerators at their own price in a host with adapters, both from the book.
std::optional<FoundPrice> builtUp(const PriceFinder& finder, const Server& server) {
    const auto one = finder.find(PriceCategory::accelerator, server.acceleratorId);
    const auto host = finder.byId("host:8-accelerators");
    if (!one || !host) return std::nullopt;
    FoundPrice sum = *one;
    const double count = server.accelerators;
    const double hosts = count / 8.0;
    sum.each = one->each * count + host->each * hosts;
    sum.low = one->low * count + host->low * hosts;
    sum.high = one->high * count + host->high * hosts;
    sum.estimate = true;
    return sum;
}

std::optional<ServerPrice> serverPrice(const Outcome& outcome, const Catalog& catalog,
                                       const PriceFinder& finder) {
    const Scenario& scenario = outcome.scenario;
    const Server* server = catalog.hardware.server(scenario.hardware.server);
    if (scenario.money.serverPrice) {
        const double typed = *scenario.money.serverPrice;
        FoundPrice price{typed, typed * (1 - kTypedRange), typed * (1 + kTypedRange), false, {}};
        price.from.confidence = Confidence::user;
        return ServerPrice{price, server != nullptr ? acceleratorShare(finder, *server, typed)
                                                    : kTypicalAcceleratorShare};
    }
    if (server == nullptr) return std::nullopt;
    std::optional<FoundPrice> found = finder.find(PriceCategory::server, server->id);
    if (!found) found = likeServer(finder, *server, catalog);
    if (!found) found = builtUp(finder, *server);
    if (!found) return std::nullopt;
    return ServerPrice{*found, acceleratorShare(finder, *server, found->each)};
}

/// The price of a line other than servers and installation.
std::optional<FoundPrice> partPrice(const PriceFinder& finder, const BomLine& line) {
    if (line.role == "leaf" || line.role == "spine" || line.role == "core")
        return finder.find(PriceCategory::networkSwitch, line.item);
    if (line.item == "parallel-storage") return finder.find(PriceCategory::storage, "", "per-TB");
    if (const auto part = finder.byId("part:" + line.item)) return part;
    if (line.role == "reserve") return finder.find(PriceCategory::networkSwitch, line.item);
    return std::nullopt;
}

PricedLine lineOf(const BomLine& line, double taxShare) {
    PricedLine priced;
    priced.section = line.section;
    priced.item = line.item;
    priced.name = line.name;
    priced.quantity = line.quantity;
    priced.owned = line.owned;
    priced.unit = line.unit;
    priced.role = line.role;
    priced.estimate = line.estimate;
    priced.taxShare = taxShare;
    return priced;
}

class PurchaseSum {
public:
    PurchaseSum(Purchase& purchase, const Exchange& exchange) : m_purchase(purchase), m_exchange(exchange) {
        m_purchase.total = m_purchase.tax = Money(0, exchange.currency());
    }

    void add(PricedLine line, const std::optional<FoundPrice>& price) {
        line.unitPrice = m_exchange.money(price ? price->each : 0);
        line.unitPrice = line.unitPrice.roundedToCents();
        line.total = m_exchange.money(line.unitPrice.value() * (line.quantity - line.owned)).roundedToCents();
        line.priced = price.has_value();
        if (price) {
            line.estimate = line.estimate || price->estimate;
            line.from = price->from;
        }
        m_purchase.total += line.total;
        m_purchase.tax += line.total.times(line.taxShare).roundedToCents();
        m_purchase.lines.push_back(std::move(line));
    }

private:
    Purchase& m_purchase;
    const Exchange& m_exchange;
};

bool isServer(const BomLine& line) {
    return line.role == "training" || line.role == "spare";
}

} // namespace

Purchase pricePurchase(const Outcome& outcome, const Catalog& catalog, const Exchange& exchange,
                       double vatShare) {
    const PriceFinder finder(catalog.prices, exchange);
    const std::optional<ServerPrice> server = serverPrice(outcome, catalog, finder);
    Purchase purchase;
    PurchaseSum sum(purchase, exchange);
    for (const BomLine& line : outcome.cluster.bom) {
        PricedLine priced = lineOf(line, vatShare);
        if (isServer(line)) {
            sum.add(std::move(priced), server ? std::optional(server->price) : std::nullopt);
            purchase.servers += purchase.lines.back().total.value();
        } else if (line.item == "installation") {
            FoundPrice share{purchase.total.value() * kInstallationShare, 0, 0, true, {}};
            share.from.confidence = Confidence::estimate;
            sum.add(std::move(priced), share);
        } else {
            sum.add(std::move(priced), partPrice(finder, line));
        }
    }
    if (!server) return purchase;
    purchase.serverPriced = true;
    purchase.acceleratorShare = server->acceleratorShare;
    if (server->price.low < server->price.each)
        purchase.serverLowFactor = server->price.low / server->price.each;
    if (server->price.high > server->price.each)
        purchase.serverHighFactor = server->price.high / server->price.each;
    return purchase;
}

} // namespace rackwright
