// "compare": up to four plans side by side, and why one is faster or cheaper.
#include "app/cli/command.h"
#include "app/cli/compare_json.h"
#include "app/cli/text_table.h"
#include "core/advisor/advise.h"
#include "ui/text/compare_words.h"
#include "ui/text/wording.h"

#include <QFileInfo>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

namespace rackwright::cli {

namespace {

struct Options {
    std::vector<std::string> files;
    std::vector<std::string> settings;
    std::string format = "text";
    std::string language = "en";
    std::string pdf;
    std::string csv;
    bool csvRaw = false;
    bool all = false;
};

/// Each plan is answered with its own entries of the catalogue.
Result<ComparedPlan> readPlan(const std::string& path, const Options& options, Catalog catalog) {
    const Result<Scenario> scenario = loadScenario(path, options.settings, catalog);
    if (!scenario) return tl::unexpected<Error>(scenario.error());
    Result<Outcome> outcome = planOnly(*scenario, catalog);
    if (!outcome) return tl::unexpected<Error>(outcome.error());
    const QString title = QString::fromStdString(scenario->title);
    const QString name = QFileInfo(QString::fromStdString(path)).completeBaseName();
    return ComparedPlan{title.isEmpty() ? name : title, std::make_shared<const Outcome>(std::move(*outcome))};
}

TextTable planTable(const CompareReport& report) {
    TextTable table;
    for (std::size_t i = 0; i < report.plans.size(); ++i) {
        const Outcome& plan = *report.plans[i].outcome;
        table.rows.push_back({text::planLetter(i).toStdString(), report.plans[i].name.toStdString(),
                              text::clusterName(plan, report.format).toStdString(),
                              text::strategyName(plan.strategy).toStdString(),
                              text::verdictName(plan.verdict).toStdString()});
    }
    return table;
}

TextTable rowTable(const CompareReport& report, CompareGroup group) {
    TextTable table;
    table.title = text::compareGroupName(group).toStdString();
    for (const CompareRow& row : report.comparison.rows) {
        if (row.group != group || (!row.differs && !report.all)) continue;
        std::vector<std::string> cells{text::compareRowName(row).toStdString()};
        for (std::size_t i = 0; i < report.plans.size(); ++i)
            cells.push_back(
                text::compareValue(row, i, report.comparison, report.catalog, report.format).toStdString());
        for (std::size_t i = 1; i < report.plans.size(); ++i)
            cells.push_back(text::deltaWithWord(row, i, report.format).toStdString());
        table.rows.push_back(std::move(cells));
    }
    return table;
}

void print(Context& context, const CompareReport& report) {
    context.out << asText(planTable(report)).substr(1) << '\n';
    for (std::size_t i = 1; i < report.plans.size(); ++i)
        for (const QString& sentence : text::compareSentences(report.comparison, i, report.format))
            context.out << sentence.toStdString() << '\n';
    for (int group = 0; group <= static_cast<int>(CompareGroup::money); ++group) {
        const TextTable table = rowTable(report, static_cast<CompareGroup>(group));
        if (!table.rows.empty()) context.out << '\n' << asText(table);
    }
}

Result<void> writeFiles(const CompareReport& report, const Options& options) {
    if (!options.pdf.empty())
        if (auto done = writeComparisonPdf(report, QString::fromStdString(options.pdf)); !done) return done;
    if (options.csv.empty()) return {};
    return writeComparisonCsv(report, QString::fromStdString(options.csv), options.csvRaw);
}

void run(Context& context, const Options& options) {
    const Formatter format = useLanguage(options.language);
    std::vector<ComparedPlan> plans;
    std::vector<const Outcome*> outcomes;
    for (const std::string& file : options.files) {
        Result<ComparedPlan> plan = readPlan(file, options, context.catalog);
        if (!plan) return report(context, plan.error());
        plans.push_back(std::move(*plan));
        outcomes.push_back(plans.back().outcome.get());
    }
    const auto feasible = [](const Outcome* plan) { return plan->verdict == Verdict::feasible; };
    if (std::ranges::none_of(outcomes, feasible)) context.exitCode = kNoFeasiblePlan;
    const Comparison comparison = comparePlans(outcomes);
    const CompareReport page{plans, comparison, context.catalog, format, options.all};
    if (const Result<void> written = writeFiles(page, options); !written)
        return report(context, written.error());
    if (options.format == "json")
        context.out << comparisonJson(page).dump(2) << '\n';
    else
        print(context, page);
}

} // namespace

void addCompareCommand(CLI::App& app, Context& context) {
    const auto options = std::make_shared<Options>();
    CLI::App* command =
        app.add_subcommand("compare", "Two to four plans side by side, and why one is faster or cheaper");
    command
        ->add_option("FILE", options->files, "Scenario files; the first is what the others are held against")
        ->required()
        ->expected(2, static_cast<int>(kMostComparedPlans));
    command->add_option("--set", options->settings, "ID=VALUE for every plan, repeatable")
        ->allow_extra_args(false);
    command->add_flag("--all", options->all, "Equal figures too");
    command->add_option("--format", options->format, "text or json")->check(CLI::IsMember({"text", "json"}));
    command->add_option("--lang", options->language, "en or zh")->check(CLI::IsMember({"en", "zh"}));
    command->add_option("--csv", options->csv, "CSV file to write");
    command->add_flag("--csv-raw", options->csvRaw,
                      "CSV for machines: no byte-order mark, LF, full precision");
    command->add_option("--pdf", options->pdf, "PDF file to write");
    command->callback([options, &context] { run(context, *options); });
}

} // namespace rackwright::cli
