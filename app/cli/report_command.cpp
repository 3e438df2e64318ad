// "report": the proposal as a PDF and its tables as CSV files.
#include "app/cli/command.h"
#include "core/advisor/advise.h"
#include "ui/report/report.h"

#include <CLI/CLI.hpp>
#include <memory>

namespace rackwright::cli {

namespace {

struct Options {
    std::string file;
    std::vector<std::string> settings;
    std::string pdf;
    std::string csv;
    bool csvRaw = false;
    std::string language = "en";
};

Result<void> write(const Context& context, const Options& options, const Outcome& outcome) {
    const Formatter format = useLanguage(options.language);
    ReportOptions reportOptions;
    reportOptions.rawCsv = options.csvRaw;
    if (!options.pdf.empty()) {
        const Result<void> done =
            writePdf(outcome, context.catalog, format, reportOptions, QString::fromStdString(options.pdf));
        if (!done) return done;
    }
    if (options.csv.empty()) return {};
    return writeCsv(outcome, context.catalog, format, reportOptions, QString::fromStdString(options.csv));
}

void run(Context& context, const Options& options) {
    const Result<Scenario> scenario = loadScenario(options.file, options.settings, context.catalog);
    if (!scenario) return report(context, scenario.error());
    const Result<Outcome> outcome = advise(*scenario, context.catalog);
    if (!outcome) return report(context, outcome.error());
    const Result<void> written = write(context, options, *outcome);
    if (!written) return report(context, written.error());
    if (!options.pdf.empty() && !reportFontInstalled())
        context.err << "The font WenQuanYi Micro Hei is not installed (package fonts-wqy-microhei): Chinese "
                       "text in the "
                       "PDF may not be found by a search.\n";
    if (outcome->verdict != Verdict::feasible) context.exitCode = kNoFeasiblePlan;
}

} // namespace

void addReportCommand(CLI::App& app, Context& context) {
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("report", "Write a proposal as PDF and its tables as CSV");
    command->add_option("FILE", options->file, "Scenario file")->required();
    command->add_option("--set", options->settings, "ID=VALUE, repeatable")->allow_extra_args(false);
    CLI::Option* pdf = command->add_option("--pdf", options->pdf, "PDF file to write");
    CLI::Option* csv = command->add_option("--csv", options->csv, "Folder for the CSV files");
    command->add_flag("--csv-raw", options->csvRaw,
                      "CSV for machines: no byte-order mark, LF, full precision");
    command->add_option("--lang", options->language, "en or zh")->check(CLI::IsMember({"en", "zh"}));
    command->callback([options, pdf, csv, &context] {
        if (pdf->empty() && csv->empty()) throw CLI::RequiredError("--pdf or --csv");
        run(context, *options);
    });
}

} // namespace rackwright::cli
