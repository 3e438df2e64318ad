// The 45° hatch that marks the two greys, so that colour is not the only cue.
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace rackwright {

/// Lines at 45° inside `box`, drawn as lines so that vector output stays vector.
void paintHatch(QPainter& painter, const QRectF& box, const QColor& color);

} // namespace rackwright
