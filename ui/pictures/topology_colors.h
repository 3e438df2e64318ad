// What the colours of a diagram say.
#pragma once

#include "core/cluster/placement.h"
#include "ui/pictures/topology.h"

#include <QColor>
#include <QString>

#include <map>
#include <memory>
#include <vector>

namespace rackwright {

/// The accelerators that one accelerator exchanges data with, and the servers they sit in; where several
/// dimensions meet, the one that talks most counts: tensor, context, expert, pipeline, data.
struct Partners {
    std::int64_t accelerator = 0;
    std::map<std::int64_t, Dimension> accelerators;
    std::map<std::int64_t, Dimension> servers;
};

std::shared_ptr<const Partners> partnersOf(const Strategy& strategy, std::int64_t accelerator,
                                           int acceleratorsPerServer);

struct LegendEntry {
    QColor color;
    QString text;
};

/// The colours of the current colouring in words.
std::vector<LegendEntry> topologyLegend(const TopologyLook& look);
/// The legend as one line; what does not fit is left out.
void paintTopologyLegend(QPainter& painter, const QRectF& area, const TopologyLook& look);

QColor dimensionColor(Dimension dimension, const Tokens& tokens);
/// From idle to always busy.
QColor loadColor(double share, const Tokens& tokens);
/// Share of the step that the busiest link above a box is busy.
double loadAbove(const DiagramBox& box, const TopologyLook& look);
/// Fill of an accelerator inside its server.
QColor acceleratorColor(const DiagramBox& box, const TopologyLook& look);

} // namespace rackwright
