#include "core/search/group_visit.h"

#include <algorithm>

namespace rackwright {

namespace {

/// The members of a group with one micro-batch.
struct Visitor {
    const VisitContext& context;
    const SplitGroup& group;
    const Ranking& known;
    Harvest& harvest;
    std::size_t at = 0;      ///< number of the micro-batch in the list
    double stepsPerPass = 1; ///< lower bound of a step, in passes
    double floor = 0;        ///< bytes, no member needs less

    double bound(const Strategy& s) const {
        double passes = context.passes.pass(group.passes, at, s) * stepsPerPass;
        if (s.recomputedLayers > 0) {
            const double microBatches = context.space.microBatches(s);
            passes = std::max(passes, context.timer.lowerBound(s) * s.pp / microBatches * stepsPerPass);
        }
        return context.timer.atLeast(s, passes);
    }

    bool ruledOut(double seconds, double device, const Strategy& s) const {
        if (context.exhaustive) return false;
        return harvest.group.rulesAny(seconds) ||
               known.rules(seconds, device, complexity(s), context.simplerShare);
    }

    void operator()(const Strategy& s) {
        const double earliest = context.exhaustive ? 0 : bound(s);
        if (ruledOut(earliest, floor, s)) return;
        if (!known.wantsMisses() && isTooSlow(s)) return;
        const double peak = context.memory.peak(s);
        if (peak > context.memoryLimit) {
            ++harvest.counts.evaluated;
            if (harvest.found.isNear(peak)) harvest.found.addOver({s, 0, peak});
            return;
        }
        if (!ruledOut(earliest, peak, s)) time(s, peak);
    }

    /// When only the fastest counts, the time is asked before the memory: most members fall there.
    bool isTooSlow(const Strategy& s) const {
        const double seconds = context.timer.step(s).total;
        return known.rulesAny(seconds) || harvest.group.rulesAny(seconds);
    }

    /// Step time of a member that fits.
    double time(const Strategy& s, double peak) {
        ++harvest.counts.evaluated;
        ++harvest.counts.feasible;
        const double seconds = context.timer.step(s).total;
        if (known.rules(seconds, peak, complexity(s), context.simplerShare)) return seconds;
        harvest.found.add({s, seconds, peak});
        if (harvest.group.keepsFastestOnly()) harvest.group.add({s, seconds, peak});
        return seconds;
    }
};

/// Members that recompute the first 1 … `most` layers: each layer more saves memory and costs time. So the
/// first that fits is found by halving, only the last that does not is a near miss, and between two known
/// members nothing is faster than the one nor leaner than the other.
class LayerVisitor {
public:
    LayerVisitor(Visitor& visitor, const Strategy& strategy) : m_visitor(visitor), m_strategy(strategy) {}

    void visit(int most) {
        if (m_visitor.ruledOut(m_visitor.bound(with(1)), m_visitor.floor, m_strategy)) return;
        if (!m_visitor.known.wantsMisses() && m_visitor.isTooSlow(with(1))) return;
        const int first = firstThatFits(most);
        if (first > 1) m_visitor(with(first - 1));
        if (first > most) return;
        const double leanest = m_visitor.context.memory.peak(with(most));
        if (m_visitor.ruledOut(m_visitor.bound(with(first)), leanest, m_strategy)) return;
        const double seconds = measure(first);
        if (first == most) return;
        if (m_visitor.ruledOut(seconds, leanest, m_strategy)) return;
        m_visitor.time(with(most), leanest);
        between(first, seconds, most, leanest);
    }

private:
    const Strategy& with(int layers) {
        m_strategy.recomputedLayers = layers;
        return m_strategy;
    }

    int firstThatFits(int most) {
        if (m_visitor.context.memory.peak(with(most)) > m_visitor.context.memoryLimit) return most + 1;
        int over = 0;
        int fits = most;
        while (fits - over > 1) {
            const int middle = over + (fits - over) / 2;
            const double peak = m_visitor.context.memory.peak(with(middle));
            (peak <= m_visitor.context.memoryLimit ? fits : over) = middle;
        }
        return fits;
    }

    double measure(int layers) {
        const double peak = m_visitor.context.memory.peak(with(layers));
        m_device = peak;
        return m_visitor.time(m_strategy, peak);
    }

    void between(int low, double lowSeconds, int high, double highDevice) {
        if (high - low < 2 || m_visitor.ruledOut(lowSeconds, highDevice, m_strategy)) return;
        const int middle = low + (high - low) / 2;
        const double seconds = measure(middle);
        const double device = m_device;
        between(low, lowSeconds, middle, device);
        between(middle, seconds, high, highDevice);
    }

    Visitor& m_visitor;
    Strategy m_strategy;
    double m_device = 0; ///< of the member measured last
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

void visitGroup(const VisitContext& context, const SplitGroup& group, const Ranking& known,
                Harvest& harvest) {
    harvest.group.clear();
    const int level = leastComplex(group);
    if (!context.exhaustive) {
        if (known.rulesAny(group.bound)) return;
        const double floor = context.memory.floor(group.split);
        if (known.rules(group.bound, floor, level, context.simplerShare)) return;
    }
    context.space.forEachMicroBatch(group, [&](int microBatch, std::size_t at) {
        Visitor visitor{context, group, known, harvest};
        visitor.at = at;
        if (!context.exhaustive) {
            const Strategy s = frugal(group, microBatch);
            visitor.stepsPerPass = stepsPerPass(s, context.space.microBatches(s));
            Strategy fastest = s;
            fastest.recompute = Recompute::none;
            const double bound = context.passes.leastStep(
                fastest, context.passes.pass(group.passes, at, fastest) * visitor.stepsPerPass);
            if (known.rulesAny(bound) || harvest.group.rulesAny(bound)) return;
            visitor.floor = context.memory.floor(s);
            if (visitor.floor > context.memoryLimit && !known.isNear(visitor.floor)) return;
            if (known.rules(bound, visitor.floor, level, context.simplerShare)) return;
        }
        if (context.exhaustive) {
            context.space.forEachVariant(group, microBatch, visitor);
            return;
        }
        context.space.forEachMode(group, microBatch, visitor,
                                  [&](const Strategy& s, int most) { LayerVisitor(visitor, s).visit(most); });
    });
}

} // namespace rackwright
