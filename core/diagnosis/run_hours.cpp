#include "core/diagnosis/run_hours.h"

#include "core/model/parameters.h"
#include "core/speed/step_time.h"
#include "core/units/quantity.h"

namespace rackwright {

namespace {

constexpr double kRareMfu = 0.65;    ///< long published runs stay below it
constexpr double kUnexplained = 2.3; ///< tuned stacks lie well inside this of the prediction

} // namespace

double runHours(const Job& job, const Machine& machine, const Strategy& strategy, double tokens) {
    const double step = StepTimer(job, machine).step(strategy).total;
    const double perStep = static_cast<double>(job.globalBatch) * job.sequence;
    if (!(step > 0) || !(perStep > 0)) return 0;
    return tokens / perStep * step * strategy.accelerators() / kSecondsPerHour;
}

double runHoursAt(const Job& job, const Machine& machine, double tokens, double mfu) {
    const double peak = matmulPeak(job.recipe.precision, machine);
    if (!(peak > 0) || !(mfu > 0)) return 0;
    return tokens * trainingFlopsPerToken(job.model, job.sequence) / (peak * mfu) / kSecondsPerHour;
}

HoursJudgement judgeHours(const Job& job, const Machine& machine, const Strategy& strategy, double tokens,
                          double statedHours) {
    HoursJudgement judgement;
    if (!(statedHours > 0)) return judgement;
    judgement.mfu = runHoursAt(job, machine, tokens, 1) / statedHours;
    const double predicted = runHours(job, machine, strategy, tokens);
    if (predicted > 0) judgement.ratio = statedHours / predicted;
    if (judgement.mfu > kRareMfu)
        judgement.verdict = HoursVerdict::tooFew;
    else if (judgement.ratio > kUnexplained)
        judgement.verdict = HoursVerdict::unexplained;
    return judgement;
}

} // namespace rackwright
