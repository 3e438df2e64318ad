// Servers already owned: reading them, using them, and what has to be added.
#include "core/cluster/cluster.h"
#include "core/cluster/inventory.h"
#include "core/files/catalog_reader.h"
#include "core/plan/resolve.h"

#include <QTest>

#include <rapidcheck.h>

using namespace rackwright;

namespace {

const Catalog& catalog() {
    static const Catalog shipped = *shippedCatalog();
    return shipped;
}

Outcome outcomeOf(double servers, const std::string& owned) {
    Outcome outcome;
    outcome.scenario.hardware.accelerator = "h100-sxm";
    outcome.scenario.hardware.server = "dgx-h100";
    outcome.scenario.hardware.servers = servers;
    outcome.scenario.inventory.servers = owned;
    outcome.machine = *resolveMachine(outcome.scenario, catalog());
    outcome.strategy.tp = 8;
    outcome.strategy.dp = static_cast<int>(servers);
    outcome.accelerators = servers * 8;
    outcome.computeDays = 30;
    outcome.time.step.total = 10;
    return outcome;
}

Result<std::vector<OwnedPool>> parsed(const char* text) {
    return parseOwnedPools(text, catalog().hardware);
}

const BomLine* find(const std::vector<BomLine>& bom, const std::string& section, const std::string& role) {
    const auto line = std::ranges::find_if(
        bom, [&](const BomLine& each) { return each.section == section && each.role == role; });
    return line == bom.end() ? nullptr : &*line;
}

} // namespace

class TestInventory : public QObject {
    Q_OBJECT

private slots:
    void readsPools() {
        const auto pools = parsed(" 16 x DGX-H100, 2 y, 150000 ; 8×dgx-a100-640; ");
        QVERIFY(pools.has_value());
        QCOMPARE(pools->size(), std::size_t(2));
        QCOMPARE(pools->front().serverId, std::string("dgx-h100"));
        QCOMPARE(pools->front().servers, 16.0);
        QCOMPARE(pools->front().ageYears, 2.0);
        QCOMPARE(pools->front().bookValue, 150'000.0);
        QCOMPARE(pools->back().serverId, std::string("dgx-a100-640"));
        QCOMPARE(parsed("4 dgx-h100")->front().servers, 4.0);
        QVERIFY(parsed("")->empty());
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("id");
        QTest::newRow("no count") << QByteArray("dgx-h100") << QByteArray("inventory.bad_pool");
        QTest::newRow("half a server") << QByteArray("1.5 x dgx-h100") << QByteArray("inventory.bad_pool");
        QTest::newRow("too old") << QByteArray("2 x dgx-h100, 90 y") << QByteArray("inventory.bad_pool");
        QTest::newRow("no number") << QByteArray("2 x dgx-h100, old") << QByteArray("inventory.bad_pool");
        QTest::newRow("not finite") << QByteArray("2 x dgx-h100, nan") << QByteArray("inventory.bad_pool");
        QTest::newRow("no server") << QByteArray("2 x toaster") << QByteArray("inventory.unknown_server");
        QTest::newRow("too many") << QByteArray("1 x dgx-h100;").repeated(65)
                                  << QByteArray("inventory.too_many");
    }
    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, id);
        const auto pools = parsed(text.constData());
        QVERIFY(!pools.has_value());
        QCOMPARE(pools.error().id, id.toStdString());
        QCOMPARE(pools.error().where, std::string("/inventory/servers"));
    }

    void neverCrashesOnAnyText() {
        QVERIFY(rc::check("any text", [](const std::string& text) {
            const auto pools = parseOwnedPools(text, catalog().hardware);
            RC_ASSERT(!pools || pools->size() <= 64);
        }));
    }

    void takesOwnTypeAndAddsTheRest() {
        InventoryRequest request;
        request.hardware = &catalog().hardware;
        request.serverId = "dgx-h100";
        request.pools = *parsed("16 x dgx-h100, 2 y, 150000; 8 x dgx-a100-640");
        request.servers = 30;
        request.spares = 2;
        request.free.freeLeafPorts = 100;
        request.free.freeRacks = 4;
        request.free.powerKw = 1000;
        const InventoryOutcome outcome = takeInventory(request);
        QCOMPARE(outcome.usedServers, 16.0);
        QCOMPARE(outcome.addedServers, 16.0);
        QCOMPARE(outcome.addedPorts, 128.0);
        QCOMPARE(outcome.shortPorts, 28.0);
        QCOMPARE(outcome.addedRacks, 4.0);
        QCOMPARE(outcome.shortRacks, 0.0);
        QCOMPARE(outcome.shortKw, 0.0);
        QCOMPARE(outcome.sunkValue, 2'400'000.0);
        // H100 989 over A100 312 TFLOPS.
        QVERIFY(std::abs(outcome.pools.back().stepFactor - 989 / 312.0) < 0.01);
    }

    /// Half of the cluster is there: its switches and cables are, too, and nothing is owned beyond the bill.
    void ownedPartsAreNotBoughtAgain() {
        const Result<ClusterOutcome> all = designCluster(outcomeOf(64, ""), catalog());
        const Result<ClusterOutcome> half = designCluster(outcomeOf(64, "32 x dgx-h100"), catalog());
        QVERIFY(all.has_value() && half.has_value());
        QCOMPARE(half->bom.size(), all->bom.size());
        for (std::size_t i = 0; i < all->bom.size(); ++i) {
            QCOMPARE(half->bom[i].quantity, all->bom[i].quantity);
            QCOMPARE(all->bom[i].owned, 0.0);
            QVERIFY(half->bom[i].owned <= half->bom[i].quantity);
        }
        QCOMPARE(find(half->bom, "compute", "training")->owned, 32.0);
        QCOMPARE(find(half->bom, "compute", "spare")->owned, 0.0);
        QCOMPARE(find(half->bom, "fabric", "leaf")->owned, 8.0); // one of the units
        QVERIFY(half->inventory.addedSwitches < static_cast<double>(all->compute.switches()));
    }

    void moreOwnedThanNeeded() {
        const Result<ClusterOutcome> cluster = designCluster(outcomeOf(8, "100 x dgx-h100"), catalog());
        QVERIFY(cluster.has_value());
        QCOMPARE(cluster->inventory.addedServers, 0.0);
        QCOMPARE(cluster->inventory.usedServers, 8.0 + cluster->reliability.spares);
        QCOMPARE(find(cluster->bom, "compute", "training")->owned, 8.0);
    }

    void badTextStopsThePlan() {
        const Result<ClusterOutcome> cluster = designCluster(outcomeOf(8, "a few"), catalog());
        QVERIFY(!cluster.has_value());
        QCOMPARE(cluster.error().id, std::string("inventory.bad_pool"));
    }
};

QTEST_APPLESS_MAIN(TestInventory)
#include "test_inventory.moc"
