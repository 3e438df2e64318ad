// Two activities that run partly at the same time.
#pragma once

#include <array>

namespace rackwright {

/// The overlap norm of two busy times: max·(1 + (min/max)^q)^(1/q). q = 1 adds them, q → ∞ takes the longer
/// one. Smooth and monotone in both arguments. The curve is tabulated, so that a call costs a few
/// multiplications.
class OverlapNorm {
public:
    /// `exponent` ≥ 1.
    explicit OverlapNorm(double exponent);

    /// Busy time of both together, s.
    double together(double a, double b) const noexcept;
    /// What `hidden` adds to `cover`, s.
    double exposed(double hidden, double cover) const noexcept { return together(hidden, cover) - cover; }

private:
    static constexpr int kSegments = 128;
    std::array<double, kSegments + 2> m_curve{};
};

} // namespace rackwright
