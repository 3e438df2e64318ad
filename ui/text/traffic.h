// Which parallel dimensions send anything in a step, in the order in which every table and picture names
// them.
#pragma once

#include "core/plan/time_outcome.h"

#include <QString>

#include <vector>

namespace rackwright::text {

enum class Dimension : std::uint8_t { tp, cp, ep, pp, dp };

struct TrafficLine {
    Dimension dimension = Dimension::tp;
    QString name; ///< "TP"
    DimensionTraffic traffic;
};
std::vector<TrafficLine> trafficLines(const TimeOutcome& time);

/// Share of the time on the wire that computation hides, 0…1.
double hiddenShare(const DimensionTraffic& traffic);

} // namespace rackwright::text
