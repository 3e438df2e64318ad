#include "core/launch/launch_facts.h"

#include <algorithm>
#include <array>
#include <variant>

namespace rackwright {

namespace {

using Flag = bool LaunchFacts::*;
using Number = Whole LaunchFacts::*;
using Text = std::string LaunchFacts::*;
/// Reads a value that is neither; false when it is not understood.
using Special = bool (*)(LaunchFacts&, const std::string&);
/// A flag that says more than yes.
using Mark = void (*)(LaunchFacts&);

struct Option {
    std::string_view name;
    std::variant<Flag, Number, Text, Special, Mark> target;
};

bool setGranularity(LaunchFacts& f, const std::string& value) {
    if (value == "full") f.recompute = Recompute::full;
    if (value == "selective") f.recompute = Recompute::selective;
    return value == "full" || value == "selective";
}

bool setMethod(LaunchFacts& f, const std::string& value) {
    f.blockMethod = value == "block";
    return f.blockMethod || value == "uniform";
}

bool setCommunication(LaunchFacts& f, const std::string& value) {
    if (value == "p2p") f.contextKind = ContextKind::ring;
    if (value == "all_gather") f.contextKind = ContextKind::allGather;
    if (value == "a2a") f.contextKind = ContextKind::ulysses;
    return f.contextKind.has_value();
}

bool setStrategy(LaunchFacts& f, const std::string& value) {
    if (value == "no_shard") f.sharding = Sharding::none;
    if (value == "optim") f.sharding = Sharding::zero1;
    if (value == "optim_grads") f.sharding = Sharding::zero2;
    if (value == "optim_grads_params") f.sharding = Sharding::fsdp;
    return value.starts_with("optim") || value == "no_shard";
}

bool setZero(LaunchFacts& f, const std::string& value) {
    if (value.size() != 1 || value[0] < '0' || value[0] > '3') return false;
    constexpr std::array kStages = {Sharding::none, Sharding::zero1, Sharding::zero2, Sharding::zero3};
    f.sharding = kStages[static_cast<std::size_t>(value[0] - '0')];
    return true;
}

bool setNorm(LaunchFacts& f, const std::string& value) {
    f.rms = value == "RMSNorm";
    return f.rms || value == "LayerNorm";
}

bool setOptimizer(LaunchFacts& f, const std::string& value) {
    if (value == "adam") f.optimizer = OptimizerKind::adam;
    if (value == "sgd") f.optimizer = OptimizerKind::sgd;
    if (value.ends_with("muon")) f.optimizer = OptimizerKind::muon;
    return f.optimizer.has_value();
}

bool setFp8(LaunchFacts& f, const std::string& value) {
    f.fp8 = value == "hybrid" || value == "e4m3";
    return f.fp8;
}

void markDistributed(LaunchFacts& f) {
    if (!f.sharding || *f.sharding == Sharding::none) f.sharding = Sharding::zero1;
}

void markFsdp(LaunchFacts& f) {
    if (!f.sharding || *f.sharding == Sharding::zero1) f.sharding = Sharding::fsdp;
}

using F = LaunchFacts;
// NVIDIA/Megatron-LM megatron/training/arguments.py; Megatron-DeepSpeed's --zero-stage and
// --checkpoint-activations; torchrun's own three.
const std::array kOptions = {
    Option{"--tensor-model-parallel-size", &F::tp},
    Option{"--pipeline-model-parallel-size", &F::pp},
    Option{"--num-layers-per-virtual-pipeline-stage", &F::layersPerChunk},
    Option{"--num-virtual-stages-per-pipeline-rank", &F::vpp},
    Option{"--context-parallel-size", &F::cp},
    Option{"--expert-model-parallel-size", &F::ep},
    Option{"--expert-tensor-parallel-size", &F::etp},
    Option{"--micro-batch-size", &F::microBatch},
    Option{"--global-batch-size", &F::globalBatch},
    Option{"--sequence-parallel", &F::sequenceParallel},
    Option{"--cp-comm-type", &setCommunication},
    Option{"--use-distributed-optimizer", &markDistributed},
    Option{"--use-megatron-fsdp", &markFsdp},
    Option{"--use-custom-fsdp", &markFsdp},
    Option{"--use-torch-fsdp2", &markFsdp},
    Option{"--data-parallel-sharding-strategy", &setStrategy},
    Option{"--zero-stage", &setZero},
    Option{"--optimizer-cpu-offload", Mark([](F& f) { f.offload = Offload::optimizer; })},
    Option{"--recompute-granularity", &setGranularity},
    Option{"--recompute-activations", Mark([](F& f) { f.recompute = Recompute::selective; })},
    Option{"--checkpoint-activations", Mark([](F& f) { f.recompute = Recompute::full; })},
    Option{"--recompute-method", &setMethod},
    Option{"--recompute-num-layers", &F::recomputedLayers},
    Option{"--bf16", Mark([](F& f) { f.precision = Precision::bf16; })},
    Option{"--fp16", Mark([](F& f) { f.precision = Precision::fp16; })},
    Option{"--fp8-format", &setFp8},
    Option{"--fp8-hybrid", &F::fp8},
    Option{"--fp8-recipe", &F::fp8Recipe},
    Option{"--fp4-format", Mark([](F& f) { f.precision = Precision::nvfp4; })},
    Option{"--use-precision-aware-optimizer", &F::precisionAware},
    Option{"--cross-entropy-loss-fusion", &F::fusedLoss},
    Option{"--optimizer", &setOptimizer},
    Option{"--train-iters", &F::steps},
    Option{"--num-layers", &F::layers},
    Option{"--hidden-size", &F::hidden},
    Option{"--ffn-hidden-size", &F::ffn},
    Option{"--num-attention-heads", &F::heads},
    Option{"--group-query-attention", &F::groupedQueries},
    Option{"--num-query-groups", &F::groups},
    Option{"--kv-channels", &F::headDim},
    Option{"--vocab-size", &F::vocabulary},
    Option{"--padded-vocab-size", &F::vocabulary},
    Option{"--seq-length", &F::sequence},
    Option{"--max-position-embeddings", &F::positions},
    Option{"--position-embedding-type", &F::positionKind},
    Option{"--use-rotary-position-embeddings", Mark([](F& f) { f.positionKind = "rope"; })},
    Option{"--normalization", &setNorm},
    Option{"--swiglu", &F::gated},
    Option{"--untie-embeddings-and-output-weights", &F::untied},
    Option{"--disable-bias-linear", &F::noBias},
    Option{"--add-qkv-bias", &F::qkvBias},
    Option{"--qk-layernorm", &F::qkNorm},
    Option{"--mtp-num-layers", &F::mtp},
    Option{"--multi-latent-attention", &F::latent},
    Option{"--q-lora-rank", &F::queryRank},
    Option{"--kv-lora-rank", &F::kvRank},
    Option{"--qk-head-dim", &F::nopeHeadDim},
    Option{"--qk-pos-emb-head-dim", &F::ropeHeadDim},
    Option{"--v-head-dim", &F::valueHeadDim},
    Option{"--num-experts", &F::experts},
    Option{"--moe-router-topk", &F::topK},
    Option{"--moe-ffn-hidden-size", &F::expertFfn},
    Option{"--moe-shared-expert-intermediate-size", &F::sharedFfn},
    Option{"--moe-shared-expert-gate", &F::sharedGate},
    Option{"--moe-router-enable-expert-bias", &F::expertBias},
    Option{"--moe-layer-freq", &F::moeFrequency},
    Option{"--nproc_per_node", &F::perServer},
    Option{"--nproc-per-node", &F::perServer},
    Option{"--nnodes", &F::servers},
};

constexpr std::size_t kShown = 60; ///< bytes of a word that is listed as not understood

/// Say nothing about model, split, batch or number formats.
constexpr std::string_view kBesideThePoint[] = {"--lr",
                                                "--min-lr",
                                                "--weight-decay",
                                                "--clip-grad",
                                                "--adam-",
                                                "--log-",
                                                "--save",
                                                "--load",
                                                "--data-",
                                                "--tokenizer-",
                                                "--vocab-file",
                                                "--merge-file",
                                                "--split",
                                                "--eval-",
                                                "--seed",
                                                "--init-method",
                                                "--tensorboard",
                                                "--wandb",
                                                "--master",
                                                "--node",
                                                "--rdzv",
                                                "--distributed",
                                                "--exit-",
                                                "--ckpt-",
                                                "--dist-",
                                                "--no-load-",
                                                "--no-save-",
                                                "--num-workers",
                                                "--timing-",
                                                "--use-mcore-models",
                                                "--overlap-",
                                                "--transformer",
                                                "--use-flash",
                                                "--attention-",
                                                "--train-samples",
                                                "--rampup",
                                                "--override",
                                                "--mock-data",
                                                "--rotary-",
                                                "--no-masked",
                                                "--bias-",
                                                "--deepspeed",
                                                "--no-pipeline-parallel",
                                                "--moe-grouped-gemm",
                                                "--moe-token-dispatcher-type",
                                                "--hidden-dropout"};

constexpr std::array<std::string_view, 5> kModules = {"core_attn", "mlp", "moe_act", "mla_up_proj",
                                                      "layernorm"};

const Option* optionOf(std::string_view name) {
    const auto found =
        std::find_if(kOptions.begin(), kOptions.end(), [&](const Option& o) { return o.name == name; });
    return found == kOptions.end() ? nullptr : &*found;
}

/// Takes the value; whether it could be understood.
bool take(const Option& option, const std::string& value, LaunchFacts& facts) {
    if (const auto* number = std::get_if<Number>(&option.target)) {
        facts.*(*number) = launchNumber(value);
        return (facts.*(*number)).has_value();
    }
    if (const auto* text = std::get_if<Text>(&option.target)) {
        facts.*(*text) = value;
        return !value.empty();
    }
    return std::get<Special>(option.target)(facts, value);
}

bool needsValue(const Option& option) {
    return !std::holds_alternative<Flag>(option.target) && !std::holds_alternative<Mark>(option.target);
}

void takeFlag(const Option& option, LaunchFacts& facts) {
    if (const auto* flag = std::get_if<Flag>(&option.target))
        facts.*(*flag) = true;
    else
        std::get<Mark>(option.target)(facts);
}

/// Words after --recompute-modules up to the next option; the last one's place.
std::size_t takeModules(const std::vector<std::string>& words, std::size_t at, LaunchFacts& facts) {
    for (; at + 1 < words.size() && !words[at + 1].starts_with("--"); ++at) {
        const auto found = std::find(kModules.begin(), kModules.end(), words[at + 1]);
        if (found == kModules.end())
            facts.addUnread("--recompute-modules " + words[at + 1].substr(0, kShown));
        else
            facts.modules |= static_cast<std::uint8_t>(1U << (found - kModules.begin()));
    }
    ++facts.understood;
    return at;
}

bool isBesideThePoint(const std::string& name) {
    return std::any_of(std::begin(kBesideThePoint), std::end(kBesideThePoint),
                       [&](std::string_view start) { return name.starts_with(start); });
}

} // namespace

void readMegatronWords(const std::vector<std::string>& words, LaunchFacts& facts) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!words[i].starts_with("--")) continue;
        const std::size_t equals = words[i].find('=');
        const std::string name = words[i].substr(0, equals);
        if (name == "--recompute-modules") {
            i = takeModules(words, i, facts);
            continue;
        }
        const Option* option = optionOf(name);
        if (option == nullptr) {
            if (!isBesideThePoint(name)) facts.addUnread(name.substr(0, kShown));
            continue;
        }
        ++facts.understood;
        if (!needsValue(*option)) {
            takeFlag(*option, facts);
            continue;
        }
        const bool inside = equals != std::string::npos;
        const bool follows = i + 1 < words.size() && !words[i + 1].starts_with("--");
        const std::string value = inside ? words[i].substr(equals + 1) : follows ? words[++i] : std::string();
        if (!take(*option, value, facts)) facts.addUnread(name + ' ' + value.substr(0, kShown));
    }
}

} // namespace rackwright
