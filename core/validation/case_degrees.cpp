#include "core/validation/case_degrees.h"

#include "core/validation/case_recompute.h"
#include "core/validation/case_stack.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rackwright {

namespace {

constexpr double kLargestDegree = 1e6;
/// Micro-batches per stage of a pipeline whose batch is not stated: fewer would leave a bubble nobody
/// accepts.
constexpr double kUsualRounds = 4;

int degree(double value) {
    return static_cast<int>(std::clamp(value, 1.0, kLargestDegree));
}

void assume(std::vector<Assumption>& assumptions, const char* field, double value, const char* reason) {
    assumptions.push_back({field, std::to_string(std::llround(value)), reason});
}

/// TP up to the domain, then PP, until weights and optimizer states leave room for activations.
void growUntilFits(const RunRow& row, const Machine& machine, const Job& job, double total,
                   Strategy& strategy, std::vector<Assumption>& assumptions) {
    constexpr double kStateShare = 0.6;
    const auto fits = [&] {
        Strategy trial = strategy;
        trial.dp = degree(total / trial.modelParallel());
        return roughStateBytes(job, trial) <= kStateShare * machine.memoryBytes;
    };
    if (machine.memoryBytes <= 0) return;
    const auto room = [&] { return 2.0 * strategy.modelParallel() <= total; };
    while (!row.tp && !fits() && room() && 2 * strategy.tp <= machine.domain &&
           job.model.heads % (2 * strategy.tp) == 0)
        strategy.tp *= 2;
    while (!row.pp && !fits() && room() && 2 * strategy.pp <= job.model.layers)
        strategy.pp *= 2;
    if (!row.tp) assume(assumptions, "tp", strategy.tp, strategy.tp > 1 ? "fits_memory" : "engine_default");
    if (!row.pp) assume(assumptions, "pp", strategy.pp, strategy.pp > 1 ? "fits_memory" : "engine_default");
}

/// What is left for one degree when the others and the number of accelerators are stated.
void fillFromTotal(const RunRow& row, double total, Strategy& strategy,
                   std::vector<Assumption>& assumptions) {
    if (!row.dp) return;
    const double others = static_cast<double>(strategy.dp) * strategy.tp * strategy.pp * strategy.cp;
    const double left = total / others;
    if (left < 1.5 || left != std::floor(left)) return;
    if (!row.tp && left <= 8) {
        strategy.tp = degree(left);
        assume(assumptions, "tp", left, "derived");
    } else if (!row.pp) {
        strategy.pp = degree(left);
        assume(assumptions, "pp", left, "derived");
    } else if (!row.cp) {
        strategy.cp = degree(left);
        assume(assumptions, "cp", left, "derived");
    }
}

/// A replica without a sequence of its own makes no sense: the surplus splits the sequences.
void foldIdleReplicas(const RunRow& row, Strategy& strategy, std::vector<Assumption>& assumptions) {
    const auto batch = row.globalBatch ? row.globalBatch : row.options.globalBatch;
    if (row.dp || row.cp || !batch) return;
    if (strategy.dp <= *batch) return;
    const auto replicas = std::gcd(static_cast<std::int64_t>(strategy.dp), std::llround(*batch));
    strategy.cp *= strategy.dp / static_cast<int>(replicas);
    strategy.dp = static_cast<int>(replicas);
    assume(assumptions, "cp", strategy.cp, "derived");
}

} // namespace

void setDegrees(const RunRow& row, const Machine& machine, const Job& job, Strategy& strategy,
                std::vector<Assumption>& assumptions) {
    strategy.tp = degree(row.tp.value_or(1));
    strategy.pp = degree(row.pp.value_or(1));
    strategy.cp = degree(row.cp ? *row.cp : row.options.cp.value_or(1));
    strategy.dp = degree(row.dp.value_or(1));
    if (!row.accelerators) {
        if (!row.dp) assume(assumptions, "dp", 1, "engine_default");
        return;
    }
    const double total = *row.accelerators;
    fillFromTotal(row, total, strategy, assumptions);
    if (!row.dp) growUntilFits(row, machine, job, total, strategy, assumptions);
    const double replicas = std::max(1.0, std::floor(total / strategy.modelParallel()));
    if (row.dp && static_cast<double>(strategy.accelerators()) == total) return;
    // Sheets that count CP inside DP, or print the data-parallel degree of one part: the devices decide.
    strategy.dp = degree(replicas);
    foldIdleReplicas(row, strategy, assumptions);
    assume(assumptions, "dp", strategy.dp, "derived");
}

void setExpertDegrees(const RunRow& row, const Job& job, Strategy& strategy,
                      std::vector<Assumption>& assumptions) {
    strategy.etp = degree(row.options.etp.value_or(1));
    const auto stated = row.ep ? row.ep : row.options.ep;
    if (!job.model.isMoe()) return;
    if (stated) {
        strategy.ep = degree(*stated);
        return;
    }
    const int limit = spreadsExperts(job.stack) ? std::min(strategy.dp * strategy.cp, 64) : 1;
    while (2 * strategy.ep <= limit && job.model.moe.experts % (2 * strategy.ep) == 0)
        strategy.ep *= 2;
    assume(assumptions, "ep", strategy.ep, "engine_default");
}

void setBatch(const RunRow& row, Job& job, Strategy& strategy, std::vector<Assumption>& assumptions) {
    const double replicas = strategy.dp;
    const auto accumulation = row.gradAccumulation ? row.gradAccumulation : row.options.gradAccumulation;
    const auto batch = row.globalBatch ? row.globalBatch : row.options.globalBatch;
    double micro = row.microBatch.value_or(0);
    if (micro < 1) {
        if (batch && accumulation)
            micro = std::floor(*batch / (replicas * *accumulation) + 0.5);
        else if (strategy.tp > 1 || strategy.pp > 1)
            micro = 1;
        else
            micro = batch ? std::min(8.0, std::floor(*batch / replicas)) : 1;
        micro = std::max(1.0, micro);
        assume(assumptions, "micro_batch", micro, batch && accumulation ? "derived" : "engine_default");
    }
    strategy.microBatch = degree(micro);
    const double rounds = accumulation.value_or(strategy.pp > 1 ? kUsualRounds * strategy.pp : 1);
    const double global = batch.value_or(micro * replicas * rounds);
    job.globalBatch = std::llround(std::clamp(global, 1.0, 1e9));
    if (!batch) assume(assumptions, "global_batch", global, accumulation ? "derived" : "engine_default");
}

} // namespace rackwright
