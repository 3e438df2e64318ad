#include "core/finder/cluster_variants.h"

#include "core/cost/exchange.h"
#include "core/cost/price_finder.h"
#include "core/inputs/input_table.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace rackwright {

namespace {

constexpr std::size_t kVaried = 10; ///< clusters: with half a dozen variants each, a tenth of a search

/// What tells two servers of one accelerator apart for a plan.
std::tuple<int, double, double, double> shapeOf(const Server& server, const Scenario& scenario,
                                                const Catalog& catalog) {
    const Exchange exchange(scenario.money, planCurrency(scenario.money, catalog.prices));
    const auto price = PriceFinder(catalog.prices, exchange).find(PriceCategory::server, server.id);
    return {server.accelerators, server.nics.valueOr(0), server.nicGbps.valueOr(0),
            price ? std::round(price->each) : 0.0};
}

ClusterChoice choiceOf(const FoundCluster& cluster, Scenario scenario, const Catalog& catalog) {
    return {
        std::move(scenario), catalog.hardware.accelerator(cluster.acceleratorId), cluster.accelerators, {}};
}

void addServers(const FoundCluster& cluster, const Catalog& catalog, std::vector<ClusterChoice>& variants) {
    const Server* now = catalog.hardware.server(cluster.scenario.hardware.server);
    if (now == nullptr) return;
    std::set known{shapeOf(*now, cluster.scenario, catalog)};
    for (const Server& server : catalog.hardware.servers) {
        if (server.acceleratorId != cluster.acceleratorId || server.id == now->id) continue;
        const double count = cluster.accelerators / server.accelerators;
        if (count != std::floor(count)) continue;
        if (!known.insert(shapeOf(server, cluster.scenario, catalog)).second) continue;
        Scenario scenario = cluster.scenario;
        if (!setInput(scenario, "hardware.server", server.id, catalog)) continue;
        scenario.hardware.servers = count;
        variants.push_back(choiceOf(cluster, std::move(scenario), catalog));
    }
}

void addNetworks(const FoundCluster& cluster, const Catalog& catalog, std::vector<ClusterChoice>& variants) {
    const LinkKind* now = catalog.hardware.link(cluster.scenario.network.link);
    if (now == nullptr) return;
    std::set<std::string> known{now->technology};
    for (const LinkKind& link : catalog.hardware.links) {
        if (link.gbps != now->gbps || !known.insert(link.technology).second) continue;
        Scenario scenario = cluster.scenario;
        if (!setInput(scenario, "network.link", link.id, catalog)) continue;
        variants.push_back(choiceOf(cluster, std::move(scenario), catalog));
    }
}

} // namespace

std::vector<std::size_t> worthVarying(std::span<const FoundCluster> clusters) {
    std::vector<std::size_t> picked;
    for (std::size_t i = 0; i < clusters.size() && picked.size() < kVaried / 2; ++i)
        picked.push_back(i);
    for (std::size_t i = picked.size(); i < clusters.size() && picked.size() < kVaried; ++i) {
        if (clusters[i].onFront) picked.push_back(i);
    }
    return picked;
}

std::vector<ClusterChoice> variantsOf(const FoundCluster& cluster, const Catalog& catalog) {
    std::vector<ClusterChoice> variants;
    addServers(cluster, catalog, variants);
    addNetworks(cluster, catalog, variants);
    return variants;
}

bool improves(const FoundCluster& variant, const FoundCluster& base) {
    if (!variant.way) return false;
    if (!base.way) return true;
    return variant.outlay < base.outlay || variant.calendarDays < base.calendarDays;
}

} // namespace rackwright
