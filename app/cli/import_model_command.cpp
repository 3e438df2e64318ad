#include "app/cli/import_model_command.h"

#include "app/cli/command.h"
#include "core/files/model_import.h"
#include "core/files/scenario_file.h"
#include "core/model/parameters.h"
#include "ui/text/wording.h"

#include <nlohmann/json.hpp>

namespace rackwright::cli {

namespace {

using nlohmann::ordered_json;

ordered_json countJson(const ModelShape& shape, double sequence) {
    const ParameterCount count = countParameters(shape);
    return {{"name", shape.name},
            {"total_parameters", count.total},
            {"active_parameters", count.active},
            {"flops_per_token", trainingFlopsPerToken(shape, sequence)},
            {"flops_per_token_causal", trainingFlopsPerToken(shape, sequence, AttentionFlops::causalHalf)},
            {"sequence_tokens", sequence},
            {"embedding_parameters", count.embedding},
            {"head_parameters", count.head},
            {"mtp_parameters", count.mtp},
            {"vision_parameters", count.encoder},
            {"layers", shape.layers},
            {"hidden", shape.hidden},
            {"heads", shape.heads},
            {"kv_heads", shape.kvHeads},
            {"vocabulary", shape.vocabulary},
            {"experts", shape.moe.experts}};
}

void printText(const ModelShape& shape, double sequence, std::ostream& out) {
    const Formatter format(Language::english, Grouping::comma);
    const ParameterCount count = countParameters(shape);
    const auto line = [&](const char* label, std::int64_t value) {
        out << label << format.count(static_cast<double>(value)).toStdString() << '\n';
    };
    out << shape.name << '\n';
    line("total parameters    ", count.total);
    line("active parameters   ", count.active);
    if (count.mtp > 0) line("multi-token modules ", count.mtp);
    if (count.encoder > 0) line("vision part         ", count.encoder);
    out << "FLOPs per token     "
        << format.significant(trainingFlopsPerToken(shape, sequence) / 1e9, 4).toStdString()
        << " GFLOP (forward and backward, " << format.count(sequence).toStdString()
        << " tokens, full attention)\n";
}

int refuse(const Error& error, const std::string& path, std::ostream& err) {
    QString line = text::errorText(error, Formatter(Language::english, Grouping::comma));
    line.replace(QLatin1Char('\n'), QLatin1Char(' '));
    err << path << ": " << line.toStdString() << '\n';
    return kUserError;
}

} // namespace

int runImportModel(const ImportModelOptions& options, std::ostream& out, std::ostream& err) {
    // One byte above the importer's limit, so that the importer is the one to say that a file is too large.
    const Result<std::string> bytes = readFile(options.path, kModelConfigLimit + 1);
    if (!bytes) return refuse(bytes.error(), options.path, err);
    const Result<ModelShape> shape = importModelConfig(*bytes);
    if (!shape) return refuse(shape.error(), options.path, err);
    if (options.json) {
        out << countJson(*shape, options.sequence).dump(2) << '\n';
    } else {
        printText(*shape, options.sequence, out);
    }
    return kOk;
}

} // namespace rackwright::cli
