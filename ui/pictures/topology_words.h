// The texts inside a diagram.
#pragma once

#include "ui/pictures/topology.h"

#include <QCoreApplication>

namespace rackwright {

class TopologyWords {
    Q_DECLARE_TR_FUNCTIONS(TopologyWords)

public:
    static QString boxTitle(const DiagramBox& box, const TopologyLook& look);
    /// Second text of a box: "8 leaf · 32 srv" of a frame, "80 GB" of an accelerator; empty for most.
    static QString boxFacts(const DiagramBox& box, const TopologyLook& look);
    static QString ribbon(const DiagramLink& link, const TopologyLook& look);
    static QString sentence(const DiagramBox& box, const TopologyLook& look);
};

} // namespace rackwright
