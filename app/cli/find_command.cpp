// "find": the question asked backwards, from deadline and budget to clusters.
#include "app/cli/command.h"
#include "app/cli/found_json.h"
#include "core/finder/finder.h"
#include "ui/text/find_words.h"
#include "ui/text/wording.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <thread>

namespace rackwright::cli {

namespace {

struct Options {
    std::string file;
    std::vector<std::string> settings;
    std::vector<std::string> vendors;
    double fewest = 1;
    double most = 16384;
    int threads = 0;
    std::string format = "text";
    std::string language = "en";
};

void printCluster(Context& context, const FoundCluster& cluster, const Formatter& format) {
    context.out << (cluster.onFront ? "◆ " : "  ") << text::foundName(cluster, format).toStdString()
                << "\n    " << text::foundSentence(cluster, format).toStdString() << '\n';
    const QString broken = text::foundBroken(cluster, format);
    if (!broken.isEmpty()) context.out << "    " << broken.toStdString() << '\n';
}

void printText(Context& context, const FindResult& result, const Formatter& format) {
    context.out << text::foundSummary(result, format).toStdString() << '\n';
    for (const FoundCluster& cluster : result.clusters)
        printCluster(context, cluster, format);
    if (!result.leftOut.empty()) context.out << '\n';
    for (const LeftOut& part : result.leftOut)
        context.out << "- " << text::errorText(part.reason, format).toStdString() << '\n';
}

void run(Context& context, const Options& options) {
    const Formatter format = useLanguage(options.language);
    FindRequest request;
    const Result<Scenario> scenario = loadScenario(options.file, options.settings, context.catalog);
    if (!scenario) return report(context, scenario.error());
    request.scenario = *scenario;
    request.vendors = options.vendors;
    request.fewestAccelerators = options.fewest;
    request.mostAccelerators = options.most;
    request.threads = options.threads > 0
                          ? options.threads
                          : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    const FindResult result = findClusters(request, context.catalog);
    if (options.format == "json")
        context.out << foundToJson(result).dump(2) << '\n';
    else
        printText(context, result, format);
    if (!result.cheapest) context.exitCode = kNoFeasiblePlan;
}

} // namespace

void addFindCommand(CLI::App& app, Context& context) {
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand(
        "find", "Find clusters for the scenario's model, deadline, budget, power limit and destination");
    command->add_option("FILE", options->file, "Scenario file; its hardware is what is searched")->required();
    command->add_option("--set", options->settings, "ID=VALUE, repeatable")->allow_extra_args(false);
    command->add_option("--vendor", options->vendors, "Only this vendor, repeatable")
        ->allow_extra_args(false);
    command->add_option("--min", options->fewest, "Fewest accelerators")->check(CLI::Range(1.0, 131072.0));
    command->add_option("--max", options->most, "Most accelerators")->check(CLI::Range(1.0, 131072.0));
    command->add_option("--threads", options->threads, "0: one for each core")->check(CLI::Range(0, 256));
    command->add_option("--format", options->format, "text or json")->check(CLI::IsMember({"text", "json"}));
    command->add_option("--lang", options->language, "en or zh")->check(CLI::IsMember({"en", "zh"}));
    command->callback([options, &context] { run(context, *options); });
}

} // namespace rackwright::cli
