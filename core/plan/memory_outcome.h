// What fills the memory of an accelerator, stage by stage.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace rackwright {

enum class MemoryPart : std::uint8_t { weights, gradients, optimizer, activations, logits, buffers, overhead };
inline constexpr std::size_t kMemoryParts = 7;
enum class MemoryPhase : std::uint8_t { forward, backward, optimizerStep, loading };
enum class Fit : std::uint8_t { fits, tight, doesNotFit };

/// Above this share of the usable capacity the allocator's mood decides.
inline constexpr double kTightShare = 0.90;

/// The one verdict on `device` bytes, used by search, outcome, findings and validation alike. `limit` is the
/// user's, `capacity` what the accelerator offers.
constexpr Fit fitOf(double device, double limit, double capacity) {
    if (device > limit) return Fit::doesNotFit;
    return device > kTightShare * capacity ? Fit::tight : Fit::fits;
}

/// Bytes of one accelerator of one pipeline stage at the phase of its peak. The parts add up to `device`:
/// what a monitor shows, and what is held against the limit.
struct StageMemory {
    std::array<double, kMemoryParts> parts{};
    double allocated = 0;
    double reserved = 0;
    double device = 0;
    double hostBytes = 0;   ///< host memory for offloaded states, per accelerator
    MemoryPhase phase = MemoryPhase::forward;
    double parameters = 0;  ///< parameters held by this accelerator (before sharding of states)
    double layers = 0;      ///< layers of the stage
    double inFlight = 0;    ///< micro-batches whose activations are held

    double part(MemoryPart which) const { return parts[static_cast<std::size_t>(which)]; }
};

struct MemoryOutcome {
    std::vector<StageMemory> stages;
    int fullest = 0;          ///< index of the stage that needs most
    double capacity = 0;      ///< usable bytes
    double limit = 0;         ///< the user's limit, bytes
    double bandShare = 0.1;   ///< half-width of the 80 % band as a share of `device`
    Fit fit = Fit::fits;
    bool fitIsCertain = true; ///< the whole band lies over the limit or under the capacity
};

} // namespace rackwright
