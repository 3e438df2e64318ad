// The console program: parse arguments, load the catalogue, call the engine.
#include "app/cli/command.h"
#include "core/files/catalog_reader.h"

#include <QApplication>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <exception>
#include <iostream>

namespace {

int runCommands(int argc, char** argv) {
    using namespace rackwright;
    Result<Catalog> catalog = shippedCatalog();
    cli::Context context{{}, std::cout, std::cerr};
    if (!catalog) {
        cli::report(context, catalog.error());
        return cli::kInternalError;
    }
    context.catalog = std::move(*catalog);

    CLI::App app("Rackwright: clusters for training large language models", "rackwright-cli");
    app.set_version_flag("--version", RACKWRIGHT_VERSION);
    app.require_subcommand(1);
    cli::addInputCommands(app, context);
    cli::addAdviseCommand(app, context);
    cli::addFindCommand(app, context);
    cli::addCompareCommand(app, context);
    cli::addSensitivityCommand(app, context);
    cli::addSearchCommand(app, context);
    cli::addReportCommand(app, context);
    cli::addDiagnoseCommand(app, context);
    cli::addWhyCommand(app, context);
    cli::addMoneyCommands(app, context);
    cli::addOffersCommand(app, context);
    cli::addLaunchCommands(app, context);
    cli::addToolCommands(app, context);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error); // --help, --version
        std::cerr << error.what() << " (add --help to see what is possible)\n";
        return cli::kUserError;
    }
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "The result could not be written to standard output.\n";
        return cli::kUserError;
    }
    return context.exitCode;
}

} // namespace

/// Standard error carries one-line reasons only: what Qt itself has to say about fonts or folders stays out.
static void keepQuiet(QtMsgType, const QMessageLogContext&, const QString&) {}

int main(int argc, char** argv) {
    qInstallMessageHandler(keepQuiet);
    // No display is needed: reports are painted on paper only, with charts that need the widgets library.
    setenv("QT_QPA_PLATFORM", "offscreen", 1);
    const QApplication application(argc, argv);
    try {
        return runCommands(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "Internal error: " << error.what() << '\n';
        return rackwright::cli::kInternalError;
    }
}
