#include "core/speed/step_time.h"

#include "core/speed/step_model.h"

namespace rackwright {
namespace {

/// Traffic of a step from that of one layer pass.
DimensionTraffic perStep(const Traffic& layer, double passes) {
    DimensionTraffic traffic;
    traffic.bytes = layer.bytes * passes;
    traffic.busySeconds = layer.busy * passes;
    traffic.exposedSeconds = layer.exposed * passes;
    return traffic;
}

/// Names the wire a group runs on: the scale-up links when the whole group shares a domain, else the NICs.
void nameWire(DimensionTraffic& traffic, const Links& links, double size, double stride) {
    if (size <= 1) return;
    const double members = links.inside(size, stride);
    traffic.betweenServers = members < size;
    traffic.rate = traffic.betweenServers ? links.nicRate(size / members) : links.scaleUpRate(members);
}

} // namespace

struct StepTimer::Prepared {
    Job job;
    Machine machine;
    StepModel model;
};

StepTimer::StepTimer(const Job& job, const Machine& machine) : StepTimer(job, machine, kSpeedConstants) {}

StepTimer::StepTimer(const Job& job, const Machine& machine, const SpeedConstants& constants)
    : m_prepared(
          std::make_unique<const Prepared>(Prepared{job, machine, StepModel(job, machine, constants)})) {}

StepTimer::~StepTimer() = default;
StepTimer::StepTimer(StepTimer&&) noexcept = default;
StepTimer& StepTimer::operator=(StepTimer&&) noexcept = default;

StepTime StepTimer::step(const Strategy& strategy) const noexcept {
    return m_prepared->model.step(strategy);
}

double StepTimer::lowerBound(const Strategy& strategy) const noexcept {
    return m_prepared->model.lowerBound(strategy);
}

double StepTimer::passSeconds(const Strategy& strategy) const noexcept {
    return m_prepared->model.passSeconds(strategy);
}

double StepTimer::atLeast(const Strategy& strategy, double passes) const noexcept {
    return m_prepared->model.atLeast(strategy, passes);
}

TimeOutcome StepTimer::explainTraffic(const Strategy& strategy) const noexcept {
    const StepModel& model = m_prepared->model;
    const Links& links = model.traffic().links();
    const Degrees x(strategy, model.layers().shape);
    const LayerTime layer = model.layerTime(strategy, x);
    const PipelineTime pipe = model.pipelineTime(strategy, x, layer.total);
    const double passes = x.microBatches * model.layers().shape.layers / x.pp;

    TimeOutcome outcome;
    outcome.step = model.step(strategy);
    outcome.tp = perStep(layer.tensor, passes);
    outcome.cp = perStep(layer.context, passes);
    outcome.ep = perStep(layer.expert, passes);
    nameWire(outcome.tp, links, x.tp, 1);
    nameWire(outcome.cp, links, x.cp, x.tp);
    nameWire(outcome.ep, links, x.ep, x.etp);

    const Traffic once = model.dataParallel(strategy, x, pipe.slowest);
    const DimensionTraffic gathers = perStep(layer.shards, passes);
    outcome.dp = perStep(once, 1);
    outcome.dp.bytes += gathers.bytes;
    outcome.dp.busySeconds += gathers.busySeconds;
    outcome.dp.exposedSeconds += gathers.exposedSeconds;
    nameWire(outcome.dp, links, x.dp * x.cp, x.tp);

    if (x.pp > 1) {
        outcome.pp.bytes = pipe.sendBytes;
        outcome.pp.rate = pipe.betweenDomains ? links.pipelineRate() : links.neighbourRate();
        outcome.pp.busySeconds = pipe.sendBytes / outcome.pp.rate;
        outcome.pp.exposedSeconds = pipe.sends;
        outcome.pp.betweenServers = pipe.betweenDomains;
    }

    const TimeBand band = timeBand(m_prepared->job, m_prepared->machine, strategy);
    outcome.lowFactor = band.low;
    outcome.highFactor = band.high;
    const double perAccelerator = 1 / (outcome.step.total * x.accelerators);
    const double peak = matmulPeak(m_prepared->job.recipe.precision, m_prepared->machine);
    outcome.mfu = outcome.step.modelFlops * perAccelerator / peak;
    outcome.mfuCausal = outcome.step.causalFlops * perAccelerator / peak;
    outcome.hfu = outcome.step.hardwareFlops * perAccelerator / peak;
    outcome.tflopsPerAccelerator = outcome.step.modelFlops * perAccelerator * 1e-12;
    outcome.tokensPerSecond =
        static_cast<double>(m_prepared->job.globalBatch) * m_prepared->job.sequence / outcome.step.total;
    return outcome;
}

double matmulPeak(Precision precision, const Machine& machine) {
    const bool eight =
        precision == Precision::fp8 || precision == Precision::fp8Rowwise || precision == Precision::mxfp8;
    if (precision == Precision::nvfp4 && machine.peak4 > 0) return machine.peak4;
    if ((eight || precision == Precision::nvfp4) && machine.peak8 > 0) return machine.peak8;
    return machine.peak16;
}

} // namespace rackwright
