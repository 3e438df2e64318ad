// What is there already: used, short of room, better used by itself.
#include "core/advice/rules.h"
#include "core/advice/trial.h"
#include "core/inputs/input_table.h"

#include <algorithm>
#include <string>

namespace rackwright::advice {

namespace {

/// Tokens of a fine-tuning that nobody described yet: a few epochs over a large instruction set. Estimate,
/// said in the sentence.
constexpr double kFineTuneTokensT = 0.001;

void reportUse(const RuleContext& context, Findings& findings) {
    const InventoryOutcome& inventory = context.outcome.cluster.inventory;
    if (inventory.usedServers <= 0) return;
    const Money sunk = Money::of(inventory.sunkValue, context.outcome.cost.currency);
    add(findings, "inventory.used", Severity::confirms, inventory.usedServers,
        {argument("used", ArgumentKind::count, inventory.usedServers),
         argument("added", ArgumentKind::count, inventory.addedServers),
         argument("switches", ArgumentKind::count, inventory.addedSwitches),
         argument("cables", ArgumentKind::count, inventory.addedCables), moneyArgument("value", sunk)});
}

void reportShort(const RuleContext& context, Findings& findings) {
    const InventoryOutcome& inventory = context.outcome.cluster.inventory;
    const Argument added = argument("added", ArgumentKind::count, inventory.addedServers);
    const auto report = [&](const char* id, double missing, Argument amount) {
        if (missing > 0)
            add(findings, id, Severity::costs, inventory.addedServers, {added, std::move(amount)});
    };
    report("inventory.short_ports", inventory.shortPorts,
           argument("missing", ArgumentKind::count, inventory.shortPorts));
    report("inventory.short_racks", inventory.shortRacks,
           argument("missing", ArgumentKind::count, inventory.shortRacks));
    report("inventory.short_power", inventory.shortKw,
           argument("missing", ArgumentKind::watts, inventory.shortKw * 1000));
}

/// The largest pool of another type, as a plan of its own on one click.
void offerOwnPool(const RuleContext& context, Findings& findings) {
    const std::vector<OwnedPool>& pools = context.outcome.cluster.inventory.pools;
    const OwnedPool* best = nullptr;
    for (const OwnedPool& pool : pools) {
        if (pool.serverId == context.scenario().hardware.server) continue;
        if (best == nullptr || pool.servers > best->servers) best = &pool;
    }
    if (best == nullptr) return;
    const Server* server = context.catalog.hardware.server(best->serverId);
    if (server == nullptr) return;
    add(findings, "inventory.own_pool", Severity::informs, best->servers,
        {argument("servers", ArgumentKind::count, best->servers), argument("server", server->name)},
        {{"hardware.accelerator", server->acceleratorId},
         {"hardware.server", server->id},
         setNumber("hardware.servers", best->servers)});
    if (best->stepFactor <= 1) return;
    add(findings, "inventory.mixed", Severity::informs, best->stepFactor,
        {argument("server", server->name), argument("factor", ArgumentKind::number, best->stepFactor)});
}

/// Changes in the order in which they can be set.
std::optional<Scenario> changed(const RuleContext& context, const std::vector<FindingAction>& changes) {
    Scenario scenario = context.scenario();
    for (const FindingAction& change : changes) {
        const InputDefinition* input = findInput(change.input);
        const Result<InputValue> value = parseInput(*input, change.value);
        if (!value || !setInput(scenario, change.input, *value, context.catalog)) return std::nullopt;
    }
    return scenario;
}

/// Fine-tuning the model on the largest pool that holds it: in full, or else with adapters.
void offerFineTune(const RuleContext& context, Findings& findings) {
    if (context.scenario().data.recipe.task != Task::pretrain) return;
    const std::vector<OwnedPool>& pools = context.outcome.cluster.inventory.pools;
    const auto largest = std::ranges::max_element(pools, {}, &OwnedPool::servers);
    const Server* server =
        largest == pools.end() ? nullptr : context.catalog.hardware.server(largest->serverId);
    if (server == nullptr) return;
    for (const char* task : {"full-fine-tune", "lora", "qlora"}) {
        std::vector<FindingAction> changes{{"hardware.accelerator", server->acceleratorId},
                                           {"hardware.server", server->id},
                                           setNumber("hardware.servers", largest->servers),
                                           {"data.task", task},
                                           setNumber("data.tokens", kFineTuneTokensT)};
        const std::optional<Scenario> tuning = changed(context, changes);
        if (!tuning || !fits(*tuning, context.catalog)) continue;
        add(findings, "inventory.fine_tune", Severity::informs, largest->servers,
            {argument("servers", ArgumentKind::count, largest->servers), argument("server", server->name),
             argument("task", task, ArgumentKind::choice),
             argument("tokens", ArgumentKind::tokens, kFineTuneTokensT * 1e12)},
            std::move(changes));
        return;
    }
}

/// The worst check of the server that the plan fails.
void reportFit(const RuleContext& context, Findings& findings) {
    for (const FitCheck& check : context.outcome.cluster.fit) {
        if (check.verdict != FitVerdict::bad) continue;
        add(findings, "server.short_of", Severity::costs, 1,
            {argument("what", check.id, ArgumentKind::choice),
             argument("have", ArgumentKind::number, check.have),
             argument("need", ArgumentKind::number, check.need)});
    }
}

} // namespace

void inventoryRules(const RuleContext& context, Findings& findings) {
    if (!context.runs()) return;
    reportUse(context, findings);
    reportShort(context, findings);
    offerOwnPool(context, findings);
    offerFineTune(context, findings);
    reportFit(context, findings);
}

} // namespace rackwright::advice
