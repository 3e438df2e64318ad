// What all console commands share: the catalogue, languages, error lines and exit codes.
#pragma once

#include "core/plan/catalog.h"
#include "core/plan/scenario.h"
#include "core/units/error.h"
#include "ui/text/format.h"

#include <functional>
#include <ostream>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace rackwright::cli {

enum ExitCode : int { kOk = 0, kNoFeasiblePlan = 1, kUserError = 2, kInternalError = 3 };

/// Handed to every command. Results go to `out`, one-line reasons to `err`.
struct Context {
    Catalog catalog;
    std::ostream& out;
    std::ostream& err;
    int exitCode = kOk;
};

/// Switches the language of every sentence of this process and returns the matching formatter.
Formatter useLanguage(const std::string& code);

/// Prints the sentence of an error as one line and sets the exit code to kUserError.
void report(Context& context, const Error& error);

/// Reads a scenario file and applies "ID=VALUE" settings. The figures that the file brings along go into
/// `catalog`.
Result<Scenario> loadScenario(const std::string& path, const std::vector<std::string>& settings,
                              Catalog& catalog);
Result<void> applySettings(Scenario& scenario, const std::vector<std::string>& settings,
                           const Catalog& catalog);

void addAdviseCommand(CLI::App& app, Context& context);
void addInputCommands(CLI::App& app, Context& context); ///< inputs, new
void addFindCommand(CLI::App& app, Context& context);
void addCompareCommand(CLI::App& app, Context& context);
void addSensitivityCommand(CLI::App& app, Context& context);
void addSearchCommand(CLI::App& app, Context& context);
void addReportCommand(CLI::App& app, Context& context);
void addDiagnoseCommand(CLI::App& app, Context& context);
void addWhyCommand(CLI::App& app, Context& context);
void addMoneyCommands(CLI::App& app, Context& context); ///< money, import-prices
void addOffersCommand(CLI::App& app, Context& context);
void addLaunchCommands(CLI::App& app, Context& context); ///< export, import-launch
void addToolCommands(CLI::App& app, Context& context); ///< evaluate, validate, import-model, fabric

} // namespace rackwright::cli
