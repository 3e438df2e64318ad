#include "core/files/outcome_json.h"

#include "core/files/cluster_json.h"
#include "core/inputs/input_choices.h"
#include "core/plan/part_ids.h"

#include <array>

namespace rackwright {

namespace {

using nlohmann::ordered_json;

constexpr std::array<const char*, 5> kVerdicts{"feasible", "misses_deadline", "over_power", "does_not_fit",
                                               "no_strategy"};
constexpr std::array<const char*, 5> kSeverities{"blocks", "costs", "improves", "informs", "confirms"};
constexpr std::array<const char*, 6> kStatuses{"feasible",      "tight",      "over_memory",
                                               "over_deadline", "over_power", "invalid"};

template <class Enum, std::size_t N>
const char* nameOf(const std::array<const char*, N>& names, Enum value) {
    return names[static_cast<std::size_t>(value)];
}

ordered_json argumentsJson(const std::vector<Argument>& arguments) {
    ordered_json json = ordered_json::object();
    for (const Argument& item : arguments)
        std::visit([&](const auto& value) { json[item.name] = value; }, item.value);
    return json;
}

ordered_json memoryJson(const MemoryOutcome& memory) {
    ordered_json stages = ordered_json::array();
    for (const StageMemory& stage : memory.stages) {
        ordered_json parts;
        for (std::size_t i = 0; i < kMemoryParts; ++i)
            parts[std::string(kMemoryPartIds[i]) + "_bytes"] = stage.parts[i];
        stages.push_back({{"device_bytes", stage.device},
                          {"allocated_bytes", stage.allocated},
                          {"layers", stage.layers},
                          {"in_flight", stage.inFlight},
                          {"parts", std::move(parts)}});
    }
    constexpr std::array<const char*, 3> fits{"yes", "tight", "no"};
    return {{"fits", nameOf(fits, memory.fit)},   {"fits_certain", memory.fitIsCertain},
            {"capacity_bytes", memory.capacity},  {"limit_bytes", memory.limit},
            {"band_pct", memory.bandShare * 100}, {"fullest_stage", memory.fullest},
            {"stages", std::move(stages)}};
}

ordered_json timeJson(const TimeOutcome& time) {
    ordered_json parts;
    for (std::size_t i = 0; i < kTimeParts; ++i)
        parts[std::string(kTimePartIds[i]) + "_s"] = time.step.parts[i];
    return {{"parts", std::move(parts)},
            {"mfu_causal_pct", time.mfuCausal * 100},
            {"hfu_pct", time.hfu * 100},
            {"tflops_per_gpu", time.tflopsPerAccelerator},
            {"tokens_per_s", time.tokensPerSecond}};
}

double inDollars(Money amount, const MoneyInputs& money) {
    if (amount.currency() == Currency::cny) return amount.value() / money.yuanPerDollar;
    if (amount.currency() == Currency::eur) return amount.value() * money.dollarPerEuro;
    return amount.value();
}

ordered_json optional(const std::optional<double>& value) {
    return value ? ordered_json(*value) : ordered_json(nullptr);
}

ordered_json costJson(const CostOutcome& cost) {
    const auto amount = [](Money money) { return money.roundedToCents().value(); };
    ordered_json lines = ordered_json::array();
    for (const PricedLine& line : cost.lines)
        lines.push_back({{"section", line.section},
                         {"item", line.item},
                         {"name", line.name},
                         {"quantity", line.quantity},
                         {"owned", line.owned},
                         {"unit_price", line.unitPrice.value()},
                         {"total", amount(line.total)},
                         {"estimate", line.estimate}});
    return {{"currency", inputs::kCurrency[static_cast<std::size_t>(cost.currency)]},
            {"has_rent", cost.hasRent},
            {"has_buy", cost.hasBuy},
            {"offer", cost.offerId},
            {"rent_per_gpu_hour", cost.rentPerAcceleratorHour.value()},
            {"rent_this_run", amount(cost.rentThisRun)},
            {"owned_share_this_run", amount(cost.ownedShareThisRun)},
            {"capital", amount(cost.capital)},
            {"monthly_operation", amount(cost.monthlyOperation)},
            {"crossover_month", optional(cost.crossoverMonth)},
            {"crossover_no_resale_month", optional(cost.crossoverNoResaleMonth)},
            {"cash_payback_months", optional(cost.cashPaybackMonths)},
            {"break_even_utilisation_pct", cost.breakEvenUtilisation
                                               ? ordered_json(*cost.breakEvenUtilisation * 100)
                                               : ordered_json(nullptr)},
            {"break_even_rent_per_gpu_hour", cost.breakEvenRent.value()},
            {"lines_total", amount(cost.linesTotal)},
            {"lines", std::move(lines)}};
}

ordered_json candidatesJson(const std::vector<Candidate>& candidates) {
    ordered_json json = ordered_json::array();
    for (const Candidate& candidate : candidates) {
        ordered_json reasons = ordered_json::array();
        for (const Error& reason : candidate.reasons)
            reasons.push_back({{"id", reason.id}, {"args", argumentsJson(reason.arguments)}});
        json.push_back({{"strategy", strategyToJson(candidate.strategy)},
                        {"status", nameOf(kStatuses, candidate.status)},
                        {"step_time_s", candidate.stepSeconds},
                        {"mfu_pct", candidate.mfu * 100},
                        {"peak_mem_gb", candidate.peakBytes / 1e9},
                        {"days", candidate.trainingDays},
                        {"on_front", candidate.onFront},
                        {"reasons", std::move(reasons)}});
    }
    return json;
}

ordered_json findingsJson(const std::vector<Finding>& findings) {
    ordered_json json = ordered_json::array();
    for (const Finding& finding : findings)
        json.push_back({{"id", finding.id},
                        {"severity", nameOf(kSeverities, finding.severity)},
                        {"args", argumentsJson(finding.arguments)}});
    return json;
}

} // namespace

nlohmann::ordered_json strategyToJson(const Strategy& strategy) {
    return {{"tp", strategy.tp},
            {"pp", strategy.pp},
            {"vpp", strategy.vpp},
            {"cp", strategy.cp},
            {"ep", strategy.ep},
            {"etp", strategy.etp},
            {"dp", strategy.dp},
            {"zero", inputs::kSharding[static_cast<std::size_t>(strategy.sharding)]},
            {"micro_batch", strategy.microBatch},
            {"recompute", inputs::kRecompute[static_cast<std::size_t>(strategy.recompute)]},
            {"recomputed_layers", strategy.recomputedLayers},
            {"sequence_parallel", strategy.sequenceParallel && strategy.tp > 1}};
}

nlohmann::ordered_json outcomeToJson(const Outcome& outcome) {
    const bool feasible = outcome.verdict == Verdict::feasible;
    const MoneyInputs& money = outcome.scenario.money;
    const CostOutcome& cost = outcome.cost;
    const StageMemory* fullest =
        outcome.memory.stages.empty()
            ? nullptr
            : &outcome.memory.stages[static_cast<std::size_t>(outcome.memory.fullest)];
    ordered_json json{
        {"feasible", feasible},
        {"verdict", nameOf(kVerdicts, outcome.verdict)},
        {"model", outcome.model.name},
        {"total_parameters", outcome.parameters.total},
        {"accelerator", outcome.machine.acceleratorId},
        {"stack", outcome.stackId},
        {"strategy", strategyToJson(outcome.strategy)},
        {"micro_batches", outcome.microBatches},
        {"num_gpus", static_cast<std::int64_t>(outcome.accelerators)},
        {"step_time_s", outcome.time.step.total},
        {"step_time_low_s", outcome.time.step.total * outcome.time.lowFactor},
        {"step_time_high_s", outcome.time.step.total * outcome.time.highFactor},
        {"mfu_pct", outcome.time.mfu * 100},
        {"peak_mem_gb", fullest == nullptr ? ordered_json(nullptr) : ordered_json(fullest->device / 1e9)},
        {"steps", outcome.steps},
        {"days", outcome.trainingDays},
        {"days_low", outcome.trainingDaysLow},
        {"days_high", outcome.trainingDaysHigh},
        {"finish_date", outcome.finishDateRent},
        {"finish_date_buy", outcome.finishDateBuy},
        {"goodput_pct", outcome.cluster.reliability.goodput * 100},
        {"gpu_hours", cost.gpuHours},
        {"rent_usd", cost.hasRent ? ordered_json(inDollars(cost.rentThisRun, money)) : ordered_json(nullptr)},
        {"buy_usd", cost.hasBuy ? ordered_json(inDollars(cost.capital, money)) : ordered_json(nullptr)},
        {"break_even_months", optional(cost.crossoverMonth)}};
    json["time"] = timeJson(outcome.time);
    json["memory"] = memoryJson(outcome.memory);
    json["cluster"] = clusterToJson(outcome.cluster);
    json["cost"] = costJson(cost);
    json["candidates"] = candidatesJson(outcome.candidates);
    json["findings"] = findingsJson(outcome.findings);
    return json;
}

} // namespace rackwright
