// Glyphs of a diagram that are not single boxes.
#pragma once

#include "ui/pictures/topology.h"

namespace rackwright {

inline constexpr double kBarStart = 8; ///< left end of the switch bar of an overview, scene units

/// Room for "16 spine" at the left of the switch bar, scene units.
double barCaptionWidth(const TopologyLook& look);
/// The ground and the caption of the switch bar of an overview.
void paintBars(QPainter& painter, const DiagramLevel& level, const TopologyLook& look);

void paintBox(QPainter& painter, const DiagramBox& box, const TopologyLook& look);
void paintLinks(QPainter& painter, const DiagramLevel& level, const std::vector<int>& links,
                const TopologyLook& look);

/// A font of `use` whose texts have the same size on screen at any zoom.
QFont diagramFont(TextUse use, const TopologyLook& look);
/// Draws a text only when it fits: a diagram never shows half a word.
bool drawFitting(QPainter& painter, const QRectF& box, int alignment, const QString& text, const QFont& font,
                 const QColor& color);

} // namespace rackwright
