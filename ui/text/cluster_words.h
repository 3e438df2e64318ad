// What the engine says about the machines in the room, as short tables: one source for window, report and
// console.
#pragma once

#include "core/plan/outcome.h"
#include "ui/text/format.h"

#include <QString>

#include <vector>

namespace rackwright::text {

enum class FactMark : std::uint8_t { none, good, warning, bad };

struct ClusterFact {
    QString name;
    QString value;
    QString remark; ///< empty for most
    FactMark mark = FactMark::none;
    const char* figure = ""; ///< that can be asked why; empty for most
};

/// One table. `id` names it for files: "calendar", "storage", "networks", "links", "ratios", "server",
/// "power", "checklist", "inventory".
struct ClusterSection {
    const char* id = "";
    QString title;
    std::vector<ClusterFact> facts;
};

/// Sections that have something to say, in reading order.
std::vector<ClusterSection> clusterSections(const Outcome& outcome, const Formatter& format);

// The sections one by one.
ClusterSection calendarSection(const Outcome& outcome, const Formatter& format);
ClusterSection storageSection(const Outcome& outcome, const Formatter& format);
ClusterSection networkSection(const Outcome& outcome, const Formatter& format);
ClusterSection linkSection(const Outcome& outcome, const Formatter& format);
ClusterSection ratioSection(const Outcome& outcome, const Formatter& format);
ClusterSection serverSection(const Outcome& outcome, const Formatter& format);
ClusterSection powerSection(const Outcome& outcome, const Formatter& format);
ClusterSection inventorySection(const Outcome& outcome, const Formatter& format);
ClusterSection checklistSection(const Outcome& outcome);

/// Title of a checklist item and why it matters; empty for an unknown one.
QString checklistTitle(const std::string& id);
QString checklistReason(const std::string& id);
/// Name of a check of the server, "CPU cores"; its identifier when it is unknown.
QString fitCheckName(const std::string& id);

} // namespace rackwright::text
