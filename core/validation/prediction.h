// What the engine says about one run, in the conventions of `evaluate`.
#pragma once

#include "core/plan/memory_outcome.h"
#include "core/plan/time_outcome.h"
#include "core/speed/step_time.h"
#include "core/validation/run_case.h"

#include <optional>

namespace rackwright {

struct TimePrediction {
    StepTime step;
    TimeBand band;                   ///< P10 and P90 of measured over predicted, widened for what was assumed
    double tflopsPerAccelerator = 0; ///< model TFLOP/s, attention uncut, without recomputation
    double mfu = 0;                  ///< 0…1, over the dense peak of the matmul precision
    double hfu = 0;                  ///< with recomputation
    double tokensPerSecondPerAccelerator = 0;
};

struct MemoryPrediction {
    StageMemory stage; ///< the stage asked for, else the one with the largest peak in the view asked for
    int stageIndex = 0;
    double peakBytes = 0;   ///< of that stage in that view
    double required = 0;    ///< device view of the fullest stage: what decides whether the run fits
    double bandShare = 0;   ///< half-width of the 80 % band
    std::optional<Fit> fit; ///< empty without a capacity
};

struct Prediction {
    double parameters = 0;
    std::optional<TimePrediction> time;
    std::optional<MemoryPrediction> memory;
};

/// Uses nothing of run.measured.
Prediction predict(const RunCase& run);

/// Dense peak of the number format the layers' matmuls run in, FLOP/s; the 16-bit peak where the part has no
/// narrower one.
double matmulPeak(const Machine& machine, Precision precision);

/// Bytes of one stage in a view.
double viewBytes(const StageMemory& stage, MemoryView view);

} // namespace rackwright
