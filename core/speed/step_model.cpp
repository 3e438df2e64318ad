#include "core/speed/step_model.h"

#include "core/model/parameters.h"
#include "core/plan/stage_layout.h"

#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

constexpr double kHostOverlap =
    4.0; ///< kernels queue ahead, so launch time shows only when it is the longer one [E]
constexpr double kAdapterLaunch = 1.3; ///< adapters add small kernels [E]
constexpr double kOverlappedSend =
    0.3; ///< share of pipeline sends that stays exposed when a stack overlaps them [E]

/// Bytes per parameter that an optimizer step moves: clipping pass, states and weights read and written.
double stateBytes(OptimizerKind kind) {
    switch (kind) {
    case OptimizerKind::sgd:
        return 20;
    case OptimizerKind::adafactor:
        return 22;
    case OptimizerKind::adam8bit:
        return 24;
    case OptimizerKind::adam4bit:
        return 22;
    case OptimizerKind::muon:
        return 28;
    case OptimizerKind::adam:
    case OptimizerKind::galore:
    case OptimizerKind::badam:
        break;
    }
    return 36;
}

} // namespace

struct StepModel::LocalParameters {
    double dense = 0;
    double experts = 0;
};

StepModel::StepModel(const Job& job, const Machine& machine, const SpeedConstants& constants)
    : m_layers(job, machine, constants), m_traffic(job, machine, constants), m_hostOverlap(kHostOverlap),
      m_constants(constants), m_stack(job.stack.speed), m_domain(m_traffic.links().domain()),
      m_hostLink(std::max(1e9, machine.hostLinkRate)), m_stateBytes(stateBytes(job.recipe.optimizer)),
      m_mtpModules(static_cast<double>(job.model.mtpModules)), m_frozen(job.recipe.frozenBase()) {
    if (job.recipe.optimizer == OptimizerKind::muon) {
        // Five Newton-Schulz iterations of three matmuls over the short edge (Muon, 2502.16982): 30·h FLOPs a
        // parameter.
        m_orthogonalise = 30 * m_layers.shape.hidden * m_layers.rates.wide.secondsPerFlop;
    }
    const double tokens = static_cast<double>(job.globalBatch) * job.sequence;
    const double full = trainingFlopsPerToken(job.model, job.sequence, AttentionFlops::full);
    const double causal = trainingFlopsPerToken(job.model, job.sequence, AttentionFlops::causalHalf);
    const double attention = 2 * (full - causal);
    // Frozen weights need no gradient of their own: four FLOPs a parameter instead of six.
    const double weights = (full - attention) * (m_frozen ? 2.0 / 3.0 : 1.0);
    m_flops = tokens * (weights + attention);
    m_causalFlops = tokens * (weights + 0.5 * attention);
    m_replayFlops = tokens * full / 3;
}

double StepModel::shardGroup(const Strategy& strategy, const Degrees& x) const noexcept {
    const double all = x.dp * x.cp;
    return strategy.shardGroup > 0 ? std::min(all, static_cast<double>(strategy.shardGroup)) : all;
}

StepModel::LocalParameters StepModel::localParameters(const Degrees& x) const noexcept {
    const LayerShape& shape = m_layers.shape;
    const double table = shape.vocabulary * shape.hidden / x.tp * (x.pp <= 1 ? 1.5 : 1.0);
    return {shape.layers / x.pp * shape.denseParameters / x.tp + table,
            shape.layers / x.pp * shape.expertParameters / (x.ep * x.etp)};
}

/// Weights that live in host memory are fetched for every pass over them, s per layer.
double StepModel::parameterFetch(const Strategy& strategy, const Degrees& x) const noexcept {
    if (strategy.offload != Offload::optimizerAndParameters) return 0;
    const double owners = strategy.fullySharded() ? shardGroup(strategy, x) : 1.0;
    const LayerShape& shape = m_layers.shape;
    const double parameters =
        (shape.denseParameters / x.tp + shape.expertParameters / (x.ep * x.etp)) / owners;
    return 2 * parameters * (2 + x.replayed) / m_hostLink;
}

LayerTime StepModel::layerTime(const Strategy& strategy, const Degrees& x) const noexcept {
    const LayerShape& shape = m_layers.shape;
    LayerTime time;
    time.compute = m_layers.compute(strategy, x);
    time.tensor = m_traffic.tensor(shape, x, time.compute);
    time.context = m_traffic.context(shape, x, time.compute, strategy.contextKind);
    time.expert = m_traffic.expert(shape, x);
    const double device =
        time.compute.total() + time.tensor.exposed + time.context.exposed + time.expert.exposed;
    const double passes = 2 + x.replayed;
    const double launches = m_stack.hostLaunch * passes * (m_frozen ? kAdapterLaunch : 1.0);
    time.host = m_hostOverlap.exposed(launches, device) + shape.moeShare * m_stack.routerSync * passes;
    const double busy = device + time.host;
    if (strategy.fullySharded()) time.shards = m_traffic.shards(shape, x, shardGroup(strategy, x), busy);
    const double fetch = parameterFetch(strategy, x);
    if (fetch > 0) time.shards.exposed += m_traffic.dataOverlap().exposed(fetch, busy + time.shards.exposed);
    time.total = busy + time.shards.exposed;
    return time;
}

double StepModel::head(const Degrees& x, double layer) const noexcept {
    const double logits = m_layers.logits(x);
    if (m_mtpModules <= 0) return logits;
    // A module is one more layer behind a projection of two concatenated hidden states, with its own pass of
    // the head.
    const double project =
        3 * m_layers.rates.narrow.seconds(x.tokens, m_layers.shape.hidden / x.tp, 2 * m_layers.shape.hidden);
    return logits + m_mtpModules * (layer + logits + project);
}

PipelineTime StepModel::pipelineTime(const Strategy& strategy, const Degrees& x,
                                     double layer) const noexcept {
    const LayerShape& shape = m_layers.shape;
    const double last = head(x, layer);
    const double first = m_layers.embedding(x);
    PipelineTime time;
    time.all = shape.layers * layer + last + first;
    if (strategy.pp <= 1) {
        time.slowest = time.all;
        return time;
    }
    const StageLayout layout =
        stageLayout(static_cast<std::int64_t>(shape.layers), strategy.pp, strategy.vpp);
    const auto layersOf = [&](int stage) { return static_cast<double>(layout.layersOf(stage)); };
    time.slowest = std::max(layersOf(strategy.pp - 1) * layer + last, layersOf(0) * layer + first);
    if (strategy.pp > 2) time.slowest = std::max(time.slowest, layersOf(1) * layer);
    const double chunks = strategy.schedule == Schedule::interleaved || strategy.vpp > 1 ? x.vpp : 1.0;
    time.bubble = (time.all - time.slowest) / chunks;

    time.betweenDomains = x.accelerators > m_domain && 2 * x.tp * x.cp * x.dp > m_domain;
    // Every tensor-parallel rank sends its slice and gathers on the far side (Megatron-LM, 2104.04473,
    // section 4.1).
    const double bytes = 2 * x.tokens * shape.hidden / x.tp;
    const double hop = m_traffic.links().hop(bytes, time.betweenDomains);
    const double exposed = m_stack.overlapsData ? kOverlappedSend : 1.0;
    time.sends = 2 * hop * (exposed * x.microBatches * chunks + x.pp);
    time.sendBytes = 2 * bytes * x.microBatches * chunks;
    return time;
}

Traffic StepModel::dataParallel(const Strategy& strategy, const Degrees& x, double cover) const noexcept {
    const double group = x.dp * x.cp;
    if (m_frozen || group <= 1) return {};
    const LocalParameters local = localParameters(x);
    const Links& links = m_traffic.links();
    Traffic traffic;
    if (strategy.fullySharded()) {
        const double shard = shardGroup(strategy, x);
        if (shard >= group) return {};
        traffic.busy = links.collective(group / shard, shard * x.tp, 2 * local.dense / shard, 2);
        traffic.bytes = 4 * local.dense / shard;
        traffic.exposed = 0.5 * traffic.busy;
        return traffic;
    }
    const double expertGroup = group * x.tp / (x.ep * x.etp);
    const double half = links.collective(group, x.tp, 2 * local.dense, 1) +
                        links.collective(expertGroup, x.ep * x.etp, 2 * local.experts, 1);
    const bool replicated = strategy.sharding == Sharding::none;
    const double halves = replicated ? m_stack.gradientBytes : 1 + m_stack.gradientBytes / 2;
    traffic.busy = half * halves;
    traffic.bytes = 2 * halves * (local.dense + local.experts) * (group - 1) / group;
    traffic.exposed =
        m_stack.overlapsData ? m_traffic.dataOverlap().exposed(traffic.busy, cover) : traffic.busy;
    return traffic;
}

double StepModel::optimizer(const Strategy& strategy, const Degrees& x) const noexcept {
    if (m_frozen) return 0;
    const double group = x.dp * x.cp;
    double owners = 1;
    if (strategy.fullySharded()) owners = shardGroup(strategy, x);
    if (strategy.sharding == Sharding::zero1 || strategy.sharding == Sharding::zero2) owners = group;
    const double expertOwners = std::max(1.0, owners * x.tp / (x.ep * x.etp));
    const LocalParameters local = localParameters(x);
    const double parameters = local.dense / owners + local.experts / (owners > 1 ? expertOwners : 1.0);
    if (strategy.offload == Offload::none) {
        return parameters * (m_stateBytes * m_layers.rates.secondsPerByte + m_orthogonalise);
    }
    // Gradients travel down, weights up, and the host's own memory carries the step (ZeRO-Offload,
    // 2101.06840).
    return parameters * (m_stack.gradientBytes + 2 + m_constants.hostStepBytes) / m_hostLink;
}

double StepModel::lowerBound(const Strategy& strategy) const noexcept {
    const Degrees x(strategy, m_layers.shape);
    const double layer = m_layers.compute(strategy, x).total();
    return x.microBatches * (m_layers.shape.layers * layer + m_layers.logits(x)) / x.pp;
}

double StepModel::passSeconds(const Strategy& strategy) const noexcept {
    Strategy plain = strategy;
    plain.sharding = Sharding::none;
    plain.offload = Offload::none;
    const Degrees x(plain, m_layers.shape);
    const double layer = layerTime(plain, x).total;
    return m_layers.shape.layers * layer + head(x, layer) + m_layers.embedding(x);
}

double StepModel::atLeast(const Strategy& strategy, double passes) const noexcept {
    constexpr double kRounding = 1 - 1e-12; // the parts are added in another order than in step()
    const Degrees x(strategy, m_layers.shape);
    const double straggler = m_constants.straggler * std::log2(std::max(1.0, x.accelerators / 8));
    return (passes + optimizer(strategy, x) + m_constants.stepOverhead) * (1 + straggler) * kRounding;
}

StepTime StepModel::step(const Strategy& strategy) const noexcept {
    const Degrees x(strategy, m_layers.shape);
    const LayerTime layer = layerTime(strategy, x);
    const PipelineTime pipe = pipelineTime(strategy, x, layer.total);
    const double passes = x.microBatches * m_layers.shape.layers / x.pp; // layer passes of an average stage

    StepTime time;
    const auto set = [&](TimePart part, double seconds) {
        time.parts[static_cast<std::size_t>(part)] = seconds;
    };
    set(TimePart::matmul, passes * (layer.compute.matmulForward + layer.compute.matmulBackward));
    set(TimePart::attention, passes * (layer.compute.attentionForward + layer.compute.attentionBackward));
    set(TimePart::elementwise, passes * layer.compute.elementwise);
    set(TimePart::recompute, passes * layer.compute.recompute);
    set(TimePart::host, passes * layer.host);
    set(TimePart::tensorParallel, passes * layer.tensor.exposed);
    set(TimePart::contextParallel, passes * layer.context.exposed);
    set(TimePart::expertParallel, passes * layer.expert.exposed);
    set(TimePart::shardGather, passes * layer.shards.exposed);
    const double average = x.microBatches * pipe.all / x.pp;
    set(TimePart::logits, average - passes * layer.total);
    set(TimePart::imbalance, x.microBatches * pipe.slowest - average);
    set(TimePart::bubble, pipe.bubble);
    set(TimePart::pipelineSend, pipe.sends);
    set(TimePart::dataParallel, dataParallel(strategy, x, pipe.slowest).exposed);
    set(TimePart::optimizer, optimizer(strategy, x));
    double steady = m_constants.stepOverhead;
    for (const double seconds : time.parts)
        steady += seconds;
    const double straggler = m_constants.straggler * std::log2(std::max(1.0, x.accelerators / 8));
    set(TimePart::jitter, m_constants.stepOverhead + steady * straggler);

    for (const double seconds : time.parts)
        time.total += seconds;
    time.modelFlops = m_flops;
    time.causalFlops = m_causalFlops;
    time.hardwareFlops = m_flops + x.replayed * m_replayFlops;
    return time;
}

} // namespace rackwright
