#include "ui/text/traffic.h"

#include <algorithm>

namespace rackwright::text {

std::vector<TrafficLine> trafficLines(const TimeOutcome& time) {
    std::vector<TrafficLine> lines = {{Dimension::tp, QStringLiteral("TP"), time.tp},
                                      {Dimension::cp, QStringLiteral("CP"), time.cp},
                                      {Dimension::ep, QStringLiteral("EP"), time.ep},
                                      {Dimension::pp, QStringLiteral("PP"), time.pp},
                                      {Dimension::dp, QStringLiteral("DP"), time.dp}};
    std::erase_if(lines, [](const TrafficLine& line) { return !(line.traffic.busySeconds > 0); });
    return lines;
}

double hiddenShare(const DimensionTraffic& traffic) {
    if (!(traffic.busySeconds > 0)) return 0;
    return std::clamp(1 - traffic.exposedSeconds / traffic.busySeconds, 0.0, 1.0);
}

} // namespace rackwright::text
