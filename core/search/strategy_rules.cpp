#include "core/search/strategy_rules.h"

#include "core/plan/stage_layout.h"
#include "core/search/search.h"

#include <algorithm>
#include <string>
#include <utility>

namespace rackwright {

bool tensorSplits(const ModelShape& model, int tp) {
    if (!divides(tp, model.heads)) return false;
    if (model.attention == Attention::grouped && !keyValueHeadsSplit(model.kvHeads, tp)) return false;
    return divides(tp, model.ffn) && divides(tp, model.hidden);
}

bool contextSplits(const Job& job, int tp, int cp, ContextKind kind) {
    if (cp == 1) return true;
    const auto sequence = static_cast<std::int64_t>(job.sequence);
    if (kind != ContextKind::ulysses) return divides(2 * std::int64_t{cp}, sequence);
    const std::int64_t ranks = std::int64_t{tp} * cp;
    const bool heads = divides(ranks, job.model.heads);
    const bool kv = job.model.attention == Attention::latent || keyValueHeadsSplit(job.model.kvHeads, ranks);
    return divides(cp, sequence) && heads && kv;
}

bool layersSplit(std::int64_t layers, int pp, int vpp) {
    const std::int64_t chunks = std::int64_t{pp} * vpp;
    if (vpp == 1) return layers >= pp && stageLayout(layers, pp, 1).longer == 0;
    if (layers + 2 < chunks) return false;
    const std::int64_t missing = (chunks - layers % chunks) % chunks;
    return missing <= 2;
}

bool offersSharding(const ParallelSupport& support, Sharding sharding, int pp) {
    if ((support.shardings >> static_cast<unsigned>(sharding) & 1U) == 0) return false;
    const bool shardsGradients = sharding != Sharding::none && sharding != Sharding::zero1;
    return pp == 1 || !shardsGradients || support.shardsGradientsInPipelines;
}

bool sequenceSplits(const Job& job, int tp, int cp) {
    return divides(std::int64_t{tp} * cp, static_cast<std::int64_t>(job.sequence));
}

namespace {

/// Collects broken rules with the numbers that do not go together.
class Violations {
public:
    void require(bool holds, const char* rule, std::int64_t value, std::int64_t limit) {
        if (holds) return;
        m_errors.push_back({std::string("strategy.") + rule,
                            "/strategy",
                            {argument("value", ArgumentKind::count, static_cast<double>(value)),
                             argument("limit", ArgumentKind::count, static_cast<double>(limit))}});
    }
    /// `used` needs `offered` by the stack.
    void offered(bool used, bool offered, const char* rule, const std::string& stack) {
        if (!used || offered) return;
        m_errors.push_back({std::string("strategy.") + rule, "/strategy", {argument("stack", stack)}});
    }
    std::vector<Error> take() { return std::move(m_errors); }

private:
    std::vector<Error> m_errors;
};

/// Degrees smaller than one would make every later rule meaningless.
bool degreesArePositive(const Strategy& s) {
    return std::min({s.tp, s.pp, s.vpp, s.cp, s.ep, s.etp, s.dp, s.microBatch}) >= 1 && s.shardGroup >= 0 &&
           s.recomputedLayers >= 0;
}

void checkGrids(const Strategy& s, int accelerators, Violations& out) {
    const std::int64_t world = std::int64_t{s.tp} * s.pp * s.cp * s.dp;
    out.require(world == accelerators, "world_size", world, accelerators);
    const std::int64_t expertGrid = std::int64_t{s.tp} * s.cp * s.dp;
    const std::int64_t experts = std::int64_t{s.ep} * s.etp;
    out.require(s.ep == 1 || divides(experts, expertGrid), "expert_grid", experts, expertGrid);
    const std::int64_t shards = std::int64_t{s.dp} * s.cp;
    out.require(s.shardGroup == 0 || divides(s.shardGroup, shards), "shard_group", s.shardGroup, shards);
}

void checkTensor(const Strategy& s, const Job& job, Violations& out) {
    const ModelShape& m = job.model;
    out.require(divides(s.tp, m.heads), "tp_heads", s.tp, m.heads);
    if (m.attention == Attention::grouped)
        out.require(keyValueHeadsSplit(m.kvHeads, s.tp), "tp_kv_heads", s.tp, m.kvHeads);
    out.require(divides(s.tp, m.ffn), "tp_ffn", s.tp, m.ffn);
    out.require(divides(s.tp, m.hidden), "tp_hidden", s.tp, m.hidden);
    const bool sp = s.sequenceParallel && s.tp > 1;
    out.require(!sp || sequenceSplits(job, s.tp, s.cp), "sp_sequence", std::int64_t{s.tp} * s.cp,
                static_cast<std::int64_t>(job.sequence));
    out.require(s.tp == 1 || s.ep == 1 || s.sequenceParallel, "experts_need_sp", s.tp, s.ep);
}

void checkExperts(const Strategy& s, const Job& job, Violations& out) {
    const Experts& moe = job.model.moe;
    out.require(s.ep == 1 || moe.experts > 0, "ep_dense_model", s.ep, moe.experts);
    if (moe.experts == 0) return;
    out.require(divides(s.ep, moe.experts), "ep_experts", s.ep, moe.experts);
    out.require(divides(s.etp, moe.expertFfn), "etp_ffn", s.etp, moe.expertFfn);
    out.require(s.etp <= s.tp, "etp_over_tp", s.etp, s.tp);
}

void checkPipeline(const Strategy& s, const Job& job, Violations& out) {
    out.require(s.vpp == 1 || s.pp > 1, "vpp_without_pp", s.vpp, s.pp);
    const char* rule = s.vpp > 1 ? "vpp_layers" : "pp_layers";
    out.require(layersSplit(job.model.layers, s.pp, s.vpp), rule, std::int64_t{s.pp} * s.vpp,
                job.model.layers);
    const std::int64_t perStep = std::int64_t{s.dp} * s.microBatch;
    out.require(divides(perStep, job.globalBatch), "batch", perStep, job.globalBatch);
    if (s.vpp > 1 && divides(perStep, job.globalBatch)) {
        const std::int64_t microBatches = job.globalBatch / perStep;
        out.require(divides(s.pp, microBatches), "vpp_micro_batches", s.pp, microBatches);
    }
    const std::int64_t perStage = (job.model.layers + s.pp - 1) / s.pp;
    out.require(s.recomputedLayers <= perStage, "recomputed_layers", s.recomputedLayers, perStage);
}

void checkContext(const Strategy& s, const Job& job, Violations& out) {
    if (contextSplits(job, s.tp, s.cp, s.contextKind)) return;
    const auto sequence = static_cast<std::int64_t>(job.sequence);
    if (s.contextKind != ContextKind::ulysses) {
        out.require(false, "cp_sequence", 2 * std::int64_t{s.cp}, sequence);
        return;
    }
    out.require(divides(s.cp, sequence), "cp_sequence", s.cp, sequence);
    const std::int64_t ranks = std::int64_t{s.tp} * s.cp;
    out.require(divides(ranks, job.model.heads), "cp_heads", ranks, job.model.heads);
    if (job.model.attention == Attention::grouped)
        out.require(keyValueHeadsSplit(job.model.kvHeads, ranks), "cp_kv_heads", ranks, job.model.kvHeads);
}

void checkStack(const Strategy& s, const Job& job, Violations& out) {
    const ParallelSupport& offers = job.stack.support;
    const std::string& stack = job.stack.id;
    out.offered(s.tp > 1, offers.tensor, "stack_tensor", stack);
    out.offered(s.pp > 1, offers.pipeline, "stack_pipeline", stack);
    out.offered(s.vpp > 1, offers.interleaved, "stack_interleaved", stack);
    out.offered(s.cp > 1, offers.context, "stack_context", stack);
    out.offered(s.ep > 1, offers.expert, "stack_expert", stack);
    out.offered(s.tp > 1 && s.sequenceParallel, offers.sequenceParallel, "stack_sequence_parallel", stack);
    out.offered(s.recompute == Recompute::selective, offers.selectiveRecompute, "stack_selective", stack);
    out.offered(s.recompute == Recompute::full && s.recomputedLayers > 0, offers.layerRecompute,
                "stack_layer_recompute", stack);
    out.offered(s.offload != Offload::none, offers.optimizerOffload, "stack_offload", stack);
    out.offered(true, offersSharding(offers, s.sharding, 1), "stack_sharding", stack);
    const bool inPipeline =
        offersSharding(offers, s.sharding, s.pp) || !offersSharding(offers, s.sharding, 1);
    out.offered(s.pp > 1, inPipeline, "sharding_in_pipeline", stack);
}

} // namespace

std::vector<Error> checkStrategy(const Strategy& strategy, const Job& job, const Machine&, int accelerators) {
    Violations out;
    if (!degreesArePositive(strategy)) {
        out.require(false, "degree_below_one", 0, 1);
        return out.take();
    }
    checkGrids(strategy, accelerators, out);
    checkTensor(strategy, job, out);
    checkExperts(strategy, job, out);
    checkPipeline(strategy, job, out);
    checkContext(strategy, job, out);
    checkStack(strategy, job, out);
    return out.take();
}

} // namespace rackwright
