#include "core/compare/compare_figures.h"

#include "core/inputs/input_choices.h"
#include "core/speed/step_time.h"

#include <algorithm>

namespace rackwright {

namespace {

using O = Outcome;
using X = Exchange;
using enum CompareGroup;
using enum ArgumentKind;
using enum Better;

constexpr bool kMoney = true;

InputValue when(bool known, double value) {
    return known ? InputValue(value) : InputValue();
}

InputValue maybe(const std::optional<double>& value) {
    return value ? InputValue(*value) : InputValue();
}

InputValue known(const std::string& words) {
    return words.empty() ? InputValue() : InputValue(words);
}

bool timed(const O& o) {
    return o.time.step.total > 0;
}

const StageMemory* fullest(const O& o) {
    const auto stage = static_cast<std::size_t>(std::max(0, o.memory.fullest));
    return stage < o.memory.stages.size() ? &o.memory.stages[stage] : nullptr;
}

template <MemoryPart Part>
InputValue memoryPart(const O& o, const X&) {
    const StageMemory* stage = fullest(o);
    return when(stage != nullptr, stage != nullptr ? stage->part(Part) : 0);
}

template <TimePart Part>
InputValue timePart(const O& o, const X&) {
    return when(timed(o), o.time.step.part(Part));
}

template <int Strategy::*Degree>
InputValue degree(const O& o, const X&) {
    return when(o.verdict != Verdict::noStrategy, o.strategy.*Degree);
}

template <std::int64_t FabricOutcome::*Count>
InputValue fabric(const O& o, const X&) {
    return double(o.cluster.compute.*Count);
}

template <Money CostOutcome::*Amount, bool CostOutcome::*Exists>
InputValue amount(const O& o, const X& x) {
    return when(o.cost.*Exists, x.toPlan(o.cost.*Amount));
}

InputValue choiceOf(const O& o, std::span<const std::string_view> names, std::size_t value) {
    if (o.verdict == Verdict::noStrategy || value >= names.size()) return {};
    return std::string(names[value]);
}

double tokensPerStep(const O& o) {
    return o.scenario.data.globalBatch * o.scenario.model.sequence;
}

InputValue verdictOf(const O& o, const X&) {
    constexpr std::array<const char*, 5> names{"feasible", "misses_deadline", "over_power", "does_not_fit",
                                               "no_strategy"};
    return std::string(names[static_cast<std::size_t>(o.verdict)]);
}

InputValue memoryShare(const O& o, const X&) {
    const StageMemory* stage = fullest(o);
    const bool known = stage != nullptr && o.memory.capacity > 0;
    return when(known, known ? stage->device / o.memory.capacity : 0);
}

constexpr ComparedFigure kFigures[] = {
    // clang-format off
    {"model.total", CompareGroup::model, parameters, neither, [](const O& o, const X&) -> InputValue { return double(o.parameters.total); }},
    {"model.active", CompareGroup::model, parameters, neither, [](const O& o, const X&) -> InputValue { return double(o.parameters.active); }},
    {"model.tokens_per_step", CompareGroup::model, tokens, neither, [](const O& o, const X&) -> InputValue { return tokensPerStep(o); }},
    {"model.flops", CompareGroup::model, number, neither, [](const O& o, const X&) { return when(timed(o), o.time.step.modelFlops * o.steps); }},

    {"hardware.name", hardware, text, neither, [](const O& o, const X&) { return known(o.acceleratorName); }},
    {"hardware.server_name", hardware, text, neither, [](const O& o, const X&) { return known(o.serverName); }},
    {"hardware.accelerators", hardware, count, neither, [](const O& o, const X&) -> InputValue { return o.accelerators; }},
    {"hardware.peak", hardware, flopsRate, higher, [](const O& o, const X&) -> InputValue { return matmulPeak(o.scenario.data.recipe.precision, o.machine); }},
    {"hardware.memory", hardware, bytes, higher, [](const O& o, const X&) -> InputValue { return o.machine.usableBytes; }},
    {"hardware.memory_rate", hardware, bytesRate, higher, [](const O& o, const X&) -> InputValue { return o.machine.hbmRate; }},
    {"hardware.scale_up_rate", hardware, bytesRate, higher, [](const O& o, const X&) { return when(o.machine.scaleUpRate > 0, o.machine.scaleUpRate); }},
    {"hardware.domain", hardware, count, higher, [](const O& o, const X&) -> InputValue { return double(o.machine.domain); }},
    {"hardware.nic_rate", hardware, bytesRate, higher, [](const O& o, const X&) { return when(o.machine.nicRate > 0, o.machine.nicRate); }},
    {"hardware.stack_name", hardware, text, neither, [](const O& o, const X&) { return known(o.stackName); }},

    {"strategy.tp", strategy, count, neither, degree<&Strategy::tp>},
    {"strategy.pp", strategy, count, neither, degree<&Strategy::pp>},
    {"strategy.vpp", strategy, count, neither, degree<&Strategy::vpp>},
    {"strategy.cp", strategy, count, neither, degree<&Strategy::cp>},
    {"strategy.ep", strategy, count, neither, degree<&Strategy::ep>},
    {"strategy.dp", strategy, count, neither, degree<&Strategy::dp>},
    {"strategy.micro_batch", strategy, count, neither, degree<&Strategy::microBatch>},
    {"strategy.micro_batches", strategy, count, neither, [](const O& o, const X&) { return when(timed(o), o.microBatches); }},
    {"strategy.sharding", strategy, choice, neither, [](const O& o, const X&) { return choiceOf(o, inputs::kSharding, static_cast<std::size_t>(o.strategy.sharding)); }},
    {"strategy.recompute", strategy, choice, neither, [](const O& o, const X&) { return choiceOf(o, inputs::kRecompute, static_cast<std::size_t>(o.strategy.recompute)); }},

    {"verdict", time, choice, neither, verdictOf},
    {"time.days", time, days, lower, [](const O& o, const X&) { return when(timed(o), o.trainingDays); }},
    {"time.days_low", time, days, lower, [](const O& o, const X&) { return when(timed(o), o.trainingDaysLow); }},
    {"time.days_high", time, days, lower, [](const O& o, const X&) { return when(timed(o), o.trainingDaysHigh); }},
    {"time.delivery", time, days, lower, [](const O& o, const X&) -> InputValue { return o.cost.deliveryDays; }},
    {"time.finish_rent", time, text, neither, [](const O& o, const X&) { return timed(o) ? known(o.finishDateRent) : InputValue(); }},
    {"time.finish_buy", time, text, neither, [](const O& o, const X&) { return timed(o) ? known(o.finishDateBuy) : InputValue(); }},
    {"time.mfu", time, ratio, higher, [](const O& o, const X&) { return when(timed(o), o.time.mfu); }},
    {"time.hfu", time, ratio, neither, [](const O& o, const X&) { return when(timed(o), o.time.hfu); }},
    {"time.step", time, seconds, lower, [](const O& o, const X&) { return when(timed(o), o.time.step.total); }},
    {"time.steps", time, count, neither, [](const O& o, const X&) { return when(timed(o), o.steps); }},
    {"time.tokens_per_second", time, count, higher, [](const O& o, const X&) { return when(timed(o), o.time.tokensPerSecond); }},
    {"time.matmul", time, seconds, lower, timePart<TimePart::matmul>},
    {"time.attention", time, seconds, lower, timePart<TimePart::attention>},
    {"time.elementwise", time, seconds, lower, timePart<TimePart::elementwise>},
    {"time.recompute", time, seconds, lower, timePart<TimePart::recompute>},
    {"time.logits", time, seconds, lower, timePart<TimePart::logits>},
    {"time.host", time, seconds, lower, timePart<TimePart::host>},
    {"time.imbalance", time, seconds, lower, timePart<TimePart::imbalance>},
    {"time.bubble", time, seconds, lower, timePart<TimePart::bubble>},
    {"time.optimizer", time, seconds, lower, timePart<TimePart::optimizer>},
    {"time.jitter", time, seconds, lower, timePart<TimePart::jitter>},
    {"cost.gpu_hours", time, count, lower, [](const O& o, const X&) { return when(timed(o), o.cost.gpuHours); }},

    {"memory.peak", memory, bytes, neither, [](const O& o, const X&) { const StageMemory* stage = fullest(o); return when(stage != nullptr, stage != nullptr ? stage->device : 0); }},
    {"memory.share", memory, ratio, lower, memoryShare},
    {"memory.limit", memory, bytes, neither, [](const O& o, const X&) { return when(o.memory.limit > 0, o.memory.limit); }},
    {"memory.weights", memory, bytes, neither, memoryPart<MemoryPart::weights>},
    {"memory.gradients", memory, bytes, neither, memoryPart<MemoryPart::gradients>},
    {"memory.optimizer_state", memory, bytes, neither, memoryPart<MemoryPart::optimizer>},
    {"memory.activations", memory, bytes, neither, memoryPart<MemoryPart::activations>},
    {"memory.logits_memory", memory, bytes, neither, memoryPart<MemoryPart::logits>},
    {"memory.buffers", memory, bytes, neither, memoryPart<MemoryPart::buffers>},
    {"memory.overhead", memory, bytes, neither, memoryPart<MemoryPart::overhead>},

    {"time.tensor_parallel", network, seconds, lower, timePart<TimePart::tensorParallel>},
    {"time.context_parallel", network, seconds, lower, timePart<TimePart::contextParallel>},
    {"time.expert_parallel", network, seconds, lower, timePart<TimePart::expertParallel>},
    {"time.shard_gather", network, seconds, lower, timePart<TimePart::shardGather>},
    {"time.pipeline_send", network, seconds, lower, timePart<TimePart::pipelineSend>},
    {"time.data_parallel", network, seconds, lower, timePart<TimePart::dataParallel>},
    {"network.tiers", network, count, lower, [](const O& o, const X&) -> InputValue { return double(o.cluster.compute.tiers); }},
    {"network.leaf", network, count, lower, fabric<&FabricOutcome::leaf>},
    {"network.spine", network, count, lower, fabric<&FabricOutcome::spine>},
    {"network.core", network, count, lower, fabric<&FabricOutcome::core>},
    {"topology.switches", network, count, lower, [](const O& o, const X&) -> InputValue { return double(o.cluster.compute.switches()); }},
    {"topology.cables", network, count, lower, [](const O& o, const X&) -> InputValue { return double(o.cluster.compute.cables()); }},
    {"topology.transceivers", network, count, lower, fabric<&FabricOutcome::transceivers>},
    {"network.bisection", network, bytesRate, neither, [](const O& o, const X&) { return when(o.cluster.compute.tiers > 0, o.cluster.compute.bisectionBytesPerSecond); }},

    {"run.goodput", reliability, ratio, higher, [](const O& o, const X&) -> InputValue { return o.cluster.reliability.goodput; }},
    {"run.between_interruptions", reliability, seconds, higher, [](const O& o, const X&) { return when(o.cluster.reliability.hoursBetweenInterruptions > 0, o.cluster.reliability.hoursBetweenInterruptions * 3600); }},
    {"run.interruptions", reliability, number, lower, [](const O& o, const X&) { return when(timed(o), o.cluster.reliability.interruptions); }},
    {"run.checkpoint_interval", reliability, seconds, neither, [](const O& o, const X&) { return when(o.cluster.reliability.checkpointSeconds > 0, o.cluster.reliability.checkpointSeconds); }},
    {"run.checkpoint", reliability, bytes, lower, [](const O& o, const X&) -> InputValue { return o.cluster.reliability.checkpointBytes; }},
    {"run.spares", reliability, count, lower, [](const O& o, const X&) -> InputValue { return double(o.cluster.reliability.spares); }},

    {"power.meter", power, watts, lower, [](const O& o, const X&) { return when(o.cluster.power.meterMw > 0, o.cluster.power.meterMw * 1e6); }},
    {"power.peak", power, watts, lower, [](const O& o, const X&) { return when(o.cluster.power.peakMw > 0, o.cluster.power.peakMw * 1e6); }},
    {"power.run_energy", power, number, lower, [](const O& o, const X&) { return when(timed(o) && o.cluster.power.meterMw > 0, o.cluster.power.meterMw * o.trainingDays * 24); }},
    {"power.racks", power, count, lower, [](const O& o, const X&) -> InputValue { return double(o.cluster.power.racks); }},
    {"power.rack", power, watts, neither, [](const O& o, const X&) { return when(o.cluster.power.rackKw > 0, o.cluster.power.rackKw * 1e3); }},

    {"cost.rent_rate", money, usd, lower, amount<&CostOutcome::rentPerAcceleratorHour, &CostOutcome::hasRent>, kMoney},
    {"cost.rent_run", money, usd, lower, amount<&CostOutcome::rentThisRun, &CostOutcome::hasRent>, kMoney},
    {"cost.own_run", money, usd, lower, amount<&CostOutcome::ownedShareThisRun, &CostOutcome::hasBuy>, kMoney},
    {"cost.capital", money, usd, lower, amount<&CostOutcome::capital, &CostOutcome::hasBuy>, kMoney},
    {"cost.monthly_operation", money, usd, lower, amount<&CostOutcome::monthlyOperation, &CostOutcome::hasBuy>, kMoney},
    {"cost.break_even_rent", money, usd, neither, amount<&CostOutcome::breakEvenRent, &CostOutcome::hasBuy>, kMoney},
    {"cost.crossover", money, months, lower, [](const O& o, const X&) { return maybe(o.cost.crossoverMonth); }},
    {"cost.cash_payback", money, months, lower, [](const O& o, const X&) { return maybe(o.cost.cashPaybackMonths); }},
    // clang-format on
};

} // namespace

std::span<const ComparedFigure> comparedFigures() {
    return kFigures;
}

ArgumentKind kindOf(Currency currency) {
    if (currency == Currency::cny) return ArgumentKind::cny;
    return currency == Currency::eur ? ArgumentKind::eur : ArgumentKind::usd;
}

} // namespace rackwright
