// Options of the tools that work without a scenario: evaluate, validate, fabric, import-model.
#include <memory>

#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/evaluate_command.h"
#include "app/cli/validate_command.h"

namespace rackwright::cli {

namespace {

void addEvaluate(CLI::App& app, Context& context)
{
    const auto options = std::make_shared<EvaluateOptions>();
    CLI::App* command = app.add_subcommand("evaluate", "Predict every run of a sheet");
    command->add_option("RUNS", options->sheet, "Run sheet (CSV)")->required();
    command->add_option("-o,--output", options->output, "File to write; standard output without it");
    command->add_option("--explain", options->explain, "Take one run apart instead");
    command->callback([options, &context] { context.exitCode = runEvaluate(*options, context.catalog, context.out, context.err); });
}

void addValidate(CLI::App& app, Context& context)
{
    const auto options = std::make_shared<ValidateOptions>();
    CLI::App* command = app.add_subcommand("validate", "Hold the engine against published runs");
    command->add_flag("--markdown", options->markdown, "Print Markdown tables");
    command->callback([options, &context] { context.exitCode = runValidate(*options, context.catalog, context.out, context.err); });
}

} // namespace

void addToolCommands(CLI::App& app, Context& context)
{
    addEvaluate(app, context);
    addValidate(app, context);
}

} // namespace rackwright::cli
