// Accelerator-hours of a whole training run, and whether hours that somebody states can be believed.
#pragma once

#include "core/plan/job.h"
#include "core/plan/strategy.h"

namespace rackwright {

/// Hours of every accelerator together for `tokens`, by the engine's step time; 0 when there is none.
/// Restarts, evaluations and failed attempts are not in it.
double runHours(const Job& job, const Machine& machine, const Strategy& strategy, double tokens);

/// The same at a known MFU (0…1, model FLOPs over the dense peak).
double runHoursAt(const Job& job, const Machine& machine, double tokens, double mfu);

enum class HoursVerdict : std::uint8_t {
    plausible,
    tooFew,     ///< would need an MFU that no published run has reached
    unexplained ///< far more than the parameters and tokens explain: distillation or pruning, an untuned
                ///< stack, or work beside the run
};

struct HoursJudgement {
    HoursVerdict verdict = HoursVerdict::plausible;
    double mfu = 0;   ///< that the stated hours imply
    double ratio = 0; ///< stated over predicted; 0: no prediction
};

/// Holds stated accelerator-hours against the work of the tokens.
HoursJudgement judgeHours(const Job& job, const Machine& machine, const Strategy& strategy, double tokens,
                          double statedHours);

} // namespace rackwright
