// The drawn network: groups, colours, texts, the outline of a replica and the time a large cluster takes.
#include "tests/support/sample_outcome.h"
#include "ui/pictures/topology.h"

#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace rackwright;

namespace {

TopologyLook lookAt(const Outcome& outcome, TopologyColoring coloring) {
    TopologyLook look = topologyLook(outcome, ViewContext());
    look.coloring = coloring;
    return look;
}

QImage picture(const DiagramLevel& level, const TopologyLook& look, const QSize& size) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(look.context.tokens.panel);
    QPainter painter(&image);
    paintTopology(painter, QRectF(QPointF(0, 0), size), level, look);
    return image;
}

const DiagramBox& serverBox(const DiagramLevel& level, std::int64_t index) {
    for (const DiagramBox& box : level.boxes)
        if (box.kind == DiagramKind::server && box.index == index) return box;
    return level.boxes.front();
}

/// 16 pods of 128 cells: as large as the engine ever draws.
DiagramLevel mosaic() {
    DiagramLevel level;
    level.width = 16 * 90;
    level.height = 200;
    for (int pod = 0; pod < 16; ++pod) {
        DiagramBox frame;
        frame.kind = DiagramKind::unitFrame;
        frame.unit = pod;
        frame.x = 90.0F * static_cast<float>(pod);
        frame.width = 84;
        frame.height = 190;
        level.boxes.push_back(frame);
        for (int cell = 0; cell < 256; ++cell) {
            DiagramBox box;
            box.unit = pod;
            box.index = pod * 256 + cell;
            box.stage = cell % 4;
            box.replica = cell / 4;
            box.count = 2;
            box.x = frame.x + 6 + 9.0F * static_cast<float>(cell % 8);
            box.y = 40 + 4.0F * static_cast<float>(cell / 8);
            box.width = 8;
            box.height = 3;
            level.boxes.push_back(box);
        }
    }
    return level;
}

} // namespace

class TestTopology : public QObject {
    Q_OBJECT

private slots:
    void anOverviewHasOneGroupPerUnit() {
        const DiagramLevel level = sample::diagram().overview;
        const auto groups = groupsOf(level, TopologyDepth::overview);
        QCOMPARE(groups.size(), 5UL);
        QCOMPARE(groups[0].boxes.size(), 16UL); // spines
        QCOMPARE(groups[0].links.size(), 4UL);  // ribbons cross groups
        QCOMPARE(groups[2].unit, 1);
        QCOMPARE(groups[2].boxes.size(), 41UL); // frame, 8 leafs, 32 servers
        std::size_t boxes = 0;
        for (const DiagramGroup& group : groups)
            boxes += group.boxes.size();
        QCOMPARE(boxes, level.boxes.size());
    }

    void detailLevelsHaveOneGroupPerBox() {
        const DiagramLevel level = sample::diagram().unit;
        const auto groups = groupsOf(level, TopologyDepth::unit);
        QCOMPARE(groups.size(), level.boxes.size() + 1);
        QCOMPARE(groups.front().links.size(), level.links.size());
    }

    void tilesTakeTheColorOfTheirStage() {
        const Outcome outcome = sample::outcome();
        const DiagramLevel& level = outcome.cluster.diagram.overview;
        const TopologyLook look = lookAt(outcome, TopologyColoring::pipeline);
        const double scale = 2;
        const QImage image = picture(level, look, QSize(int(scale * 500), int(scale * 200)));
        for (const std::int64_t server : {0, 1, 2, 3, 70, 127}) {
            const DiagramBox& box = serverBox(level, server);
            const QPointF inside(scale * (box.x + 2), scale * (box.y + 4));
            QCOMPARE(image.pixelColor(inside.toPoint()), stageColor(look.context.tokens, box.stage, 4));
            QCOMPARE(serverMark(box, look), QString::number(server % 4 + 1));
        }
    }

    void changingTheColoringMovesNothing() {
        const Outcome outcome = sample::outcome();
        const DiagramBox& box = serverBox(outcome.cluster.diagram.overview, 41);
        const QRectF place = boxRect(box, lookAt(outcome, TopologyColoring::pipeline));
        for (const auto coloring : {TopologyColoring::tensor, TopologyColoring::data, TopologyColoring::rail})
            QCOMPARE(boxRect(box, lookAt(outcome, coloring)), place);
        QVERIFY(serverColor(box, lookAt(outcome, TopologyColoring::data)) !=
                serverColor(box, lookAt(outcome, TopologyColoring::tensor)));
    }

    void aReplicaIsOneBlock() {
        const DiagramLevel level = sample::diagram().overview;
        const auto outline = replicaOutline(level, 10);
        QCOMPARE(outline.size(), 1UL);
        const DiagramBox& first = serverBox(level, 40);
        const DiagramBox& last = serverBox(level, 43);
        QCOMPARE(outline[0].top(), double(first.y));
        QCOMPARE(outline[0].bottom(), double(last.y + last.height));
        QVERIFY(replicaOutline(level, 99).empty());
    }

    void anotherUnitIsRenumbered() {
        const DiagramLevel level =
            unitLevel(sample::diagram(), 2, topologyLook(sample::outcome(), ViewContext()));
        const DiagramBox& server = serverBox(level, 65);
        QCOMPARE(server.index, 65);
        QCOMPARE(server.stage, 1);
        QCOMPARE(server.replica, 16);
        QCOMPARE(server.unit, 2);
    }

    void everyBoxSpeaks() {
        const Outcome outcome = sample::outcome();
        TopologyLook look = lookAt(outcome, TopologyColoring::pipeline);
        for (const auto depth : {TopologyDepth::overview, TopologyDepth::unit, TopologyDepth::server}) {
            look.depth = depth;
            for (const DiagramBox& box : diagramLevel(outcome.cluster.diagram, depth).boxes)
                QVERIFY(!boxSentence(box, look).isEmpty());
        }
        QVERIFY(boxSentence(serverBox(outcome.cluster.diagram.overview, 43), look)
                    .contains(QStringLiteral("44")));
    }

    void allLevelsDrawSomething() {
        const Outcome outcome = sample::outcome();
        TopologyLook look = lookAt(outcome, TopologyColoring::pipeline);
        look.rail = 2;
        for (const auto depth : {TopologyDepth::overview, TopologyDepth::unit, TopologyDepth::server}) {
            look.depth = depth;
            const QImage image = picture(diagramLevel(outcome.cluster.diagram, depth), look, {700, 360});
            QImage ground(image.size(), image.format());
            ground.fill(look.context.tokens.panel);
            QVERIFY(image != ground);
        }
    }

    void aLargeClusterIsDrawnInTime() {
        const DiagramLevel level = mosaic();
        const TopologyLook look = lookAt(sample::outcome(), TopologyColoring::pipeline);
        picture(level, look, {1200, 400}); // fonts
        QElapsedTimer timer;
        timer.start();
        constexpr int kTimes = 5;
        for (int i = 0; i < kTimes; ++i)
            picture(level, look, {1200, 400});
        const double each = double(timer.nsecsElapsed()) / 1e6 / kTimes;
        qInfo("4,096 cells: %.1f ms", each);
        QVERIFY(each < 150); // 20 ms on an idle machine
    }
};

QTEST_MAIN(TestTopology)
#include "test_topology.moc"
