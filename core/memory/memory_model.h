// Bytes per accelerator, per pipeline stage and category, in closed form.
#pragma once

#include "core/plan/job.h"
#include "core/plan/memory_outcome.h"
#include "core/plan/strategy.h"

#include <memory>

namespace rackwright {

/// Bytes of the fullest stage in two views.
struct MemoryPeak {
    double required = 0; ///< decides whether it fits
    double device = 0;   ///< what a monitor shows
};

/// Prepared for one job on one machine. stage() and peakRequired() allocate nothing, throw nothing, are
/// thread-safe.
class MemoryModel {
public:
    MemoryModel(const Job& job, const Machine& machine);
    ~MemoryModel();
    MemoryModel(MemoryModel&&) noexcept;
    MemoryModel& operator=(MemoryModel&&) noexcept;

    /// `stage` counts from 0.
    StageMemory stage(const Strategy& strategy, int stage) const noexcept;
    /// Largest `required` over all stages: what decides whether a strategy fits.
    double peakRequired(const Strategy& strategy) const noexcept;
    /// Largest `device` over all stages.
    double peakDevice(const Strategy& strategy) const noexcept;
    /// Both peaks at the price of one.
    MemoryPeak peak(const Strategy& strategy) const noexcept;
    /// A provable lower bound of peak() over every way of recomputing, for pruning.
    MemoryPeak floor(const Strategy& strategy) const noexcept;
    /// Largest micro-batch (sequences) whose peakRequired stays under `bytes`; 0 when not even one does.
    int largestMicroBatch(const Strategy& strategy, double bytes) const noexcept;

    /// Every stage, with the fit against `limitShare` of the usable capacity.
    MemoryOutcome outcome(const Strategy& strategy, double limitShare) const;

private:
    struct Prepared;
    std::unique_ptr<const Prepared> m_prepared;
};

/// Half-width of the 80 % band as a share of the device view.
double memoryBand(const Job& job, const Machine& machine, const Strategy& strategy);

} // namespace rackwright
