#include "app/cli/compare_json.h"

#include "core/files/outcome_json.h"
#include "core/inputs/input_choices.h"

#include <array>

namespace rackwright::cli {

namespace {

using nlohmann::ordered_json;

constexpr std::array<const char*, 10> kGroups{"inputs", "model",   "hardware",    "strategy", "time",
                                              "memory", "network", "reliability", "power",    "money"};
constexpr std::array<const char*, 17> kUnits{"text", "choice", "count",  "number", "ratio",     "bytes",
                                             "s",    "days",   "months", "flop_s", "byte_s",    "w",
                                             "usd",  "cny",    "eur",    "tokens", "parameters"};
constexpr std::array<const char*, 3> kBetter{"neither", "lower", "higher"};

template <class Enum, std::size_t N>
const char* nameOf(const std::array<const char*, N>& names, Enum value) {
    return names[static_cast<std::size_t>(value)];
}

ordered_json valueJson(const CompareRow& row, const InputValue& value) {
    if (const auto* number = std::get_if<double>(&value)) return *number;
    if (const auto* words = std::get_if<std::string>(&value)) return *words;
    if (const auto* flag = std::get_if<bool>(&value)) return *flag;
    return row.isInput() ? ordered_json("auto") : ordered_json(nullptr);
}

ordered_json rowJson(const CompareRow& row) {
    ordered_json values = ordered_json::array();
    ordered_json deltas = ordered_json::array();
    for (const InputValue& value : row.values)
        values.push_back(valueJson(row, value));
    for (const std::optional<double>& delta : row.deltas)
        deltas.push_back(delta ? ordered_json(*delta) : ordered_json(nullptr));
    ordered_json json{{"id", row.id}, {"group", nameOf(kGroups, row.group)}};
    if (!row.isInput()) {
        json["unit"] = nameOf(kUnits, row.kind);
        json["better"] = nameOf(kBetter, row.better);
    }
    json["differs"] = row.differs;
    json["values"] = std::move(values);
    json["deltas"] = std::move(deltas);
    return json;
}

ordered_json decompositionJson(const std::optional<Decomposition>& whole) {
    if (!whole) return nullptr;
    ordered_json parts = ordered_json::array();
    for (const Contribution& part : whole->parts)
        parts.push_back({{"id", part.id}, {"amount", part.amount}});
    return {{"figure", whole->figure}, {"unit", nameOf(kUnits, whole->kind)}, {"first", whole->first},
            {"other", whole->other},   {"difference", whole->difference()},   {"parts", std::move(parts)}};
}

ordered_json differenceJson(const PlanDifference& against) {
    return {{"step", decompositionJson(against.step)},
            {"days", decompositionJson(against.days)},
            {"causes", decompositionJson(against.causes)},
            {"rent", decompositionJson(against.rent)},
            {"own", decompositionJson(against.own)},
            {"capital", decompositionJson(against.capital)},
            {"even_rent_per_gpu_hour",
             against.evenRent ? ordered_json(*against.evenRent) : ordered_json(nullptr)}};
}

} // namespace

ordered_json comparisonJson(const CompareReport& report) {
    const Comparison& comparison = report.comparison;
    ordered_json plans = ordered_json::array();
    for (const ComparedPlan& plan : report.plans)
        plans.push_back({{"name", plan.name.toStdString()},
                         {"accelerator", plan.outcome->machine.acceleratorId},
                         {"num_gpus", plan.outcome->accelerators},
                         {"strategy", strategyToJson(plan.outcome->strategy)}});
    ordered_json rows = ordered_json::array();
    for (const CompareRow& row : comparison.rows)
        if (row.differs || report.all) rows.push_back(rowJson(row));
    ordered_json differences = ordered_json::array();
    for (const PlanDifference& against : comparison.against)
        differences.push_back(differenceJson(against));
    return {{"currency", inputs::kCurrency[static_cast<std::size_t>(comparison.currency)]},
            {"plans", std::move(plans)},
            {"equal_rows", comparison.equalRows()},
            {"rows", std::move(rows)},
            {"differences", std::move(differences)}};
}

} // namespace rackwright::cli
