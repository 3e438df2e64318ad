#include "core/speed/links.h"

#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

constexpr double kCallLatency = 10e-6; ///< s, launch of a collective [E]
constexpr double kMemberLatency = 1e-6; ///< s per member inside a domain [E]; NCCL's NVLink hop is 0.6–3.4 µs
constexpr double kDomainLatency = 5e-6; ///< s per doubling of domains [E]
constexpr double kHopLatency =
    15e-6; ///< s of a point-to-point transfer; NCCL's network base latency is 14 µs
constexpr double kUnconnectedRate = 1e6; ///< byte/s where a machine has no network: finite, and never chosen
constexpr double kRootComplexMembers = 4;

/// Against switched links, relative to the efficiency of a scale-up link. SimuMax's measured 8-way A100 PCIe
/// box reaches 0.69 of the usable x16 rate in groups of up to four and 0.42 over eight cards; through host
/// memory every byte crosses the root complex twice.
struct KindShare {
    double small = 1;
    double large = 1;
};

KindShare shareOf(ScaleUpKind kind) {
    if (kind == ScaleUpKind::pciePeer) return {0.86, 0.61};
    if (kind == ScaleUpKind::pcieHost) return {0.43, 0.61};
    return {};
}

} // namespace

Links::Links(const Machine& machine, const SpeedProfile& stack, const SpeedConstants& constants)
    : m_domain(std::max(1, machine.domain)), m_constants(constants) {
    const KindShare share = shareOf(machine.scaleUp);
    m_largeGroup = share.large;
    const bool connected = machine.scaleUp != ScaleUpKind::none && machine.scaleUpRate > 0;
    if (!connected) m_domain = 1;
    m_totalRaw = (connected ? machine.scaleUpRate : kUnconnectedRate) * share.small;
    const bool mesh = machine.scaleUp == ScaleUpKind::mesh && machine.scaleUpPairRate > 0;
    m_pairRaw = mesh ? std::min(machine.scaleUpPairRate, m_totalRaw) : m_totalRaw;
    m_total = m_totalRaw * machine.scaleUpEfficiency;
    m_pairRate = m_pairRaw * machine.scaleUpEfficiency;
    const double line =
        machine.nicRate > 0 ? machine.nicRate / std::max(1.0, machine.oversubscription) : kUnconnectedRate;
    m_nic = line * machine.nicEfficiency * stack.network;
    m_nicLine = line * stack.network;
    m_pipelineNic = line * stack.pipelineRate;
}

double Links::inside(double size, double stride) const noexcept {
    return std::clamp(std::floor(m_domain / stride), 1.0, size);
}

double Links::scaleUpRate(double members) const noexcept {
    const double rate = std::min(m_total, std::max(1.0, members - 1) * m_pairRate);
    return members > kRootComplexMembers ? rate * m_largeGroup : rate;
}

double Links::nicRate(double domains) const noexcept {
    return m_nic / (1 + m_constants.nicLossPerDoubling * std::log2(std::max(1.0, domains)));
}

double Links::collective(double size, double stride, double bytes, double passes) const noexcept {
    if (size <= 1 || bytes <= 0) return 0;
    const double members = inside(size, stride);
    const double domains = size / members;
    const double near = members > 1 ? passes * (members - 1) / members *
                                          (bytes + m_constants.halfSizeScaleUp) / scaleUpRate(members)
                                    : 0;
    const double latency = passes * (kCallLatency + kMemberLatency * (members - 1));
    if (domains <= 1) return near + latency;
    const double doublings = std::log2(domains);
    const double rate = members * m_nic / (1 + m_constants.nicLossPerDoubling * doublings);
    const double share = passes * (domains - 1) / domains / rate;
    const double far = share * (bytes + m_constants.halfSizeNic);
    return std::max(near, far) + m_constants.hierarchyOverlap * std::min(near, share * bytes) + latency +
           passes * kDomainLatency * doublings;
}

AllToAll Links::allToAll(double size, double stride, double bytes, double copies) const noexcept {
    if (size <= 1 || bytes <= 0) return {};
    const double members = inside(size, stride);
    const double domains = size / members;
    const double total =
        std::min(m_totalRaw, std::max(1.0, members - 1) * m_pairRaw) * m_constants.allToAllScaleUp;
    const double near = total * (members > kRootComplexMembers ? m_largeGroup : 1.0);
    AllToAll time;
    time.near = bytes * (members - 1) / size / near + 20e-6 + size * kMemberLatency;
    if (domains <= 1) return time;
    const double remote = 1 - 1 / domains;
    // A dispatcher that sends a token once per domain, not once per expert, visits this share of its
    // destinations.
    const double visited = domains * (1 - std::pow(1 - 1 / domains, copies)) / std::max(1.0, copies);
    time.far = bytes * visited * remote / (m_nicLine * m_constants.allToAllNic);
    time.near += bytes * remote / near;
    return time;
}

double Links::hop(double bytes, bool betweenDomains) const noexcept {
    return bytes / (betweenDomains ? m_pipelineNic : m_pairRate) + kHopLatency;
}

} // namespace rackwright
