// Batch size and number of tokens.
#include "core/advice/rules.h"
#include "core/model/parameters.h"

#include <algorithm>
#include <cmath>

namespace rackwright::advice {

namespace {

constexpr double kTokensPerParameter = 20; ///< compute-optimal, Chinchilla (arXiv 2203.15556)
constexpr double kFewTokens = 0.75;
constexpr double kManyTokens = 3;
constexpr double kLargeBatch = 4;   ///< times the near-optimal batch
constexpr double kWaitShare = 0.08; ///< of the step, waiting for gradients or bubbles

/// Near-optimal batch in tokens for a compute budget of `flops`: 0.2920 · C^0.3271 (DeepSeek LLM, arXiv
/// 2401.02954). Runs within a factor of a few of it train equally well.
double optimalBatchTokens(double flops) {
    return 0.2920 * std::pow(flops, 0.3271);
}

bool trainsFromScratch(const RuleContext& context) {
    const Task task = context.scenario().data.recipe.task;
    return task == Task::pretrain;
}

double batchTokens(const RuleContext& context) {
    return context.scenario().data.globalBatch * context.scenario().model.sequence;
}

void reportBatch(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    const double tokens = batchTokens(context);
    const double total = context.scenario().data.tokensT * 1e12;
    const double flops = total * trainingFlopsPerToken(outcome.model, context.scenario().model.sequence);
    const double optimal = optimalBatchTokens(flops);
    const std::vector<Argument> arguments{
        argument("batch", ArgumentKind::tokens, tokens), argument("optimal", ArgumentKind::tokens, optimal),
        argument("replicas", ArgumentKind::count, outcome.strategy.dp),
        argument("micro_batches", ArgumentKind::count, outcome.microBatches)};
    if (trainsFromScratch(context) && tokens > kLargeBatch * optimal) {
        add(findings, "data.batch_large", Severity::costs, tokens / optimal, arguments);
        return;
    }
    const StepTime& step = outcome.time.step;
    if (step.total <= 0) return;
    const double waiting = (step.part(TimePart::bubble) + step.part(TimePart::dataParallel)) / step.total;
    if (waiting > kWaitShare && tokens < optimal / 2) {
        const double doubled = context.scenario().data.globalBatch * 2;
        add(findings, "data.batch_small_for_cluster", Severity::improves, waiting * outcome.trainingDays,
            arguments, {setNumber("data.global_batch", doubled)});
    }
}

void reportTokens(const RuleContext& context, Findings& findings) {
    if (!trainsFromScratch(context)) return;
    const double tokens = context.scenario().data.tokensT * 1e12;
    const double optimal = kTokensPerParameter * static_cast<double>(context.outcome.parameters.active);
    if (optimal <= 0) return;
    const double ratio = tokens / optimal;
    const std::vector<Argument> arguments{argument("tokens", ArgumentKind::tokens, tokens),
                                          argument("optimal", ArgumentKind::tokens, optimal),
                                          argument("ratio", ArgumentKind::number, ratio)};
    if (ratio < kFewTokens)
        add(findings, "data.tokens_below_optimal", Severity::informs, 1 / ratio, arguments);
    if (ratio > kManyTokens) add(findings, "data.tokens_above_optimal", Severity::informs, ratio, arguments);
}

/// Accumulation costs nothing without a pipeline and fills it with one.
void reportAccumulation(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    if (outcome.microBatches <= 1 || outcome.strategy.pp > 1) return;
    add(findings, "data.accumulation", Severity::informs, 0,
        {argument("micro_batches", ArgumentKind::count, outcome.microBatches),
         argument("batch", ArgumentKind::tokens, batchTokens(context))});
}

} // namespace

void dataRules(const RuleContext& context, Findings& findings) {
    if (!context.runs()) return;
    reportBatch(context, findings);
    reportTokens(context, findings);
    reportAccumulation(context, findings);
}

} // namespace rackwright::advice
