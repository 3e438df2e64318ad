#include "core/advice/advice.h"

#include "core/advice/rules.h"
#include "core/plan/resolve.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace rackwright {

namespace advice {

void add(Findings& findings, const char* id, Severity severity, double weight,
         std::vector<Argument> arguments, std::vector<FindingAction> actions) {
    findings.push_back(
        {id, severity, std::move(arguments), std::move(actions), std::isfinite(weight) ? weight : 0.0});
}

Argument moneyArgument(const char* name, Money amount) {
    ArgumentKind kind = ArgumentKind::usd;
    if (amount.currency() == Currency::cny) kind = ArgumentKind::cny;
    if (amount.currency() == Currency::eur) kind = ArgumentKind::eur;
    return argument(name, kind, amount.value());
}

FindingAction setNumber(const char* input, double value) {
    std::array<char, 40> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {input, std::string(text.data(), end)};
}

} // namespace advice

std::vector<Finding> findings(const Outcome& outcome, const Catalog& catalog) {
    advice::RuleContext context{outcome, catalog,
                                catalog.hardware.accelerator(outcome.scenario.hardware.accelerator),
                                catalog.hardware.server(outcome.scenario.hardware.server), std::nullopt};
    if (Result<Job> job = resolveJob(outcome.scenario, catalog)) context.job = std::move(*job);

    std::vector<Finding> found;
    for (const auto family : {advice::fitRules, advice::wayOutRules, advice::limitRules, advice::networkRules,
                              advice::strategyRules, advice::dataRules, advice::runRules,
                              advice::hardwareRules, advice::moneyRules})
        family(context, found);
    std::ranges::stable_sort(found, [](const Finding& a, const Finding& b) {
        return a.severity != b.severity ? a.severity < b.severity : a.weight > b.weight;
    });
    return found;
}

std::span<const char* const> findingIds() {
    static constexpr std::array ids{"fit.does_not_fit",
                                    "fit.no_strategy",
                                    "fit.tight",
                                    "fit.uncertain",
                                    "fit.headroom",
                                    "fit.idle_headroom",
                                    "fit.imbalance",
                                    "fit.host_memory",
                                    "way.more_servers",
                                    "way.memory_limit",
                                    "way.shorter_sequence",
                                    "way.lighter_optimizer",
                                    "way.unpin",
                                    "way.larger_accelerator",
                                    "way.none",
                                    "deadline.missed",
                                    "deadline.at_risk",
                                    "deadline.more_servers",
                                    "deadline.fewer_tokens",
                                    "deadline.fp8",
                                    "deadline.relax",
                                    "deadline.met",
                                    "deadline.buying_is_late",
                                    "power.over",
                                    "power.fewer_servers",
                                    "power.relax",
                                    "power.cooling",
                                    "power.estimate",
                                    "budget.over",
                                    "budget.relax",
                                    "network.tp_inside_domain",
                                    "network.tp_leaves_domain",
                                    "network.exposed",
                                    "network.oversubscribed",
                                    "network.no_links",
                                    "network.far_dimensions",
                                    "strategy.bubble",
                                    "strategy.recompute_useless",
                                    "strategy.simpler",
                                    "strategy.fp8_pays",
                                    "strategy.no_overlap",
                                    "data.batch_large",
                                    "data.batch_small_for_cluster",
                                    "data.tokens_below_optimal",
                                    "data.tokens_above_optimal",
                                    "data.accumulation",
                                    "run.spares",
                                    "run.cold_spares",
                                    "run.goodput_low",
                                    "run.checkpoints",
                                    "run.async_checkpoint",
                                    "run.burn_in",
                                    "hardware.undeliverable",
                                    "hardware.licence",
                                    "hardware.delivery_unknown",
                                    "hardware.end_of_life",
                                    "hardware.announced",
                                    "hardware.unmeasured",
                                    "hardware.no_fp8",
                                    "hardware.misquoted",
                                    "money.buy_pays",
                                    "money.rent_pays",
                                    "money.buy_with_resale",
                                    "money.no_rent",
                                    "money.no_purchase",
                                    "money.low_use",
                                    "money.old_price",
                                    "money.estimates",
                                    "money.unpriced",
                                    "money.wide_rents",
                                    "money.owned_share"};
    return ids;
}

} // namespace rackwright
