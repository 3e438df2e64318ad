// What monitors and counters say. Signatures after public guides on profiling training runs: a monitor's "GPU
// utilisation" stays high while a rank waits in a collective, tensor activity does not.
#include "core/diagnosis/evidence.h"

namespace rackwright {

namespace {

constexpr double kBusyTensor = 0.55; ///< tensor activity of a run that computes most of the time
constexpr double kIdleTensor = 0.25;
constexpr double kNoTraffic = 0.01; ///< share of the line rate

void weighUtilisation(const ObservedRun& run, Evidence& evidence) {
    if (!run.gpuUtilisation) return;
    const double util = *run.gpuUtilisation;
    const Error reason{"evidence.gpu_util", {}, {argument("value", ArgumentKind::ratio, util)}};
    if (util < 0.6) {
        evidence.add(Cause::dataloader, 1.5, reason);
        evidence.add(Cause::launchOverhead, 1.2, reason);
        evidence.add(Cause::checkpointIo, 0.5, reason);
        evidence.add(Cause::compute, -2);
    }
    if (util > 0.9 && run.tensorActive && *run.tensorActive < kIdleTensor) {
        // Busy for the monitor, idle for the matrix units: waiting in collectives, or bound by memory.
        evidence.add(Cause::dataParallelNetwork, 1, reason);
        evidence.add(Cause::memoryBandwidth, 1, reason);
        evidence.add(Cause::hang, run.networkBytesPerSecond.value_or(1) <= 0 ? 2 : 0, reason);
    }
}

void weighTensor(const ObservedRun& run, Evidence& evidence) {
    if (!run.tensorActive) return;
    const double active = *run.tensorActive;
    const Error reason{"evidence.tensor_active", {}, {argument("value", ArgumentKind::ratio, active)}};
    if (active > kBusyTensor) {
        evidence.add(Cause::compute, 3, reason);
        evidence.add(Cause::thermalOrPower, 0.5, reason);
        for (const Cause other : {Cause::dataloader, Cause::dataParallelNetwork, Cause::pipelineBubble,
                                  Cause::launchOverhead, Cause::hang})
            evidence.add(other, -1.5);
    } else if (active < kIdleTensor) {
        evidence.add(Cause::compute, -2);
        evidence.add(Cause::memoryBandwidth, 0.7, reason);
        evidence.add(Cause::launchOverhead, 0.7, reason);
    }
}

void weighNetwork(const ObservedRun& run, Evidence& evidence) {
    if (!run.networkBytesPerSecond || !run.machine || run.machine->nicRate <= 0) return;
    const double share = *run.networkBytesPerSecond / run.machine->nicRate;
    const Error reason{"evidence.network_share", {}, {argument("value", ArgumentKind::ratio, share)}};
    if (share > 1.2) evidence.add(Cause::wrongMeasurement, 3, reason);
    if (share > 0.6 && share <= 1.2) {
        evidence.add(Cause::dataParallelNetwork, 2, reason);
        evidence.add(Cause::tensorParallelNetwork, 0.5, reason);
        evidence.add(Cause::expertAllToAll, run.job && run.job->model.isMoe() ? 1.5 : -1, reason);
    }
    if (share > 0.05 && share < 0.4) evidence.add(Cause::congestion, 0.7, reason);
    if (share < kNoTraffic) {
        evidence.add(Cause::hang, 1, reason);
        for (const Cause network : {Cause::dataParallelNetwork, Cause::tensorParallelNetwork,
                                    Cause::expertAllToAll, Cause::congestion})
            evidence.add(network, -2);
    }
}

void weighWait(const ObservedRun& run, Evidence& evidence) {
    if (!run.dataloaderWait) return;
    const double wait = *run.dataloaderWait;
    const Error reason{"evidence.dataloader_wait", {}, {argument("value", ArgumentKind::ratio, wait)}};
    if (wait > 0.05) evidence.add(Cause::dataloader, wait > 0.15 ? 4.5 : 2, reason);
    if (wait < 0.02) evidence.add(Cause::dataloader, -3);
}

} // namespace

void weighTelemetry(const ObservedRun& run, Evidence& evidence) {
    weighUtilisation(run, evidence);
    weighTensor(run, evidence);
    weighNetwork(run, evidence);
    weighWait(run, evidence);
}

} // namespace rackwright
