// The three levels of the picture: counts agree with the network, boxes lie inside, nothing overlaps.
#include "core/cluster/diagram.h"
#include "core/cluster/placement.h"

#include <QElapsedTimer>
#include <QTest>

#include <map>
#include <set>

using namespace rackwright;

namespace {

/// A rail-optimised tree of 64-port switches by hand: 32 servers a unit, 8 leafs each.
FabricOutcome fabricOf(std::int64_t servers) {
    FabricOutcome fabric;
    fabric.units = (servers + 31) / 32;
    fabric.serversPerUnit = 32;
    fabric.leafPerUnit = 8;
    fabric.leaf = fabric.units * 8;
    fabric.tiers = fabric.leaf > 64 ? 3 : 2;
    fabric.spine = fabric.tiers == 3 ? fabric.leaf : fabric.leaf / 2;
    fabric.core = fabric.tiers == 3 ? fabric.leaf / 2 : 0;
    fabric.unitsPerPod = fabric.tiers == 3 ? 4 : fabric.units; // 32 leafs under a set of spines
    fabric.pods = (fabric.units + fabric.unitsPerPod - 1) / fabric.unitsPerPod;
    fabric.cablesServerLeaf = servers * 8;
    fabric.cablesLeafSpine = fabric.leaf * 32;
    fabric.cablesSpineCore = fabric.tiers == 3 ? fabric.leaf * 32 : 0;
    fabric.linkGbps = 400;
    return fabric;
}

DiagramRequest requestOf(std::int64_t servers, int tp, int pp) {
    DiagramRequest request;
    request.fabric = fabricOf(servers);
    request.servers = servers;
    request.strategy.tp = tp;
    request.strategy.pp = pp;
    request.strategy.dp = static_cast<int>(servers * 8 / (tp * pp));
    request.machine.scaleUpRate = 450e9;
    request.machine.scaleUpPairRate = 450e9;
    request.scaleUpSwitches = 4;
    return request;
}

std::int64_t things(const DiagramLevel& level, DiagramKind kind) {
    std::int64_t sum = 0;
    for (const DiagramBox& box : level.boxes) {
        if (box.kind == kind) sum += box.count;
    }
    return sum;
}

std::int64_t linksBetween(const DiagramLevel& level, DiagramKind from, DiagramKind to) {
    std::int64_t sum = 0;
    for (const DiagramLink& link : level.links) {
        const auto a = static_cast<std::size_t>(link.from);
        const auto b = static_cast<std::size_t>(link.to);
        if (level.boxes[a].kind == from && level.boxes[b].kind == to) sum += link.count;
    }
    return sum;
}

bool overlap(const DiagramBox& a, const DiagramBox& b) {
    constexpr float slack = 0.01F;
    return a.x + a.width > b.x + slack && b.x + b.width > a.x + slack && a.y + a.height > b.y + slack &&
           b.y + b.height > a.y + slack;
}

bool isFrame(const DiagramBox& box) {
    return box.kind == DiagramKind::unitFrame;
}

void checkLayout(const DiagramLevel& level) {
    for (const DiagramBox& box : level.boxes) {
        QVERIFY(box.width > 0 && box.height > 0);
        QVERIFY(box.x >= 0 && box.y >= 0);
        QVERIFY(box.x + box.width <= level.width + 0.01F);
        QVERIFY(box.y + box.height <= level.height + 0.01F);
    }
    for (const DiagramLink& link : level.links) {
        QVERIFY(link.from >= 0 && link.to >= 0 && link.from != link.to);
        QVERIFY(static_cast<std::size_t>(std::max(link.from, link.to)) < level.boxes.size());
        QVERIFY(link.count > 0);
    }
    if (level.boxes.size() > 1200) return; // the pairwise check is quadratic
    for (std::size_t i = 0; i < level.boxes.size(); ++i) {
        for (std::size_t j = i + 1; j < level.boxes.size(); ++j) {
            if (isFrame(level.boxes[i]) != isFrame(level.boxes[j])) continue;
            QVERIFY2(!overlap(level.boxes[i], level.boxes[j]),
                     qPrintable(QStringLiteral("%1 and %2 overlap").arg(i).arg(j)));
        }
    }
}

} // namespace

class TestDiagram : public QObject {
    Q_OBJECT

private slots:
    void overviewOf128Servers() {
        const DiagramLevel level = drawOverview(requestOf(128, 8, 4));
        checkLayout(level);
        QCOMPARE(things(level, DiagramKind::spineSwitch), 16);
        QCOMPARE(things(level, DiagramKind::leafSwitch), 32);
        QCOMPARE(things(level, DiagramKind::server), 128);
        QCOMPARE(things(level, DiagramKind::unitFrame), 128);
        QCOMPARE(level.links.size(), std::size_t(4));
        for (const DiagramLink& link : level.links)
            QCOMPARE(link.count, 256);
    }

    /// One replica is one column of the overview: stages 0 to 3 from top to bottom.
    void replicasAreColumns() {
        const DiagramLevel level = drawOverview(requestOf(128, 8, 4));
        std::map<int, std::set<float>> columns;
        for (const DiagramBox& box : level.boxes) {
            if (box.kind != DiagramKind::server) continue;
            QCOMPARE(box.stage, static_cast<int>(box.index % 4));
            QCOMPARE(box.replica, static_cast<int>(box.index / 4));
            columns[box.replica].insert(box.x);
        }
        QCOMPARE(columns.size(), std::size_t(32));
        for (const auto& [replica, xs] : columns)
            QCOMPARE(xs.size(), std::size_t(1));
    }

    void everySizeKeepsItsCounts_data() {
        QTest::addColumn<qint64>("servers");
        for (const qint64 servers : {2, 5, 32, 33, 100, 256, 257, 512, 2048, 8192, 16384})
            QTest::addRow("%lld servers", static_cast<long long>(servers)) << servers;
    }
    void everySizeKeepsItsCounts() {
        QFETCH(qint64, servers);
        const DiagramRequest request = requestOf(servers, 8, 1);
        const DiagramLevel level = drawOverview(request);
        checkLayout(level);
        QCOMPARE(things(level, DiagramKind::server), servers);
        QCOMPARE(things(level, DiagramKind::spineSwitch), request.fabric.spine);
        QCOMPARE(things(level, DiagramKind::leafSwitch), request.fabric.leaf);
        QCOMPARE(things(level, DiagramKind::coreSwitch), request.fabric.core);
        QVERIFY(level.boxes.size() < 6000);
        const bool mosaic = servers > kTiledServers;
        const DiagramKind top =
            request.fabric.tiers == 3 ? DiagramKind::coreSwitch : DiagramKind::spineSwitch;
        QCOMPARE(linksBetween(level, DiagramKind::unitFrame, top),
                 request.fabric.tiers == 3 ? request.fabric.cablesSpineCore : request.fabric.cablesLeafSpine);
        if (mosaic)
            QCOMPARE(linksBetween(level, DiagramKind::server, DiagramKind::leafSwitch),
                     request.fabric.cablesServerLeaf);
        if (request.fabric.tiers == 3)
            QCOMPARE(linksBetween(level, DiagramKind::leafSwitch, DiagramKind::spineSwitch),
                     request.fabric.cablesLeafSpine);
    }

    void unitShowsEveryLink() {
        const DiagramRequest request = requestOf(128, 8, 4);
        for (const std::int64_t unit : {0, 3}) {
            const DiagramLevel level = drawUnit(request, unit);
            checkLayout(level);
            QCOMPARE(things(level, DiagramKind::spineSwitch), 16);
            QCOMPARE(things(level, DiagramKind::leafSwitch), 8);
            QCOMPARE(things(level, DiagramKind::server), 32);
            QCOMPARE(linksBetween(level, DiagramKind::leafSwitch, DiagramKind::spineSwitch), 8 * 32);
            QCOMPARE(linksBetween(level, DiagramKind::server, DiagramKind::leafSwitch), 32 * 8);
        }
        const DiagramLevel second = drawUnit(request, 1);
        std::int64_t lowest = 1000;
        for (const DiagramBox& box : second.boxes) {
            if (box.kind == DiagramKind::server) lowest = std::min(lowest, box.index);
        }
        QCOMPARE(lowest, 32);
    }

    void switchedServer() {
        const DiagramLevel level = drawServer(requestOf(128, 8, 4));
        checkLayout(level);
        QCOMPARE(things(level, DiagramKind::accelerator), 8);
        QCOMPARE(things(level, DiagramKind::scaleUpSwitch), 4);
        QCOMPARE(things(level, DiagramKind::nic), 8);
        QCOMPARE(things(level, DiagramKind::cpu), 2);
        QCOMPARE(linksBetween(level, DiagramKind::accelerator, DiagramKind::scaleUpSwitch), 32);
        QCOMPARE(linksBetween(level, DiagramKind::accelerator, DiagramKind::pcieSwitch), 8);
        QCOMPARE(linksBetween(level, DiagramKind::pcieSwitch, DiagramKind::nic), 8);
    }

    void meshBridgeAndPlainPcie() {
        DiagramRequest request = requestOf(1, 8, 1);
        request.fabric = {};
        request.machine.scaleUp = ScaleUpKind::mesh;
        QCOMPARE(linksBetween(drawServer(request), DiagramKind::accelerator, DiagramKind::accelerator), 28);
        request.machine.scaleUp = ScaleUpKind::bridge;
        QCOMPARE(linksBetween(drawServer(request), DiagramKind::accelerator, DiagramKind::accelerator), 4);
        request.machine.scaleUp = ScaleUpKind::pciePeer;
        QCOMPARE(linksBetween(drawServer(request), DiagramKind::accelerator, DiagramKind::accelerator), 0);
        QCOMPARE(things(drawServer(request), DiagramKind::scaleUpSwitch), 0);
    }

    void oneServerHasNoSwitches() {
        DiagramRequest request = requestOf(1, 8, 1);
        request.fabric = {};
        const Diagram diagram = drawCluster(request);
        checkLayout(diagram.overview);
        checkLayout(diagram.unit);
        QCOMPARE(things(diagram.overview, DiagramKind::server), 1);
        QCOMPARE(things(diagram.unit, DiagramKind::leafSwitch), 0);
        QVERIFY(diagram.overview.links.empty());
    }

    void rackScaleSystemShowsOneTray() {
        DiagramRequest request = requestOf(8, 8, 1);
        request.rackScale = true;
        request.nodesPerServer = 18;
        request.machine.perServer = 72;
        request.strategy = {};
        request.strategy.tp = 8;
        request.strategy.dp = 72;
        request.scaleUpSwitches = 18;
        const DiagramLevel level = drawServer(request);
        checkLayout(level);
        QCOMPARE(things(level, DiagramKind::accelerator), 4);
        QCOMPARE(things(level, DiagramKind::scaleUpSwitch), 18);
    }

    /// Every pod of the mosaic counts its own servers' links.
    void podsCountTheirOwnLinks() {
        const DiagramLevel level = drawOverview(requestOf(528, 8, 1));
        std::vector<std::int64_t> counts;
        for (const DiagramLink& link : level.links) {
            if (level.boxes[static_cast<std::size_t>(link.from)].kind == DiagramKind::server)
                counts.push_back(link.count);
        }
        QCOMPARE(counts.size(), std::size_t(5)); // four pods of 128 servers and one of sixteen
        QCOMPARE(counts.front(), std::int64_t{1024});
        QCOMPARE(counts.back(), std::int64_t{128});
    }

    /// Spares are the last servers; racks fill from the first.
    void sparesAndRacks() {
        DiagramRequest request = requestOf(64, 8, 1);
        request.spares = 2;
        request.serversPerRack = 4;
        QVERIFY(!serverBox(request, 61).spare);
        QVERIFY(serverBox(request, 62).spare);
        QCOMPARE(serverBox(request, 63).rack, 15);
    }

    /// Neighbours in every dimension: each group is as large as its degree, and its members share it.
    void groupsOfOneAccelerator() {
        Strategy strategy;
        strategy.tp = 2;
        strategy.cp = 2;
        strategy.pp = 4;
        strategy.dp = 8;
        strategy.ep = 16;
        const std::int64_t own = 37;
        const std::vector<std::pair<Dimension, std::size_t>> degrees{{Dimension::tensor, 2},
                                                                     {Dimension::context, 2},
                                                                     {Dimension::pipeline, 4},
                                                                     {Dimension::data, 8},
                                                                     {Dimension::expert, 16}};
        for (const auto& [dimension, degree] : degrees) {
            const std::vector<std::int64_t> group = groupOf(strategy, own, dimension, 8);
            QCOMPARE(group.size(), degree);
            QVERIFY(std::ranges::find(group, own) != group.end());
            for (const std::int64_t member : group)
                QVERIFY(groupOf(strategy, member, dimension, 8) == group);
        }
        // Two tensor ranks stand side by side, and experts fill whole servers before the next stage begins.
        QCOMPARE(groupOf(strategy, own, Dimension::tensor, 8), (std::vector<std::int64_t>{36, 37}));
        const std::vector<std::int64_t> experts = groupOf(strategy, own, Dimension::expert, 8);
        QCOMPARE(experts.back() - experts.front(), std::int64_t{15});
        QVERIFY(groupOf(strategy, 128, Dimension::data, 8).empty());
    }

    /// Tensor ranks innermost, data ranks outermost; every accelerator has one place.
    void placement() {
        Strategy strategy;
        strategy.tp = 4;
        strategy.cp = 2;
        strategy.pp = 3;
        strategy.dp = 5;
        std::set<std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t>> seen;
        for (std::int64_t a = 0; a < strategy.accelerators(); ++a) {
            const Ranks ranks = ranksOf(strategy, a, 1);
            QCOMPARE(acceleratorOf(strategy, ranks, 1), a);
            QVERIFY(ranks.tp < 4 && ranks.cp < 2 && ranks.stage < 3 && ranks.replica < 5);
            seen.insert({ranks.tp, ranks.cp, ranks.stage, ranks.replica});
        }
        QCOMPARE(seen.size(), std::size_t(120));
        QCOMPARE(ranksOf(strategy, 1, 1).tp, 1);
        QCOMPARE(ranksOf(strategy, 4, 1).cp, 1);
        QCOMPARE(ranksOf(strategy, 8, 1).stage, 1);
        QCOMPARE(ranksOf(strategy, 24, 1).replica, 1);
        QCOMPARE(serversPerReplica(strategy, 8), 3);

        const ServerPlace place = placeOf(strategy, 4, 8);
        QCOMPARE(place.stage, 1);
        QCOMPARE(place.lastStage, 1);
        QCOMPARE(place.replica, 1);
        QCOMPARE(placeOf(strategy, 15, 8).stage, -1);

        Strategy halves; // two replicas side by side: the stages of each stand on servers of their own
        halves.tp = 4;
        halves.pp = 4;
        halves.dp = 8;
        QCOMPARE(serversPerReplica(halves, 8), 4);
        std::set<std::int64_t> servers;
        for (std::int64_t stage = 0; stage < 4; ++stage)
            servers.insert(acceleratorOf(halves, {0, 0, stage, 0}, replicasTogether(halves, 8)) / 8);
        QCOMPARE(servers.size(), std::size_t(4));

        strategy.cp = 1; // two stages share a server
        const ServerPlace shared = placeOf(strategy, 0, 8);
        QCOMPARE(shared.stage, 0);
        QCOMPARE(shared.lastStage, 1);
    }

    void fastEnough() {
        const DiagramRequest request = requestOf(2048, 8, 4);
        QElapsedTimer timer;
        timer.start();
        constexpr int rounds = 20;
        std::size_t boxes = 0;
        for (int i = 0; i < rounds; ++i)
            boxes += drawCluster(request).overview.boxes.size();
        const double milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6 / rounds;
        QVERIFY(boxes > 0);
        qInfo("layout of 2,048 servers: %.2f ms", milliseconds);
        QVERIFY2(milliseconds < 5.0, qPrintable(QString::number(milliseconds)));
    }
};

QTEST_APPLESS_MAIN(TestDiagram)
#include "test_diagram.moc"
