// Paints one level of a cluster diagram. Positions come from the engine; here are only glyphs, colours and
// texts.
#pragma once

#include "core/plan/outcome.h"
#include "ui/theme/view_context.h"

#include <QRectF>

#include <array>
#include <memory>
#include <vector>

class QPainter;

namespace rackwright {

enum class TopologyColoring : std::uint8_t { tensor, pipeline, data, rail, rack, partners, load, domain };
enum class TopologyDepth : std::uint8_t { overview, unit, server };

struct Partners;

/// What the glyphs of a diagram need to know about the plan.
struct TopologyLook {
    ViewContext context;
    TopologyDepth depth = TopologyDepth::overview;
    TopologyColoring coloring = TopologyColoring::pipeline;
    Strategy strategy;
    FabricOutcome fabric;
    Machine machine;
    QString acceleratorName;
    double scale = 1;                         ///< pixels of one scene unit: decides which texts can be read
    int stage = -1;                           ///< stage lit from elsewhere, -1: none
    int replica = -1;                         ///< replica that is outlined, -1: none
    int rail = -1;                            ///< rail that is lit, -1: none
    std::int64_t server = 0;                  ///< that the server level shows
    std::shared_ptr<const Partners> partners; ///< of the picked accelerator; empty: none is picked
    /// Share of the step that the busiest link of a tier is busy: scale-up, leaf, spine, core.
    std::array<double, 4> tierShare{};
};

TopologyLook topologyLook(const Outcome& outcome, const ViewContext& context);
const DiagramLevel& diagramLevel(const Diagram& diagram, TopologyDepth depth);

/// Fill of a server tile under a colouring.
QColor serverColor(const DiagramBox& box, const TopologyLook& look);
/// "1", "1–2", "DP 10" …: the second cue beside the colour; empty for an idle server.
QString serverMark(const DiagramBox& box, const TopologyLook& look);
/// One sentence about a box, for tooltips and screen readers.
QString boxSentence(const DiagramBox& box, const TopologyLook& look);

/// Boxes that are drawn, hit and selected together, with the links that run between them.
struct DiagramGroup {
    int unit = -1; ///< scalable unit or pod of an overview, -1: none
    std::vector<int> boxes;
    std::vector<int> links;
    QRectF bounds; ///< scene units
};

/// In drawing order. An overview has one group for its switches and one per unit; other levels have one group
/// for all links and one per box.
std::vector<DiagramGroup> groupsOf(const DiagramLevel& level, TopologyDepth depth);
void paintGroup(QPainter& painter, const DiagramLevel& level, const DiagramGroup& group,
                const TopologyLook& look);

/// The servers that hold `look.replica`: one block, or one rectangle each when they stand apart.
std::vector<QRectF> replicaOutline(const DiagramLevel& level, int replica);
void paintReplica(QPainter& painter, const DiagramLevel& level, const TopologyLook& look);

/// The unit level of unit `unit`: the engine's first unit, renumbered, with the stages and replicas of its
/// own servers and without servers that the last unit does not have.
DiagramLevel unitLevel(const Diagram& diagram, int unit, const TopologyLook& look);
/// Servers of a full unit.
std::int64_t serversPerUnit(const Diagram& diagram);

/// Room of a level in scene units; under the servers of a unit stand the brackets of their replicas.
QSizeF diagramSize(const DiagramLevel& level, TopologyDepth depth);
void paintReplicaBrackets(QPainter& painter, const DiagramLevel& level, const TopologyLook& look);

/// The whole level fitted into `area`, in the painter's units taken as pixels at text scale 1.
void paintTopology(QPainter& painter, const QRectF& area, const DiagramLevel& level, TopologyLook look);

/// Rectangle of a box; spine glyphs of an overview leave room for their caption at the left.
QRectF boxRect(const DiagramBox& box, const TopologyLook& look);

} // namespace rackwright
