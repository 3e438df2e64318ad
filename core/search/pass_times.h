// Time of one micro-batch through the model, kept for every layer split, micro-batch and mode.
#pragma once

#include "core/plan/strategy.h"
#include "core/speed/step_time.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <deque>

namespace rackwright {

/// How much of a step is certain before anything is known about its sharding and gradients.
/// A step of m micro-batches over p stages of v virtual ones takes at least pass·(m/p + (1 − 1/p)/v).
constexpr double stepsPerPass(const Strategy& s, double microBatches) {
    return microBatches / s.pp + (1 - 1.0 / s.pp) / s.vpp;
}

/// Filled on demand from several threads; the same value whoever computes it.
class PassTimes {
public:
    PassTimes(const StepTimer& timer, std::size_t microBatches)
        : m_timer(timer), m_microBatches(microBatches) {}

    /// Room for one more layer split; returns its index.
    std::size_t add() {
        const std::size_t index = m_times.size();
        m_times.resize(index + m_microBatches);
        return index;
    }

    /// Seconds of one pass of `strategy`, whose micro-batch is number `at` of the list. Layers that are only
    /// partly recomputed count as not recomputed: a lower bound.
    double pass(std::size_t split, std::size_t at, const Strategy& strategy) {
        std::atomic<double>& kept = m_times[split + at].modes[modeOf(strategy)];
        double seconds = kept.load(std::memory_order_relaxed);
        if (seconds > 0) return seconds;
        Strategy whole = strategy;
        if (whole.recomputedLayers > 0) whole.recompute = Recompute::none;
        whole.recomputedLayers = 0;
        seconds = m_timer.passSeconds(whole);
        kept.store(seconds, std::memory_order_relaxed);
        return seconds;
    }

    /// Lower bound of a step of `strategy` with or without its offload, when its passes take `passes`
    /// seconds.
    double leastStep(const Strategy& strategy, double passes) const {
        const double asItIs = m_timer.atLeast(strategy, passes);
        if (strategy.offload == Offload::none) return asItIs;
        Strategy resident = strategy;
        resident.offload = Offload::none;
        return std::min(asItIs, m_timer.atLeast(resident, passes));
    }

private:
    static constexpr std::size_t kModes = 6;
    struct Modes {
        std::array<std::atomic<double>, kModes> modes{};
    };

    static std::size_t modeOf(const Strategy& s) {
        const Recompute mode = s.recomputedLayers > 0 ? Recompute::none : s.recompute;
        return static_cast<std::size_t>(mode) * 2 + (s.sequenceParallel ? 1 : 0);
    }

    const StepTimer& m_timer;
    std::size_t m_microBatches;
    std::deque<Modes> m_times;
};

} // namespace rackwright
