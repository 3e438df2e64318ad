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
    // Texts of the legend.
    static QString stage(int stage);
    static QString rail(int rail);
    static QString picked(const TopologyLook& look);
    static QString tierLoad(std::size_t tier, const TopologyLook& look);
    static QString sharedLeafs();
    static QString racks();
    static QString tensorGroups();
    static QString replicas();
    static QString nextInTurn();
    static QString spare();
    static QString sentence(const DiagramBox& box, const TopologyLook& look);
};

} // namespace rackwright
