// "why": the formula behind a figure of a plan, with values, units and sources, as JSON.
#include "app/cli/command.h"
#include "core/advisor/advise.h"
#include "core/explain/explain.h"
#include "ui/text/explain_words.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

namespace rackwright::cli {

namespace {

using nlohmann::ordered_json;

struct WhyOptions {
    std::string path;
    std::string figure;
    std::string language = "en";
    std::vector<std::string> settings;
};

const char* sourceId(TermSource source) {
    switch (source) {
    case TermSource::user:
        return "user";
    case TermSource::catalog:
        return "catalog";
    case TermSource::constant:
        return "constant";
    case TermSource::computed:
        break;
    }
    return "computed";
}

ordered_json termJson(const ExplainedTerm& term, const Formatter& format) {
    ordered_json json{{"symbol", term.symbol},
                      {"name", text::symbolName(term.symbol).toStdString()},
                      {"value", term.value},
                      {"text", text::termValue(term, format).toStdString()},
                      {"source", sourceId(term.source)},
                      {"from", text::termSource(term).toStdString()}};
    if (!term.reference.empty()) json["why"] = term.reference;
    return json;
}

ordered_json whyJson(const Explanation& why, const Formatter& format) {
    ordered_json terms = ordered_json::array();
    for (const ExplainedTerm& term : why.terms)
        terms.push_back(termJson(term, format));
    return {{"figure", why.id},
            {"name", text::explainedName(why.id).toStdString()},
            {"value", why.value},
            {"formula", why.formula},
            {"formula_in_words", text::formulaInWords(why).toStdString()},
            {"with_values", text::formulaWithValues(why, format).toStdString()},
            {"formula_is_zero", why.balance},
            {"recomputed", recompute(why).value_or(0)},
            {"terms", std::move(terms)}};
}

void run(Context& context, const WhyOptions& options) {
    const Result<Scenario> scenario = loadScenario(options.path, options.settings, context.catalog);
    if (!scenario) return report(context, scenario.error());
    const Result<Outcome> outcome = advise(*scenario, context.catalog);
    if (!outcome) return report(context, outcome.error());
    const Formatter format = useLanguage(options.language);
    if (options.figure.empty()) {
        context.out << ordered_json(explainedFigures(*outcome, context.catalog)).dump(2) << '\n';
        return;
    }
    const auto why = explain(*outcome, context.catalog, options.figure);
    if (!why)
        return report(context, Error{"explain.unknown_figure", {}, {argument("figure", options.figure)}});
    context.out << whyJson(*why, format).dump(2) << '\n';
}

} // namespace

void addWhyCommand(CLI::App& app, Context& context) {
    const auto options = std::make_shared<WhyOptions>();
    CLI::App* command = app.add_subcommand("why", "Formula, values and sources of one figure of a plan");
    command->add_option("FILE", options->path, "Scenario file")->required();
    command->add_option("FIGURE", options->figure, "Figure, e.g. time.days; without it, the list of figures");
    command->add_option("--set", options->settings, "ID=VALUE, overrides an input");
    command->add_option("--lang", options->language, "Language of names and values")
        ->check(CLI::IsMember({"en", "zh"}));
    command->callback([options, &context] { run(context, *options); });
}

} // namespace rackwright::cli
