#include "core/launch/launch_facts.h"

#include <algorithm>
#include <array>

namespace rackwright {

namespace {

using F = LaunchFacts;
using Take = bool (*)(LaunchFacts&, const std::string&);

struct Key {
    std::string_view path; ///< table.key
    Take take;
};

template <Whole F::*Member>
bool whole(LaunchFacts& facts, const std::string& value) {
    // -1 leaves the degree to the launcher.
    if (value == "-1") return true;
    facts.*Member = launchNumber(value);
    return (facts.*Member).has_value();
}

bool takeMode(LaunchFacts& f, const std::string& value) {
    if (value == "none") f.recompute = Recompute::none;
    if (value == "full") f.recompute = Recompute::full;
    if (value == "selective") f.recompute = Recompute::selective;
    return f.recompute.has_value();
}

bool takeOption(LaunchFacts& f, const std::string& value) {
    if (value == "op") f.modules = recomputeByOperator;
    if (value == "2") f.modules = recomputeEverySecondLayer;
    return value == "op" || value == "2";
}

bool takeSchedule(LaunchFacts& f, const std::string& value) {
    f.gpipe = value == "GPipe";
    return f.gpipe || value == "1F1B" || value == "Interleaved1F1B";
}

bool takeRotation(LaunchFacts& f, const std::string& value) {
    f.contextKind = value == "allgather" ? ContextKind::allGather : ContextKind::ring;
    return value == "allgather" || value == "alltoall";
}

bool takeConverters(LaunchFacts& f, const std::string& value) {
    if (value.find("mx") != std::string::npos) f.precision = Precision::mxfp8;
    if (value.find("float8") != std::string::npos) f.precision = Precision::fp8;
    return f.precision.has_value() || value == "[]";
}

bool takeType(LaunchFacts& f, const std::string& value) {
    if (f.precision && *f.precision != Precision::bf16) return true; // a converter said more
    if (value == "bfloat16") f.precision = Precision::bf16;
    if (value == "float32") f.precision = Precision::fp32;
    return f.precision.has_value();
}

bool takeOptimizer(LaunchFacts& f, const std::string& value) {
    if (value.starts_with("Adam")) f.optimizer = OptimizerKind::adam;
    if (value == "Muon") f.optimizer = OptimizerKind::muon;
    return f.optimizer.has_value();
}

// pytorch/torchtitan, torchtitan/config/job_config.py; the older names of the same keys beside them.
constexpr Key kKeys[] = {
    {"model.name", [](F& f, const std::string& v) { return !(f.titanName = v).empty(); }},
    {"model.flavor", [](F& f, const std::string& v) { return !(f.titanFlavor = v).empty(); }},
    {"model.converters", takeConverters},
    {"training.local_batch_size", whole<&F::microBatch>},
    {"training.batch_size", whole<&F::microBatch>},
    {"training.global_batch_size", whole<&F::globalBatch>},
    {"training.seq_len", whole<&F::sequence>},
    {"training.steps", whole<&F::steps>},
    {"training.mixed_precision_param", takeType},
    {"training.data_parallel_replicate_degree", whole<&F::replicas>},
    {"training.data_parallel_shard_degree", whole<&F::shardDegree>},
    {"training.tensor_parallel_degree", whole<&F::tp>},
    {"parallelism.data_parallel_replicate_degree", whole<&F::replicas>},
    {"parallelism.data_parallel_shard_degree", whole<&F::shardDegree>},
    {"parallelism.tensor_parallel_degree", whole<&F::tp>},
    {"parallelism.pipeline_parallel_degree", whole<&F::pp>},
    {"parallelism.pipeline_parallel_schedule", takeSchedule},
    {"parallelism.pipeline_parallel_microbatch_size", whole<&F::pipelineMicroBatch>},
    {"parallelism.pipeline_parallel_layers_per_stage", whole<&F::layersPerChunk>},
    {"parallelism.context_parallel_degree", whole<&F::cp>},
    {"parallelism.context_parallel_rotate_method", takeRotation},
    {"parallelism.expert_parallel_degree", whole<&F::ep>},
    {"parallelism.expert_tensor_parallel_degree", whole<&F::etp>},
    {"activation_checkpoint.mode", takeMode},
    {"activation_checkpoint.selective_ac_option", takeOption},
    {"optimizer.name", takeOptimizer},
};

/// Tables and keys that say nothing about model, split, batch or number formats.
constexpr std::string_view kBesideThePoint[] = {"job.",
                                                "profiling.",
                                                "metrics.",
                                                "lr_scheduler.",
                                                "checkpoint.",
                                                "comm.",
                                                "experimental.",
                                                "validation.",
                                                "fault_tolerance.",
                                                "compile.",
                                                "debug.",
                                                "memory_estimation.",
                                                "optimizer.lr",
                                                "optimizer.eps",
                                                "optimizer.beta",
                                                "optimizer.weight",
                                                "training.dataset",
                                                "training.max_norm",
                                                "training.seed",
                                                "training.gc",
                                                "training.deterministic",
                                                "model.hf_assets_path",
                                                "model.tokenizer_path",
                                                "model.print",
                                                "training.compile"};

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
        text.remove_suffix(1);
    return text;
}

/// Cuts a comment off, but not a number sign inside a text.
std::string_view withoutComment(std::string_view line) {
    char quote = '\0';
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (quote != '\0') {
            if (c == quote) quote = '\0';
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '#') {
            return line.substr(0, i);
        }
    }
    return line;
}

std::string unquoted(std::string_view value) {
    const bool quoted =
        value.size() >= 2 && (value.front() == '"' || value.front() == '\'') && value.back() == value.front();
    return std::string(quoted ? value.substr(1, value.size() - 2) : value);
}

void takeKey(const std::string& path, const std::string& value, LaunchFacts& facts) {
    const auto found =
        std::find_if(std::begin(kKeys), std::end(kKeys), [&](const Key& key) { return key.path == path; });
    if (found != std::end(kKeys)) {
        ++facts.understood;
        if (!found->take(facts, value)) facts.addUnread(path + " = " + value.substr(0, 60));
        return;
    }
    const bool known = std::any_of(std::begin(kBesideThePoint), std::end(kBesideThePoint),
                                   [&](std::string_view start) { return path.starts_with(start); });
    if (!known) facts.addUnread(path.substr(0, 60));
}

} // namespace

/// The part of TOML that job files use: tables, keys with a text, number, flag or list on one line. A list
/// over several lines is listed as not understood.
Result<void> readTorchtitanToml(const LaunchFile& file, LaunchFacts& facts) {
    std::string table;
    std::size_t number = 0;
    bool inList = false;
    for (std::size_t at = 0; at < file.bytes.size();) {
        const std::size_t end = std::min(file.bytes.find('\n', at), file.bytes.size());
        const std::string_view line =
            trimmed(withoutComment(std::string_view(file.bytes).substr(at, end - at)));
        at = end + 1;
        ++number;
        if (inList) {
            inList = !line.ends_with(']');
            continue;
        }
        if (line.empty()) continue;
        if (line.front() == '[' && line.back() == ']') {
            table = std::string(trimmed(line.substr(1, line.size() - 2)));
            continue;
        }
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos || equals == 0)
            return fail("launch.bad_line", file.name,
                        {argument("line", ArgumentKind::count, static_cast<double>(number))});
        const std::string key(trimmed(line.substr(0, equals)));
        const std::string_view value = trimmed(line.substr(equals + 1));
        inList = value.starts_with('[') && value.find(']') == std::string_view::npos;
        takeKey(table.empty() ? key : table + '.' + key, unquoted(value), facts);
    }
    // Every degree that data are spread over is FSDP's there.
    const bool replicated = facts.replicas.value_or(1) > 1;
    facts.sharding = facts.shardDegree == Whole(1) ? Sharding::none
                     : replicated                  ? Sharding::hsdp
                                                   : Sharding::fsdp;
    return {};
}

} // namespace rackwright
