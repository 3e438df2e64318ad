// What makes the peak of the memory: logits, loading, the allocator's pool, and memory that only the data
// sheet has.
#include "core/advice/rules.h"

#include <algorithm>

namespace rackwright::advice {

namespace {

constexpr double kLogitsShare = 0.15; ///< of the fullest GPU
constexpr double kPoolShare = 0.02;   ///< of the memory that a better allocator setting could give back
constexpr double kCrowded = 0.85;     ///< from here on a pool matters

const StageMemory& fullest(const Outcome& outcome) {
    return outcome.memory.stages[static_cast<std::size_t>(outcome.memory.fullest)];
}

/// Logits of a large vocabulary stand beside everything else on the last stage. A chunked or fused loss never
/// holds them whole (Liger kernel, arXiv 2410.10989; cut cross-entropy, arXiv 2411.09009).
void reportLogits(const RuleContext& context, Findings& findings) {
    const StageMemory& stage = fullest(context.outcome);
    const double share = stage.device > 0 ? stage.part(MemoryPart::logits) / stage.device : 0;
    if (share < kLogitsShare) return;
    const LossKernel loss = context.scenario().data.recipe.loss;
    std::vector<FindingAction> actions;
    if (loss == LossKernel::automatic || loss == LossKernel::plain)
        actions.push_back({"data.loss", "chunked"});
    add(findings, "fit.logits", Severity::improves, share,
        {argument("logits", ArgumentKind::bytes, stage.part(MemoryPart::logits)),
         argument("share", ArgumentKind::ratio, share)},
        std::move(actions));
}

/// The peak comes before the first step.
void reportLoading(const RuleContext& context, Findings& findings) {
    const StageMemory& stage = fullest(context.outcome);
    if (stage.phase != MemoryPhase::loading) return;
    add(findings, "fit.loading", Severity::informs, 1,
        {argument("required", ArgumentKind::bytes, stage.device),
         argument("loading", ArgumentKind::bytes, stage.part(MemoryPart::buffers))});
}

/// Expandable segments keep PyTorch's pool close to what is allocated (PyTorch, "CUDA semantics: memory
/// management").
void reportAllocator(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    const bool pytorch = context.accelerator != nullptr &&
                         (context.accelerator->software == "cuda" || context.accelerator->software == "rocm");
    if (!pytorch || outcome.memory.capacity <= 0) return;
    const StageMemory& stage = fullest(outcome);
    const double pool = stage.reserved - stage.allocated;
    const bool crowded = stage.device > kCrowded * outcome.memory.capacity;
    if (!crowded || pool < kPoolShare * outcome.memory.capacity) return;
    add(findings, "fit.allocator", Severity::improves, pool / outcome.memory.capacity,
        {argument("pool", ArgumentKind::bytes, pool)});
}

/// By the data sheet it would fit, by what the driver offers it does not.
void reportUsable(const RuleContext& context, Findings& findings) {
    const Outcome& outcome = context.outcome;
    const double nominal = outcome.machine.memoryBytes;
    const double required = fullest(outcome).device;
    if (outcome.verdict != Verdict::doesNotFit) return;
    if (required > nominal * context.scenario().limits.memoryUse) return;
    add(findings, "fit.usable", Severity::informs, 1,
        {argument("required", ArgumentKind::bytes, required),
         argument("nominal", ArgumentKind::bytes, nominal),
         argument("usable", ArgumentKind::bytes, outcome.memory.capacity)});
}

} // namespace

void peakRules(const RuleContext& context, Findings& findings) {
    if (context.outcome.memory.stages.empty()) return;
    reportLogits(context, findings);
    reportLoading(context, findings);
    reportAllocator(context, findings);
    reportUsable(context, findings);
}

} // namespace rackwright::advice
