#include "core/search/group_visit.h"

#include <algorithm>

namespace rackwright {

namespace {

/// The members of a group with one micro-batch.
struct Visitor {
    const VisitContext& context;
    const SplitGroup& group;
    const Ranking& known;
    Ranking& found;
    VisitCounts& counts;
    std::size_t at = 0;      ///< number of the micro-batch in the list
    double stepsPerPass = 1; ///< lower bound of a step, in passes
    double floor = 0;        ///< bytes, no member needs less

    double bound(const Strategy& s) const {
        const double whole = context.passes.pass(group.passes, at, s) * stepsPerPass;
        return s.recomputedLayers > 0 ? std::max(whole, context.timer.lowerBound(s)) : whole;
    }

    void operator()(const Strategy& s) {
        const double earliest = context.exhaustive ? 0 : bound(s);
        const int level = complexity(s);
        if (!context.exhaustive && known.rules(earliest, floor, level, context.simplerShare)) return;
        const MemoryPeak peak = context.memory.peak(s);
        if (peak.required > context.memoryLimit) {
            ++counts.evaluated;
            if (found.isNear(peak.required)) found.addOver({s, 0, peak.device, peak.required});
            return;
        }
        if (!context.exhaustive && known.rules(earliest, peak.device, level, context.simplerShare)) return;
        ++counts.evaluated;
        ++counts.feasible;
        const double seconds = context.timer.step(s).total;
        if (!known.rules(seconds, peak.device, level, context.simplerShare))
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
    context.space.forEachMicroBatch(group, [&](int microBatch, std::size_t at) {
        Visitor visitor{context, group, known, found, counts};
        visitor.at = at;
        if (!context.exhaustive) {
            const Strategy s = frugal(group, microBatch);
            const MemoryPeak floor = context.memory.floor(s);
            visitor.floor = floor.device;
            visitor.stepsPerPass = stepsPerPass(s, context.space.microBatches(s));
            const bool farther = !known.isNear(floor.required) || !found.isNear(floor.required);
            if (floor.required > context.memoryLimit && farther) return;
            Strategy fastest = s;
            fastest.recompute = Recompute::none;
            const double bound = context.passes.pass(group.passes, at, fastest) * visitor.stepsPerPass;
            if (known.rules(bound, floor.device, level, context.simplerShare)) return;
        }
        context.space.forEachVariant(group, microBatch, visitor);
    });
}

} // namespace rackwright
