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
    for (const auto family :
         {advice::fitRules, advice::peakRules, advice::wayOutRules, advice::limitRules, advice::networkRules,
          advice::linkRules, advice::strategyRules, advice::dataRules, advice::runRules,
          advice::hardwareRules, advice::ecosystemRules, advice::inventoryRules, advice::moneyRules})
        family(context, found);
    std::ranges::stable_sort(found, [](const Finding& a, const Finding& b) {
        return a.severity != b.severity ? a.severity < b.severity : a.weight > b.weight;
    });
    return found;
}

} // namespace rackwright
