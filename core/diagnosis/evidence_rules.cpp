// Numbers that do not go together. Only what was stated (or follows from the named model) is checked, so that
// a default never accuses a run. Rules of Megatron-Core, DeepSpeed and vLLM as their own checks word them.
#include "core/diagnosis/evidence.h"

#include <cmath>

namespace rackwright {

namespace {

/// Collects broken rules; an unknown number (0) breaks nothing.
class Checks {
public:
    void divides(const char* rule, double part, double whole) {
        if (part <= 0 || whole <= 0) return;
        require(rule, std::fmod(whole, part) == 0, part, whole);
    }
    void require(const char* rule, bool holds, double value, double limit) {
        ++m_checked;
        if (holds) return;
        m_broken.push_back(
            {rule,
             {},
             {argument("value", ArgumentKind::count, value), argument("limit", ArgumentKind::count, limit)}});
    }
    const std::vector<Error>& broken() const { return m_broken; }
    int checked() const { return m_checked; }

private:
    std::vector<Error> m_broken;
    int m_checked = 0;
};

void checkShape(const ObservedRun& run, const RunFacts& f, Checks& checks) {
    checks.divides("evidence.tp_heads", f.tp, f.heads);
    if (f.tp > 0 && f.kvHeads > 0) {
        const bool splits = std::fmod(f.kvHeads, f.tp) == 0 || std::fmod(f.tp, f.kvHeads) == 0;
        checks.require("evidence.tp_kv_heads", splits, f.tp, f.kvHeads);
    }
    checks.divides("evidence.tp_hidden", f.tp, f.hidden);
    checks.divides("evidence.tp_ffn", f.tp, f.ffn);
    checks.divides("evidence.tp_vocabulary", f.tp, run.stated.vocabulary.value_or(0));
    checks.divides("evidence.ep_experts", f.ep, f.experts);
    if (f.pp > 1 && f.layers > 0)
        checks.require("evidence.pp_layers", f.layers >= f.pp * std::max(1.0, f.vpp), f.pp, f.layers);
    if (f.vpp > 1) checks.divides("evidence.vpp_layers", f.pp * f.vpp, f.layers);
    if (run.stated.options.contextKind == ContextKind::ulysses)
        checks.divides("evidence.cp_heads", f.cp * std::max(1.0, f.tp), f.heads);
}

void checkGrid(const ObservedRun& run, const RunFacts& f, Checks& checks) {
    const double modelParallel = std::max(1.0, f.tp) * std::max(1.0, f.pp) * std::max(1.0, f.cp);
    if (modelParallel > 1) checks.divides("evidence.model_parallel_world", modelParallel, f.accelerators);
    if (f.dp > 0 && f.accelerators > 0)
        checks.require("evidence.world_size", modelParallel * f.dp == f.accelerators, modelParallel * f.dp,
                       f.accelerators);
    const double batch = run.stated.globalBatch.value_or(0);
    const double micro = run.stated.microBatch.value_or(0);
    double dp = f.dp;
    if (dp <= 0 && f.accelerators > 0 && std::fmod(f.accelerators, modelParallel) == 0)
        dp = f.accelerators / modelParallel;
    if (batch <= 0 || micro <= 0 || dp <= 0) return;
    checks.divides("evidence.batch", micro * dp, batch);
    if (f.vpp > 1 && std::fmod(batch, micro * dp) == 0)
        checks.divides("evidence.vpp_micro_batches", f.pp, batch / (micro * dp));
}

/// Idle share of a pipeline, (p−1)/(v·m+p−1) (Narayanan et al. 2021, arXiv 2104.04473).
void weighPipelineFill(const ObservedRun& run, const RunFacts& facts, Evidence& evidence) {
    const double dp = run.strategy ? run.strategy->dp : facts.dp;
    const double batch = run.stated.globalBatch.value_or(0);
    if (facts.pp <= 1 || batch <= 0 || dp <= 0) return;
    const double microBatches = std::max(1.0, batch / (run.stated.microBatch.value_or(1) * dp));
    const double fill = facts.pp - 1;
    const double idle = fill / (std::max(1.0, facts.vpp) * microBatches + fill);
    if (idle > 0.2)
        evidence.add(Cause::pipelineBubble, 1 + 5 * idle, shareReason("evidence.bubble_share", idle));
}

/// 8-bit casts cost kernels; small matrices do not earn them back (NVIDIA Transformer Engine's own advice).
void weighSmallEightBit(const ObservedRun& run, const RunFacts& facts, Evidence& evidence) {
    if (!run.stated.precision || facts.hidden <= 0) return;
    const Precision precision = run.stated.precision->precision;
    if (precision == Precision::bf16 || precision == Precision::fp16) return;
    const double tokens = run.stated.sequence.value_or(4096) * run.stated.microBatch.value_or(1);
    if (facts.hidden <= 2048 || tokens < 2048)
        evidence.add(Cause::launchOverhead, 2.5,
                     {"evidence.small_matrices", {}, {argument("value", ArgumentKind::count, facts.hidden)}});
}

/// Causes that the size of the run rules out or suggests.
void weighPlaces(const RunFacts& facts, Evidence& evidence) {
    if (facts.experts == 0 && facts.heads > 0) evidence.add(Cause::expertAllToAll, -3);
    if (facts.pp == 1) evidence.add(Cause::pipelineBubble, -3);
    if (facts.tp == 1) evidence.add(Cause::tensorParallelNetwork, -3);
    if (facts.tp > facts.perServer && facts.accelerators > facts.perServer)
        evidence.add(Cause::tensorParallelNetwork, 3.5,
                     {"evidence.tp_leaves_server",
                      {},
                      {argument("value", ArgumentKind::count, facts.tp),
                       argument("limit", ArgumentKind::count, facts.perServer)}});
    if (facts.accelerators == 1)
        for (const Cause none : {Cause::dataParallelNetwork, Cause::tensorParallelNetwork, Cause::congestion,
                                 Cause::expertAllToAll, Cause::pipelineBubble, Cause::straggler})
            evidence.add(none, -5);
    else if (facts.accelerators > 0 && !facts.leavesServer()) {
        evidence.add(Cause::congestion, -3);
        evidence.add(Cause::dataParallelNetwork, -1);
    }
}

} // namespace

RunFacts runFacts(const ObservedRun& run) {
    const RunRow& row = run.stated;
    RunFacts f;
    if (run.job) {
        const ModelShape& m = run.job->model;
        f.heads = static_cast<double>(m.heads);
        f.kvHeads = m.attention == Attention::grouped ? static_cast<double>(m.kvHeads) : 0;
        f.layers = static_cast<double>(m.layers);
        f.hidden = static_cast<double>(m.hidden);
        f.ffn = static_cast<double>(m.ffn);
        f.experts = static_cast<double>(m.moe.experts);
    }
    const auto take = [](double& to, const std::optional<double>& from) { to = from.value_or(to); };
    take(f.heads, row.heads);
    take(f.kvHeads, row.kvHeads);
    take(f.layers, row.layers);
    take(f.hidden, row.hidden);
    take(f.ffn, row.ffn);
    take(f.experts, row.experts);
    take(f.tp, row.tp);
    take(f.pp, row.pp);
    take(f.vpp, row.vpp);
    take(f.cp, row.cp);
    take(f.ep, row.ep);
    take(f.dp, row.dp);
    take(f.accelerators, row.accelerators);
    if (run.machine && run.machine->perServer > 0) f.perServer = run.machine->perServer;
    take(f.perServer, row.perServer);
    const RunMeasurement& m = row.measured;
    f.measured = m.stepSeconds || m.tflopsPerAccelerator || m.mfuPercent || m.tokensPerSecondPerAccelerator;
    return f;
}

void weighRules(const ObservedRun& run, Evidence& evidence) {
    const RunFacts facts = runFacts(run);
    Checks checks;
    checkShape(run, facts, checks);
    checkGrid(run, facts, checks);
    // A run with a measured speed has found its own way around the rule (padding, replication).
    double weight = facts.measured ? 2.0 : 4.5;
    for (const Error& rule : checks.broken()) {
        evidence.add(Cause::invalidParallelism, weight, rule);
        weight = 0.7; // each further one only confirms
    }
    if (checks.broken().empty() && checks.checked() > 2) evidence.add(Cause::invalidParallelism, -1.5);
    weighPipelineFill(run, facts, evidence);
    weighSmallEightBit(run, facts, evidence);
    weighPlaces(facts, evidence);
}

} // namespace rackwright
