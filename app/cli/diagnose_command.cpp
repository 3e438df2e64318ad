// "diagnose": causes of a slow or failing run, ranked, as JSON.
#include "app/cli/command.h"
#include "core/diagnosis/diagnosis.h"
#include "core/files/json_guard.h"
#include "core/files/scenario_file.h"
#include "core/validation/run_case.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

namespace rackwright::cli {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t kDiagnosisFileLimit = 1u << 20; ///< bytes

/// A cell of the run sheet as text; objects and lists are not cells.
std::optional<std::string> cell(const ordered_json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_number() || value.is_boolean()) return value.dump();
    return std::nullopt;
}

std::optional<double> number(const ordered_json& json, const char* key, double scale) {
    const auto found = json.find(key);
    if (found == json.end() || !found->is_number()) return std::nullopt;
    const double value = found->get<double>() * scale;
    return value >= 0 ? std::optional(value) : std::nullopt;
}

std::string words(const ordered_json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

ObservedRun observedRun(const ordered_json& json, const Catalog& catalog) {
    std::vector<std::pair<std::string, std::string>> cells;
    for (const auto& [key, value] : json.items()) {
        if (auto text = cell(value)) cells.emplace_back(key, std::move(*text));
    }
    const RunRow row = readRun(cells);
    const RunCase run = buildCase(row, catalog);
    ObservedRun observed;
    if (run.timeable() || run.sizeable()) {
        observed.job = run.job;
        observed.machine = run.machine;
        observed.strategy = run.strategy;
    }
    observed.accelerators = static_cast<int>(row.accelerators.value_or(0));
    observed.stepSeconds = run.measured.stepSeconds;
    observed.gpuUtilisation = number(json, "gpu_util_pct", 0.01);
    observed.tensorActive = number(json, "tensor_active_pct", 0.01);
    observed.networkBytesPerSecond = number(json, "network_gbs", 1e9);
    observed.dataloaderWait = number(json, "dataloader_wait_pct", 0.01);
    observed.errorText = words(json, "error_text");
    observed.symptom = words(json, "symptom");
    return observed;
}

ordered_json causeJson(const DiagnosedCause& cause) {
    ordered_json evidence = ordered_json::array();
    for (const Error& reason : cause.evidence) {
        ordered_json arguments = ordered_json::object();
        for (const Argument& item : reason.arguments)
            std::visit([&](const auto& value) { arguments[item.name] = value; }, item.value);
        evidence.push_back({{"id", reason.id}, {"args", std::move(arguments)}});
    }
    return {{"id", causeId(cause.cause)},
            {"probability", cause.probability},
            {"evidence", std::move(evidence)},
            {"next_measurement", cause.nextMeasurement}};
}

void run(Context& context, const std::string& path) {
    const Result<std::string> bytes = readFile(path, kDiagnosisFileLimit);
    if (!bytes) return report(context, bytes.error());
    const Result<ordered_json> json = parseGuarded(*bytes);
    if (!json) return report(context, json.error());
    if (!json->is_object()) return report(context, Error{"diagnosis.not_an_object", path, {}});
    ordered_json causes = ordered_json::array();
    for (const DiagnosedCause& cause : diagnose(observedRun(*json, context.catalog)))
        causes.push_back(causeJson(cause));
    context.out << ordered_json{{"causes", std::move(causes)}}.dump(2) << '\n';
}

} // namespace

void addDiagnoseCommand(CLI::App& app, Context& context) {
    const auto path = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("diagnose", "Rank the causes of a slow or failing run");
    command
        ->add_option("FILE", *path, "JSON: keys of a run sheet, counters, error_text, symptom; all optional")
        ->required();
    command->callback([path, &context] { run(context, *path); });
}

} // namespace rackwright::cli
