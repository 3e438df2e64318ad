// "diagnose": causes of a slow or failing run, ranked, as JSON or text.
#include "app/cli/command.h"
#include "app/cli/text_table.h"
#include "core/files/scenario_file.h"
#include "core/validation/observed_run.h"
#include "ui/text/diagnosis_words.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

namespace rackwright::cli {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t kDiagnosisFileLimit = 1u << 20; ///< bytes

constexpr std::size_t kTextCauses = 5; ///< of a text; the JSON has them all

struct DiagnoseOptions {
    std::string path;
    std::string format = "json";
    std::string language = "en";
};

ordered_json causeJson(const DiagnosedCause& cause, const Formatter& format) {
    ordered_json evidence = ordered_json::array();
    for (const Error& reason : cause.evidence)
        evidence.push_back(text::evidenceText(reason, format).toStdString());
    return {{"id", causeId(cause.cause)},
            {"probability", cause.probability},
            {"evidence", std::move(evidence)},
            {"next_measurement", text::measurementText(cause.nextMeasurement).toStdString()}};
}

ordered_json gapJson(const MeasuredGap& gap) {
    ordered_json parts = ordered_json::array();
    for (const GapPart& part : gap.parts) {
        ordered_json row{{"id", part.id}, {"predicted_s", part.predicted}};
        if (part.measured) row["measured_s"] = *part.measured;
        parts.push_back(std::move(row));
    }
    return {{"measured_step_time_s", gap.measured},
            {"predicted_step_time_s", gap.predicted},
            {"predicted_low_s", gap.low},
            {"predicted_high_s", gap.high},
            {"parts", std::move(parts)}};
}

void printGap(Context& context, const MeasuredGap& gap, const Formatter& format) {
    context.out << '\n' << text::gapSentence(gap, format).toStdString() << '\n';
    TextTable table;
    for (const text::GapLine& line : text::gapLines(gap, format))
        table.rows.push_back(
            {line.name.toStdString(), line.predicted.toStdString(), line.measured.toStdString()});
    table.rows.insert(table.rows.begin(), {"", text::gapHeader(text::GapColumn::predicted).toStdString(),
                                           text::gapHeader(text::GapColumn::measured).toStdString()});
    context.out << asText(table).substr(1);
}

/// Likely causes with what speaks for them and what to measure next, then the gap by component.
void print(Context& context, const Diagnosis& diagnosis, const Formatter& format) {
    for (std::size_t i = 0; i < kTextCauses; ++i) {
        const DiagnosedCause& cause = diagnosis.causes[i];
        context.out << text::probabilityText(cause.probability, format).toStdString() << "  "
                    << text::causeName(cause.cause).toStdString() << '\n';
        for (const Error& reason : cause.evidence)
            context.out << "      " << text::evidenceText(reason, format).toStdString() << '\n';
        context.out << "      → " << text::measurementText(cause.nextMeasurement).toStdString() << '\n';
    }
    if (diagnosis.gap) printGap(context, *diagnosis.gap, format);
}

void run(Context& context, const DiagnoseOptions& options) {
    const Result<std::string> bytes = readFile(options.path, kDiagnosisFileLimit);
    if (!bytes) return report(context, bytes.error());
    const Result<ObservedRun> observed = readObservedRun(*bytes, context.catalog);
    if (!observed) return report(context, observed.error());
    const Formatter format = useLanguage(options.language);
    const Diagnosis diagnosis = diagnose(*observed);
    if (options.format == "text") return print(context, diagnosis, format);
    ordered_json causes = ordered_json::array();
    for (const DiagnosedCause& cause : diagnosis.causes)
        causes.push_back(causeJson(cause, format));
    ordered_json answer{{"causes", std::move(causes)}};
    if (diagnosis.gap) answer["gap"] = gapJson(*diagnosis.gap);
    context.out << answer.dump(2) << '\n';
}

} // namespace

void addDiagnoseCommand(CLI::App& app, Context& context) {
    const auto options = std::make_shared<DiagnoseOptions>();
    CLI::App* command = app.add_subcommand("diagnose", "Rank the causes of a slow or failing run");
    command
        ->add_option(
            "FILE", options->path,
            "JSON: keys of a run sheet, counters, error_text, symptom, tokens_t, gpu_hours; all optional")
        ->required();
    command->add_option("--format", options->format, "text or json (default)")
        ->check(CLI::IsMember({"text", "json"}));
    command->add_option("--lang", options->language, "Language of evidence and next measurement")
        ->check(CLI::IsMember({"en", "zh"}));
    command->callback([options, &context] { run(context, *options); });
}

} // namespace rackwright::cli
