// "advise": the whole answer to one scenario, as text or JSON.
#include "app/cli/advise_text.h"
#include "app/cli/command.h"
#include "app/cli/money_json.h"
#include "core/advisor/advise.h"
#include "core/cost/decision.h"
#include "core/files/outcome_json.h"

#include <CLI/CLI.hpp>
#include <memory>

namespace rackwright::cli {

namespace {

struct Options {
    std::string file;
    std::vector<std::string> settings;
    std::string format = "text";
    std::string language = "en";
};

void run(Context& context, const Options& options) {
    const Result<Scenario> scenario = loadScenario(options.file, options.settings, context.catalog);
    if (!scenario) return report(context, scenario.error());
    const Result<Outcome> outcome = advise(*scenario, context.catalog);
    if (!outcome) return report(context, outcome.error());
    if (options.format == "json") {
        auto json = outcomeToJson(*outcome);
        json["money"] = moneyJson(decideMoney(*outcome, context.catalog));
        context.out << json.dump(2) << '\n';
    } else {
        context.out << adviseText(*outcome, useLanguage(options.language)).toStdString();
    }
    if (outcome->verdict != Verdict::feasible) context.exitCode = kNoFeasiblePlan;
}

} // namespace

void addAdviseCommand(CLI::App& app, Context& context) {
    const auto options = std::make_shared<Options>();
    CLI::App* command =
        app.add_subcommand("advise", "Answer a scenario: strategy, memory, time, network, cost, findings");
    command->add_option("FILE", options->file, "Scenario file")->required();
    command->add_option("--set", options->settings, "ID=VALUE, repeatable")->allow_extra_args(false);
    command->add_option("--format", options->format, "text or json")->check(CLI::IsMember({"text", "json"}));
    command->add_option("--lang", options->language, "en or zh")->check(CLI::IsMember({"en", "zh"}));
    command->callback([options, &context] { run(context, *options); });
}

} // namespace rackwright::cli
