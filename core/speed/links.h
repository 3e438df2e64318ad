// How long collectives take on a machine's links: inside a scale-up domain, across domains, or both.
#pragma once

#include "core/plan/job.h"
#include "core/speed/constants.h"

namespace rackwright {

/// An all-to-all's time on the scale-up links, with its latency, and on the NICs, s.
struct AllToAll {
    double near = 0;
    double far = 0;

    double total() const noexcept { return near + far; }
};

/// Collective times follow the usual alpha-beta form with a half-speed size, hierarchical over the scale-up
/// domain. A group is given by its size and its stride: the product of the degrees inside it.
class Links {
public:
    Links(const Machine& machine, const SpeedProfile& stack, const SpeedConstants& constants);

    /// Members of a group that share a domain.
    double inside(double size, double stride) const noexcept;
    /// Byte/s one way that `members` of a domain reach in a ring or mesh collective.
    double scaleUpRate(double members) const noexcept;
    /// Byte/s one way between two neighbours of a domain.
    double neighbourRate() const noexcept { return m_pairRate; }
    /// Byte/s one way of one NIC, with fabric losses over `domains` of them.
    double nicRate(double domains) const noexcept;
    /// Byte/s one way of one NIC to a single partner.
    double nicPairRate() const noexcept { return m_nic; }
    /// NIC line rate after the stack's factor, without the collective's efficiency.
    double nicLineRate() const noexcept { return m_nicLine; }
    /// Byte/s one way that pipeline sends reach between domains.
    double pipelineRate() const noexcept { return m_pipelineNic; }
    double domain() const noexcept { return m_domain; }

    /// s for `passes` (1 all-gather or reduce-scatter, 2 all-reduce) over a full buffer of `bytes`.
    double collective(double size, double stride, double bytes, double passes) const noexcept;
    /// One all-to-all in which every member sends `bytes`; `copies` destinations per token (top-k).
    AllToAll allToAll(double size, double stride, double bytes, double copies) const noexcept;
    /// s to hand `bytes` to the next pipeline stage.
    double hop(double bytes, bool betweenDomains) const noexcept;

private:
    double m_domain = 1;
    double m_total = 0;    ///< byte/s of all scale-up links after efficiency
    double m_pairRate = 0; ///< byte/s of one pair after efficiency
    double m_totalRaw = 0;
    double m_pairRaw = 0;
    double m_largeGroup = 1; ///< factor for groups that leave a PCIe root complex
    double m_nic = 0;
    double m_nicLine = 0;
    double m_pipelineNic = 0;
    SpeedConstants m_constants;
};

} // namespace rackwright
