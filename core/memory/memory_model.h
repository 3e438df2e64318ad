// Bytes per accelerator, per pipeline stage and category, in closed form.
#pragma once

#include "core/plan/job.h"
#include "core/plan/memory_outcome.h"
#include "core/plan/strategy.h"

#include <memory>

namespace rackwright {

/// Prepared for one job on one machine. stage() and peak() allocate nothing, throw nothing, are thread-safe.
/// One number decides everywhere whether a strategy fits: the device view of its fullest stage, which is also
/// what the chart draws against the limit.
class MemoryModel {
public:
    MemoryModel(const Job& job, const Machine& machine);
    ~MemoryModel();
    MemoryModel(MemoryModel&&) noexcept;
    MemoryModel& operator=(MemoryModel&&) noexcept;

    /// `stage` counts from 0.
    StageMemory stage(const Strategy& strategy, int stage) const noexcept;
    /// Largest `device` bytes over all stages: what decides whether a strategy fits.
    double peak(const Strategy& strategy) const noexcept;
    /// A provable lower bound of peak() over every way of recomputing, for pruning.
    double floor(const Strategy& strategy) const noexcept;
    /// Largest micro-batch (sequences) whose peak stays under `bytes`; 0 when not even one does.
    int largestMicroBatch(const Strategy& strategy, double bytes) const noexcept;

    /// Every stage, and whether the fullest stays under `limitShare` of the usable capacity.
    MemoryOutcome outcome(const Strategy& strategy, double limitShare) const;

private:
    struct Prepared;
    std::unique_ptr<const Prepared> m_prepared;
};

/// Half-width of the 80 % band as a share of the device view.
double memoryBand(const Job& job, const Machine& machine, const Strategy& strategy);

} // namespace rackwright
