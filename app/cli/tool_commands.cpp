// Options of the tools that work without a scenario: evaluate, validate, fabric, import-model.
#include "app/cli/command.h"
#include "app/cli/evaluate_command.h"
#include "app/cli/fabric_command.h"
#include "app/cli/import_model_command.h"
#include "app/cli/validate_command.h"

#include <CLI/CLI.hpp>
#include <memory>

namespace rackwright::cli {

namespace {

void addEvaluate(CLI::App& app, Context& context) {
    const auto options = std::make_shared<EvaluateOptions>();
    CLI::App* command = app.add_subcommand("evaluate", "Predict every run of a sheet");
    command->add_option("RUNS", options->sheet, "Run sheet (CSV)")->required();
    command->add_option("-o,--output", options->output, "File to write; standard output without it");
    command->add_option("--explain", options->explain, "Take one run apart instead");
    command->callback([options, &context] {
        context.exitCode = runEvaluate(*options, context.catalog, context.out, context.err);
    });
}

void addValidate(CLI::App& app, Context& context) {
    const auto options = std::make_shared<ValidateOptions>();
    CLI::App* command = app.add_subcommand("validate", "Hold the engine against published runs");
    command->add_flag("--markdown", options->markdown, "Print Markdown tables");
    command->callback([options, &context] {
        context.exitCode = runValidate(*options, context.catalog, context.out, context.err);
    });
}

void addImportModel(CLI::App& app, Context& context) {
    const auto options = std::make_shared<ImportModelOptions>();
    CLI::App* command = app.add_subcommand("import-model", "Parameters and FLOPs of a public config.json");
    command->add_option("FILE", options->path, "The model's config.json")->required();
    command->add_option("--seq", options->sequence, "Sequence length for the FLOP count");
    const auto setFormat = [options](const std::string& format) { options->json = format == "json"; };
    command->add_option_function<std::string>("--format", setFormat, "text or json")
        ->check(CLI::IsMember({"text", "json"}));
    command->callback(
        [options, &context] { context.exitCode = runImportModel(*options, context.out, context.err); });
}

void addFabric(CLI::App& app, Context& context) {
    const auto options = std::make_shared<FabricOptions>();
    CLI::App* command = app.add_subcommand("fabric", "Count the switches and cables of a network");
    command->add_option("--servers", options->servers, "Servers")->required();
    command->add_option("--nics", options->nics, "Links per server and plane")->required();
    command->add_option("--radix", options->radix, "Ports of a switch at the link speed")->required();
    command->add_option("--planes", options->planes, "Planes");
    command->add_option("--kind", options->kind, "rail, fat-tree or rail-only");
    command->add_option("--oversubscription", options->oversubscription, "Down : up at the leaf");
    command->add_option("--spine-oversubscription", options->spineOversubscription,
                        "Down : up at the spine of three tiers");
    command->add_option("--spine-radix", options->spineRadix, "Ports of spine and core switches");
    command->add_option("--servers-per-pod", options->serversPerPod, "Servers under one set of spines");
    command->add_option("--spare-ports", options->sparePorts, "Ports of every leaf kept free");
    command->callback(
        [options, &context] { context.exitCode = runFabric(*options, context.out, context.err); });
}

} // namespace

void addToolCommands(CLI::App& app, Context& context) {
    addEvaluate(app, context);
    addValidate(app, context);
    addImportModel(app, context);
    addFabric(app, context);
}

} // namespace rackwright::cli
