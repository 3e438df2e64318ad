#include "app/cli/found_json.h"

#include "core/files/outcome_json.h"
#include "core/inputs/input_choices.h"

namespace rackwright::cli {

namespace {

using nlohmann::ordered_json;

ordered_json reasonJson(const Error& reason) {
    ordered_json arguments = ordered_json::object();
    for (const Argument& item : reason.arguments)
        std::visit([&](const auto& value) { arguments[item.name] = value; }, item.value);
    return {{"id", reason.id}, {"args", std::move(arguments)}};
}

ordered_json wayJson(bool offered, Money outlay, double days, const std::string& finish,
                     const std::string& finishHigh) {
    if (!offered) return nullptr;
    return {{"outlay", outlay.value()},
            {"calendar_days", days},
            {"finish_date", finish},
            {"finish_date_p90", finishHigh}};
}

const char* wayId(Acquisition way) {
    switch (way) {
    case Acquisition::rent:
        return "rent";
    case Acquisition::buy:
        return "buy";
    case Acquisition::hybrid:
        break;
    }
    return "hybrid";
}

ordered_json clusterJson(const FoundCluster& cluster) {
    ordered_json broken = ordered_json::array();
    for (const Error& limit : cluster.broken)
        broken.push_back(reasonJson(limit));
    ordered_json json{{"accelerator", cluster.acceleratorId},
                      {"accelerator_name", cluster.acceleratorName},
                      {"server", cluster.scenario.hardware.server},
                      {"servers", cluster.scenario.hardware.servers},
                      {"link", cluster.scenario.network.link},
                      {"num_gpus", cluster.accelerators},
                      {"strategy", strategyToJson(cluster.strategy)},
                      {"mfu_pct", cluster.mfu * 100},
                      {"training_days", cluster.trainingDays},
                      {"training_days_p90", cluster.trainingDaysHigh},
                      {"power_mw", cluster.meterMw}};
    json["rent"] = wayJson(cluster.rentable, cluster.rentOutlay, cluster.rentDays, cluster.finishRent,
                           cluster.finishRentHigh);
    json["buy"] = wayJson(cluster.buyable, cluster.buyOutlay, cluster.buyDays, cluster.finishBuy,
                          cluster.finishBuyHigh);
    json["bridging_rent"] = cluster.bridgeDays > 0 ? ordered_json{{"days", cluster.bridgeDays},
                                                                  {"outlay", cluster.bridgeOutlay.value()}}
                                                   : ordered_json(nullptr);
    json["hybrid"] = wayJson(cluster.bridgeDays > 0, cluster.hybridOutlay, cluster.rentDays,
                             cluster.finishRent, cluster.finishRentHigh);
    json["way"] = cluster.way ? ordered_json(wayId(*cluster.way)) : ordered_json(nullptr);
    json["outlay"] = cluster.outlay.value();
    json["calendar_days"] = cluster.calendarDays;
    json["keeps_limits"] = cluster.way.has_value();
    json["on_front"] = cluster.onFront;
    json["broken_limits"] = std::move(broken);
    return json;
}

ordered_json chosenJson(const FindResult& result, const std::optional<std::size_t>& index) {
    return index ? clusterJson(result.clusters[*index]) : ordered_json(nullptr);
}

} // namespace

ordered_json foundToJson(const FindResult& result) {
    ordered_json clusters = ordered_json::array();
    ordered_json front = ordered_json::array();
    for (const FoundCluster& cluster : result.clusters) {
        clusters.push_back(clusterJson(cluster));
        if (cluster.onFront) front.push_back(clusters.back());
    }
    ordered_json leftOut = ordered_json::array();
    for (const LeftOut& part : result.leftOut) {
        ordered_json entry = reasonJson(part.reason);
        entry["accelerator"] = part.acceleratorId;
        leftOut.push_back(std::move(entry));
    }
    const std::string currency =
        result.clusters.empty()
            ? "USD"
            : std::string(
                  inputs::kCurrency[static_cast<std::size_t>(result.clusters.front().outlay.currency())]);
    return {{"feasible", result.cheapest.has_value()},
            {"currency", currency},
            {"cheapest", chosenJson(result, result.cheapest)},
            {"fastest", chosenJson(result, result.fastest)},
            {"front", std::move(front)},
            {"clusters", std::move(clusters)},
            {"left_out", std::move(leftOut)},
            {"considered", result.considered},
            {"ruled_out", result.ruledOut},
            {"planned", result.planned}};
}

} // namespace rackwright::cli
