#include "core/files/key_figures.h"

#include <cmath>

namespace rackwright {

namespace {

constexpr double kSameShare = 1e-3; ///< smaller differences are none

ArgumentKind kindOf(Currency currency) {
    if (currency == Currency::cny) return ArgumentKind::cny;
    return currency == Currency::eur ? ArgumentKind::eur : ArgumentKind::usd;
}

bool differ(const std::optional<double>& a, const std::optional<double>& b) {
    if (!a || !b) return a.has_value() != b.has_value();
    return std::abs(*a - *b) > kSameShare * std::max(std::abs(*a), std::abs(*b));
}

} // namespace

std::vector<KeyFigure> keyFigures(const Outcome& outcome) {
    const CostOutcome& cost = outcome.cost;
    const ArgumentKind money = kindOf(cost.currency);
    const auto when = [](bool exists, double value) { return exists ? std::optional(value) : std::nullopt; };
    const bool hasStages = !outcome.memory.stages.empty();
    const double peak =
        hasStages ? outcome.memory.stages[static_cast<std::size_t>(outcome.memory.fullest)].device : 0.0;
    return {{"num_gpus", ArgumentKind::count, outcome.accelerators},
            {"step_time", ArgumentKind::seconds, outcome.time.step.total},
            {"mfu", ArgumentKind::ratio, outcome.time.mfu},
            {"peak_memory", ArgumentKind::bytes, when(hasStages, peak)},
            {"days", ArgumentKind::days, outcome.trainingDays},
            {"goodput", ArgumentKind::ratio, outcome.cluster.reliability.goodput},
            {"rent", money, when(cost.hasRent, cost.rentThisRun.value())},
            {"buy", money, when(cost.hasBuy, cost.capital.value())},
            {"break_even", ArgumentKind::months, cost.crossoverMonth}};
}

nlohmann::ordered_json figuresToJson(const Outcome& outcome) {
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (const KeyFigure& figure : keyFigures(outcome))
        json[figure.id] = figure.value ? nlohmann::ordered_json(*figure.value) : nlohmann::ordered_json();
    return json;
}

std::vector<FigureChange> changedFigures(const nlohmann::ordered_json& saved, const Outcome& now) {
    std::vector<FigureChange> changes;
    if (!saved.is_object()) return changes;
    for (KeyFigure& figure : keyFigures(now)) {
        const auto found = saved.find(figure.id);
        if (found == saved.end() || !(found->is_number() || found->is_null())) continue;
        KeyFigure before{figure.id, figure.kind, std::nullopt};
        if (found->is_number()) before.value = found->get<double>();
        if (differ(before.value, figure.value)) changes.push_back({before, figure});
    }
    return changes;
}

std::vector<FigureChange> changedFigures(const Outcome& before, const Outcome& after) {
    return changedFigures(figuresToJson(before), after);
}

} // namespace rackwright
