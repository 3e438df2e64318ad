#include "app/cli/evaluate_command.h"

#include "app/cli/explain_run.h"
#include "core/files/csv.h"
#include "core/files/scenario_file.h"
#include "core/validation/evaluation.h"
#include "ui/text/wording.h"

#include <algorithm>

namespace rackwright::cli {

namespace {

constexpr int kUserError = 2;

std::string sentence(const Error& error) {
    return text::errorText(error, Formatter(Language::english, Grouping::none)).toStdString();
}

int refuse(const Error& error, std::ostream& err) {
    err << sentence(error) << '\n';
    return kUserError;
}

int explain(const std::string& id, const std::vector<RunCase>& runs, std::ostream& out, std::ostream& err) {
    const auto run =
        std::find_if(runs.begin(), runs.end(), [&](const RunCase& each) { return each.id == id; });
    if (run == runs.end()) return refuse({"run.id_unknown", {}, {argument("id", id)}}, err);
    out << explainRun(*run, sentence);
    return 0;
}

} // namespace

int runEvaluate(const EvaluateOptions& options, const Catalog& catalog, std::ostream& out,
                std::ostream& err) {
    const auto bytes = readFile(options.sheet, CsvLimits{}.bytes);
    if (!bytes) return refuse(bytes.error(), err);
    const auto sheet = readRunSheet(*bytes);
    if (!sheet) return refuse(sheet.error(), err);
    const std::vector<RunCase> runs = buildCases(*sheet, catalog);
    if (!options.explain.empty()) return explain(options.explain, runs, out, err);

    const std::string answer = evaluationCsv(runs, sentence);
    if (options.output.empty()) {
        out << answer;
        return 0;
    }
    const auto written = writeFileAtomically(options.output, answer);
    return written ? 0 : refuse(written.error(), err);
}

} // namespace rackwright::cli
