// "export" and "import-launch": a plan as launch files of a training framework, and back.
#include "app/cli/choice_option.h"
#include "app/cli/command.h"
#include "core/advisor/advise.h"
#include "core/files/scenario_file.h"
#include "core/inputs/input_table.h"
#include "core/launch/launch_export.h"
#include "core/launch/launch_import.h"
#include "ui/text/wording.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <map>
#include <memory>

namespace rackwright::cli {

namespace {

const std::map<std::string, LaunchTarget> kTargets{{"megatron", LaunchTarget::megatron},
                                                   {"deepspeed", LaunchTarget::deepspeed},
                                                   {"torchtitan", LaunchTarget::torchtitan},
                                                   {"nemo", LaunchTarget::nemo}};

struct ExportOptions {
    std::string file;
    std::vector<std::string> settings;
    LaunchTarget target = LaunchTarget::megatron;
    std::string folder;
    std::string language = "en";
};

struct ImportOptions {
    std::vector<std::string> files;
    std::string plan;
    std::string language = "en";
};

/// A sentence on one line of standard error; the exit code stays as it is.
void note(Context& context, const Error& error, const Formatter& format) {
    QString line = text::errorText(error, format);
    line.replace(QLatin1Char('\n'), QLatin1Char(' '));
    context.err << line.toStdString() << '\n';
}

Result<void> writeFiles(const LaunchExport& launch, const std::string& folder) {
    std::error_code fault;
    std::filesystem::create_directories(folder, fault);
    if (fault)
        return fail("file.cannot_write", {}, {argument("path", folder), argument("reason", fault.message())});
    for (const LaunchFile& file : launch.files) {
        const std::string path = (std::filesystem::path(folder) / file.name).string();
        if (Result<void> written = writeFileAtomically(path, file.bytes); !written) return written;
        if (!file.name.ends_with(".sh")) continue;
        // A script that cannot be made executable can still be started with "bash".
        std::filesystem::permissions(path, std::filesystem::perms::owner_exec,
                                     std::filesystem::perm_options::add, fault);
    }
    return {};
}

void runExport(Context& context, const ExportOptions& options) {
    const Formatter format = useLanguage(options.language);
    const Result<Scenario> scenario = loadScenario(options.file, options.settings, context.catalog);
    if (!scenario) return report(context, scenario.error());
    const Result<Outcome> outcome = advise(*scenario, context.catalog);
    if (!outcome) return report(context, outcome.error());
    if (outcome->verdict != Verdict::feasible) {
        note(context, {"launch.no_plan", {}, {}}, format);
        context.exitCode = kNoFeasiblePlan;
        return;
    }
    const LaunchExport launch = exportLaunch(launchJob(*outcome), options.target);
    for (const Error& lost : launch.lost)
        note(context, lost, format);
    if (!options.folder.empty()) {
        if (const Result<void> written = writeFiles(launch, options.folder); !written)
            report(context, written.error());
        return;
    }
    if (launch.files.size() > 1) return report(context, {"launch.needs_folder", {}, {}});
    context.out << launch.files.front().bytes;
}

void runImport(Context& context, const ImportOptions& options) {
    const Formatter format = useLanguage(options.language);
    std::vector<LaunchFile> files;
    for (const std::string& path : options.files) {
        // One byte above the limit, so that the reader is the one to say that a file is too large.
        Result<std::string> bytes = readFile(path, kLaunchFileLimit + 1);
        if (!bytes) return report(context, bytes.error());
        files.push_back({std::filesystem::path(path).filename().string(), std::move(*bytes)});
    }
    const Result<LaunchImport> launch = importLaunch(files, context.catalog);
    if (!launch) return report(context, launch.error());
    for (const std::string& option : launch->unread)
        note(context, {"launch.unread", {}, {argument("option", option)}}, format);
    for (const std::string& field : launch->assumed)
        note(context, {"launch.assumed", {}, {argument("field", field)}}, format);
    if (!launch->hasModel) note(context, {"launch.no_model", {}, {}}, format);
    if (!launch->hasWorld) note(context, {"launch.no_world", {}, {}}, format);
    ScenarioFile file;
    file.scenario = launchScenario(*launch, context.catalog);
    if (const auto faults = checkScenario(file.scenario, context.catalog); !faults.empty())
        return report(context, faults.front());
    if (const Result<void> written = writeFileAtomically(options.plan, writeScenario(file)); !written)
        report(context, written.error());
}

void addExport(CLI::App& app, Context& context) {
    const auto options = std::make_shared<ExportOptions>();
    CLI::App* command = app.add_subcommand("export", "Write the plan as launch files of a framework");
    command->add_option("FILE", options->file, "Scenario file")->required();
    addChoice(*command, "--to", options->target, kTargets, "Framework")->required();
    command->add_option("-o,--output", options->folder, "Folder for the files; without it, standard output");
    command->add_option("--set", options->settings, "ID=VALUE, repeatable")->allow_extra_args(false);
    command->add_option("--lang", options->language, "en or zh")->check(CLI::IsMember({"en", "zh"}));
    command->callback([options, &context] { runExport(context, *options); });
}

void addImport(CLI::App& app, Context& context) {
    const auto options = std::make_shared<ImportOptions>();
    CLI::App* command =
        app.add_subcommand("import-launch", "Make a plan from Megatron-LM, DeepSpeed or torchtitan files");
    command->add_option("FILE", options->files, "Launch files, read and never run")->required();
    command->add_option("-o,--output", options->plan, "Scenario file to write")->required();
    command->add_option("--lang", options->language, "en or zh")->check(CLI::IsMember({"en", "zh"}));
    command->callback([options, &context] { runImport(context, *options); });
}

} // namespace

void addLaunchCommands(CLI::App& app, Context& context) {
    addExport(app, context);
    addImport(app, context);
}

} // namespace rackwright::cli
