// The whole step: layers through the pipeline, then gradients and optimizer.
#pragma once

#include "core/plan/strategy.h"
#include "core/plan/time_outcome.h"
#include "core/speed/layer_traffic.h"

namespace rackwright {

/// One layer and micro-batch with its communication, s.
struct LayerTime {
    LayerCompute compute;
    Traffic tensor, context, expert, shards;
    double host = 0; ///< exposed launch time and router stalls
    double total = 0;
};

/// How a step runs through the pipeline, s.
struct PipelineTime {
    double slowest = 0; ///< busiest stage, one micro-batch
    double all = 0;     ///< all stages, one micro-batch
    double bubble = 0;
    double sends = 0; ///< exposed
    double sendBytes = 0;
    bool betweenDomains = false;
};

class StepModel {
public:
    StepModel(const Job& job, const Machine& machine, const SpeedConstants& constants);

    StepTime step(const Strategy& strategy) const noexcept;
    double lowerBound(const Strategy& strategy) const noexcept;
    double passSeconds(const Strategy& strategy) const noexcept;
    double atLeast(const Strategy& strategy, double passes) const noexcept;
    LayerTime layerTime(const Strategy& strategy, const Degrees& degrees) const noexcept;
    PipelineTime pipelineTime(const Strategy& strategy, const Degrees& degrees, double layer) const noexcept;
    /// Reduction of gradients and gathering of weights once a step.
    Traffic dataParallel(const Strategy& strategy, const Degrees& degrees, double cover) const noexcept;
    double optimizer(const Strategy& strategy, const Degrees& degrees) const noexcept;
    /// Output head with its loss and multi-token-prediction modules, one micro-batch on the last stage.
    double head(const Degrees& degrees, double layer) const noexcept;

    const LayerModel& layers() const noexcept { return m_layers; }
    const LayerTraffic& traffic() const noexcept { return m_traffic; }

private:
    struct LocalParameters;

    double shardGroup(const Strategy& strategy, const Degrees& degrees) const noexcept;
    LocalParameters localParameters(const Degrees& degrees) const noexcept;
    double parameterFetch(const Strategy& strategy, const Degrees& degrees) const noexcept;

    LayerModel m_layers;
    LayerTraffic m_traffic;
    OverlapNorm m_hostOverlap;
    SpeedConstants m_constants;
    SpeedProfile m_stack;
    double m_domain = 8;
    double m_hostLink = 25e9;
    double m_stateBytes = 36;
    double m_orthogonalise = 0; ///< s per matrix parameter of Muon's Newton-Schulz iteration
    double m_mtpModules = 0;
    bool m_frozen = false;
    double m_flops = 0; ///< model FLOPs of a step, attention uncut
    double m_causalFlops = 0;
    double m_replayFlops = 0; ///< forward FLOPs of a step
};

} // namespace rackwright
