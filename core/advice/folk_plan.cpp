// Folk rules about the split of the model and the size of the cluster.
#include "core/advice/folk_context.h"
#include "core/units/quantity.h"

#include <array>

namespace rackwright::advice {

namespace {

constexpr double kBillion = 1e9;

std::vector<Argument> split(const FolkContext& context) {
    const Strategy& strategy = context.outcome.strategy;
    return {argument("tp", ArgumentKind::count, strategy.tp),
            argument("pp", ArgumentKind::count, strategy.pp),
            argument("dp", ArgumentKind::count, strategy.dp)};
}

bool sizeBetween(const FolkContext& context, double low, double high) {
    return context.parameters() >= low * kBillion && context.parameters() < high * kBillion;
}

/// c03: trillion-parameter models must use tensor parallel over many cards.
FolkResult trillionNeedsTensor(const FolkContext& context) {
    return {context.outcome.strategy.tp > 8 ? FolkVerdict::holds : FolkVerdict::wrong, split(context),
            context.parameters() >= 1000 * kBillion};
}

/// c10: data parallel below 10B, tensor and data to 100B, all three above.
FolkResult strategyBySize(const FolkContext& context) {
    const Strategy& strategy = context.outcome.strategy;
    bool holds = strategy.tp > 1 && strategy.pp > 1;
    if (context.parameters() < 10 * kBillion)
        holds = strategy.tp == 1 && strategy.pp == 1;
    else if (context.parameters() < 100 * kBillion)
        holds = strategy.tp > 1 && strategy.pp == 1;
    std::vector<Argument> arguments = split(context);
    arguments.push_back(argument("parameters", ArgumentKind::parameters, context.parameters()));
    return {holds ? FolkVerdict::holds : FolkVerdict::wrong, std::move(arguments)};
}

/// c11: gradient accumulation stands in for a larger batch.
FolkResult accumulation(const FolkContext& context) {
    return {FolkVerdict::holds,
            {argument("micro_batches", ArgumentKind::count, context.outcome.microBatches),
             argument("bubble", ArgumentKind::ratio, context.timeShare(TimePart::bubble))}};
}

/// c22: data parallel copies the model, model parallel splits it, the pipeline splits by layers.
FolkResult whatParallelMeans(const FolkContext& context) {
    double held = 0;
    if (!context.outcome.memory.stages.empty()) held = context.outcome.memory.stages.front().parameters;
    std::vector<Argument> arguments = split(context);
    arguments.push_back(argument("held", ArgumentKind::parameters, held));
    arguments.push_back(argument("parameters", ArgumentKind::parameters, context.parameters()));
    return {context.outcome.strategy.fullySharded() ? FolkVerdict::holdsIf : FolkVerdict::holds,
            std::move(arguments)};
}

FolkResult cardsBySize(const FolkContext& context, double least, double most, double lowB, double highB,
                       FolkVerdict inside) {
    const double needed = context.acceleratorsForDeadline();
    const bool within = needed >= least && needed <= most;
    return {within ? inside : FolkVerdict::wrong,
            {argument("needed", ArgumentKind::count, needed),
             argument("deadline", ArgumentKind::days, context.outcome.scenario.limits.deadlineDays),
             argument("accelerator", context.outcome.acceleratorName)},
            sizeBetween(context, lowB, highB)};
}

/// c24: 4 to 8 cards with PCIe 5 or NVLink to 10B. The cards it names have PCIe 4.
FolkResult smallModels(const FolkContext& context) {
    return cardsBySize(context, 4, 8, 0.1, 10, FolkVerdict::holdsIf);
}

/// c25: 16 to 32 cards to 100B; they span servers, and the network between them is left out.
FolkResult middleModels(const FolkContext& context) {
    return cardsBySize(context, 16, 32, 10, 100, FolkVerdict::holdsIf);
}

/// c26: 64 cards and more above 100B, with an H100 of 160 GB that does not exist.
FolkResult largeModels(const FolkContext& context) {
    return cardsBySize(context, 64, 1e9, 100, 1e6, FolkVerdict::holdsIf);
}

/// c38: model parallelism lowers the number of cards.
FolkResult fewerCards(const FolkContext& context) {
    double total = 0;
    const auto& stages = context.outcome.memory.stages;
    for (const StageMemory& stage : stages)
        total += stage.device;
    if (!stages.empty()) total *= context.outcome.accelerators / static_cast<double>(stages.size());
    return {FolkVerdict::wrong,
            {argument("total_gb", ArgumentKind::count, total / kGB),
             argument("cards", ArgumentKind::count, context.outcome.accelerators)}};
}

/// c42: three scenarios: 4–8, 16–32, 64 cards.
FolkResult threeScenarios(const FolkContext& context) {
    return {FolkVerdict::holdsIf,
            {argument("needed", ArgumentKind::count, context.acceleratorsForDeadline()),
             argument("deadline", ArgumentKind::days, context.outcome.scenario.limits.deadlineDays)}};
}

} // namespace

std::span<const FolkRule> folkPlanRules() {
    constexpr FolkOrigin a = FolkOrigin::multiNodeGuide;
    constexpr FolkOrigin b = FolkOrigin::cardSelectionGuide;
    static constexpr auto rules = std::to_array<FolkRule>({{"c03", a, trillionNeedsTensor},
                                                           {"c10", a, strategyBySize},
                                                           {"c11", a, accumulation},
                                                           {"c22", b, whatParallelMeans},
                                                           {"c24", b, smallModels},
                                                           {"c25", b, middleModels},
                                                           {"c26", b, largeModels},
                                                           {"c38", b, fewerCards},
                                                           {"c42", b, threeScenarios}});
    return rules;
}

} // namespace rackwright::advice
