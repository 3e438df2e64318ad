#include "core/files/json_guard.h"
#include "core/launch/launch_facts.h"

#include <algorithm>
#include <array>

namespace rackwright {

namespace {

using nlohmann::ordered_json;

/// "auto" is left to whoever starts the run.
Whole number(const ordered_json& json, const char* key, LaunchFacts& facts) {
    const auto found = json.find(key);
    if (found == json.end()) return std::nullopt;
    ++facts.understood;
    if (found->is_number_integer()) return launchNumber(found->dump());
    if (*found != "auto") facts.addUnread(key);
    return std::nullopt;
}

bool enabled(const ordered_json& json, const char* key, LaunchFacts& facts) {
    const auto found = json.find(key);
    if (found == json.end() || !found->is_object()) return false;
    ++facts.understood;
    const auto flag = found->find("enabled");
    return flag != found->end() && flag->is_boolean() && flag->get<bool>();
}

bool onHost(const ordered_json& zero, const char* key) {
    const auto found = zero.find(key);
    if (found == zero.end() || !found->is_object()) return false;
    const auto device = found->find("device");
    return device != found->end() && (*device == "cpu" || *device == "nvme");
}

void readZero(const ordered_json& zero, LaunchFacts& facts) {
    if (!zero.is_object()) return facts.addUnread("zero_optimization");
    constexpr std::array kStages = {Sharding::none, Sharding::zero1, Sharding::zero2, Sharding::zero3};
    const auto stage = zero.find("stage");
    if (stage != zero.end() && stage->is_number_integer()) {
        const auto value = stage->get<std::int64_t>();
        if (value >= 0 && value < 4)
            facts.sharding = kStages[static_cast<std::size_t>(value)];
        else
            facts.addUnread("zero_optimization.stage");
        ++facts.understood;
    }
    if (onHost(zero, "offload_optimizer")) facts.offload = Offload::optimizer;
    if (onHost(zero, "offload_param")) facts.offload = Offload::optimizerAndParameters;
    // Hierarchical partitioning keeps a second copy of the weights inside a group of this size.
    if (const Whole group = number(zero, "zero_hpz_partition_size", facts); group && *group > 1)
        facts.shardGroup = group;
}

constexpr std::array<std::string_view, 22> kBesideThePoint = {"gradient_clipping",
                                                              "steps_per_print",
                                                              "wall_clock_breakdown",
                                                              "scheduler",
                                                              "comms_logger",
                                                              "tensorboard",
                                                              "wandb",
                                                              "csv_monitor",
                                                              "flops_profiler",
                                                              "prescale_gradients",
                                                              "zero_allow_untested_optimizer",
                                                              "dump_state",
                                                              "communication_data_type",
                                                              "data_types",
                                                              "checkpoint",
                                                              "aio",
                                                              "amp",
                                                              "monitor_config",
                                                              "dataloader_drop_last",
                                                              "zero_force_ds_cpu_optimizer",
                                                              "gradient_predivide_factor",
                                                              "activation_checkpointing"};

constexpr std::array<std::string_view, 9> kRead = {"train_batch_size",
                                                   "train_micro_batch_size_per_gpu",
                                                   "gradient_accumulation_steps",
                                                   "zero_optimization",
                                                   "bf16",
                                                   "fp16",
                                                   "optimizer",
                                                   "tensor_parallel",
                                                   "sequence_parallel_size"};

void readOptimizer(const ordered_json& optimizer, LaunchFacts& facts) {
    const auto type = optimizer.is_object() ? optimizer.find("type") : optimizer.end();
    if (type == optimizer.end() || !type->is_string()) return;
    ++facts.understood;
    const std::string name = type->get<std::string>();
    if (name.find("Adam") != std::string::npos)
        facts.optimizer = OptimizerKind::adam;
    else if (name == "SGD")
        facts.optimizer = OptimizerKind::sgd;
    else if (name == "Muon")
        facts.optimizer = OptimizerKind::muon;
    else
        facts.addUnread("optimizer." + name.substr(0, 60));
}

} // namespace

Result<void> readDeepspeedJson(const LaunchFile& file, LaunchFacts& facts) {
    const Result<ordered_json> json = parseGuarded(file.bytes);
    if (!json || !json->is_object()) return fail("launch.not_json", file.name);
    // Sequences of one pass and of one step, on all replicas.
    if (const Whole batch = number(*json, "train_batch_size", facts)) facts.globalBatch = batch;
    if (const Whole micro = number(*json, "train_micro_batch_size_per_gpu", facts)) facts.microBatch = micro;
    if (const Whole steps = number(*json, "gradient_accumulation_steps", facts)) facts.accumulation = steps;
    if (const Whole parts = number(*json, "sequence_parallel_size", facts)) {
        facts.cp = parts;
        facts.contextKind = ContextKind::ulysses;
    }
    if (const auto zero = json->find("zero_optimization"); zero != json->end()) readZero(*zero, facts);
    if (const auto tensor = json->find("tensor_parallel"); tensor != json->end() && tensor->is_object())
        if (const Whole size = number(*tensor, "autotp_size", facts)) facts.tp = size;
    if (enabled(*json, "bf16", facts)) facts.precision = Precision::bf16;
    if (enabled(*json, "fp16", facts)) facts.precision = Precision::fp16;
    if (const auto optimizer = json->find("optimizer"); optimizer != json->end())
        readOptimizer(*optimizer, facts);
    for (const auto& [key, value] : json->items()) {
        const auto isKey = [&, name = std::string_view(key)](std::string_view known) {
            return known == name;
        };
        if (std::any_of(kRead.begin(), kRead.end(), isKey)) continue;
        if (std::any_of(kBesideThePoint.begin(), kBesideThePoint.end(), isKey)) continue;
        facts.addUnread(key.substr(0, 60));
    }
    return {};
}

} // namespace rackwright
