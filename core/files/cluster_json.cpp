#include "core/files/cluster_json.h"

#include <array>

namespace rackwright {

namespace {

using nlohmann::ordered_json;

constexpr std::array<const char*, 4> kFitVerdicts{"good", "tight", "bad", "unknown"};
constexpr std::array<const char*, 3> kMedia{"copper", "multimode", "single_mode"};

ordered_json fabricJson(const FabricOutcome& fabric) {
    ordered_json runs = ordered_json::array();
    for (const CableRun& run : fabric.runs)
        runs.push_back({{"role", run.role},
                        {"medium", kMedia[static_cast<std::size_t>(run.medium)]},
                        {"length_m", run.metres},
                        {"count", run.count}});
    return {{"tiers", fabric.tiers},
            {"planes", fabric.planes},
            {"units", fabric.units},
            {"pods", fabric.pods},
            {"leaf", fabric.leaf},
            {"spine", fabric.spine},
            {"core", fabric.core},
            {"cables_server_leaf", fabric.cablesServerLeaf},
            {"cables_leaf_spine", fabric.cablesLeafSpine},
            {"cables_spine_core", fabric.cablesSpineCore},
            {"transceivers", fabric.transceivers},
            {"free_leaf_ports", fabric.freeLeafPorts},
            {"free_ports", fabric.freePorts},
            {"hops", fabric.tiers > 0 ? fabric.hops() : 0},
            {"link_gbps", fabric.linkGbps},
            {"bisection_bytes_per_s", fabric.bisectionBytesPerSecond},
            {"oversubscription", fabric.oversubscription},
            {"spine_oversubscription", fabric.spineOversubscription},
            {"cables", std::move(runs)}};
}

ordered_json powerJson(const PowerOutcome& power) {
    return {{"it_mw", power.itMeasuredMw},
            {"meter_mw", power.meterMw},
            {"peak_mw", power.peakMw},
            {"year_gwh", power.yearGwh},
            {"nameplate_year_gwh", power.nameplateYearGwh},
            {"pue", power.pue},
            {"racks", power.racks},
            {"rack_kw", power.rackKw},
            {"feed_kw", power.feedKw},
            {"cooling", power.coolingClass},
            {"server_kw", power.serverKw},
            {"power_supplies", power.powerSupplies},
            {"power_supplies_needed", power.powerSuppliesNeeded},
            {"ups_kw", power.upsKw},
            {"swing_mw", power.swingMw},
            {"carbon_t_year", power.carbonTonnesYear}};
}

ordered_json calendarJson(const CalendarOutcome& calendar) {
    return {{"runs", calendar.runs},
            {"days_p10", calendar.daysP10},
            {"days_p50", calendar.daysP50},
            {"days_p90", calendar.daysP90},
            {"days_mean", calendar.daysMean},
            {"probability_pct", calendar.probability * 100},
            {"days_chosen", calendar.daysChosen},
            {"stop_days_p50", calendar.stopDaysP50},
            {"stop_days_p90", calendar.stopDaysP90},
            {"interruptions_p50", calendar.interruptionsP50},
            {"interruptions_p90", calendar.interruptionsP90}};
}

ordered_json reliabilityJson(const ReliabilityOutcome& reliability) {
    return {{"hours_between_interruptions", reliability.hoursBetweenInterruptions},
            {"failures_per_1000_node_days", reliability.failuresPer1000NodeDays},
            {"interruptions", reliability.interruptions},
            {"checkpoint_bytes", reliability.checkpointBytes},
            {"checkpoint_interval_s", reliability.checkpointSeconds},
            {"restart_s", reliability.restartSeconds},
            {"spares", reliability.spares},
            {"spares_cabled", reliability.sparesCabled},
            {"write_bytes_per_s", reliability.writeBytesPerSecond},
            {"storage_bytes", reliability.storageBytes},
            {"calendar", calendarJson(reliability.calendar)}};
}

ordered_json storageJson(const StorageOutcome& storage) {
    return {{"read_bytes_per_s", storage.readBytesPerSecond},
            {"write_bytes_per_s", storage.writeBytesPerSecond},
            {"sync_stall_s", storage.syncStallSeconds},
            {"async_stall_s", storage.asyncStallSeconds},
            {"drain_s", storage.drainSeconds},
            {"restore_s", storage.restoreSeconds},
            {"host_bytes_per_server", storage.hostBytesPerServer},
            {"dataset_bytes", storage.datasetBytes},
            {"dataset_bytes_per_s", storage.datasetBytesPerSecond},
            {"guided_read_bytes_per_s", storage.guidedRead},
            {"guided_write_bytes_per_s", storage.guidedWrite}};
}

ordered_json trafficJson(const TrafficOutcome& traffic) {
    ordered_json dimensions = ordered_json::array();
    for (const DimensionLoad& load : traffic.dimensions)
        dimensions.push_back({{"dimension", load.id},
                              {"degree", load.degree},
                              {"bytes", load.bytes},
                              {"rate_bytes_per_s", load.rate},
                              {"busy_s", load.busySeconds},
                              {"exposed_s", load.exposedSeconds},
                              {"communication_over_computation", load.ratio},
                              {"highest_tier", load.tier}});
    ordered_json tiers = ordered_json::array();
    for (const TierLoad& tier : traffic.tiers)
        tiers.push_back({{"tier", tier.id},
                         {"busiest_link_bytes", tier.bytes},
                         {"rate_bytes_per_s", tier.rate},
                         {"busy_s", tier.busySeconds},
                         {"busy_pct", tier.share * 100},
                         {"dimension", tier.dimension}});
    return {{"compute_s", traffic.computeSeconds},
            {"network_over_memory", traffic.nicOverMemory},
            {"scale_up_over_memory", traffic.scaleUpOverMemory},
            {"dimensions", std::move(dimensions)},
            {"tiers", std::move(tiers)}};
}

ordered_json fitJson(const std::vector<FitCheck>& checks) {
    ordered_json json = ordered_json::array();
    for (const FitCheck& check : checks)
        json.push_back({{"check", check.id},
                        {"have", check.have},
                        {"need", check.need},
                        {"verdict", kFitVerdicts[static_cast<std::size_t>(check.verdict)]}});
    return json;
}

ordered_json checklistJson(const std::vector<ChecklistItem>& items) {
    ordered_json json = ordered_json::array();
    for (const ChecklistItem& item : items)
        json.push_back({{"id", item.id},
                        {"setting", item.setting},
                        {"command", item.command},
                        {"source", item.from.source}});
    return json;
}

ordered_json inventoryJson(const InventoryOutcome& inventory) {
    ordered_json pools = ordered_json::array();
    for (const OwnedPool& pool : inventory.pools)
        pools.push_back({{"server", pool.serverId},
                         {"servers", pool.servers},
                         {"age_years", pool.ageYears},
                         {"used", pool.used},
                         {"mixed_step_factor", pool.stepFactor}});
    return {{"pools", std::move(pools)},
            {"used_servers", inventory.usedServers},
            {"added_servers", inventory.addedServers},
            {"added_switches", inventory.addedSwitches},
            {"added_cables", inventory.addedCables},
            {"added_ports", inventory.addedPorts},
            {"added_racks", inventory.addedRacks},
            {"added_kw", inventory.addedKw},
            {"short_ports", inventory.shortPorts},
            {"short_racks", inventory.shortRacks},
            {"short_kw", inventory.shortKw}};
}

ordered_json bomJson(const std::vector<BomLine>& bom) {
    ordered_json json = ordered_json::array();
    for (const BomLine& line : bom)
        json.push_back({{"section", line.section},
                        {"item", line.item},
                        {"name", line.name},
                        {"role", line.role},
                        {"quantity", line.quantity},
                        {"owned", line.owned},
                        {"unit", line.unit}});
    return json;
}

} // namespace

nlohmann::ordered_json clusterToJson(const ClusterOutcome& cluster) {
    ordered_json json{
        {"fabric", fabricJson(cluster.compute)},   {"storage_fabric", fabricJson(cluster.storageFabric)},
        {"in_band", fabricJson(cluster.inBand)},   {"out_of_band", fabricJson(cluster.outOfBand)},
        {"power", powerJson(cluster.power)},       {"reliability", reliabilityJson(cluster.reliability)},
        {"storage", storageJson(cluster.storage)}, {"traffic", trafficJson(cluster.traffic)},
        {"server_fit", fitJson(cluster.fit)},      {"checklist", checklistJson(cluster.checklist)}};
    if (cluster.inventory.any()) json["inventory"] = inventoryJson(cluster.inventory);
    json["bom"] = bomJson(cluster.bom);
    return json;
}

} // namespace rackwright
