// The pipeline schedule: one line per stage, blues forward, greens backward, darker for later chunks, hatched
// idle.
#pragma once

#include "core/speed/pipeline_schedule.h"
#include "ui/theme/view_context.h"

#include <QRectF>

class QPainter;

namespace rackwright {

/// Seconds of the schedule that a picture shows.
struct ScheduleWindow {
    double from = 0;
    double to = 0;
};

/// Where the lines stand inside `area`: for hit tests, and drawn by paintSchedule.
struct ScheduleLayout {
    QRectF plot;
    double rowHeight = 0;
};
ScheduleLayout layoutSchedule(const PipelineSchedule& schedule, const QRectF& area,
                              const ViewContext& context);

/// `emphasised`: stage in bold, −1: none. Blocks narrower than three pixels lose gap and number.
void paintSchedule(QPainter& painter, const QRectF& area, const PipelineSchedule& schedule,
                   const ScheduleWindow& window, const ViewContext& context, int emphasised = -1);

/// The line of swatches: forward by chunk, backward by chunk, bubble. Returns nothing; `area` is one line
/// high.
void paintScheduleLegend(QPainter& painter, const QRectF& area, const PipelineSchedule& schedule,
                         const ViewContext& context);

QColor scheduleColor(const Tokens& tokens, bool backward, int chunk, int chunks);

} // namespace rackwright
