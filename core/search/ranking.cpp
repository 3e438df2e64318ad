#include "core/search/ranking.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace rackwright {

namespace {

constexpr std::size_t kNearest = 12;
constexpr std::size_t kFrontReserve = 4096;
constexpr double kNever = std::numeric_limits<double>::infinity();

auto degrees(const Strategy& s) {
    return std::tuple(s.tp, s.pp, s.vpp, s.cp, s.ep, s.etp, s.dp, s.microBatch, s.shardGroup,
                      s.recomputedLayers, s.sharding, s.recompute, s.selectiveModules, s.schedule,
                      s.contextKind, s.offload, s.sequenceParallel);
}

/// Order of the front: of equally fast candidates the one with less memory, then the simpler.
bool aheadOnFront(const Scored& a, const Scored& b) {
    if (a.seconds != b.seconds) return a.seconds < b.seconds;
    if (a.device != b.device) return a.device < b.device;
    return better(a, b);
}

bool nearer(const Scored& a, const Scored& b) {
    if (a.device != b.device) return a.device < b.device;
    return degrees(a.strategy) < degrees(b.strategy);
}

/// Keeps `list` sorted by `before` and no longer than `most`. Never allocates once `most + 1` are reserved.
template <class Before>
void insertSorted(std::vector<Scored>& list, const Scored& item, std::size_t most, Before before) {
    if (list.size() == most && (most == 0 || !before(item, list.back()))) return;
    list.insert(std::upper_bound(list.begin(), list.end(), item, before), item);
    if (list.size() > most) list.pop_back();
}

} // namespace

int complexity(const Strategy& s) noexcept {
    const auto used = [](bool uses) { return uses ? 1 : 0; };
    return used(s.tp > 1) + used(s.pp > 1) + used(s.vpp > 1) + used(s.cp > 1) + used(s.ep > 1) +
           used(s.ep > 1 && s.etp > 1) + used(s.shardGroup > 0) + used(s.recompute != Recompute::none) +
           used(s.recomputedLayers > 0) + used(s.offload != Offload::none);
}

bool better(const Scored& a, const Scored& b) noexcept {
    if (a.seconds != b.seconds) return a.seconds < b.seconds;
    const int levelA = complexity(a.strategy);
    const int levelB = complexity(b.strategy);
    if (levelA != levelB) return levelA < levelB;
    if (a.device != b.device) return a.device < b.device;
    return degrees(a.strategy) < degrees(b.strategy);
}

Ranking::Ranking(std::size_t keep, bool fastestOnly) : m_keep(keep), m_fastestOnly(fastestOnly) {
    m_best.reserve(keep + 1);
    if (!fastestOnly) m_front.reserve(kFrontReserve);
    m_nearest.reserve(kNearest + 1);
    clear();
}

void Ranking::clear() noexcept {
    m_best.clear();
    m_front.clear();
    m_nearest.clear();
    m_simplest.fill({{}, kNever, kNever});
}

void Ranking::add(const Scored& candidate) {
    insertSorted(m_best, candidate, m_keep, better);
    if (m_fastestOnly) return;
    Scored& simplest = m_simplest[static_cast<std::size_t>(complexity(candidate.strategy))];
    if (better(candidate, simplest)) simplest = candidate;
    addToFront(candidate);
}

void Ranking::addOver(const Scored& candidate) {
    insertSorted(m_nearest, candidate, kNearest, nearer);
}

bool Ranking::isNear(double device) const noexcept {
    if (!wantsMisses()) return false;
    return m_nearest.size() < kNearest || device <= m_nearest.back().device;
}

void Ranking::addToFront(const Scored& candidate) {
    const auto at = std::lower_bound(m_front.begin(), m_front.end(), candidate, aheadOnFront);
    // Everything before is at least as fast, so it rules the candidate out unless it needs more memory.
    if (at != m_front.begin() && (at - 1)->device <= candidate.device) return;
    auto end = at;
    while (end != m_front.end() && end->device >= candidate.device)
        ++end;
    if (at == end) {
        m_front.insert(at, candidate);
        return;
    }
    *at = candidate;
    m_front.erase(at + 1, end);
}

void Ranking::merge(const Ranking& other) {
    for (const Scored& candidate : other.m_best)
        insertSorted(m_best, candidate, m_keep, better);
    for (const Scored& candidate : other.m_nearest)
        addOver(candidate);
    for (const Scored& candidate : other.m_front)
        addToFront(candidate);
    for (std::size_t level = 0; level < kComplexities; ++level) {
        if (better(other.m_simplest[level], m_simplest[level])) m_simplest[level] = other.m_simplest[level];
    }
}

bool Ranking::dominated(double seconds, double device) const noexcept {
    // The last point that is strictly faster has the least memory of all those.
    const auto at = std::lower_bound(m_front.begin(), m_front.end(), seconds,
                                     [](const Scored& point, double limit) { return point.seconds < limit; });
    return at != m_front.begin() && (at - 1)->device <= device;
}

bool Ranking::rulesAny(double seconds) const noexcept {
    return m_fastestOnly && m_best.size() == m_keep && seconds > m_best.back().seconds;
}

bool Ranking::rules(double seconds, double device, int level, double simplerShare) const noexcept {
    if (m_best.size() < m_keep || m_best.empty()) return false;
    if (m_fastestOnly) return rulesAny(seconds);
    if (seconds <= m_best.back().seconds || !dominated(seconds, device)) return false;
    if (seconds > m_best.front().seconds * (1 + simplerShare)) return true;
    for (int simpler = 0; simpler <= level; ++simpler) {
        if (m_simplest[static_cast<std::size_t>(simpler)].seconds < seconds) return true;
    }
    return false;
}

} // namespace rackwright
