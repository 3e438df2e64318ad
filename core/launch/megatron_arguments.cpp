#include "core/launch/megatron_arguments.h"

#include "core/plan/stage_layout.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

class Arguments {
public:
    void flag(bool set, const char* name) {
        if (set) m_list.push_back({name, {}});
    }
    void text(const char* name, std::string value) { m_list.push_back({name, std::move(value)}); }
    void number(const char* name, std::int64_t value) { text(name, std::to_string(value)); }
    void above(std::int64_t least, const char* name, std::int64_t value) {
        if (value > least) number(name, value);
    }
    std::vector<LaunchArgument> take() { return std::move(m_list); }

private:
    std::vector<LaunchArgument> m_list;
};

void addAttention(const ModelShape& m, Arguments& out) {
    out.number("--num-attention-heads", m.heads);
    if (m.attention == Attention::latent) {
        out.flag(true, "--multi-latent-attention");
        out.above(0, "--q-lora-rank", m.latent.queryRank);
        out.number("--kv-lora-rank", m.latent.kvRank);
        out.number("--qk-head-dim", m.latent.nopeHeadDim);
        out.number("--qk-pos-emb-head-dim", m.latent.ropeHeadDim);
        out.number("--v-head-dim", m.latent.valueHeadDim);
        return;
    }
    if (m.kvHeads != m.heads) {
        out.flag(true, "--group-query-attention");
        out.number("--num-query-groups", m.kvHeads);
    }
    out.number("--kv-channels", m.headDim);
    out.flag(m.qkNorm == QkNorm::perHead, "--qk-layernorm");
}

void addExperts(const ModelShape& m, Arguments& out) {
    if (!m.isMoe()) return;
    out.number("--num-experts", m.moe.experts);
    out.number("--moe-router-topk", m.moe.topK);
    out.number("--moe-ffn-hidden-size", m.moe.expertFfn);
    out.above(0, "--moe-shared-expert-intermediate-size", m.moe.sharedFfn);
    out.flag(m.moe.sharedGate, "--moe-shared-expert-gate");
    out.flag(m.moe.routerCorrection, "--moe-router-enable-expert-bias");
    const std::int64_t dense = m.moe.firstDenseLayers;
    const std::int64_t rest = m.layers - dense;
    if (dense > 0)
        out.text("--moe-layer-freq", "([0]*" + std::to_string(dense) + "+[1]*" + std::to_string(rest) + ")");
    else if (m.moe.moeLayers > 0 && m.moe.moeLayers < m.layers)
        out.number("--moe-layer-freq", m.layers / m.moe.moeLayers);
    out.flag(true, "--moe-grouped-gemm");
    out.text("--moe-token-dispatcher-type", "alltoall");
}

void addModel(const ModelShape& m, double sequence, Arguments& out) {
    out.number("--num-layers", m.layers);
    out.number("--hidden-size", m.hidden);
    out.number("--ffn-hidden-size", m.ffn);
    addAttention(m, out);
    addExperts(m, out);
    out.number("--vocab-size", m.vocabulary);
    out.number("--seq-length", std::llround(sequence));
    const bool learned = m.positions == Positions::learned;
    const std::int64_t positions = learned ? m.learnedPositions : std::llround(sequence);
    out.number("--max-position-embeddings", positions);
    out.text("--position-embedding-type", learned                            ? "learned_absolute"
                                          : m.positions == Positions::rotary ? "rope"
                                                                             : "none");
    out.text("--normalization", m.norm == Norm::rms ? "RMSNorm" : "LayerNorm");
    out.flag(m.gatedMlp, "--swiglu");
    out.flag(!m.tiedEmbeddings, "--untie-embeddings-and-output-weights");
    out.flag(!m.mlpBias, "--disable-bias-linear");
    out.flag(m.qkvBias && !m.mlpBias, "--add-qkv-bias");
    out.above(0, "--mtp-num-layers", m.mtpModules);
}

/// Layers of first and last stage when they are shorter than the others.
void addUnevenStages(const LaunchJob& job, Arguments& out) {
    const Strategy& s = job.strategy;
    const StageLayout layout = stageLayout(job.model.layers, s.pp, s.vpp);
    if (s.pp <= 1 || s.vpp > 1 || layout.longer > 0) return;
    if (layout.first != layout.inner) out.number("--decoder-first-pipeline-num-layers", layout.first);
    if (layout.last != layout.inner) out.number("--decoder-last-pipeline-num-layers", layout.last);
}

void addSplit(const LaunchJob& job, bool deepspeed, Arguments& out) {
    const Strategy& s = job.strategy;
    out.number("--tensor-model-parallel-size", s.tp);
    out.number("--pipeline-model-parallel-size", s.pp);
    if (s.pp > 1 && s.vpp > 1) out.number("--num-virtual-stages-per-pipeline-rank", s.vpp);
    if (!deepspeed) addUnevenStages(job, out);
    out.flag(s.tp > 1 && s.sequenceParallel, "--sequence-parallel");
    out.above(1, "--context-parallel-size", s.cp);
    if (s.cp > 1)
        out.text("--cp-comm-type", s.contextKind == ContextKind::ulysses     ? "a2a"
                                   : s.contextKind == ContextKind::allGather ? "all_gather"
                                                                             : "p2p");
    out.above(1, "--expert-model-parallel-size", s.ep);
    if (job.model.isMoe()) out.number("--expert-tensor-parallel-size", s.etp);
    out.number("--micro-batch-size", s.microBatch);
    out.number("--global-batch-size", job.globalBatch);
    if (deepspeed) return;
    const bool optimizerSharded = s.sharding == Sharding::zero1;
    out.flag(optimizerSharded, "--use-distributed-optimizer");
    if (s.sharding == Sharding::zero2 || s.fullySharded()) {
        out.flag(true, "--use-megatron-fsdp");
        out.text("--data-parallel-sharding-strategy",
                 s.fullySharded() ? "optim_grads_params" : "optim_grads");
    }
    out.flag(optimizerSharded, "--overlap-grad-reduce");
    out.flag(optimizerSharded, "--overlap-param-gather");
    out.flag(s.offload != Offload::none, "--optimizer-cpu-offload");
}

std::string moduleList(std::uint8_t modules) {
    constexpr const char* kNames[] = {"core_attn", "mlp", "moe_act", "mla_up_proj", "layernorm"};
    std::string list;
    for (unsigned bit = 0; bit < std::size(kNames); ++bit) {
        if ((modules >> bit & 1U) == 0) continue;
        list += (list.empty() ? "" : " ") + std::string(kNames[bit]);
    }
    return list;
}

void addRecompute(const Strategy& s, Arguments& out) {
    if (s.recompute == Recompute::none) return;
    const bool full = s.recompute == Recompute::full;
    out.text("--recompute-granularity", full ? "full" : "selective");
    if (full) {
        // "uniform" with groups of one layer replays every layer, "block" the first n of a stage.
        out.text("--recompute-method", s.recomputedLayers > 0 ? "block" : "uniform");
        out.number("--recompute-num-layers", std::max(1, s.recomputedLayers));
    } else if (const std::string modules = moduleList(s.selectiveModules); !modules.empty()) {
        out.text("--recompute-modules", modules);
    }
}

void addPrecision(const Recipe& recipe, Arguments& out) {
    if (recipe.precision == Precision::fp32) return;
    out.flag(true, recipe.precision == Precision::fp16 ? "--fp16" : "--bf16");
    switch (recipe.precision) {
    case Precision::fp8:
    case Precision::fp8Rowwise:
        out.text("--fp8-format", "hybrid");
        out.text("--fp8-recipe", recipe.precision == Precision::fp8 ? "tensorwise" : "blockwise");
        break;
    case Precision::mxfp8:
        out.text("--fp8-format", "e4m3");
        out.text("--fp8-recipe", "mxfp8");
        break;
    case Precision::nvfp4:
        out.text("--fp4-format", "e2m1");
        out.text("--fp4-recipe", "nvfp4");
        break;
    case Precision::bf16:
    case Precision::fp16:
    case Precision::fp32:
        break;
    }
    out.flag(recipe.weights == WeightsRecipe::precisionAware, "--use-precision-aware-optimizer");
    out.flag(recipe.loss == LossKernel::fused, "--cross-entropy-loss-fusion");
}

} // namespace

std::vector<LaunchArgument> megatronArguments(const LaunchJob& job, bool deepspeed) {
    Arguments out;
    addModel(job.model, job.sequence, out);
    addSplit(job, deepspeed, out);
    addRecompute(job.strategy, out);
    addPrecision(job.recipe, out);
    out.text("--optimizer", job.recipe.optimizer == OptimizerKind::sgd ? "sgd" : "adam");
    const double tokensPerStep = static_cast<double>(job.globalBatch) * job.sequence;
    if (job.tokens > 0 && tokensPerStep > 0)
        out.number("--train-iters", std::llround(std::ceil(job.tokens / tokensPerStep)));
    return out.take();
}

std::string launchScript(const LaunchJob& job, const std::string& program,
                         const std::vector<LaunchArgument>& arguments) {
    const int devices = job.strategy.accelerators();
    const int perServer = std::max(1, std::min(job.perServer, devices));
    std::string script =
        "#!/bin/bash\n"
        "# Written by Rackwright. Run it on every server with NODE_RANK and MASTER_ADDR set;\n"
        "# add data, tokenizer, checkpoint and learning-rate options as arguments.\n"
        "set -euo pipefail\n\n";
    script += "GPUS_PER_NODE=" + std::to_string(perServer) + '\n';
    script += "NNODES=" + std::to_string((devices + perServer - 1) / perServer) + "\n\n";
    script += "ARGS=(\n";
    for (const LaunchArgument& item : arguments) {
        const bool plain = item.value.find_first_of(" ()[]*") == std::string::npos;
        const bool list = item.name == "--recompute-modules"; // several words
        script += "    " + item.name;
        if (!item.value.empty()) script += plain || list ? ' ' + item.value : " \"" + item.value + '"';
        script += '\n';
    }
    script += ")\n\n";
    script += "torchrun --nproc_per_node \"$GPUS_PER_NODE\" --nnodes \"$NNODES\" "
              "--node_rank \"${NODE_RANK:-0}\" \\\n"
              "    --master_addr \"${MASTER_ADDR:-localhost}\" --master_port \"${MASTER_PORT:-6000}\" \\\n"
              "    " +
              program + " \"${ARGS[@]}\" \"$@\"\n";
    return script;
}

} // namespace rackwright
