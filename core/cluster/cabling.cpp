#include "core/cluster/cabling.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rackwright {

namespace {

constexpr double kRackPitch = 0.6; ///< m
constexpr double kRowPitch = 3;    ///< m, two rows of racks and the aisles between
constexpr double kRacksPerRow = 16;
constexpr double kUpDownSlack = 5; ///< m
constexpr double kInsideRack = 2;  ///< m
constexpr double kCopperReach = 3; ///< m
constexpr double kMultimodeReach = 50;
/// Lengths that cables are sold in, m.
constexpr std::array<double, 9> kLengths{2, 3, 5, 10, 20, 30, 50, 100, 150};

struct Span {
    double shortest = 0, longest = 0; ///< m
};

/// From the middle of a row of `racks` racks to its ends.
Span alongRow(double racks) {
    if (racks <= 1) return {kInsideRack, kInsideRack};
    return {kUpDownSlack, kUpDownSlack + racks / 2 * kRackPitch};
}

/// From the middle of the hall to its corners.
Span acrossHall(double racks) {
    if (racks <= 1) return {kInsideRack, kInsideRack};
    const double rows = std::ceil(racks / kRacksPerRow);
    const double along = std::min(racks, kRacksPerRow) / 2 * kRackPitch;
    return {kUpDownSlack, kUpDownSlack + along + rows / 2 * kRowPitch};
}

CableMedium mediumOf(double metres) {
    if (metres <= kCopperReach) return CableMedium::copper;
    return metres <= kMultimodeReach ? CableMedium::multimode : CableMedium::singleMode;
}

/// Share of the distances that are at most `metres`.
double shareUpTo(const Span& span, double metres) {
    if (metres >= span.longest) return 1;
    if (span.longest <= span.shortest) return 0;
    return std::clamp((metres - span.shortest) / (span.longest - span.shortest), 0.0, 1.0);
}

void addTier(std::vector<CableRun>& runs, const char* role, std::int64_t cables, const Span& span) {
    std::int64_t ordered = 0;
    for (const double metres : kLengths) {
        const bool last = metres == kLengths.back();
        const double share = last ? 1.0 : shareUpTo(span, metres);
        const auto upTo = static_cast<std::int64_t>(std::llround(static_cast<double>(cables) * share));
        if (upTo <= ordered) continue;
        runs.push_back({role, mediumOf(metres), metres, upTo - ordered});
        ordered = upTo;
    }
}

} // namespace

std::vector<CableRun> cableRuns(const FabricOutcome& fabric, const Hall& hall) {
    std::vector<CableRun> runs;
    addTier(runs, "server-leaf", fabric.cablesServerLeaf, alongRow(hall.racksPerUnit));
    addTier(runs, "leaf-spine", fabric.cablesLeafSpine, acrossHall(hall.racks));
    addTier(runs, "spine-core", fabric.cablesSpineCore, acrossHall(hall.racks));
    return runs;
}

} // namespace rackwright
