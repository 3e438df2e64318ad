#include "core/diagnosis/plan_run.h"

#include "core/diagnosis/stated_numbers.h"

namespace rackwright {

namespace {

void stateSplit(RunRow& row, const Outcome& plan) {
    const Strategy& strategy = plan.strategy;
    row.accelerators = plan.accelerators;
    row.perServer = plan.machine.perServer;
    row.tp = strategy.tp;
    row.pp = strategy.pp;
    row.vpp = strategy.vpp;
    row.cp = strategy.cp;
    row.ep = strategy.ep;
    row.dp = strategy.dp;
    row.microBatch = strategy.microBatch;
    row.globalBatch = plan.scenario.data.globalBatch;
    row.sequence = plan.scenario.model.sequence;
    row.options.contextKind = strategy.contextKind;
}

void stateSpeed(ObservedRun& run, const Outcome& plan, const PlanMeasurement& measured) {
    const double tokens = plan.scenario.data.globalBatch * plan.scenario.model.sequence;
    RunMeasurement& stated = run.stated.measured;
    stated.stepSeconds = run.stepSeconds = measured.stepSeconds;
    if (!measured.tokensPerSecond || *measured.tokensPerSecond <= 0) return;
    stated.tokensPerSecondPerAccelerator = *measured.tokensPerSecond / plan.accelerators;
    if (!run.stepSeconds) run.stepSeconds = tokens / *measured.tokensPerSecond;
}

} // namespace

ObservedRun runOfPlan(const Outcome& plan, const Job& job, const PlanMeasurement& measured) {
    ObservedRun run;
    stateSplit(run.stated, plan);
    run.job = job;
    run.machine = plan.machine;
    run.strategy = plan.strategy;
    run.hasCapacity = plan.machine.usableBytes > 0;
    run.timeable = plan.time.step.total > 0;
    stateSpeed(run, plan, measured);
    run.gpuUtilisation = measured.gpuUtilisation;
    run.tensorActive = measured.tensorActive;
    run.networkBytesPerSecond = measured.networkBytesPerSecond;
    run.dataloaderWait = measured.dataloaderWait;
    run.errorText = measured.errorText;
    run.symptom = measured.symptom;
    readFreeText(run);
    return run;
}

} // namespace rackwright
