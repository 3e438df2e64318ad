// Why a run that exists is slow or does not start: causes ranked by probability, each with what speaks for it
// and the measurement that would settle it.
#pragma once

#include "core/files/run_sheet.h"
#include "core/plan/job.h"
#include "core/plan/strategy.h"
#include "core/plan/time_outcome.h"
#include "core/units/error.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rackwright {

enum class Cause : std::uint8_t {
    invalidParallelism,
    outOfMemory,
    compute,
    memoryBandwidth,
    tensorParallelNetwork,
    dataParallelNetwork,
    expertAllToAll,
    pipelineBubble,
    launchOverhead,
    dataloader,
    checkpointIo,
    straggler,
    thermalOrPower,
    congestion,
    hang,
    softwareVersion,
    wrongMeasurement
};
inline constexpr std::size_t kCauses = 17;

/// The identifier of the console contract, e.g. "pipeline_bubble".
std::string_view causeId(Cause cause);

/// What is known about the run. Everything is optional; more of it makes the answer sharper.
struct ObservedRun {
    RunRow stated;                  ///< the keys of a run sheet as they were given
    std::optional<Job> job;         ///< model and recipe, when they are stated well enough to compute
    std::optional<Machine> machine; ///< only with a known accelerator
    std::optional<Strategy> strategy;
    bool hasCapacity = false; ///< the accelerator's memory is known
    bool timeable = false;    ///< model and machine are known well enough for a step time
    std::optional<double> stepSeconds;
    std::optional<double> gpuUtilisation;        ///< 0…1, as a monitor shows it
    std::optional<double> tensorActive;          ///< 0…1, share of time the matrix units work
    std::optional<double> networkBytesPerSecond; ///< per accelerator
    std::optional<double> dataloaderWait;        ///< 0…1 of the step
    std::optional<double> tokens;                ///< of the whole run
    std::optional<double> gpuHours;              ///< of the whole run, as somebody states them
    std::string errorText;
    std::string symptom;
};

struct DiagnosedCause {
    Cause cause = Cause::compute;
    double probability = 0;      ///< 0…1; all causes add up to 1
    std::vector<Error> evidence; ///< ids "evidence.…" with typed arguments
    std::string nextMeasurement; ///< id "measure.…" of the measurement that separates it from the others
};

/// One part of the step: what the formulas expect and, where a counter tells, what was measured.
struct GapPart {
    std::string
        id; ///< a time part ("matmul", "bubble" …), "tensor_active", "dataloader_wait" or "unexplained"
    double predicted = 0;           ///< s
    std::optional<double> measured; ///< s
};

/// Measured against predicted step time.
struct MeasuredGap {
    double predicted = 0; ///< s
    double low = 0, high = 0;
    double measured = 0; ///< s
    std::vector<GapPart> parts;
};

struct Diagnosis {
    std::vector<DiagnosedCause> causes; ///< every cause, most probable first
    std::optional<MeasuredGap> gap;     ///< empty without a measured or a computable step time
};

Diagnosis diagnose(const ObservedRun& run);

} // namespace rackwright
