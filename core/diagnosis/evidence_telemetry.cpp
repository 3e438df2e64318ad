// What monitors and counters say. Signatures after public guides on profiling training runs (S. Bekman,
// Machine Learning Engineering; NVIDIA DCGM profiling fields): a monitor's "GPU utilisation" stays high while
// a rank waits in a collective, tensor activity does not.
#include "core/diagnosis/evidence.h"

namespace rackwright {

namespace {

constexpr double kBusyTensor = 0.5; ///< tensor activity of a run that computes most of the time
constexpr double kIdleTensor = 0.28;
constexpr double kNoTraffic = 0.01; ///< share of the line rate
constexpr double kUsualLine = 50e9; ///< byte/s, one 400 Gb/s port: when the network is not stated
constexpr double kFullLine = 0.55;  ///< of the line rate: bursts average to less than the peak

void weighUtilisation(const ObservedRun& run, Evidence& evidence) {
    if (!run.gpuUtilisation) return;
    const double util = *run.gpuUtilisation;
    const Error reason = shareReason("evidence.gpu_util", util);
    if (util < 0.6) {
        // The device has nothing to do: something on the host, not a collective, holds it up.
        if (run.dataloaderWait.value_or(1) > 0.03) evidence.add(Cause::dataloader, 1.6, reason);
        evidence.add(Cause::launchOverhead, 1.5, reason);
        evidence.add(Cause::checkpointIo, 0.7, reason);
        evidence.add(Cause::compute, -2.5);
        evidence.add(Cause::memoryBandwidth, -1);
    }
    if (util < 0.03) evidence.add(Cause::hang, 2, reason);
    if (util > 0.9) {
        evidence.add(Cause::dataloader, -1);
        evidence.add(Cause::launchOverhead, -0.5);
    }
    if (util > 0.9 && run.tensorActive && *run.tensorActive < kIdleTensor) {
        // Busy for the monitor, idle for the matrix units: waiting in collectives, or bound by memory.
        const bool quiet = run.networkBytesPerSecond && *run.networkBytesPerSecond < 1e9;
        evidence.add(Cause::dataParallelNetwork, quiet ? 0 : 1, reason);
        evidence.add(Cause::memoryBandwidth, quiet ? 1.5 : 0.7, reason);
    }
}

void weighTensor(const ObservedRun& run, Evidence& evidence) {
    if (!run.tensorActive) return;
    const double active = *run.tensorActive;
    const Error reason = shareReason("evidence.tensor_active", active);
    if (active > kBusyTensor) {
        evidence.add(Cause::compute, 3.5, reason);
        for (const Cause other :
             {Cause::dataloader, Cause::dataParallelNetwork, Cause::pipelineBubble, Cause::launchOverhead,
              Cause::hang, Cause::congestion, Cause::memoryBandwidth, Cause::expertAllToAll})
            evidence.add(other, -1.5);
        return;
    }
    if (active < 0.01) evidence.add(Cause::hang, 2.5, reason);
    if (active < kIdleTensor) {
        evidence.add(Cause::compute, -2);
        evidence.add(Cause::memoryBandwidth, 0.7, reason);
        evidence.add(Cause::launchOverhead, 0.5, reason);
    }
}

/// Which network the plan loads most: experts first, then tensor parallelism beyond a server, else replicas.
Cause busiestNetwork(const ObservedRun& run) {
    const RunFacts facts = runFacts(run);
    if (facts.ep > 1 && facts.experts > 0) return Cause::expertAllToAll;
    if (facts.tp > facts.perServer) return Cause::tensorParallelNetwork;
    return Cause::dataParallelNetwork;
}

void weighNetwork(const ObservedRun& run, Evidence& evidence) {
    if (!run.networkBytesPerSecond) return;
    const bool known = run.machine && run.machine->nicRate > 0;
    double share = *run.networkBytesPerSecond / (known ? run.machine->nicRate : kUsualLine);
    // More than one port can carry: the figure is that of a whole server.
    if (share > 1.2) share /= runFacts(run).perServer;
    const Error reason = shareReason("evidence.network_share", share);
    const bool idle = run.tensorActive.value_or(0.2) < kIdleTensor + 0.1;
    if (share > kFullLine) {
        evidence.add(busiestNetwork(run), idle ? 3.5 : 1.5, reason);
        evidence.add(Cause::dataParallelNetwork, 0.8, reason);
        evidence.add(Cause::hang, -2);
    }
    if (share > 0.05 && share <= kFullLine && idle && runFacts(run).leavesServer()) {
        evidence.add(Cause::congestion, 1.5, reason);
        evidence.add(busiestNetwork(run), 0.8, reason);
    }
    if (share >= kNoTraffic) return;
    for (const Cause network : {Cause::dataParallelNetwork, Cause::expertAllToAll, Cause::congestion})
        evidence.add(network, -2);
    if (run.tensorActive.value_or(1) < 0.02 || (run.gpuUtilisation.value_or(0) > 0.95 && !run.tensorActive))
        evidence.add(Cause::hang, 2.5, reason);
    else if (idle)
        evidence.add(Cause::memoryBandwidth, 0.8, reason);
}

void weighWait(const ObservedRun& run, Evidence& evidence) {
    if (!run.dataloaderWait) return;
    const double wait = *run.dataloaderWait;
    const Error reason = shareReason("evidence.dataloader_wait", wait);
    if (wait < 0.02)
        evidence.add(Cause::dataloader, -3);
    else if (wait > 0.2)
        evidence.add(Cause::dataloader, 5.5, reason);
    else if (wait > 0.1)
        evidence.add(Cause::dataloader, 4, reason);
    else if (wait > 0.05)
        evidence.add(Cause::dataloader, 2, reason);
}

} // namespace

void weighTelemetry(const ObservedRun& run, Evidence& evidence) {
    weighUtilisation(run, evidence);
    weighTensor(run, evidence);
    weighNetwork(run, evidence);
    weighWait(run, evidence);
}

} // namespace rackwright
