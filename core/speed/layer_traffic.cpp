#include "core/speed/layer_traffic.h"

#include <algorithm>

namespace rackwright {
namespace {

constexpr double kRingOverlap = 3.0; ///< a ring step hides well behind its attention block [E]
constexpr double kRingStep = 8e-6;   ///< s to synchronise one ring step [E]

} // namespace

LayerTraffic::LayerTraffic(const Job& job, const Machine& machine, const SpeedConstants& constants)
    : m_links(machine, job.stack.speed, constants), m_tensorOverlap(job.stack.speed.tensorOverlap),
      m_dataOverlap(job.stack.speed.dataOverlap), m_ringOverlap(kRingOverlap),
      m_expertExposed(constants.expertExposed), m_expertExposedFar(constants.expertExposedFar),
      m_scatters(job.recipe.frozenBase() ? 0 : 1) {}

Traffic LayerTraffic::tensor(const LayerShape& shape, const Degrees& x,
                             const LayerCompute& compute) const noexcept {
    if (x.tp <= 1) return {};
    // Two all-reduces forward, two backward, two more when forward is replayed; with sequence parallelism
    // each is a reduce-scatter and an all-gather of the same bytes (Korthikanti et al., 2205.05198). An
    // expert layer has one of the two only around attention.
    const double passes = (4 + 2 * x.replayed) * (1 - 0.5 * shape.moeShare);
    const double buffer = 2 * x.tokens * shape.hidden;
    Traffic traffic;
    traffic.busy = m_links.collective(x.tp, 1, buffer, 2) * passes;
    traffic.bytes = 2 * (x.tp - 1) / x.tp * buffer * passes;
    const double cover = compute.matmulForward * (1 + x.replayed) + compute.matmulBackward;
    traffic.exposed = m_tensorOverlap.exposed(traffic.busy, cover);
    return traffic;
}

Traffic LayerTraffic::context(const LayerShape& shape, const Degrees& x, const LayerCompute& compute,
                              ContextKind kind) const noexcept {
    if (x.cp <= 1) return {};
    const double keysValues = shape.latent
                                  ? 2 * x.tokens * shape.heads * (shape.queryDim + shape.valueDim) / x.tp
                                  : 4 * x.tokens * shape.kvHeads * shape.headDim / x.tp;
    Traffic traffic;
    if (kind == ContextKind::ulysses) {
        // Queries, keys, values in, output out; the same backward (DeepSpeed-Ulysses, 2309.14509).
        const double width =
            2 * x.tokens * shape.heads * (shape.queryDim + shape.valueDim) / x.tp + keysValues;
        traffic.busy = 2 * m_links.allToAll(x.cp, x.tp, width, 1).total();
        traffic.bytes = 2 * width * (x.cp - 1) / x.cp;
        traffic.exposed = traffic.busy;
        return traffic;
    }
    if (kind == ContextKind::allGather) {
        // Keys and values gathered forward and again backward, their gradients scattered (Llama 3,
        // 2407.21783).
        traffic.busy = 3 * m_links.collective(x.cp, x.tp, keysValues * x.cp, 1);
        traffic.bytes = 3 * keysValues * (x.cp - 1);
        traffic.exposed = traffic.busy;
        return traffic;
    }
    const bool within = x.tp * x.cp <= m_links.domain();
    const double rate = within ? m_links.neighbourRate() : m_links.nicPairRate();
    traffic.bytes = 3 * (x.cp - 1) * keysValues;
    traffic.busy = traffic.bytes / rate;
    const double cover = compute.attentionForward * (1 + x.replayed) + compute.attentionBackward;
    traffic.exposed = m_ringOverlap.exposed(traffic.busy, cover) + 6 * (x.cp - 1) * kRingStep;
    return traffic;
}

Traffic LayerTraffic::expert(const LayerShape& shape, const Degrees& x) const noexcept {
    if (x.ep <= 1 || shape.moeShare <= 0) return {};
    // Experts have a grid of their own: their groups start inside the tensor-parallel ranks (Megatron-Core).
    constexpr double kExchanges = 4; // dispatch and combine, forward and backward
    const double bytes = 2 * x.tokens * shape.topK * shape.hidden / x.tp;
    Traffic traffic;
    const AllToAll once = m_links.allToAll(x.ep, x.etp, bytes, shape.topK);
    const double exchanges = shape.moeShare * kExchanges * shape.imbalance;
    traffic.busy = exchanges * once.total();
    traffic.bytes = shape.moeShare * kExchanges * bytes * (x.ep - 1) / x.ep;
    traffic.exposed = exchanges * (m_expertExposed * once.near + m_expertExposedFar * once.far);
    return traffic;
}

Traffic LayerTraffic::shards(const LayerShape& shape, const Degrees& x, double group,
                             double cover) const noexcept {
    if (group <= 1) return {};
    const double passes = 2 + m_scatters;
    const double dense = 2 * shape.denseParameters / x.tp;
    const double routed = 2 * shape.expertParameters / (x.ep * x.etp);
    const double expertGroup = std::max(1.0, group * x.tp / (x.ep * x.etp));
    Traffic traffic;
    traffic.busy = passes * (m_links.collective(group, x.tp, dense, 1) +
                             m_links.collective(expertGroup, x.ep * x.etp, routed, 1));
    traffic.bytes = passes * (dense * (group - 1) / group + routed * (expertGroup - 1) / expertGroup);
    traffic.exposed = m_dataOverlap.exposed(traffic.busy, cover);
    return traffic;
}

} // namespace rackwright
