// "sensitivity": how far each main input moves the days and the cost of a run, and what its limits cost.
#include "app/cli/command.h"
#include "core/advisor/levers.h"
#include "ui/text/sensitivity_words.h"
#include "ui/text/wording.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

namespace rackwright::cli {

namespace {

using nlohmann::ordered_json;

struct Options {
    std::string path;
    std::vector<std::string> settings;
    std::string format = "text";
    std::string language = "en";
};

ordered_json endJson(const LeverEnd& end) {
    ordered_json json{{"value", end.value}, {"feasible", end.feasible}};
    if (!end.feasible) return json;
    json["training_days"] = end.trainingDays;
    json["cost"] = end.cost.roundedToCents().value();
    return json;
}

ordered_json toJson(const Levers& found) {
    ordered_json levers = ordered_json::array();
    for (const Lever& lever : found.levers)
        levers.push_back({{"input", lever.input},
                          {"now", lever.now},
                          {"low", endJson(lever.low)},
                          {"high", endJson(lever.high)}});
    ordered_json limits = ordered_json::array();
    for (const ShadowPrice& price : found.limits)
        limits.push_back({{"limit", price.limit},
                          {"now", price.now},
                          {"loosened", price.loosened},
                          {"servers_now", price.serversNow},
                          {"servers_then", price.serversThen},
                          {"saved", price.saved.roundedToCents().value()},
                          {"days_gained", price.daysGained}});
    return {{"training_days", found.trainingDays},
            {"cost", found.cost.roundedToCents().value()},
            {"cost_is", found.rented ? "rent" : "owned_share"},
            {"inputs", std::move(levers)},
            {"limits", std::move(limits)}};
}

void print(Context& context, const Levers& found, const Formatter& format) {
    for (const Lever& lever : found.levers)
        context.out << text::sensitivityName(lever.input).toStdString() << "\n    "
                    << text::leverEnd(lever, lever.low, context.catalog, format).toStdString() << "\n    "
                    << text::leverEnd(lever, lever.high, context.catalog, format).toStdString() << '\n';
    for (const ShadowPrice& price : found.limits)
        context.out << text::shadowPriceSentence(price, context.catalog, format).toStdString() << '\n';
}

void run(Context& context, const Options& options) {
    const Formatter format = useLanguage(options.language);
    const Result<Scenario> scenario = loadScenario(options.path, options.settings, context.catalog);
    if (!scenario) return report(context, scenario.error());
    const Result<Levers> found = findLevers(*scenario, context.catalog);
    if (!found) return report(context, found.error());
    if (options.format == "json")
        context.out << toJson(*found).dump(2) << '\n';
    else
        print(context, *found, format);
}

} // namespace

void addSensitivityCommand(CLI::App& app, Context& context) {
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand(
        "sensitivity", "How far each main input moves days and cost, and what the limits cost");
    command->add_option("FILE", options->path, "Scenario file")->required();
    command->add_option("--set", options->settings, "ID=VALUE, repeatable")->allow_extra_args(false);
    command->add_option("--format", options->format, "text or json")->check(CLI::IsMember({"text", "json"}));
    command->add_option("--lang", options->language, "en or zh")->check(CLI::IsMember({"en", "zh"}));
    command->callback([options, &context] { run(context, *options); });
}

} // namespace rackwright::cli
