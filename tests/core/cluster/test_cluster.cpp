// A designed cluster on the shipped catalogue: the bill of materials agrees with the networks and the
// diagram.
#include "core/cluster/cluster.h"
#include "core/cluster/diagram.h"
#include "core/cluster/networks.h"
#include "core/files/catalog_reader.h"
#include "core/model/parameters.h"

#include <QTest>

#include <cmath>
#include <rapidcheck.h>

using namespace rackwright;

namespace {

const Catalog& catalog() {
    static const Catalog read = *shippedCatalog();
    return read;
}

/// Llama-3.1-70B on 128 DGX H100 by hand: TP 8, PP 4, DP 32, 8.55 s a step.
Outcome outcomeOf(double servers) {
    Outcome outcome;
    outcome.scenario.hardware.servers = servers;
    outcome.model.layers = 80;
    outcome.parameters.total = 70'553'706'496;
    outcome.serverName = "DGX H100";
    outcome.machine.perServer = 8;
    outcome.accelerators = servers * 8;
    outcome.strategy.tp = 8;
    outcome.strategy.pp = servers >= 4 ? 4 : 1;
    outcome.strategy.dp = static_cast<int>(servers * 8) / outcome.strategy.modelParallel();
    outcome.time.step.total = 8.55;
    outcome.steps = 1'788'000;
    outcome.computeDays = outcome.steps * 8.55 / 86400;
    return outcome;
}

ClusterOutcome designed(double servers) {
    const Result<ClusterOutcome> cluster = designCluster(outcomeOf(servers), catalog());
    if (!cluster) qFatal("%s", cluster.error().id.c_str());
    return *cluster;
}

double quantity(const ClusterOutcome& cluster, const char* section, const char* role) {
    double sum = 0;
    for (const BomLine& line : cluster.bom) {
        if (line.section == section && line.role == role && line.item != "transceiver") sum += line.quantity;
    }
    return sum;
}

double quantityOf(const ClusterOutcome& cluster, const char* section, const char* item) {
    double sum = 0;
    for (const BomLine& line : cluster.bom) {
        if (line.section == section && line.item == item) sum += line.quantity;
    }
    return sum;
}

std::int64_t drawn(const DiagramLevel& level, DiagramKind kind) {
    std::int64_t sum = 0;
    for (const DiagramBox& box : level.boxes) {
        if (box.kind == kind) sum += box.count;
    }
    return sum;
}

} // namespace

class TestCluster : public QObject {
    Q_OBJECT

private slots:
    void referencePlan() {
        const ClusterOutcome cluster = designed(128);
        QCOMPARE(cluster.compute.leaf, 32);
        QCOMPARE(cluster.compute.spine, 16);
        QCOMPARE(cluster.compute.cables(), 2048);
        QCOMPARE(cluster.reliability.spares, 5);
        QVERIFY(
            !cluster.reliability.sparesCabled); // a fifth unit for five servers would cost more than it saves
        QVERIFY(std::abs(cluster.reliability.hoursBetweenInterruptions - 46.9) < 0.1);
        QVERIFY(std::abs(cluster.reliability.checkpointBytes - 988e9) < 1e9);
        QVERIFY(std::abs(cluster.reliability.checkpointSeconds / 60 - 22) < 1);
        QVERIFY(cluster.reliability.goodput > 0.96 && cluster.reliability.goodput < 0.985);
        QVERIFY(std::abs(cluster.power.itMeasuredMw - 0.965) < 0.02);
        QVERIFY(cluster.power.peakMw > cluster.power.meterMw * 1.3);
        QCOMPARE(cluster.power.serversPerRack, 4);
    }

    /// NVIDIA RA-11333-001: 16 storage switches for four units of DGX H100; ours adds ports for the storage
    /// itself.
    void storageNetworkIsOfTheReferenceSize() {
        const ClusterOutcome cluster = designed(127);
        QVERIFY(cluster.storageFabric.switches() >= 12 && cluster.storageFabric.switches() <= 18);
        QVERIFY(cluster.inBand.switches() >= 6 && cluster.inBand.switches() <= 10);
        QVERIFY(cluster.outOfBand.switches() >= 6 && cluster.outOfBand.switches() <= 9);
    }

    void largeClustersCableTheirSpares() {
        const ClusterOutcome cluster = designed(1024);
        QVERIFY(cluster.reliability.sparesCabled);
        QCOMPARE(cluster.compute.cablesServerLeaf, (1024 + cluster.reliability.spares) * 8);
        QCOMPARE(cluster.reliability.restartSeconds, 600.0);
    }

    void billAgreesWithNetworksAndDiagram() {
        QVERIFY(rc::check("counts agree", []() {
            const double servers = *rc::gen::inRange(2, 1500);
            const ClusterOutcome cluster = designed(servers);
            const FabricOutcome& fabric = cluster.compute;
            RC_ASSERT(quantity(cluster, "compute", "training") == servers);
            RC_ASSERT(quantity(cluster, "compute", "spare") == cluster.reliability.spares);
            RC_ASSERT(quantity(cluster, "fabric", "leaf") == double(fabric.leaf));
            RC_ASSERT(quantity(cluster, "fabric", "spine") == double(fabric.spine));
            RC_ASSERT(quantity(cluster, "fabric", "core") == double(fabric.core));
            RC_ASSERT(quantityOf(cluster, "fabric", "cable") == double(fabric.cables()));
            RC_ASSERT(quantity(cluster, "storage", "leaf") == double(cluster.storageFabric.leaf));
            RC_ASSERT(quantityOf(cluster, "storage", "cable") == double(cluster.storageFabric.cables()));
            RC_ASSERT(quantityOf(cluster, "rack", "rack") == double(cluster.power.racks));

            const DiagramLevel& overview = cluster.diagram.overview;
            const int cabled = cluster.reliability.sparesCabled ? cluster.reliability.spares : 0;
            RC_ASSERT(drawn(overview, DiagramKind::server) == std::int64_t(servers) + cabled);
            RC_ASSERT(drawn(overview, DiagramKind::leafSwitch) == fabric.leaf);
            RC_ASSERT(drawn(overview, DiagramKind::spineSwitch) == fabric.spine);
            RC_ASSERT(drawn(overview, DiagramKind::coreSwitch) == fabric.core);
        }));
    }

    /// Every cable has a length, and the links of the drawing are those of the bill.
    void cablesAddUp() {
        QVERIFY(rc::check("cables", []() {
            const ClusterOutcome cluster = designed(*rc::gen::inRange(2, 3000));
            for (const FabricOutcome* fabric : {&cluster.compute, &cluster.storageFabric, &cluster.inBand}) {
                std::int64_t cables = 0;
                for (const CableRun& run : fabric->runs)
                    cables += run.count;
                RC_ASSERT(cables == fabric->cables());
            }
            std::int64_t up = 0;
            for (const DiagramLink& link : cluster.diagram.overview.links)
                up += link.count;
            const FabricOutcome& fabric = cluster.compute;
            // Tiles hang on their leafs without links of their own; pods count them.
            const bool pods = drawn(cluster.diagram.overview, DiagramKind::server) > kTiledServers;
            if (fabric.tiers > 1) RC_ASSERT(up == fabric.cables() - (pods ? 0 : fabric.cablesServerLeaf));
        }));
    }

    /// What is bought is what is drawn: servers, switches of every tier, racks.
    void billEqualsDrawing() {
        QVERIFY(rc::check("bill and drawing", []() {
            const ClusterOutcome cluster = designed(*rc::gen::inRange(2, 2500));
            const DiagramLevel& overview = cluster.diagram.overview;
            const double spares =
                cluster.reliability.sparesCabled ? quantity(cluster, "compute", "spare") : 0;
            RC_ASSERT(double(drawn(overview, DiagramKind::server)) ==
                      quantity(cluster, "compute", "training") + spares);
            RC_ASSERT(double(drawn(overview, DiagramKind::leafSwitch)) ==
                          quantity(cluster, "fabric", "leaf") ||
                      cluster.compute.tiers < 2);
            RC_ASSERT(double(drawn(overview, DiagramKind::spineSwitch)) ==
                      quantity(cluster, "fabric", "spine"));
            RC_ASSERT(double(drawn(overview, DiagramKind::coreSwitch)) ==
                      quantity(cluster, "fabric", "core"));
            RC_ASSERT(quantityOf(cluster, "rack", "rack") == cluster.power.racks);
        }));
    }

    void sparesAsAsked() {
        Outcome outcome = outcomeOf(128);
        outcome.scenario.operation.spares = SpareKind::cabled;
        const Result<ClusterOutcome> cabled = designCluster(outcome, catalog());
        QVERIFY(cabled->reliability.sparesCabled);
        QCOMPARE(cabled->compute.leaf, 40); // a fifth unit
        outcome.scenario.operation.spares = SpareKind::cold;
        const Result<ClusterOutcome> cold = designCluster(outcome, catalog());
        QVERIFY(!cold->reliability.sparesCabled);
        QVERIFY(cold->reliability.goodput < cabled->reliability.goodput);
        QVERIFY(cold->reliability.calendar.daysP50 > cabled->reliability.calendar.daysP50);
    }

    /// Two planes of half the rate: as many bits, more and slower ports.
    void planes() {
        Outcome outcome = outcomeOf(128);
        outcome.scenario.network.planes = 2;
        const Result<ClusterOutcome> two = designCluster(outcome, catalog());
        QCOMPARE(two->compute.planes, 2);
        QCOMPARE(two->compute.linkGbps, 200.0);
        QCOMPARE(two->compute.cablesServerLeaf, std::int64_t{2048});
        QCOMPARE(two->compute.units, std::int64_t{2}); // 64 servers under one set of leafs
        QCOMPARE(two->compute.bisectionBytesPerSecond, designed(128).compute.bisectionBytesPerSecond);
    }

    void calendarAgreesWithTheMean() {
        const ClusterOutcome cluster = designed(128);
        const double mean = outcomeOf(128).computeDays / cluster.reliability.goodput;
        QVERIFY(cluster.reliability.calendar.daysP10 < mean && mean < cluster.reliability.calendar.daysP90);
        QVERIFY(std::abs(cluster.reliability.calendar.daysP50 / mean - 1) < 0.05);
    }

    /// Twin-port cages: a module for two switch ports, one for each adapter.
    void transceivers() {
        const ClusterOutcome cluster = designed(128);
        double switchSide = 0;
        double serverSide = 0;
        for (const BomLine& line : cluster.bom) {
            if (line.section != "fabric" || line.item != "transceiver") continue;
            (line.role == "switch-side" ? switchSide : serverSide) += line.quantity;
        }
        QCOMPARE(switchSide, 48.0 * 64 / 2);
        QCOMPARE(serverSide, 1024.0);
        QVERIFY(2 * switchSide + serverSide == double(cluster.compute.transceivers));
    }

    void oneServerNeedsNoNetwork() {
        const ClusterOutcome cluster = designed(1);
        QCOMPARE(cluster.compute.tiers, 0);
        QCOMPARE(cluster.reliability.spares, 0);
        QCOMPARE(quantity(cluster, "fabric", "leaf"), 0.0);
        QCOMPARE(cluster.power.racks, 1);
        QVERIFY(cluster.power.peakMw < 0.0102 * 1.31);
    }

    void radixFollowsTheLinkRate() {
        const SwitchModel* qm9700 = catalog().hardware.switchModel("qm9700");
        QVERIFY(qm9700 != nullptr);
        QCOMPARE(radixAt(*qm9700, 400), 64);
        QCOMPARE(radixAt(*qm9700, 200), 128);
    }

    void userRateAndPueCount() {
        Outcome outcome = outcomeOf(128);
        outcome.scenario.operation.failuresPer1000NodeDays = 8;
        outcome.scenario.money.pue = 1.15;
        const Result<ClusterOutcome> cluster = designCluster(outcome, catalog());
        QVERIFY(cluster.has_value());
        QVERIFY(std::abs(cluster->reliability.hoursBetweenInterruptions - 23.4) < 0.1);
        QCOMPARE(cluster->power.pue, 1.15);
        QVERIFY(std::abs(cluster->power.meterMw - cluster->power.itMeasuredMw * 1.15) < 1e-12);
    }

    void tooManyServersAreAnError() {
        const Result<ClusterOutcome> cluster = designCluster(outcomeOf(60'000), catalog());
        QVERIFY(!cluster.has_value());
        QCOMPARE(cluster.error().id, std::string("fabric.too_large"));
    }

    void everyServerOfTheCatalogueCanBeDesigned() {
        for (const Server& server : catalog().hardware.servers) {
            Outcome outcome = outcomeOf(8);
            outcome.scenario.hardware.server = server.id;
            outcome.scenario.hardware.accelerator = server.acceleratorId;
            outcome.machine.perServer = server.accelerators;
            outcome.strategy = {};
            outcome.strategy.dp = 8 * server.accelerators;
            const Result<ClusterOutcome> cluster = designCluster(outcome, catalog());
            QVERIFY2(cluster.has_value(), server.id.c_str());
            QVERIFY2(cluster->power.itMeasuredMw > 0 && cluster->power.racks > 0, server.id.c_str());
            QVERIFY2(cluster->power.itNameplateMw >= cluster->power.itMeasuredMw * 0.99, server.id.c_str());
            const int cabled = cluster->reliability.sparesCabled ? cluster->reliability.spares : 0;
            QVERIFY2(drawn(cluster->diagram.overview, DiagramKind::server) == 8 + cabled, server.id.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestCluster)
#include "test_cluster.moc"
