// Memory of one stage, part by part: the same terms that the memory model adds up, taken at the peak's phase.
#include "core/explain/explain_parts.h"
#include "core/memory/stage_terms.h"
#include "core/plan/resolve.h"

#include <algorithm>
#include <cmath>

namespace rackwright {

namespace {

using Why = std::optional<Explanation>;

constexpr double kNothing = 1e-9; ///< share of a part below which a rest is rounding

/// The terms behind one stage.
struct StageView {
    MemoryCoefficients c;
    StrategyTerms t;
    StageTerms s;
    double tokens = 0; ///< of a micro-batch and rank
    const StageMemory& memory;
    const SoftwareStack* stack = nullptr;
};

std::optional<StageView> viewOf(const ExplainContext& context, std::size_t stage) {
    const Outcome& o = context.outcome;
    if (stage >= o.memory.stages.size()) return std::nullopt;
    const auto job = resolveJob(o.scenario, context.catalog);
    if (!job) return std::nullopt;
    const Strategy& strategy = o.strategy;
    StageView view{memoryCoefficients(*job, o.machine), {}, {}, 0, o.memory.stages[stage],
                   context.catalog.stack(o.stackId)};
    view.t = strategyTerms(view.c, strategy);
    view.t.states = &view.c.states[view.t.fullySharded ? 1 : 0]; // the coefficients have moved
    view.s = stageTerms(view.c, strategy, view.t, static_cast<int>(stage));
    view.tokens = view.c.sequence * strategy.microBatch / strategy.cp;
    return view;
}

/// Parameters times bytes over the GPUs that share them, and what the formula leaves out: copies in another
/// type, experts sharded in groups of their own, offload.
Explanation states(const StageView& v, MemoryPart part, double bytes, const char* symbol, const char* input,
                   int shardedFrom) {
    const double value = v.memory.part(part);
    const double shards = v.t.zero >= shardedFrom ? 1 / v.t.perShard : 1;
    Explanation why{{},
                    ArgumentKind::bytes,
                    value,
                    std::string("held_parameters * ") + symbol + " / shards",
                    false,
                    {computed("held_parameters", ArgumentKind::parameters, v.memory.parameters),
                     stated(symbol, ArgumentKind::number, bytes, input),
                     computed("shards", ArgumentKind::count, shards)}};
    const double rest = value - v.memory.parameters * bytes / shards;
    if (std::abs(rest) <= kNothing * value) return why;
    why.formula += " + other_states";
    why.terms.push_back(computed("other_states", ArgumentKind::bytes, rest));
    return why;
}

Explanation activations(const StageView& v, int stage) {
    const double value = v.memory.part(MemoryPart::activations);
    const bool backward = v.memory.phase == MemoryPhase::backward;
    const double kept = backward ? kBackwardActivations : 1;
    const double stream = 2 * v.c.hidden * v.t.shares.sequence * (stage == 0 ? v.s.inFlight : 1);
    const double layers = std::max(1.0, v.s.layers);
    return {{},
            ArgumentKind::bytes,
            value,
            "micro_tokens * ((in_flight * stage_layers * layer_bytes + stream_bytes) * kept_share + "
            "working_bytes)",
            false,
            {computed("micro_tokens", ArgumentKind::tokens, v.tokens, "memory.micro_tokens"),
             computed("in_flight", ArgumentKind::number, v.s.inFlight),
             computed("stage_layers", ArgumentKind::number, layers),
             computed("layer_bytes", ArgumentKind::number, (v.s.held - stream) / (v.s.inFlight * layers)),
             computed("stream_bytes", ArgumentKind::number, stream),
             computed("kept_share", ArgumentKind::ratio, kept),
             computed("working_bytes", ArgumentKind::number, value / v.tokens - v.s.held * kept)}};
}

Explanation logits(const StageView& v, const Strategy& strategy) {
    const double bytes = v.t.fullySharded ? v.c.logitBytesSharded : v.c.logitBytes;
    const double rest = v.s.head - bytes * v.t.vocabulary * v.t.perTensor;
    return {{},
            ArgumentKind::bytes,
            v.memory.part(MemoryPart::logits),
            "micro_tokens * (logit_bytes * vocabulary / tp + head_streams)",
            false,
            {computed("micro_tokens", ArgumentKind::tokens, v.tokens, "memory.micro_tokens"),
             stated("logit_bytes", ArgumentKind::number, bytes, "data.loss"),
             computed("vocabulary", ArgumentKind::count, v.t.vocabulary),
             computed("tp", ArgumentKind::count, strategy.tp),
             computed("head_streams", ArgumentKind::number, rest)}};
}

Explanation buffers(const StageView& v) {
    const double value = v.memory.part(MemoryPart::buffers);
    return {{},    ArgumentKind::bytes,
            value, "gathered",
            false, {computed("gathered", ArgumentKind::bytes, value)}};
}

ExplainedTerm ofStack(const StageView& v, const char* symbol, ArgumentKind unit, double value) {
    if (v.stack == nullptr || v.stack->from.source.empty()) return computed(symbol, unit, value);
    return fact(symbol, unit, value, v.stack->from);
}

Explanation overhead(const StageView& v) {
    return {{},
            ArgumentKind::bytes,
            v.memory.part(MemoryPart::overhead),
            "framework_base + allocated * (pool_factor - 1) + driver_context",
            false,
            {ofStack(v, "framework_base", ArgumentKind::bytes, v.c.baseBytes),
             computed("allocated", ArgumentKind::bytes, v.memory.allocated),
             ofStack(v, "pool_factor", ArgumentKind::number, v.c.reservedFactor),
             ofStack(v, "driver_context", ArgumentKind::bytes, v.c.contextBytes)}};
}

Why part(const ExplainContext& context, std::size_t stage, MemoryPart which) {
    const auto view = viewOf(context, stage);
    if (!view || view->memory.part(which) <= 0) return {};
    const StateBytes& b = *view->t.states;
    const bool frozen = view->c.frozen;
    switch (which) {
    case MemoryPart::weights:
        return states(*view, which, frozen ? b.frozenLinear : b.weight, "weight_bytes",
                      frozen ? "data.quantisation" : "data.weights", 3);
    case MemoryPart::gradients:
        return states(*view, which, b.gradient * b.trainedShare, "gradient_bytes", "data.gradients", 2);
    case MemoryPart::optimizer:
        return states(*view, which, (b.master + b.moments) * b.trainedShare + b.resident, "optimizer_bytes",
                      "data.optimizer", 1);
    case MemoryPart::activations:
        return activations(*view, static_cast<int>(stage));
    case MemoryPart::logits:
        return logits(*view, context.outcome.strategy);
    case MemoryPart::buffers:
        return buffers(*view);
    case MemoryPart::overhead:
        break;
    }
    return overhead(*view);
}

Why whole(const ExplainContext& context, std::size_t stage) {
    const StageMemory& memory = context.outcome.memory.stages[stage];
    Explanation why{{}, ArgumentKind::bytes, memory.device, {}, false, {}};
    for (std::size_t i = 0; i < kMemoryParts; ++i) {
        if (memory.parts[i] <= 0) continue;
        const auto which = static_cast<MemoryPart>(i);
        const std::string symbol = memoryFigure(which).substr(memoryFigure(which).find('.') + 1);
        why.formula += (why.formula.empty() ? "" : " + ") + symbol;
        why.terms.push_back(computed(symbol, ArgumentKind::bytes, memory.parts[i],
                                     stageFigure(static_cast<int>(stage), which)));
    }
    return why;
}

Why microTokens(const ExplainContext& c) {
    const auto job = resolveJob(c.outcome.scenario, c.catalog);
    if (!job || c.outcome.memory.stages.empty()) return {};
    const Strategy& s = c.outcome.strategy;
    return Explanation{"memory.micro_tokens",
                       ArgumentKind::tokens,
                       job->sequence * s.microBatch / s.cp,
                       "sequence * micro_batch / cp",
                       false,
                       {stated("sequence", ArgumentKind::tokens, job->sequence, "model.sequence"),
                        computed("micro_batch", ArgumentKind::count, s.microBatch),
                        computed("cp", ArgumentKind::count, s.cp)}};
}

constexpr ExplainRow kRows[] = {{"memory.micro_tokens", microTokens}};

} // namespace

std::span<const ExplainRow> memoryExplanations() {
    return kRows;
}

std::optional<Explanation> explainStage(const ExplainContext& context, const StageFigure& figure) {
    if (figure.stage >= context.outcome.memory.stages.size()) return std::nullopt;
    Why why = figure.part ? part(context, figure.stage, *figure.part) : whole(context, figure.stage);
    const int stage = static_cast<int>(figure.stage);
    if (why) why->id = figure.part ? stageFigure(stage, *figure.part) : stageFigure(stage);
    return why;
}

} // namespace rackwright
