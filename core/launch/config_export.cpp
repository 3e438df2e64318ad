#include "core/launch/config_export.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace rackwright {

namespace {

using nlohmann::ordered_json;

std::string line(const char* key, std::int64_t value) {
    return std::string(key) + " = " + std::to_string(value) + '\n';
}

std::string line(const char* key, const std::string& value) {
    return std::string(key) + " = \"" + value + "\"\n";
}

std::int64_t steps(const LaunchJob& job) {
    const double perStep = static_cast<double>(job.globalBatch) * job.sequence;
    return job.tokens > 0 && perStep > 0 ? std::llround(std::ceil(job.tokens / perStep)) : 0;
}

std::string torchtitanParallelism(const LaunchJob& job) {
    const Strategy& s = job.strategy;
    const int group = s.shardGroup > 0 && s.dp % s.shardGroup == 0 ? s.shardGroup : s.dp;
    std::string text = "\n[parallelism]\n";
    text += line("data_parallel_replicate_degree", s.dp / group);
    text += line("data_parallel_shard_degree", group);
    text += line("tensor_parallel_degree", s.tp);
    text += line("pipeline_parallel_degree", s.pp);
    if (s.pp > 1) {
        text += line("pipeline_parallel_schedule", std::string(s.vpp > 1 ? "Interleaved1F1B"
                                                               : s.schedule == Schedule::gpipe ? "GPipe"
                                                                                               : "1F1B"));
        text += line("pipeline_parallel_microbatch_size", s.microBatch);
        if (s.vpp > 1) {
            const std::int64_t chunks = static_cast<std::int64_t>(s.pp) * s.vpp;
            text += line("pipeline_parallel_layers_per_stage", (job.model.layers + chunks - 1) / chunks);
        }
    }
    text += line("context_parallel_degree", s.cp);
    if (s.cp > 1)
        text += line("context_parallel_rotate_method",
                     std::string(s.contextKind == ContextKind::allGather ? "allgather" : "alltoall"));
    text += line("expert_parallel_degree", s.ep);
    if (job.model.isMoe()) text += line("expert_tensor_parallel_degree", s.etp);
    return text;
}

std::string torchtitanRecompute(const Strategy& s) {
    std::string text = "\n[activation_checkpoint]\n";
    if (s.recompute == Recompute::none) return text + line("mode", std::string("none"));
    if (s.recompute == Recompute::full) return text + line("mode", std::string("full"));
    const bool everySecond = (s.selectiveModules & recomputeEverySecondLayer) != 0;
    return text + line("mode", std::string("selective")) +
           line("selective_ac_option", std::string(everySecond ? "2" : "op"));
}

} // namespace

int zeroStageOf(Sharding sharding) {
    switch (sharding) {
    case Sharding::none:
        return 0;
    case Sharding::zero1:
        return 1;
    case Sharding::zero2:
        return 2;
    case Sharding::zero3:
    case Sharding::fsdp:
    case Sharding::hsdp:
        return 3;
    }
    return 0;
}

const TorchtitanModel* torchtitanModel(const LaunchJob& job) {
    const auto found = std::find_if(kTorchtitanModels.begin(), kTorchtitanModels.end(),
                                    [&](const TorchtitanModel& known) { return known.preset == job.preset; });
    return found == kTorchtitanModels.end() ? nullptr : &*found;
}

std::string deepspeedJson(const LaunchJob& job) {
    const Strategy& s = job.strategy;
    const std::int64_t perPass = static_cast<std::int64_t>(s.dp) * s.microBatch;
    ordered_json zero{{"stage", zeroStageOf(s.sharding)}};
    if (zeroStageOf(s.sharding) > 0) {
        zero["overlap_comm"] = true;
        zero["contiguous_gradients"] = true;
    }
    if (s.sharding == Sharding::hsdp && s.shardGroup > 0) zero["zero_hpz_partition_size"] = s.shardGroup;
    if (s.offload != Offload::none) zero["offload_optimizer"] = {{"device", "cpu"}, {"pin_memory", true}};
    if (s.offload == Offload::optimizerAndParameters)
        zero["offload_param"] = {{"device", "cpu"}, {"pin_memory", true}};
    const bool half = job.recipe.precision == Precision::fp16;
    const bool full = job.recipe.precision == Precision::fp32;
    ordered_json json{{"train_batch_size", job.globalBatch},
                      {"train_micro_batch_size_per_gpu", s.microBatch},
                      {"gradient_accumulation_steps", std::max<std::int64_t>(1, job.globalBatch / perPass)},
                      {"gradient_clipping", 1.0},
                      {"zero_optimization", std::move(zero)},
                      {"bf16", {{"enabled", !half && !full}}},
                      {"fp16", {{"enabled", half}}}};
    if (s.recompute != Recompute::none)
        json["activation_checkpointing"] = {{"partition_activations", false},
                                            {"contiguous_memory_optimization", false}};
    return json.dump(2) + '\n';
}

std::string torchtitanToml(const LaunchJob& job) {
    const Strategy& s = job.strategy;
    std::string text = "# Written by Rackwright for " + std::to_string(s.accelerators()) + " accelerators.\n";
    text += "\n[model]\n";
    if (const TorchtitanModel* model = torchtitanModel(job)) {
        text += line("name", std::string(model->name));
        text += line("flavor", std::string(model->flavor));
    }
    const bool narrow = job.recipe.precision == Precision::fp8 ||
                        job.recipe.precision == Precision::fp8Rowwise ||
                        job.recipe.precision == Precision::mxfp8;
    if (narrow)
        text += std::string("converters = [\"") +
                (job.recipe.precision == Precision::mxfp8 ? "mx" : "float8") + "\"]\n";
    text += "\n[training]\n";
    // Under a pipeline the local batch is what one replica works through in a step.
    const std::int64_t local = s.pp > 1 ? job.globalBatch / std::max(1, s.dp) : s.microBatch;
    text += line("local_batch_size", local);
    text += line("global_batch_size", job.globalBatch);
    text += line("seq_len", static_cast<std::int64_t>(std::llround(job.sequence)));
    if (steps(job) > 0) text += line("steps", steps(job));
    text += line("mixed_precision_param",
                 std::string(job.recipe.precision == Precision::fp32 ? "float32" : "bfloat16"));
    text += torchtitanParallelism(job);
    text += torchtitanRecompute(s);
    text += "\n[optimizer]\nname = \"AdamW\"\n";
    return text;
}

std::string nemoYaml(const LaunchJob& job) {
    const Strategy& s = job.strategy;
    const ModelShape& m = job.model;
    const int perServer = std::max(1, std::min(job.perServer, s.accelerators()));
    std::string text = "# Written by Rackwright: overrides for megatron_gpt_config.yaml\n";
    const auto put = [&](const char* key, const std::string& value) {
        text += std::string("  ") + key + ": " + value + '\n';
    };
    const auto number = [&](const char* key, std::int64_t value) { put(key, std::to_string(value)); };
    const auto flag = [&](const char* key, bool value) { put(key, value ? "true" : "false"); };
    text += "trainer:\n";
    number("devices", perServer);
    number("num_nodes", (s.accelerators() + perServer - 1) / perServer);
    put("precision", job.recipe.precision == Precision::fp32   ? "32"
                     : job.recipe.precision == Precision::fp16 ? "16"
                                                               : "bf16");
    if (steps(job) > 0) number("max_steps", steps(job));
    text += "model:\n";
    number("micro_batch_size", s.microBatch);
    number("global_batch_size", job.globalBatch);
    number("tensor_model_parallel_size", s.tp);
    number("pipeline_model_parallel_size", s.pp);
    if (s.vpp > 1) number("virtual_pipeline_model_parallel_size", s.vpp);
    number("context_parallel_size", s.cp);
    if (m.isMoe()) number("expert_model_parallel_size", s.ep);
    flag("sequence_parallel", s.tp > 1 && s.sequenceParallel);
    number("encoder_seq_length", std::llround(job.sequence));
    number("num_layers", m.layers);
    number("hidden_size", m.hidden);
    number("ffn_hidden_size", m.ffn);
    number("num_attention_heads", m.heads);
    number("num_query_groups", m.kvHeads);
    number("kv_channels", m.headDim);
    if (m.isMoe()) {
        number("num_moe_experts", m.moe.experts);
        number("moe_router_topk", m.moe.topK);
        number("moe_ffn_hidden_size", m.moe.expertFfn);
    }
    put("normalization", m.norm == Norm::rms ? "rmsnorm" : "layernorm");
    put("activation", m.gatedMlp ? "fast-swiglu" : "gelu");
    put("position_embedding_type", m.positions == Positions::learned ? "learned_absolute" : "rope");
    flag("share_embeddings_and_output_weights", m.tiedEmbeddings);
    flag("bias", m.mlpBias);
    if (s.recompute != Recompute::none) {
        const bool full = s.recompute == Recompute::full;
        put("activations_checkpoint_granularity", full ? "full" : "selective");
        if (full) {
            put("activations_checkpoint_method", s.recomputedLayers > 0 ? "block" : "uniform");
            number("activations_checkpoint_num_layers", std::max(1, s.recomputedLayers));
        }
    }
    flag("fp8", job.recipe.precision == Precision::fp8 || job.recipe.precision == Precision::fp8Rowwise);
    text += "  optim:\n    name: ";
    text += s.sharding == Sharding::none ? "fused_adam\n" : "distributed_fused_adam\n";
    return text;
}

} // namespace rackwright
