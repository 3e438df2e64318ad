// Which of two candidates is better, and the ones worth keeping.
#pragma once

#include "core/plan/strategy.h"

#include <array>
#include <cstddef>
#include <vector>

namespace rackwright {

/// A candidate inside the search.
struct Scored {
    Strategy strategy;
    double seconds = 0; ///< step time
    double device = 0;  ///< bytes of the fullest accelerator: decide whether it fits
};

/// Dimensions a strategy uses: what an operator has to understand and keep working.
int complexity(const Strategy& s) noexcept;
inline constexpr std::size_t kComplexities = 12;

/// Faster first, then simpler, then less memory, then smaller degrees: a total order, so that the result
/// depends neither on the order of the visit nor on the number of threads.
bool better(const Scored& a, const Scored& b) noexcept;

/// What a search keeps. Lists have fixed capacity or grow with the front only.
class Ranking {
public:
    /// With `fastestOnly` it keeps the best and, while there are none, the nearest misses.
    explicit Ranking(std::size_t keep, bool fastestOnly = false);

    void clear() noexcept;
    void add(const Scored& candidate);
    /// A candidate that does not fit; kept when it is among the nearest.
    void addOver(const Scored& candidate);
    void merge(const Ranking& other);

    /// Whether nothing with at least these seconds and bytes can enter list, front or the simplest of
    /// `level`.
    bool rules(double seconds, double device, int level, double simplerShare) const noexcept;
    /// Whether nothing with at least these seconds can enter anything, however little memory it needs.
    bool rulesAny(double seconds) const noexcept;
    bool keepsFastestOnly() const noexcept { return m_fastestOnly; }
    /// Whether candidates that do not fit are still of use.
    bool wantsMisses() const noexcept { return !m_fastestOnly || m_best.empty(); }
    /// Whether a point of the front is better in one and no worse in the other.
    bool dominated(double seconds, double device) const noexcept;

    /// Whether a candidate that needs `device` bytes would still be among the nearest misses.
    bool isNear(double device) const noexcept;

    const std::vector<Scored>& best() const noexcept { return m_best; }
    const std::vector<Scored>& front() const noexcept { return m_front; }
    const std::vector<Scored>& nearest() const noexcept { return m_nearest; }
    /// Fastest of each complexity; `seconds` is infinite where there is none.
    const std::array<Scored, kComplexities>& byComplexity() const noexcept { return m_simplest; }

private:
    void addToFront(const Scored& candidate);

    std::size_t m_keep;
    bool m_fastestOnly;
    std::vector<Scored> m_best;
    std::vector<Scored> m_front;   ///< fastest first, least memory last
    std::vector<Scored> m_nearest; ///< least over memory first
    std::array<Scored, kComplexities> m_simplest;
};

} // namespace rackwright
