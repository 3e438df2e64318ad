// Saving, restoring and what a server must have, against published figures and numbers by hand.
#include "core/cluster/cabling.h"
#include "core/cluster/server_fit.h"
#include "core/cluster/storage_plan.h"
#include "core/files/catalog_reader.h"

#include <QTest>

using namespace rackwright;

namespace {

const Catalog& catalog() {
    static const Catalog read = *shippedCatalog();
    return read;
}

FitVerdict verdict(const std::vector<FitCheck>& checks, const std::string& id) {
    for (const FitCheck& check : checks) {
        if (check.id == id) return check.verdict;
    }
    qFatal("no check %s", id.c_str());
}

} // namespace

class TestStoragePlan : public QObject {
    Q_OBJECT

private slots:
    /// RA-11333-001 V11, table 6: one node, one unit of 32, four units.
    void guidanceOfTheReferenceDesign() {
        StorageOutcome outcome;
        guidedRates(1, outcome);
        QCOMPARE(outcome.guidedRead[0], 4e9);
        QCOMPARE(outcome.guidedWrite[2], 20e9);
        guidedRates(32, outcome);
        QCOMPARE(outcome.guidedRead[1], 40e9);
        guidedRates(128, outcome);
        QCOMPARE(outcome.guidedRead[0], 60e9);
        QCOMPARE(outcome.guidedRead[2], 500e9);
        QCOMPARE(outcome.guidedWrite[1], 80e9);
    }

    /// Llama 3 405B (arXiv 2407.21783): 5.68 TB over 16,384 accelerators are 346 MB each, far less than a
    /// second to host memory.
    void asynchronousSavesAreShort() {
        StorageRequest request;
        request.servers = 2048;
        request.accelerators = 16384;
        request.replicaAccelerators = 128;
        request.checkpointBytes = 5.68e12;
        request.writeBytesPerSecond = 100e9;
        request.networkRate = 40e9;
        request.tokensPerSecond = 5e6;
        const StorageOutcome outcome = planStorage(request);
        QVERIFY(outcome.asyncStallSeconds < 0.02);
        QCOMPARE(outcome.syncStallSeconds, 56.8);
        QCOMPARE(outcome.drainSeconds, 56.8);
        QVERIFY(qAbs(outcome.hostBytesPerServer - 2 * 5.68e12 / 2048) < 1);
        // Sixteen servers of one replica read at their own links' pace, then hand on 44 GB an accelerator.
        QVERIFY(outcome.restoreSeconds > 5.68e12 / (16 * 50e9));
        QCOMPARE(outcome.datasetBytesPerSecond, 2e7);
    }

    void dgxH100Fits() {
        ServerFitRequest request;
        request.server = catalog().hardware.server("dgx-h100");
        request.machine.perServer = 8;
        request.machine.hostLinkRate = 50e9;
        request.machine.nicRate = 50e9;
        request.checkpointHostBytes = 15e9;
        const std::vector<FitCheck> checks = checkServer(request);
        QCOMPARE(checks.size(), std::size_t(6));
        QCOMPARE(verdict(checks, "cpu_cores"), FitVerdict::good);
        QCOMPARE(verdict(checks, "host_memory"), FitVerdict::good);
        QCOMPARE(verdict(checks, "slot_rate"), FitVerdict::good);
        QCOMPARE(verdict(checks, "adapters"), FitVerdict::good);
        QCOMPARE(verdict(checks, "power_supplies"), FitVerdict::good); // six, four needed
    }

    void offloadNeedsHostMemory() {
        ServerFitRequest request;
        request.server = catalog().hardware.server("dgx-h100");
        request.offloadedBytes = 2.1e12;
        QCOMPARE(verdict(checkServer(request), "host_memory"), FitVerdict::bad);
        request.server = nullptr;
        for (const FitCheck& check : checkServer(request))
            QCOMPARE(check.verdict, FitVerdict::unknown);
    }

    /// A PCIe 4.0 slot carries 25 GB/s and chokes a 400G adapter.
    void slowSlotsAreFound() {
        ServerFitRequest request;
        request.server = catalog().hardware.server("dgx-h100");
        request.machine.hostLinkRate = 25e9;
        request.machine.nicRate = 50e9;
        QCOMPARE(verdict(checkServer(request), "slot_rate"), FitVerdict::bad);
    }

    void cablesGetLongerWithTheHall() {
        FabricOutcome fabric;
        fabric.tiers = 2;
        fabric.cablesServerLeaf = 1024;
        fabric.cablesLeafSpine = 1024;
        const std::vector<CableRun> small = cableRuns(fabric, {1, 1});
        QCOMPARE(small.size(), std::size_t(2));
        QCOMPARE(small.front().medium, CableMedium::copper);
        const std::vector<CableRun> large = cableRuns(fabric, {600, 8});
        QVERIFY(large.back().metres > 50);
        QCOMPARE(large.back().medium, CableMedium::singleMode);
        std::int64_t cables = 0;
        for (const CableRun& run : large)
            cables += run.count;
        QCOMPARE(cables, std::int64_t{2048});
    }
};

QTEST_APPLESS_MAIN(TestStoragePlan)
#include "test_storage_plan.moc"
