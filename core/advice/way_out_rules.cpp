// When nothing fits: the nearest changes that make it fit, each computed, each keeping every limit it does
// not name.
#include "core/advice/rules.h"
#include "core/advice/trial.h"
#include "core/units/quantity.h"

#include <algorithm>
#include <cmath>

namespace rackwright::advice {

namespace {

constexpr int kDoublings = 8; ///< up to 256 times the servers
constexpr double kHighestMemoryUse = 0.97;
constexpr double kShortestSequence = 1024;

/// Power grows with servers; a suggestion stays under the user's limit.
bool withinPower(const RuleContext& context, double servers) {
    const Scenario& scenario = context.scenario();
    const double perServer = context.outcome.cluster.power.meterMw / std::max(1.0, scenario.hardware.servers);
    return perServer * servers <= scenario.limits.powerMw;
}

int moreServers(const RuleContext& context, Findings& findings) {
    Scenario scenario = context.scenario();
    const double now = scenario.hardware.servers;
    for (int doubling = 1; doubling <= kDoublings; ++doubling) {
        scenario.hardware.servers = now * std::pow(2.0, doubling);
        if (!withinPower(context, scenario.hardware.servers)) return 0;
        if (!fits(scenario, context.catalog)) continue;
        add(findings, "way.more_servers", Severity::improves, 5,
            {argument("servers", ArgumentKind::count, scenario.hardware.servers),
             argument("now", ArgumentKind::count, now)},
            {setNumber("hardware.servers", scenario.hardware.servers)});
        return 1;
    }
    return 0;
}

int higherMemoryLimit(const RuleContext& context, Findings& findings) {
    Scenario scenario = context.scenario();
    if (scenario.limits.memoryUse >= kHighestMemoryUse) return 0;
    scenario.limits.memoryUse = kHighestMemoryUse;
    if (!fits(scenario, context.catalog)) return 0;
    add(findings, "way.memory_limit", Severity::improves, 4,
        {argument("share", ArgumentKind::ratio, kHighestMemoryUse),
         argument("now", ArgumentKind::ratio, context.scenario().limits.memoryUse)},
        {setNumber("limits.memory_use", kHighestMemoryUse)});
    return 1;
}

int unpinned(const RuleContext& context, Findings& findings) {
    Scenario scenario = context.scenario();
    if (scenario.parallel == ParallelInputs{}) return 0;
    scenario.parallel = {};
    if (!fits(scenario, context.catalog)) return 0;
    std::vector<FindingAction> actions;
    const ParallelInputs& pins = context.scenario().parallel;
    const auto release = [&actions](bool pinned, const char* input) {
        if (pinned) actions.push_back({input, kAutomatic});
    };
    release(pins.tp.has_value(), "parallel.tp");
    release(pins.pp.has_value(), "parallel.pp");
    release(pins.vpp.has_value(), "parallel.vpp");
    release(pins.cp.has_value(), "parallel.cp");
    release(pins.ep.has_value(), "parallel.ep");
    release(pins.microBatch.has_value(), "parallel.micro_batch");
    release(pins.sharding.has_value(), "parallel.sharding");
    release(pins.recompute.has_value(), "parallel.recompute");
    add(findings, "way.unpin", Severity::improves, 6,
        {argument("pins", ArgumentKind::count, static_cast<double>(actions.size()))}, std::move(actions));
    return 1;
}

int shorterSequence(const RuleContext& context, Findings& findings) {
    Scenario scenario = context.scenario();
    const double now = scenario.model.sequence;
    for (double sequence = now / 2; sequence >= kShortestSequence; sequence /= 2) {
        scenario.model.sequence = std::floor(sequence);
        if (!fits(scenario, context.catalog)) continue;
        add(findings, "way.shorter_sequence", Severity::improves, 2,
            {argument("sequence", ArgumentKind::count, scenario.model.sequence),
             argument("now", ArgumentKind::count, now)},
            {setNumber("model.sequence", scenario.model.sequence)});
        return 1;
    }
    return 0;
}

int lighterOptimizer(const RuleContext& context, Findings& findings) {
    Scenario scenario = context.scenario();
    if (scenario.data.recipe.optimizer != OptimizerKind::adam || scenario.data.recipe.frozenBase()) return 0;
    scenario.data.recipe.optimizer = OptimizerKind::adam8bit;
    if (!fits(scenario, context.catalog)) return 0;
    add(findings, "way.lighter_optimizer", Severity::improves, 3, {}, {{"data.optimizer", "adam-8bit"}});
    return 1;
}

bool deliverable(const RuleContext& context, const Accelerator& accelerator) {
    if (context.scenario().money.allowUndeliverable) return true;
    const std::string here = placeId(context.scenario().money.destination);
    return std::ranges::any_of(accelerator.delivery, [&here](const DeliveryRule& rule) {
        return rule.destination == here && rule.answer == Deliverable::yes;
    });
}

/// The smallest memory that is enough, among current parts of the same software that can be delivered.
int largerAccelerator(const RuleContext& context, Findings& findings) {
    if (context.accelerator == nullptr) return 0;
    std::vector<const Accelerator*> larger;
    for (const Accelerator& other : context.catalog.hardware.accelerators) {
        const bool candidate = other.computable() && other.life == LifeStage::current &&
                               other.software == context.accelerator->software &&
                               other.memoryGB.valueOr(0) > context.accelerator->memoryGB.valueOr(0) &&
                               deliverable(context, other);
        if (candidate) larger.push_back(&other);
    }
    std::ranges::sort(larger, [](const Accelerator* a, const Accelerator* b) {
        return a->memoryGB.valueOr(0) != b->memoryGB.valueOr(0)
                   ? a->memoryGB.valueOr(0) < b->memoryGB.valueOr(0)
                   : a->id < b->id;
    });
    for (const Accelerator* other : larger) {
        for (const Server& server : context.catalog.hardware.servers) {
            if (server.acceleratorId != other->id || server.accelerators != context.outcome.machine.perServer)
                continue;
            Scenario scenario = context.scenario();
            scenario.hardware.accelerator = other->id;
            scenario.hardware.server = server.id;
            if (!fits(scenario, context.catalog)) break;
            add(findings, "way.larger_accelerator", Severity::improves, 1,
                {argument("accelerator", other->name),
                 argument("memory_gb", ArgumentKind::count, other->memoryGB.valueOr(0))},
                {{"hardware.accelerator", other->id}, {"hardware.server", server.id}});
            return 1;
        }
    }
    return 0;
}

} // namespace

void wayOutRules(const RuleContext& context, Findings& findings) {
    if (context.runs() || !context.job) return;
    int ways = 0;
    for (const auto way :
         {unpinned, moreServers, higherMemoryLimit, lighterOptimizer, shorterSequence, largerAccelerator})
        ways += way(context, findings);
    if (ways == 0)
        add(findings, "way.none", Severity::informs, 0,
            {argument("servers", ArgumentKind::count, context.scenario().hardware.servers)});
}

} // namespace rackwright::advice
