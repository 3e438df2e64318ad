// "search": the ranked strategies of a scenario's cluster.
#include "app/cli/command.h"
#include "core/plan/resolve.h"
#include "core/search/search.h"
#include "ui/text/wording.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>

namespace rackwright::cli {

namespace {

struct Options {
    std::string file;
    std::vector<std::string> settings;
    bool statistics = false;
    bool exhaustive = false;
    int threads = 1;
};

nlohmann::ordered_json bestJson(const SearchResult& result) {
    if (result.best.empty()) return nullptr;
    const Candidate& best = result.best.front();
    return {{"strategy", text::strategyName(best.strategy).toStdString()},
            {"micro_batch", best.strategy.microBatch},
            {"step_time_s", best.stepSeconds},
            {"mfu_pct", best.mfu * 100},
            {"peak_mem_gb", best.peakBytes / 1e9}};
}

void printStatistics(Context& context, const SearchResult& result, double seconds) {
    const SearchStatistics& counts = result.statistics;
    const nlohmann::ordered_json json{
        {"generated", counts.generated}, {"pruned", counts.pruned}, {"evaluated", counts.evaluated},
        {"feasible", counts.feasible},   {"seconds", seconds},      {"best", bestJson(result)}};
    context.out << json.dump() << '\n';
}

void printRanking(Context& context, const SearchResult& result) {
    const Formatter format(Language::english, Grouping::none);
    const auto line = [&](const Candidate& candidate) {
        context.out << text::strategyName(candidate.strategy).toStdString() << "  mbs"
                    << candidate.strategy.microBatch << "  "
                    << text::recomputeName(candidate.strategy).toStdString() << "  "
                    << format.duration(candidate.stepSeconds).text().toStdString() << "  MFU "
                    << format.percent(candidate.mfu).text().toStdString() << "  "
                    << format.memory(candidate.peakBytes).text().toStdString()
                    << (candidate.onFront ? "  ◆" : "") << '\n';
    };
    for (const Candidate& candidate : result.best)
        line(candidate);
    for (const Candidate& candidate : result.rejected) {
        line(candidate);
        for (const Error& reason : candidate.reasons)
            context.out << "    " << text::errorText(reason, format).toStdString() << '\n';
    }
}

void run(Context& context, const Options& options) {
    const Result<Scenario> scenario = loadScenario(options.file, options.settings, context.catalog);
    if (!scenario) return report(context, scenario.error());
    const Result<Job> job = resolveJob(*scenario, context.catalog);
    if (!job) return report(context, job.error());
    const Result<Machine> machine = resolveMachine(*scenario, context.catalog);
    if (!machine) return report(context, machine.error());

    SearchRequest request;
    request.accelerators = static_cast<int>(scenario->hardware.servers) *
                           context.catalog.hardware.server(scenario->hardware.server)->accelerators;
    request.pinned = scenario->parallel;
    request.memoryLimit = machine->usableBytes * scenario->limits.memoryUse;
    request.exhaustive = options.exhaustive;
    request.threads = options.threads;
    const auto start = std::chrono::steady_clock::now();
    const StepTimer timer(*job, *machine);
    const MemoryModel memory(*job, *machine);
    const SearchResult result = search(*job, *machine, timer, memory, request);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    options.statistics ? printStatistics(context, result, seconds) : printRanking(context, result);
    if (result.best.empty()) context.exitCode = kNoFeasiblePlan;
}

} // namespace

void addSearchCommand(CLI::App& app, Context& context) {
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("search", "Rank the strategies of a scenario's cluster");
    command->add_option("FILE", options->file, "Scenario file")->required();
    command->add_option("--set", options->settings, "ID=VALUE, repeatable")->allow_extra_args(false);
    command->add_flag("--stats", options->statistics, "Print one JSON object with counts and time");
    command->add_flag("--exhaustive", options->exhaustive, "Visit every candidate");
    command->add_option("--threads", options->threads, "Threads to use")->check(CLI::Range(1, 256));
    command->callback([options, &context] { run(context, *options); });
}

} // namespace rackwright::cli
