#include "core/search/strategy_space.h"

#include <cmath>
#include <limits>
#include <optional>

namespace rackwright {

namespace {

std::vector<std::int64_t> divisorsOf(std::int64_t whole) {
    std::vector<std::int64_t> low;
    std::vector<std::int64_t> high;
    for (std::int64_t part = 1; part * part <= whole; ++part) {
        if (whole % part != 0) continue;
        low.push_back(part);
        if (part * part != whole) high.push_back(whole / part);
    }
    low.insert(low.end(), high.rbegin(), high.rend());
    return low;
}

bool allows(const std::optional<double>& pinned, std::int64_t value) {
    return !pinned || static_cast<std::int64_t>(std::llround(*pinned)) == value;
}

std::vector<std::uint8_t> allowedRecomputes(const ParallelSupport& offers, const ParallelInputs& pinned) {
    std::vector<std::uint8_t> modes;
    for (const Recompute mode : {Recompute::none, Recompute::selective, Recompute::full}) {
        if (mode == Recompute::selective && !offers.selectiveRecompute) continue;
        if (pinned.recompute && *pinned.recompute != mode) continue;
        modes.push_back(static_cast<std::uint8_t>(mode));
    }
    return modes;
}

std::vector<std::uint8_t> allowedShardings(const ParallelSupport& offers, const ParallelInputs& pinned) {
    std::vector<std::uint8_t> kinds;
    for (unsigned kind = 0; kind <= static_cast<unsigned>(Sharding::hsdp); ++kind) {
        const auto sharding = static_cast<Sharding>(kind);
        if (!offersSharding(offers, sharding, 1)) continue;
        if (pinned.sharding && *pinned.sharding != sharding) continue;
        kinds.push_back(static_cast<std::uint8_t>(kind));
    }
    return kinds;
}

} // namespace

StrategySpace::StrategySpace(const Job& job, const SearchRequest& request)
    : m_job(job), m_request(request), m_degrees(divisorsOf(request.accelerators)),
      m_batches(divisorsOf(job.globalBatch)),
      m_recomputes(allowedRecomputes(job.stack.support, request.pinned)),
      m_shardings(allowedShardings(job.stack.support, request.pinned)),
      m_layerRecompute(job.stack.support.layerRecompute && !request.pinned.recompute),
      m_offload(job.stack.support.optimizerOffload && !job.recipe.frozenBase()) {}

std::vector<SplitGroup> StrategySpace::groups(PassTimes& passes) const {
    std::vector<SplitGroup> out;
    const ParallelSupport& offers = m_job.stack.support;
    for (const std::int64_t tp : m_degrees) {
        if (!allows(m_request.pinned.tp, tp) || (tp > 1 && !offers.tensor)) continue;
        if (!tensorSplits(m_job.model, static_cast<int>(tp))) continue;
        for (const std::int64_t cp : m_degrees) {
            if (!divides(tp * cp, m_request.accelerators)) continue;
            if (!allows(m_request.pinned.cp, cp) || (cp > 1 && !offers.context)) continue;
            Strategy base;
            base.tp = static_cast<int>(tp);
            base.cp = static_cast<int>(cp);
            if (!contextSplits(m_job, base.tp, base.cp, base.contextKind)) continue;
            base.sequenceParallel =
                tp > 1 && offers.sequenceParallel && sequenceSplits(m_job, base.tp, base.cp);
            base.offload = m_offload ? Offload::optimizer : Offload::none;
            addExpertGrid(passes, base, out);
        }
    }
    return out;
}

void StrategySpace::addExpertGrid(PassTimes& passes, Strategy base, std::vector<SplitGroup>& out) const {
    const Experts& moe = m_job.model.moe;
    if (moe.experts == 0) {
        if (allows(m_request.pinned.ep, 1)) addPipelines(passes, base, out);
        return;
    }
    for (const std::int64_t ep : divisorsOf(moe.experts)) {
        if (!allows(m_request.pinned.ep, ep) || (ep > 1 && !m_job.stack.support.expert)) continue;
        // Experts are split by TP as the other matrices are, or left whole on their expert-parallel rank.
        for (const int etp : {base.tp, 1}) {
            if (etp == 1 && base.tp > 1 && (ep == 1 || !base.sequenceParallel)) continue;
            if (ep > 1 && base.tp > 1 && !base.sequenceParallel) continue;
            if (!divides(etp, moe.expertFfn)) continue;
            base.ep = static_cast<int>(ep);
            base.etp = etp;
            addPipelines(passes, base, out);
            if (base.tp == 1) break;
        }
    }
}

void StrategySpace::addPipelines(PassTimes& passes, Strategy base, std::vector<SplitGroup>& out) const {
    const std::size_t split = passes.add();
    const ParallelSupport& offers = m_job.stack.support;
    const std::int64_t inner = std::int64_t{base.tp} * base.cp;
    for (const std::int64_t pp : m_degrees) {
        if (pp > m_job.model.layers || !divides(inner * pp, m_request.accelerators)) continue;
        if (!allows(m_request.pinned.pp, pp) || (pp > 1 && !offers.pipeline)) continue;
        base.pp = static_cast<int>(pp);
        base.dp = static_cast<int>(m_request.accelerators / (inner * pp));
        if (!divides(base.dp, m_job.globalBatch)) continue;
        if (base.ep > 1 && !divides(std::int64_t{base.ep} * base.etp, inner * base.dp)) continue;
        const std::int64_t chunks = pp > 1 && offers.interleaved ? (m_job.model.layers + 2) / pp : 1;
        for (std::int64_t vpp = 1; vpp <= chunks; ++vpp) {
            base.vpp = static_cast<int>(vpp);
            if (!allows(m_request.pinned.vpp, vpp) || !layersSplit(m_job.model.layers, base.pp, base.vpp))
                continue;
            base.schedule = vpp > 1 ? Schedule::interleaved : Schedule::oneForwardOneBackward;
            SplitGroup group{base, 0, 0, split};
            if (!measure(passes, group)) continue;
            const std::size_t first = out.size();
            addShardings(group, out);
            for (std::size_t at = first; at < out.size(); ++at)
                out[at].bound = passes.leastStep(out[at].split, group.bound);
        }
    }
}

void StrategySpace::addShardings(SplitGroup group, std::vector<SplitGroup>& out) const {
    Strategy& base = group.split;
    const std::int64_t replicas = std::int64_t{base.dp} * base.cp;
    for (const std::uint8_t kind : m_shardings) {
        base.sharding = static_cast<Sharding>(kind);
        base.shardGroup = 0;
        if (!offersSharding(m_job.stack.support, base.sharding, base.pp)) continue;
        if (base.sharding != Sharding::hsdp) {
            // With a single replica there is nothing to shard: one way of saying so is enough.
            if (replicas > 1 || kind == m_shardings.front()) out.push_back(group);
            continue;
        }
        for (const std::int64_t owners : m_degrees) {
            if (owners < 2 || owners >= replicas || !divides(owners, replicas)) continue;
            base.shardGroup = static_cast<int>(owners);
            out.push_back(group);
        }
    }
}

bool StrategySpace::measure(PassTimes& passes, SplitGroup& group) const {
    Strategy s = group.split;
    s.recompute = Recompute::none;
    const std::int64_t perReplica = m_job.globalBatch / s.dp;
    double bound = std::numeric_limits<double>::infinity();
    std::int64_t sizes = 0;
    int smallest = 0;
    for (std::size_t at = 0; at < m_batches.size() && m_batches[at] <= perReplica; ++at) {
        if (!microBatchIsValid(s, m_batches[at])) continue;
        s.microBatch = static_cast<int>(m_batches[at]);
        const auto microBatches = static_cast<double>(perReplica / m_batches[at]);
        bound = std::min(bound, passes.pass(group.passes, at, s) * stepsPerPass(s, microBatches));
        if (smallest == 0) smallest = static_cast<int>(m_batches[at]);
        ++sizes;
    }
    group.split.microBatch = std::max(1, smallest);
    group.bound = bound;
    group.size = sizes * variantsPerMicroBatch(s);
    return group.size > 0;
}

std::int64_t StrategySpace::variantsPerMicroBatch(const Strategy& split) const {
    std::int64_t count = 0;
    forEachMode(
        {split, 0, 0, 0}, 1, [&](const Strategy&) { ++count; },
        [&](const Strategy&, int most) { count += most; });
    return count;
}

bool StrategySpace::microBatchIsValid(const Strategy& split, std::int64_t microBatch) const {
    if (!allows(m_request.pinned.microBatch, microBatch)) return false;
    const std::int64_t perReplica = m_job.globalBatch / split.dp;
    if (!divides(microBatch, perReplica)) return false;
    return split.vpp == 1 || divides(split.pp, perReplica / microBatch);
}

} // namespace rackwright
