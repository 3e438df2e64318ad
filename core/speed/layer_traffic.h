// Communication inside a layer: tensor, context and expert parallelism, and gathering sharded weights.
#pragma once

#include "core/speed/layer_compute.h"
#include "core/speed/links.h"
#include "core/speed/overlap.h"

namespace rackwright {

/// Busy and exposed seconds of one kind of traffic, with the bytes an accelerator sends.
struct Traffic {
    double busy = 0;
    double exposed = 0;
    double bytes = 0;
};

/// Traffic per layer and micro-batch.
class LayerTraffic {
public:
    LayerTraffic(const Job& job, const Machine& machine, const SpeedConstants& constants);

    Traffic tensor(const LayerShape& shape, const Degrees& degrees,
                   const LayerCompute& compute) const noexcept;
    Traffic context(const LayerShape& shape, const Degrees& degrees, const LayerCompute& compute,
                    ContextKind kind) const noexcept;
    Traffic expert(const LayerShape& shape, const Degrees& degrees) const noexcept;
    /// Gathers and gradient scatter of fully sharded weights; `group` accelerators share a copy, `cover` s of
    /// layer work can hide them.
    Traffic shards(const LayerShape& shape, const Degrees& degrees, double group,
                   double cover) const noexcept;

    const Links& links() const noexcept { return m_links; }
    /// How traffic of data parallelism hides behind computation.
    const OverlapNorm& dataOverlap() const noexcept { return m_dataOverlap; }

private:
    Links m_links;
    OverlapNorm m_tensorOverlap;
    OverlapNorm m_dataOverlap;
    OverlapNorm m_ringOverlap;
    double m_expertExposed = 0.4;
    double m_expertExposedFar = 0.4;
    double m_scatters = 1; ///< gradient scatters per pass, 0 for frozen weights
};

} // namespace rackwright
