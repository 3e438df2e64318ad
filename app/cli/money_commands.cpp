// "money": the ways to have a plan's accelerators. "import-prices": a price list against the price book.
#include "app/cli/choice_option.h"
#include "app/cli/command.h"
#include "app/cli/money_json.h"
#include "core/advisor/advise.h"
#include "core/cost/decision.h"
#include "core/files/catalog_reader.h"
#include "core/files/csv.h"
#include "core/files/price_import.h"
#include "core/files/scenario_file.h"

#include <CLI/CLI.hpp>
#include <map>
#include <memory>

namespace rackwright::cli {

namespace {

using nlohmann::ordered_json;

constexpr double kMostRunsAYear = 1e4;

struct MoneyOptions {
    std::string file;
    std::vector<std::string> settings;
    std::string prices;
    MoneyPolicy policy;
};

struct ImportOptions {
    std::string file;
    std::string output;
    bool preview = false;
    PriceImportRequest request;
};

/// The catalogue with an import on top.
Result<Catalog> withPrices(Catalog catalog, const std::string& path) {
    if (path.empty()) return catalog;
    const Result<std::string> bytes = readFile(path, kCatalogFileLimit);
    if (!bytes) return tl::unexpected<Error>(bytes.error());
    return overlay(std::move(catalog), *bytes);
}

void runMoney(Context& context, const MoneyOptions& options) {
    Result<Catalog> catalog = withPrices(context.catalog, options.prices);
    if (!catalog) return report(context, catalog.error());
    const Result<Scenario> scenario = loadScenario(options.file, options.settings, *catalog);
    if (!scenario) return report(context, scenario.error());
    const Result<Outcome> outcome = advise(*scenario, *catalog);
    if (!outcome) return report(context, outcome.error());
    context.out << moneyJson(decideMoney(*outcome, *catalog, options.policy)).dump(2) << '\n';
    if (outcome->verdict != Verdict::feasible) context.exitCode = kNoFeasiblePlan;
}

ordered_json changesJson(const std::vector<PriceChange>& changes) {
    ordered_json json = ordered_json::array();
    for (const PriceChange& change : changes) {
        ordered_json row{{"id", change.offer.id}, {"per_gpu_hour", change.offer.perAcceleratorHour.value()}};
        if (change.before) row["before"] = change.before->value();
        json.push_back(std::move(row));
    }
    return json;
}

ordered_json previewJson(const PriceImport& import) {
    ordered_json faults = ordered_json::array();
    for (const PriceLineFault& fault : import.faults)
        faults.push_back({{"line", fault.line},
                          {"problem", fault.problem},
                          {"column", fault.column},
                          {"value", fault.value}});
    return {{"layout", import.layout == PriceLayout::own ? "own" : "skypilot"},
            {"unchanged", import.unchanged},
            {"added", changesJson(import.added)},
            {"changed", changesJson(import.changed)},
            {"faults", std::move(faults)}};
}

void runImport(Context& context, const ImportOptions& options) {
    const Result<std::string> bytes = readFile(options.file, CsvLimits{}.bytes);
    if (!bytes) return report(context, bytes.error());
    const Result<PriceImport> import = readPriceCsv(*bytes, context.catalog, options.request);
    if (!import) return report(context, import.error());
    if (options.preview || options.output.empty()) {
        // Cells come from a file of any kind: bytes that are no UTF-8 are replaced, not thrown at.
        context.out << previewJson(*import).dump(2, ' ', false, ordered_json::error_handler_t::replace)
                    << '\n';
        return;
    }
    const Result<void> saved = writeFileAtomically(options.output, overridesOf(*import));
    if (!saved) report(context, saved.error());
}

void addMoney(CLI::App& app, Context& context) {
    const auto options = std::make_shared<MoneyOptions>();
    CLI::App* command =
        app.add_subcommand("money", "Rent, buy or both: costs, finish dates and chances as JSON");
    MoneyPolicy& policy = options->policy;
    command->add_option("FILE", options->file, "Scenario file")->required();
    command->add_option("--set", options->settings, "ID=VALUE, repeatable")->allow_extra_args(false);
    command->add_option("--prices", options->prices, "Imported prices to put on top of the price book");
    command->add_option("--runs-a-year", policy.runsAYear, "Final runs a year; gives the utilisation")
        ->check(CLI::Range(0.0, kMostRunsAYear));
    command->add_option("--reruns", policy.rerunFactor, "All work over final runs (default 1.5, estimate)")
        ->check(CLI::Range(1.0, 100.0));
    command->add_option("--rent-drift", policy.rentDriftYear, "Change of rents a year, share")
        ->check(CLI::Range(-0.9, 2.0));
    command->add_option("--owned-share", policy.ownedShare, "Bought part of a mix (default 0.25)")
        ->check(CLI::Range(0.01, 0.99));
    command->add_option("--rent-support", policy.rentSupport, "Support plan of the cloud, share of the rent")
        ->check(CLI::Range(0.0, 1.0));
    command
        ->add_option("--spot-waste", policy.spotWaste, "Spot hours lost to restarts (default 0.1, estimate)")
        ->check(CLI::Range(0.0, 0.9));
    command->add_option("--rent-extras", policy.rentFixedMonthly, "Storage and egress while renting, a month")
        ->check(CLI::Range(0.0, 1e12));
    command->add_option("--loan-share", policy.loanShare, "Part of the purchase that a loan pays")
        ->check(CLI::Range(0.0, 1.0));
    command->add_option("--loan-rate", policy.loanRate, "Nominal interest a year (default 0.06)")
        ->check(CLI::Range(0.0, 1.0));
    command->add_option("--loan-months", policy.loanMonths, "Term of the loan (default 36)")
        ->check(CLI::Range(1.0, 360.0));
    const std::map<std::string, MoneyConstraint> constraints{{"none", MoneyConstraint::none},
                                                             {"on-premises", MoneyConstraint::onPremises},
                                                             {"no-capital", MoneyConstraint::noCapital}};
    addChoice(*command, "--constraint", policy.constraint, constraints, "What overrides price");
    command->callback([options, &context] { runMoney(context, *options); });
}

void addImport(CLI::App& app, Context& context) {
    const auto options = std::make_shared<ImportOptions>();
    CLI::App* command = app.add_subcommand("import-prices", "Compare a price list (CSV) with the price book");
    PriceImportRequest& request = options->request;
    command->add_option("FILE", options->file, "Own columns or those of a SkyPilot catalogue")->required();
    command->add_flag("--preview", options->preview, "Only print what would change");
    command->add_option("-o,--output", options->output, "Write the changes for `money --prices`");
    command->add_option("--provider", request.provider, "Provider of a SkyPilot file");
    command->add_option("--source", request.source, "Where the list is from");
    command->add_option("--date", request.date, "Date of the prices");
    command->add_option("--country", request.country, "Destination of regions that do not tell")
        ->check(CLI::IsMember({"cn", "eu", "us", "other"}));
    command->callback([options, &context] {
        if (options->request.source.empty()) options->request.source = options->file;
        runImport(context, *options);
    });
}

} // namespace

void addMoneyCommands(CLI::App& app, Context& context) {
    addMoney(app, context);
    addImport(app, context);
}

} // namespace rackwright::cli
