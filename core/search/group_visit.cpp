#include "core/search/group_visit.h"

namespace rackwright {

namespace {

/// One micro-batch of a group.
struct Visitor {
    const VisitContext& context;
    const Ranking& known;
    Ranking& found;
    VisitCounts& counts;

    void operator()(const Strategy& s) {
        const MemoryPeak peak = context.memory.peak(s);
        if (peak.required > context.memoryLimit) {
            ++counts.evaluated;
            found.addOver({s, 0, peak.device, peak.required});
            return;
        }
        if (!context.exhaustive) {
            const double bound = context.timer.lowerBound(s);
            if (known.rules(bound, peak.device, complexity(s), context.simplerShare)) return;
        }
        ++counts.evaluated;
        ++counts.feasible;
        const double seconds = context.timer.step(s).total;
        if (!known.rules(seconds, peak.device, complexity(s), context.simplerShare))
            found.add({s, seconds, peak.device, peak.required});
    }
};

/// The member with the least memory but for recomputation, whose floor bounds all others.
Strategy frugal(const SplitGroup& group, int microBatch) {
    Strategy s = group.split;
    s.microBatch = microBatch;
    return s;
}

/// The least complex way of using this split.
int leastComplex(const SplitGroup& group) {
    Strategy s = group.split;
    s.offload = Offload::none;
    s.recompute = Recompute::none;
    return complexity(s);
}

} // namespace

void visitGroup(const VisitContext& context, const SplitGroup& group, const Ranking& known, Ranking& found,
                VisitCounts& counts) {
    const int level = leastComplex(group);
    if (!context.exhaustive) {
        const double floor = context.memory.floor(group.split).device;
        if (known.rules(group.bound, floor, level, context.simplerShare)) return;
    }
    Visitor visitor{context, known, found, counts};
    context.space.forEachMicroBatch(group, [&](int microBatch) {
        if (!context.exhaustive) {
            const double floor = context.memory.floor(frugal(group, microBatch)).required;
            const bool farther = !known.isNear(floor) || !found.isNear(floor);
            if (floor > context.memoryLimit && farther) return;
        }
        context.space.forEachVariant(group, microBatch, visitor);
    });
}

} // namespace rackwright
