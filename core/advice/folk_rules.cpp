#include "core/advice/folk_rules.h"

#include "core/advice/folk_context.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace rackwright {

namespace advice {

double FolkContext::networkShare() const {
    double seconds = 0;
    for (const DimensionTraffic* traffic :
         {&outcome.time.tp, &outcome.time.cp, &outcome.time.ep, &outcome.time.pp, &outcome.time.dp}) {
        if (traffic->betweenServers) seconds += traffic->exposedSeconds;
    }
    return share(seconds);
}

double FolkContext::requiredBytes() const {
    if (outcome.memory.stages.empty()) return 0;
    return outcome.memory.stages[static_cast<std::size_t>(outcome.memory.fullest)].device;
}

double FolkContext::leastBytes() const {
    double least = requiredBytes();
    for (const Candidate& candidate : outcome.candidates) {
        const bool runs =
            candidate.status != CandidateStatus::overMemory && candidate.status != CandidateStatus::invalid;
        if (runs && candidate.peakBytes > 0) least = std::min(least, candidate.peakBytes);
    }
    return least;
}

double FolkContext::acceleratorsForDeadline() const {
    return outcome.accelerators * outcome.trainingDays / outcome.scenario.limits.deadlineDays;
}

namespace {

const FolkRule* ruleOf(std::string_view id) {
    for (const auto family :
         {folkNetworkRules(), folkHardwareRules(), folkPlanRules(), folkRunRules(), folkMoneyRules()}) {
        const auto found = std::ranges::find_if(family, [id](const FolkRule& rule) { return rule.id == id; });
        if (found != family.end()) return &*found;
    }
    return nullptr;
}

} // namespace

} // namespace advice

std::span<const char* const> folkRuleIds() {
    static constexpr std::array ids{"c01", "c02", "c03", "c04", "c05", "c06", "c07", "c08", "c09",
                                    "c10", "c11", "c12", "c13", "c14", "c15", "c16", "c17", "c18",
                                    "c19", "c20", "c21", "c22", "c23", "c24", "c25", "c26", "c27",
                                    "c28", "c29", "c30", "c31", "c32", "c33", "c34", "c35", "c36",
                                    "c37", "c38", "c39", "c40", "c41", "c42", "c43"};
    return ids;
}

std::vector<FolkCheck> checkFolkRules(const Outcome& outcome, const Catalog& catalog) {
    const Scenario& scenario = outcome.scenario;
    const advice::FolkContext context{outcome,
                                      catalog,
                                      catalog.hardware.accelerator(scenario.hardware.accelerator),
                                      catalog.hardware.server(scenario.hardware.server),
                                      catalog.hardware.link(scenario.network.link),
                                      catalog.stack(outcome.stackId)};
    std::vector<FolkCheck> checks;
    for (const char* id : folkRuleIds()) {
        const advice::FolkRule* rule = advice::ruleOf(id);
        if (rule == nullptr) continue;
        advice::FolkResult result = rule->check(context);
        checks.push_back({id, rule->origin, result.applies, result.verdict, std::move(result.counterpart)});
    }
    return checks;
}

} // namespace rackwright
