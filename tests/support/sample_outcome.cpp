#include "tests/support/sample_outcome.h"

#include <cmath>

namespace rackwright::sample {

namespace {

StageMemory stage(std::array<double, kMemoryParts> gib, double layers, double inFlight) {
    StageMemory memory;
    for (std::size_t i = 0; i < kMemoryParts; ++i) {
        memory.parts[i] = gib[i] * kGiB;
        memory.device += memory.parts[i];
    }
    memory.reserved = memory.allocated = memory.device;
    memory.layers = layers;
    memory.inFlight = inFlight;
    return memory;
}

MemoryOutcome memory() {
    MemoryOutcome out;
    out.stages = {stage({4.23, 8.46, 0.79, 24.08, 0, 2.60, 3.40}, 20, 23),
                  stage({3.98, 7.97, 0.75, 21.98, 0, 2.60, 3.20}, 20, 21),
                  stage({3.98, 7.97, 0.75, 19.89, 0, 2.60, 3.20}, 20, 19),
                  stage({4.23, 8.46, 0.79, 17.80, 1.22, 2.60, 3.40}, 20, 17)};
    out.capacity = 79.6 * kGiB;
    out.limit = 0.9 * out.capacity;
    return out;
}

TimeOutcome time() {
    TimeOutcome out;
    const auto set = [&out](TimePart part, double seconds) {
        out.step.parts[static_cast<std::size_t>(part)] = seconds;
        out.step.total += seconds;
    };
    set(TimePart::matmul, 5.12);
    set(TimePart::attention, 0.59);
    set(TimePart::elementwise, 0.78);
    set(TimePart::tensorParallel, 0.98);
    set(TimePart::imbalance, 0.27);
    set(TimePart::bubble, 0.14);
    set(TimePart::pipelineSend, 0.06);
    set(TimePart::dataParallel, 0.16);
    set(TimePart::optimizer, 0.07);
    set(TimePart::jitter, 0.38);
    out.lowFactor = 0.935;
    out.highFactor = 1.065;
    out.mfu = 0.410;
    out.mfuCausal = 0.392;
    out.hfu = 0.410;
    out.tflopsPerAccelerator = 406;
    out.tokensPerSecond = 981'000;
    out.tp = {601e9, 1.63, 0.98, 370e9, false};
    out.pp = {5.4e9, 0.13, 0.06, 42e9, true};
    out.dp = {13.2e9, 0.33, 0.16, 40e9, true};
    return out;
}

double annuity(double months) {
    return (1 - std::pow(1.08, -months / 12)) / (std::pow(1.08, 1.0 / 12) - 1);
}

Money dollars(double millions) {
    return Money::of(millions * 1e6, Currency::usd);
}

CostOutcome cost() {
    CostOutcome out;
    out.hasRent = out.hasBuy = true;
    out.offerProvider = "Nebius";
    out.rentPerAcceleratorHour = Money::of(4.50, Currency::usd);
    out.rentLow = Money::of(3.90, Currency::usd);
    out.rentHigh = Money::of(6.16, Currency::usd);
    out.rentThisRun = dollars(19.9);
    out.rentThisRunLow = dollars(17.2);
    out.rentThisRunHigh = dollars(27.2);
    out.ownedShareThisRun = dollars(13.7);
    out.capital = dollars(49.985);
    out.monthlyOperation = dollars(0.81);
    for (int month = 0; month <= 36; ++month) {
        CostPoint point;
        point.month = month;
        point.rent = 97.0e6 * annuity(month) / annuity(36);
        point.rentLow = point.rent * 3.90 / 4.50;
        point.rentHigh = point.rent * 6.16 / 4.50;
        point.buyNoResale = 49.985e6 + 0.81e6 * annuity(month);
        point.buy = point.buyNoResale - 36.4e6 * std::exp(-0.0437 * (month - 1));
        out.curve.push_back(point);
    }
    out.crossoverMonth = 13.9;
    out.crossoverNoResaleMonth = 24.5;
    out.cashPaybackMonths = 22.5;
    out.breakEvenUtilisation = 0.61;
    out.breakEvenRent = Money::of(3.10, Currency::usd);
    out.gpuHours = 4.42e6;
    out.deliveryDays = 112;
    return out;
}

FabricOutcome fabric() {
    FabricOutcome out;
    out.tiers = 2;
    out.leaf = 32;
    out.spine = 16;
    out.cablesServerLeaf = out.cablesLeafSpine = 1024;
    out.transceivers = 4096;
    out.units = 4;
    out.serversPerUnit = 32;
    out.leafPerUnit = 8;
    out.linkGbps = 400;
    return out;
}

ClusterOutcome cluster() {
    ClusterOutcome out;
    out.compute = fabric();
    out.power.itMeasuredMw = 1.27;
    out.power.meterMw = 1.65;
    out.power.peakMw = 1.86;
    out.power.yearGwh = 14.4;
    out.reliability.hoursBetweenInterruptions = 46.9;
    out.reliability.interruptions = 92;
    out.reliability.checkpointBytes = 988e9;
    out.reliability.checkpointSeconds = 22 * 60;
    out.reliability.goodput = 0.984;
    out.reliability.spares = 5;
    out.diagram = diagram();
    return out;
}

Candidate candidate(int tp, int pp, int vpp, int dp, double step, double mfu, double peakGib, double days) {
    Candidate out;
    out.strategy.tp = tp;
    out.strategy.pp = pp;
    out.strategy.vpp = vpp;
    out.strategy.dp = dp;
    out.stepSeconds = step;
    out.mfu = mfu;
    out.peakBytes = peakGib * kGiB;
    out.trainingDays = days;
    return out;
}

std::vector<Candidate> candidates() {
    std::vector<Candidate> out = {
        candidate(8, 4, 5, 32, 8.55, 0.410, 43.6, 179.9),  candidate(4, 8, 5, 32, 8.61, 0.407, 69.4, 181.2),
        candidate(8, 2, 5, 64, 8.63, 0.406, 54.4, 181.7),  candidate(8, 4, 1, 32, 9.13, 0.384, 40.4, 192.1),
        candidate(8, 4, 5, 32, 11.09, 0.316, 22.8, 233.4), candidate(8, 1, 1, 128, 8.31, 0.422, 78.5, 174.9)};
    out[0].onFront = out[3].onFront = true;
    out[1].simpler = false;
    out[4].strategy.recompute = Recompute::full;
    out[4].status = CandidateStatus::overDeadline;
    out[5].status = CandidateStatus::overMemory;
    out[5].reasons = {
        {"memory.over_limit",
         "/strategy",
         {argument("over", ArgumentKind::bytes, 6.86 * kGiB), argument("stage", ArgumentKind::count, 0),
          argument("required", ArgumentKind::bytes, 78.5 * kGiB),
          argument("limit", ArgumentKind::bytes, 71.64 * kGiB)}}};
    return out;
}

} // namespace

Outcome outcome() {
    Outcome out;
    out.verdict = Verdict::feasible;
    out.model.name = "Llama-3.1-70B";
    out.model.layers = 80;
    out.parameters.total = out.parameters.active = 70'553'706'496;
    out.stackName = "Megatron Core";
    out.acceleratorName = "H100 SXM";
    out.serverName = "DGX H100";
    out.machine.perServer = out.machine.domain = 8;
    out.machine.memoryBytes = 80e9;
    out.machine.hbmRate = 3.35e12;
    out.machine.scaleUpRate = 450e9;
    out.machine.nicRate = 50e9;
    out.accelerators = 1024;
    out.strategy = candidates().front().strategy;
    out.strategy.schedule = Schedule::interleaved;
    out.microBatches = 32;
    out.memory = memory();
    out.time = time();
    out.steps = 1'788'139;
    out.computeDays = 176.9;
    out.trainingDays = 179.9;
    out.trainingDaysLow = 168;
    out.trainingDaysHigh = 192;
    out.finishDateRent = "2027-05-30";
    out.finishDateBuy = "2027-09-19";
    out.cluster = cluster();
    out.cost = cost();
    out.candidates = candidates();
    out.candidates.front().strategy = out.strategy;
    out.search = {38'412, 29'264, 9'148, 412, 0.214};
    out.findings = findings();
    return out;
}

Outcome lateOutcome() {
    Outcome out = outcome();
    out.verdict = Verdict::missesDeadline;
    out.scenario.hardware.servers = 64;
    out.accelerators = 512;
    out.strategy.dp = 16;
    out.candidates.resize(1);
    out.candidates.front().strategy = out.strategy;
    out.candidates.front().status = CandidateStatus::overDeadline;
    out.trainingDays = 350;
    out.trainingDaysLow = 327;
    out.trainingDaysHigh = 373;
    out.search.feasible = 0;
    return out;
}

Outcome tooBigOutcome() {
    Outcome out = outcome();
    out.verdict = Verdict::doesNotFit;
    out.memory.fit = Fit::doesNotFit;
    for (StageMemory& memory : out.memory.stages) {
        for (double& part : memory.parts)
            part *= 2.1;
        memory.device *= 2.1;
    }
    for (Candidate& candidate : out.candidates)
        candidate.status = CandidateStatus::overMemory;
    out.search.feasible = 0;
    return out;
}

} // namespace rackwright::sample
