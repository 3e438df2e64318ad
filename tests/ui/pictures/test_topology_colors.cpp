// What the colours of the drawing say: partners, racks, loads, failure domains, and their legend.
#include "tests/support/sample_outcome.h"
#include "ui/pictures/topology_colors.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace rackwright;

namespace {

constexpr TopologyColoring kAll[] = {
    TopologyColoring::tensor, TopologyColoring::pipeline, TopologyColoring::data, TopologyColoring::rail,
    TopologyColoring::rack,   TopologyColoring::partners, TopologyColoring::load, TopologyColoring::domain};

TopologyLook lookAt(TopologyColoring coloring) {
    const Outcome outcome = sample::outcome();
    TopologyLook look = topologyLook(outcome, ViewContext());
    look.coloring = coloring;
    look.partners = partnersOf(look.strategy, 0, look.machine.perServer);
    look.tierShare = {0.3, 0.1, 0.6, 0};
    return look;
}

DiagramBox server(std::int64_t index) {
    DiagramBox box;
    box.kind = DiagramKind::server;
    box.index = index;
    box.stage = box.lastStage = 0;
    box.replica = box.lastReplica = 0;
    return box;
}

} // namespace

class TestTopologyColors : public QObject {
    Q_OBJECT

private slots:
    /// TP 8 inside the server, PP 4 over the next three servers, DP 32 over every fourth.
    void partnersOfOneAccelerator() {
        const TopologyLook look = lookAt(TopologyColoring::partners);
        const Tokens& tokens = look.context.tokens;
        QCOMPARE(look.partners->accelerators.size(), std::size_t(7 + 3 + 31));
        QCOMPARE(serverColor(server(0), look), tokens.accent);
        QCOMPARE(serverColor(server(1), look), tokens.pp);
        QCOMPARE(serverColor(server(4), look), tokens.dp);
        QCOMPARE(serverColor(server(5), look), tokens.panel2);
        DiagramBox cell = server(5); // a cell of servers 6 to 9 holds server 9 of the eighth
        cell.count = 4;
        QCOMPARE(serverColor(cell, look), tokens.dp);
    }

    void acceleratorsOfTheSameServer() {
        TopologyLook look = lookAt(TopologyColoring::partners);
        DiagramBox box;
        box.kind = DiagramKind::accelerator;
        box.index = 3;
        QCOMPARE(acceleratorColor(box, look), look.context.tokens.tp);
        box.index = 0;
        QCOMPARE(acceleratorColor(box, look), look.context.tokens.accent);
        look.server = 1;
        QCOMPARE(acceleratorColor(box, look), look.context.tokens.pp);
        look.server = 5;
        QCOMPARE(acceleratorColor(box, look), look.context.tokens.panel2);
    }

    void loadsGetWarmer() {
        const TopologyLook look = lookAt(TopologyColoring::load);
        const Tokens& tokens = look.context.tokens;
        QCOMPARE(loadColor(0, tokens), tokens.ok);
        QCOMPARE(loadColor(0.5, tokens), tokens.warn);
        QCOMPARE(loadColor(1, tokens), tokens.bad);
        QCOMPARE(loadColor(7, tokens), tokens.bad);
        DiagramBox leaf;
        leaf.kind = DiagramKind::leafSwitch;
        QCOMPARE(loadAbove(leaf, look), 0.6);
        QCOMPARE(loadAbove(server(0), look), 0.1);
    }

    void racksAndDomainsAlternate() {
        const TopologyLook racks = lookAt(TopologyColoring::rack);
        DiagramBox first = server(0);
        DiagramBox second = server(4);
        first.rack = 0;
        second.rack = 1;
        QVERIFY(serverColor(first, racks) != serverColor(second, racks));
        QCOMPARE(serverMark(second, racks), QStringLiteral("2"));
        const TopologyLook domains = lookAt(TopologyColoring::domain);
        first.unit = 0;
        second.unit = 1;
        QVERIFY(serverColor(first, domains) != serverColor(second, domains));
        second.spare = true;
        QCOMPARE(serverColor(second, domains), domains.context.tokens.ok);
        QVERIFY(!serverMark(second, domains).isEmpty()); // not by colour alone
    }

    void everyColoringHasALegend() {
        for (const TopologyColoring coloring : kAll) {
            const auto legend = topologyLegend(lookAt(coloring));
            QVERIFY(!legend.empty());
            for (const LegendEntry& entry : legend)
                QVERIFY(entry.color.isValid() && !entry.text.isEmpty());
        }
    }

    void theLegendIsPainted() {
        const TopologyLook look = lookAt(TopologyColoring::partners);
        QImage image(600, 20, QImage::Format_RGB32);
        image.fill(look.context.tokens.panel);
        {
            QPainter painter(&image);
            paintTopologyLegend(painter, image.rect(), look);
        }
        QCOMPARE(image.pixelColor(4, 10), look.context.tokens.accent);
    }

    void theLastUnitHasOnlyItsOwnServers() {
        Outcome outcome = sample::outcome();
        auto& boxes = outcome.cluster.diagram.overview.boxes;
        std::erase_if(
            boxes, [](const DiagramBox& box) { return box.kind == DiagramKind::server && box.index >= 100; });
        const TopologyLook look = topologyLook(outcome, ViewContext());
        const DiagramLevel level = unitLevel(outcome.cluster.diagram, 3, look);
        QCOMPARE(std::ranges::count(level.boxes, DiagramKind::server, &DiagramBox::kind), 4);
        for (const DiagramLink& link : level.links) {
            QVERIFY(link.from >= 0 && link.from < static_cast<std::int32_t>(level.boxes.size()));
            QVERIFY(link.to >= 0 && link.to < static_cast<std::int32_t>(level.boxes.size()));
        }
    }
};

QTEST_MAIN(TestTopologyColors)
#include "test_topology_colors.moc"
