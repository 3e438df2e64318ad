// When each pipeline stage works on which micro-batch, simulated block by block. The step time itself comes
// from the closed form of step_time.h; this is what a picture of the schedule shows.
#pragma once

#include "core/plan/strategy.h"
#include "core/plan/time_outcome.h"

#include <cstdint>
#include <vector>

namespace rackwright {

struct ScheduleBlock {
    std::int32_t stage = 0;      ///< pipeline stage, from 0
    std::int32_t chunk = 0;      ///< virtual stage on it, from 0
    std::int32_t microBatch = 0; ///< from 0
    bool backward = false;
    double start = 0; ///< s
    double end = 0;   ///< s
};

struct PipelineSchedule {
    std::vector<ScheduleBlock> blocks; ///< stage by stage, each in the order of time
    int stages = 0;
    int chunks = 1;       ///< per stage
    int microBatches = 0; ///< simulated
    int allMicroBatches = 0;
    double total = 0; ///< s, until the last block ends
    /// Share of `total` that the busiest stage stands still, 0…1.
    double idleShare = 0;
    /// The textbook figure for equal stages, (p − 1)/(v·m): idle over busy time.
    double idealIdle = 0;
};

/// Seconds of one micro-batch in each stage; a chunk takes its share.
struct StageSeconds {
    std::vector<double> forward;  ///< by stage
    std::vector<double> backward; ///< by stage, recomputation included
};

/// Orders as the frameworks run them: GPipe (1811.06965), 1F1B (PipeDream-flush, 2006.09503) and interleaved
/// 1F1B (2104.04473, section 2.2). A block starts when its stage is free and what it depends on has ended;
/// sends take no time of their own. More than `mostBlocks` blocks: the first micro-batches only.
PipelineSchedule simulateSchedule(const Strategy& strategy, int microBatches, const StageSeconds& seconds,
                                  std::size_t mostBlocks = 40000);

/// Seconds per stage from the parts of a step: layers weigh alike, head and embedding stand on the last
/// stage. Forward is one part in three of what is not recomputation (a backward pass multiplies twice as
/// often), or one in two when the base weights are frozen and need no gradients.
StageSeconds stageSeconds(const StepTime& step, const Strategy& strategy, int microBatches,
                          std::int64_t layers, bool frozenBase);

} // namespace rackwright
