#include "core/validation/prediction.h"

#include "core/memory/memory_model.h"
#include "core/model/parameters.h"

#include <cmath>

namespace rackwright {

namespace {


// Widening of the band on the ln scale for what a sheet left open: the spread that an unknown recomputation
// or an unknown network leaves among published runs.
constexpr double kUnknownRecompute = 0.08;
constexpr double kUnknownNetwork = 0.06;
constexpr double kUnknownPrecision =
    0.35; // an 8-bit run against the 16-bit one it may have been, or the reverse

TimeBand widened(const TimeBand& band, const RunCase& run) {
    double low = -std::log(band.low);
    double high = std::log(band.high);
    const bool unknownRecompute = run.assumed("recompute");
    const bool unknownNetwork =
        run.assumed("inter_node_gbps_per_gpu") && run.strategy.accelerators() > run.machine.domain;
    const auto add = [](double side, double extra) { return std::copysign(std::hypot(side, extra), side); };
    if (unknownRecompute) {
        low = add(low, kUnknownRecompute);
        high = add(high, kUnknownRecompute);
    }
    if (unknownNetwork) high = add(high, kUnknownNetwork);
    if (run.assumed("precision") && run.machine.peak8 > 0) low = add(low, kUnknownPrecision);
    return {std::exp(-low), std::exp(high)};
}

TimePrediction predictTime(const RunCase& run) {
    TimePrediction time;
    time.step = StepTimer(run.job, run.machine).step(run.strategy);
    time.band = widened(timeBand(run.job, run.machine, run.strategy), run);
    const double devices = run.strategy.accelerators();
    const double peak = matmulPeak(run.machine, run.job.recipe.precision);
    const double modelRate = time.step.modelFlops / time.step.total / devices;
    time.tflopsPerAccelerator = modelRate / 1e12;
    time.mfu = modelRate / peak;
    time.hfu = time.step.hardwareFlops / time.step.total / devices / peak;
    time.tokensPerSecondPerAccelerator =
        static_cast<double>(run.job.globalBatch) * run.job.sequence / time.step.total / devices;
    return time;
}

MemoryPrediction predictMemory(const RunCase& run) {
    const MemoryModel model(run.job, run.machine);
    MemoryPrediction memory;
    for (int i = 0; i < run.strategy.pp; ++i) {
        const StageMemory stage = model.stage(run.strategy, i);
        memory.required = std::max(memory.required, stage.device);
        const bool wanted = run.stage >= 0 ? i == run.stage : viewBytes(stage, run.view) > memory.peakBytes;
        if (!wanted) continue;
        memory.stage = stage;
        memory.stageIndex = i;
        memory.peakBytes = viewBytes(stage, run.view);
    }
    memory.bandShare = memoryBand(run.job, run.machine, run.strategy);
    if (!run.hasCapacity || run.machine.usableBytes <= 0) return memory;
    memory.fit = fitOf(memory.required, run.machine.usableBytes, run.machine.usableBytes);
    return memory;
}

bool isSound(const StepTime& step) {
    return std::isfinite(step.total) && step.total > 0;
}

} // namespace

double matmulPeak(const Machine& machine, Precision precision) {
    switch (precision) {
    case Precision::bf16:
    case Precision::fp16:
    case Precision::fp32:
        return machine.peak16;
    case Precision::fp8:
    case Precision::fp8Rowwise:
    case Precision::mxfp8:
        return machine.peak8 > 0 ? machine.peak8 : machine.peak16;
    case Precision::nvfp4:
        return machine.peak4 > 0 ? machine.peak4 : matmulPeak(machine, Precision::fp8);
    }
    return machine.peak16;
}

double viewBytes(const StageMemory& stage, MemoryView view) {
    switch (view) {
    case MemoryView::allocated:
        return stage.allocated;
    case MemoryView::reserved:
        return stage.reserved;
    case MemoryView::device:
    case MemoryView::claimed:
        return stage.device;
    }
    return stage.device;
}

Prediction predict(const RunCase& run) {
    Prediction prediction;
    if (run.timeFault && run.memoryFault) return prediction;
    prediction.parameters = static_cast<double>(countParameters(run.job.model).total);
    if (run.timeable()) {
        const TimePrediction time = predictTime(run);
        if (isSound(time.step)) prediction.time = time;
    }
    if (run.sizeable()) {
        const MemoryPrediction memory = predictMemory(run);
        if (std::isfinite(memory.peakBytes) && memory.peakBytes > 0) prediction.memory = memory;
    }
    return prediction;
}

} // namespace rackwright
