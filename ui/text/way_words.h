// Ways out of an infeasible plan, in words.
#pragma once

#include "core/advisor/ways_out.h"
#include "ui/text/format.h"

#include <QString>

namespace rackwright::text {

struct WayText {
    QString caption;  ///< what kind of change it is
    QString headline; ///< the change itself, in a few words
    QString sentence; ///< what it means
};

/// `before` is the outcome that the way leads out of.
WayText wayText(const WayOut& way, const Outcome& before, const Formatter& format);
/// "Not possible yet: one limit is in the way".
QString obstacleText(const Outcome& outcome);

} // namespace rackwright::text
