// "offers": vendors' quotations of a plan's bill of materials, put on one basis.
#include "app/cli/command.h"
#include "core/advisor/advise.h"
#include "core/cost/offer_import.h"
#include "core/cost/offers.h"
#include "core/files/csv.h"
#include "core/files/scenario_file.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>

namespace rackwright::cli {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t kFileLimit = 4u << 20;

struct Options {
    std::string plan;
    std::vector<std::string> files;
    std::vector<std::string> settings;
    std::string csv;
};

double cents(Money amount) {
    return amount.roundedToCents().value();
}

ordered_json gapsJson(const OfferOutcome& offer) {
    ordered_json json = ordered_json::array();
    for (const OfferGap& gap : offer.gaps) {
        ordered_json row{{"gap", offerGapWord(gap.kind)}};
        if (!gap.item.empty()) row["about"] = gap.item;
        if (gap.needed > 0 || gap.offered > 0) {
            row["needed"] = gap.needed;
            row["offered"] = gap.offered;
        }
        if (gap.added) row["added"] = cents(*gap.added);
        json.push_back(std::move(row));
    }
    return json;
}

ordered_json itemsJson(const OfferOutcome& offer) {
    ordered_json json = ordered_json::array();
    for (const OfferedItem& item : offer.items)
        json.push_back({{"item", item.item},
                        {"needed", item.needed},
                        {"offered", item.offered},
                        {"asked", cents(item.asked)},
                        {"added", cents(item.added)}});
    return json;
}

ordered_json offerJson(const OfferOutcome& offer, const std::vector<OfferLineFault>& faults) {
    ordered_json refused = ordered_json::array();
    for (const OfferLineFault& fault : faults)
        refused.push_back({{"line", fault.line}, {"problem", fault.problem}, {"column", fault.column}});
    return {{"vendor", offer.vendor},
            {"cheapest", offer.cheapest},
            {"asked", cents(offer.asked)},
            {"added", cents(offer.added)},
            {"warranty", cents(offer.warranty)},
            {"prepayment", cents(offer.prepayment)},
            {"comparable", cents(offer.comparable)},
            {"tax", cents(offer.tax)},
            {"capital", cents(offer.capital)},
            {"per_useful_gpu_hour", offer.perUsefulHour.value()},
            {"per_run", cents(offer.perRun)},
            {"delivery_days", offer.deliveryDays},
            {"finish_date", offer.finishDate},
            {"gaps", gapsJson(offer)},
            {"items", itemsJson(offer)},
            {"faults", std::move(refused)}};
}

Result<OfferImport> readOffer(const std::string& path, Currency currency) {
    const Result<std::string> bytes = readFile(path, kFileLimit);
    if (!bytes) return tl::unexpected<Error>(bytes.error());
    Result<OfferImport> import = readOfferCsv(*bytes, currency, std::filesystem::path(path).stem().string());
    if (import) return import;
    Error error = import.error();
    if (error.where.empty()) error.where = path;
    return tl::unexpected<Error>(std::move(error));
}

void run(Context& context, const Options& options) {
    const Result<Scenario> scenario = loadScenario(options.plan, options.settings, context.catalog);
    if (!scenario) return report(context, scenario.error());
    const Result<Outcome> outcome = advise(*scenario, context.catalog);
    if (!outcome) return report(context, outcome.error());
    std::vector<OfferImport> imports;
    std::vector<VendorOffer> offers;
    for (const std::string& file : options.files) {
        Result<OfferImport> import = readOffer(file, outcome->cost.currency);
        if (!import) return report(context, import.error());
        offers.push_back(import->offer);
        imports.push_back(std::move(*import));
    }
    const std::vector<OfferOutcome> compared = compareOffers(offers, *outcome, context.catalog);
    if (!options.csv.empty()) {
        const Result<void> saved = writeFileAtomically(options.csv, offersCsv(compared));
        if (!saved) return report(context, saved.error());
    }
    ordered_json json = ordered_json::array();
    for (std::size_t i = 0; i < compared.size(); ++i)
        json.push_back(offerJson(compared[i], imports[i].faults));
    // Cells come from a file of any kind: bytes that are no UTF-8 are replaced, not thrown at.
    const ordered_json whole{{"offers", std::move(json)}};
    context.out << whole.dump(2, ' ', false, ordered_json::error_handler_t::replace) << '\n';
    if (outcome->verdict != Verdict::feasible) context.exitCode = kNoFeasiblePlan;
}

} // namespace

void addOffersCommand(CLI::App& app, Context& context) {
    const auto options = std::make_shared<Options>();
    CLI::App* command =
        app.add_subcommand("offers", "Vendors' quotations (CSV) of a plan's bill, put on one basis, as JSON");
    command->add_option("PLAN", options->plan, "Scenario file")->required();
    command->add_option("OFFER", options->files, "One to six quotations")
        ->required()
        ->expected(1, static_cast<int>(kMostOffers));
    command->add_option("--set", options->settings, "ID=VALUE, repeatable")->allow_extra_args(false);
    command->add_option("--csv", options->csv, "Also write the comparison to this file");
    command->callback([options, &context] { run(context, *options); });
}

} // namespace rackwright::cli
