// Duration and utilisation.
#include "core/explain/explain_parts.h"
#include "core/plan/resolve.h"
#include "core/speed/step_time.h"

namespace rackwright {

namespace {

using Why = std::optional<Explanation>;

Why days(const ExplainContext& c) {
    const Outcome& o = c.outcome;
    if (o.trainingDays <= 0) return {};
    return Explanation{
        "time.days",
        ArgumentKind::days,
        o.trainingDays,
        "step * steps / 86400 / goodput",
        false,
        {computed("step", ArgumentKind::seconds, o.time.step.total, "time.step"),
         computed("steps", ArgumentKind::count, o.steps, "time.steps"),
         computed("goodput", ArgumentKind::ratio, o.cluster.reliability.goodput, "run.goodput")}};
}

Explanation bandEnd(const Outcome& o, const char* id, double value, double factor) {
    // The factor is a percentile of measured over predicted time among published runs.
    return {id,
            ArgumentKind::days,
            value,
            "days * band",
            false,
            {computed("days", ArgumentKind::days, o.trainingDays, "time.days"),
             constant("band", ArgumentKind::number, factor)}};
}

Why daysLow(const ExplainContext& c) {
    return bandEnd(c.outcome, "time.days_low", c.outcome.trainingDaysLow, c.outcome.time.lowFactor);
}

Why daysHigh(const ExplainContext& c) {
    return bandEnd(c.outcome, "time.days_high", c.outcome.trainingDaysHigh, c.outcome.time.highFactor);
}

Why steps(const ExplainContext& c) {
    const auto job = resolveJob(c.outcome.scenario, c.catalog);
    if (!job) return {};
    return Explanation{
        "time.steps",
        ArgumentKind::count,
        c.outcome.steps,
        "ceil(tokens / (batch * sequence))",
        false,
        {stated("tokens", ArgumentKind::tokens, c.outcome.scenario.data.tokensT * 1e12, "data.tokens"),
         stated("batch", ArgumentKind::count, static_cast<double>(job->globalBatch), "data.global_batch"),
         stated("sequence", ArgumentKind::tokens, job->sequence, "model.sequence")}};
}

ExplainedTerm peakTerm(const Outcome& o, const Catalog& catalog) {
    const Precision precision = o.scenario.data.recipe.precision;
    const double peak = matmulPeak(precision, o.machine);
    const Accelerator* part = catalog.hardware.accelerator(o.scenario.hardware.accelerator);
    if (part == nullptr) return computed("peak", ArgumentKind::flopsRate, peak);
    const Fact* from = peak == o.machine.peak4 && peak > 0   ? &part->fp4Tflops
                       : peak == o.machine.peak8 && peak > 0 ? &part->fp8Tflops
                       : part->bf16Tflops.known()            ? &part->bf16Tflops
                                                             : &part->fp16Tflops;
    return fact("peak", ArgumentKind::flopsRate, peak, from->from);
}

Explanation utilisation(const ExplainContext& c, const char* id, double value, double flops,
                        const char* symbol) {
    const Outcome& o = c.outcome;
    return {id,
            ArgumentKind::ratio,
            value,
            std::string(symbol) + " / (step * accelerators * peak)",
            false,
            {computed(symbol, ArgumentKind::number, flops),
             computed("step", ArgumentKind::seconds, o.time.step.total, "time.step"),
             stated("accelerators", ArgumentKind::count, o.accelerators, "hardware.servers"),
             peakTerm(o, c.catalog)}};
}

Why mfu(const ExplainContext& c) {
    if (c.outcome.time.mfu <= 0) return {};
    return utilisation(c, "time.mfu", c.outcome.time.mfu, c.outcome.time.step.modelFlops, "model_flops");
}

Why hfu(const ExplainContext& c) {
    if (c.outcome.time.hfu <= 0) return {};
    return utilisation(c, "time.hfu", c.outcome.time.hfu, c.outcome.time.step.hardwareFlops,
                       "hardware_flops");
}

Why tokensPerSecond(const ExplainContext& c) {
    const auto job = resolveJob(c.outcome.scenario, c.catalog);
    if (!job) return {};
    return Explanation{
        "time.tokens_per_second",
        ArgumentKind::number,
        c.outcome.time.tokensPerSecond,
        "batch * sequence / step",
        false,
        {stated("batch", ArgumentKind::count, static_cast<double>(job->globalBatch), "data.global_batch"),
         stated("sequence", ArgumentKind::tokens, job->sequence, "model.sequence"),
         computed("step", ArgumentKind::seconds, c.outcome.time.step.total, "time.step")}};
}

Why memoryLimit(const ExplainContext& c) {
    const MemoryOutcome& memory = c.outcome.memory;
    const Accelerator* part = c.catalog.hardware.accelerator(c.outcome.scenario.hardware.accelerator);
    if (part == nullptr) return {};
    return Explanation{"memory.limit",
                       ArgumentKind::bytes,
                       memory.limit,
                       "usable * memory_use",
                       false,
                       {fact("usable", ArgumentKind::bytes, memory.capacity,
                             part->usableGiB.known() ? part->usableGiB.from : part->memoryGB.from),
                        stated("memory_use", ArgumentKind::ratio, c.outcome.scenario.limits.memoryUse,
                               "limits.memory_use")}};
}

constexpr ExplainRow kRows[] = {{"time.days", days},
                                {"time.days_low", daysLow},
                                {"time.days_high", daysHigh},
                                {"time.steps", steps},
                                {"time.mfu", mfu},
                                {"time.hfu", hfu},
                                {"time.tokens_per_second", tokensPerSecond},
                                {"memory.limit", memoryLimit}};

} // namespace

std::span<const ExplainRow> timeExplanations() {
    return kRows;
}

} // namespace rackwright
