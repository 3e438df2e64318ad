// "inputs": every input with its range and default. "new": a scenario file from settings.
#include "app/cli/command.h"
#include "core/files/relied_entries.h"
#include "core/files/scenario_file.h"
#include "core/inputs/input_table.h"
#include "ui/text/wording.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

namespace rackwright::cli {

namespace {

const char* kindName(InputKind kind) {
    switch (kind) {
    case InputKind::number:
        return "number";
    case InputKind::integer:
        return "integer";
    case InputKind::choice:
        return "choice";
    case InputKind::flag:
        return "flag";
    case InputKind::text:
        return "text";
    case InputKind::date:
        return "date";
    }
    return "";
}

bool numeric(const InputDefinition& input) {
    return input.kind == InputKind::number || input.kind == InputKind::integer;
}

nlohmann::ordered_json inputJson(const InputDefinition& input, const Catalog& catalog) {
    nlohmann::ordered_json json{{"id", input.id},
                                {"kind", kindName(input.kind)},
                                {"unit", text::unitName(input.unit).toStdString()},
                                {"min", nullptr},
                                {"max", nullptr},
                                {"choices", nlohmann::ordered_json::array()},
                                {"default", printInput(input, defaultValue(input))},
                                {"label", text::inputLabel(input.id).toStdString()}};
    if (numeric(input)) {
        json["min"] = input.minimum;
        json["max"] = input.maximum;
    }
    if (input.kind == InputKind::choice) json["choices"] = inputChoices(input, catalog, Scenario());
    json["automatic"] = input.mayBeAutomatic;
    return json;
}

std::string inputLine(const InputDefinition& input, const Catalog& catalog) {
    std::string line = std::string(input.id) + "  " + kindName(input.kind);
    const std::string unit = text::unitName(input.unit).toStdString();
    if (!unit.empty()) line += " [" + unit + "]";
    if (numeric(input))
        line += "  " + printInput(input, input.minimum) + " … " + printInput(input, input.maximum);
    if (input.kind == InputKind::choice) {
        line += "  ";
        std::size_t shown = 0;
        const std::vector<std::string> choices = inputChoices(input, catalog, Scenario());
        for (const std::string& choice : choices) {
            if (++shown > 12) break;
            line += (shown > 1 ? "|" : "") + choice;
        }
        if (choices.size() > 12) line += "|… (" + std::to_string(choices.size()) + ")";
    }
    return line + "  = " + printInput(input, defaultValue(input));
}

void printInputs(Context& context, bool json) {
    if (!json) {
        for (const InputDefinition& input : inputTable())
            context.out << inputLine(input, context.catalog) << '\n';
        return;
    }
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const InputDefinition& input : inputTable())
        list.push_back(inputJson(input, context.catalog));
    context.out << list.dump(2) << '\n';
}

void createScenario(Context& context, const std::vector<std::string>& settings, const std::string& path) {
    ScenarioFile file;
    if (auto applied = applySettings(file.scenario, settings, context.catalog); !applied)
        return report(context, applied.error());
    file.relied = reliedEntries(file.scenario, context.catalog, {});
    if (auto written = writeFileAtomically(path, writeScenario(file)); !written)
        return report(context, written.error());
}

} // namespace

void addInputCommands(CLI::App& app, Context& context) {
    struct Options {
        std::string format = "text";
        std::vector<std::string> settings;
        std::string output;
    };
    const auto options = std::make_shared<Options>();

    CLI::App* inputs =
        app.add_subcommand("inputs", "List every input: id, kind, unit, range, choices, default");
    inputs->add_option("--format", options->format, "text or json")->check(CLI::IsMember({"text", "json"}));
    inputs->callback([options, &context] { printInputs(context, options->format == "json"); });

    CLI::App* fresh = app.add_subcommand("new", "Write a scenario file");
    fresh->add_option("--set", options->settings, "ID=VALUE, repeatable")->allow_extra_args(false);
    fresh->add_option("-o,--output", options->output, "File to write")->required();
    fresh->callback([options, &context] { createScenario(context, options->settings, options->output); });
}

} // namespace rackwright::cli
