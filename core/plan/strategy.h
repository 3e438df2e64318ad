// How a training job is split over accelerators. A small value type: the search copies millions of them.
#pragma once

#include <cstdint>

namespace rackwright {

enum class Sharding : std::uint8_t { none, zero1, zero2, zero3, fsdp, hsdp };
enum class Recompute : std::uint8_t { none, selective, full };
/// What selective recomputation replays; a bit set in Strategy::selectiveModules. 0 with Recompute::selective: the stack's default.
enum SelectiveModule : std::uint8_t {
    recomputeCoreAttention = 1,
    recomputeMlp = 2,
    recomputeMoeActivation = 4,
    recomputeMlaUpProjection = 8,
    recomputeLayerNorm = 16,
    recomputeEverySecondLayer = 32,
    recomputeByOperator = 64
};
enum class Schedule : std::uint8_t { oneForwardOneBackward, interleaved, gpipe };
enum class ContextKind : std::uint8_t { ring, allGather, ulysses };
enum class Offload : std::uint8_t { none, optimizer, optimizerAndParameters };

struct Strategy {
    int tp = 1;
    int pp = 1;
    int vpp = 1;
    int cp = 1;
    int ep = 1;
    int etp = 1; ///< tensor parallel degree inside an expert
    int dp = 1;
    int microBatch = 1;           ///< sequences
    int shardGroup = 0;           ///< accelerators a sharded state is spread over; 0: the whole data-parallel group
    int recomputedLayers = 0;     ///< full recomputation of the first n layers of a stage; 0: all of them
    Sharding sharding = Sharding::zero1;
    Recompute recompute = Recompute::none;
    std::uint8_t selectiveModules = 0; ///< SelectiveModule bits
    Schedule schedule = Schedule::oneForwardOneBackward;
    ContextKind contextKind = ContextKind::ring;
    Offload offload = Offload::none;
    bool sequenceParallel = true; ///< has an effect only when tp > 1

    int accelerators() const { return tp * pp * cp * dp; }
    int modelParallel() const { return tp * pp * cp; }
    bool fullySharded() const { return sharding == Sharding::zero3 || sharding == Sharding::fsdp || sharding == Sharding::hsdp; }
    friend bool operator==(const Strategy&, const Strategy&) = default;
};

} // namespace rackwright
