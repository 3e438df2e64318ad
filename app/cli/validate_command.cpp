#include "app/cli/validate_command.h"

#include "app/cli/text_table.h"
#include "core/validation/left_out.h"
#include "core/validation/validation.h"
#include "ui/text/wording.h"

#include <algorithm>
#include <cstdio>

namespace rackwright::cli {

namespace {

constexpr int kInternalError = 3;
constexpr std::size_t kSweepsShown = 12;

std::string percent(double share) {
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.1f", share * 100.0);
    return buffer;
}

TextTable groupTable(const std::string& title, const std::vector<GroupResult>& groups) {
    TextTable table{title, {"by", "group", "n", "median %", "mean %", "P90 %", "bias %", "in band %"}, {}};
    for (const GroupResult& group : groups) {
        const ErrorStatistics& s = group.statistics;
        table.rows.push_back({std::string(kindName(group.kind)), group.name, std::to_string(s.n),
                              percent(s.median), percent(s.mean), percent(s.p90), percent(s.bias),
                              percent(s.inBand)});
    }
    return table;
}

/// Median and P90 of the runs in three ways.
TextTable leftOutTable(const LeftOutFigures& figures) {
    TextTable table{"Step time on runs the constants have not seen, absolute error (" +
                        std::to_string(figures.constants) + " fitted constants)",
                    {"group", "n", "fitted median %", "P90 %", "source left out median %", "P90 %",
                     "family left out median %", "P90 %"},
                    {}};
    for (const auto& [id, group] : figures.groups) {
        table.rows.push_back({id, std::to_string(group.n), percent(group.fitted.median),
                              percent(group.fitted.p90), percent(group.source.median),
                              percent(group.source.p90), percent(group.family.median),
                              percent(group.family.p90)});
    }
    return table;
}

TextTable fitTable(const FitTable& fit) {
    TextTable table{"Fits or not (runs too close to call: " + std::to_string(fit.tight) +
                        ", right: " + percent(fit.right()) + " %)",
                    {"observed", "predicted fits", "predicted does not fit"},
                    {}};
    table.rows.push_back({"fits", std::to_string(fit.fitsAsFits), std::to_string(fit.fitsAsNot)});
    table.rows.push_back(
        {"out of memory",
         std::to_string(fit.outAsFits) + " (" + std::to_string(fit.outAsFitsByFar) + " by more than 5 %)",
         std::to_string(fit.outAsOut)});
    return table;
}

TextTable sweepTable(const ValidationReport& report) {
    std::vector<SweepResult> worst = report.sweeps;
    std::stable_sort(worst.begin(), worst.end(),
                     [](const SweepResult& a, const SweepResult& b) { return a.regret > b.regret; });
    if (worst.size() > kSweepsShown) worst.resize(kSweepsShown);
    TextTable table{"Ranking: " + std::to_string(report.sweeps.size()) + " measured sweeps, mean regret " +
                        percent(report.meanRegret) + " % (worst shown)",
                    {"sweep", "strategies", "regret %"},
                    {}};
    for (const SweepResult& sweep : worst)
        table.rows.push_back({sweep.name, std::to_string(sweep.strategies), percent(sweep.regret)});
    return table;
}

TextTable setAsideTable(const ValidationReport& report) {
    TextTable table{"Shown, not judged", {"run", "reason", "error %"}, {}};
    for (const SetAsideRun& run : report.setAside)
        table.rows.push_back({run.id, run.reason.empty() ? "no measurement that can be compared" : run.reason,
                              run.predicted ? percent(run.error) : ""});
    return table;
}

} // namespace

int runValidate(const ValidateOptions& options, const Catalog& catalog, std::ostream& out,
                std::ostream& err) {
    const auto runs = shippedValidationSet(catalog);
    if (!runs) {
        err << text::errorText(runs.error(), Formatter(Language::english)).toStdString() << '\n';
        return kInternalError;
    }
    const auto leftOut = shippedLeftOut();
    if (!leftOut) {
        err << text::errorText(leftOut.error(), Formatter(Language::english)).toStdString() << '\n';
        return kInternalError;
    }
    const ValidationReport report = validate(judge(runs->speed), judge(runs->memory));
    const ErrorStatistics& wide = report.timeWide;
    const std::string wideTitle = "Step time of runs whose plan is partly unknown: n " +
                                  std::to_string(wide.n) + ", in band " + percent(wide.inBand) +
                                  " %, median " + percent(wide.median) + " %";
    for (const TextTable& table :
         {groupTable("Step time, absolute error", report.time), leftOutTable(*leftOut),
          TextTable{wideTitle, {}, {}}, groupTable("Peak memory, absolute error", report.memory),
          fitTable(report.fit), sweepTable(report), setAsideTable(report)})
        out << (options.markdown ? asMarkdown(table) : asText(table)) << '\n';
    return 0;
}

} // namespace rackwright::cli
