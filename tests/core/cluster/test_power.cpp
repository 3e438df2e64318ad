// Power, racks and cooling against published reference designs.
#include "core/cluster/power.h"

#include <QTest>

#include <cmath>

using namespace rackwright;

namespace {

Fact published(double value) {
    return {value, {"test", "2026", Confidence::datasheet, {}}};
}

Server dgxH100() {
    Server server;
    server.nameplateKw = published(10.2);
    server.measuredKw = published(6.85);
    server.rackUnits = 8;
    return server;
}

Accelerator h100() {
    Accelerator accelerator;
    accelerator.boardWatts = published(700);
    return accelerator;
}

PowerRequest requestOf(double servers) {
    const Server server = dgxH100();
    PowerRequest request;
    request.servers = servers;
    request.server = serverPower(&server, h100(), 8);
    request.serverRackUnits = 8;
    return request;
}

} // namespace

class TestPower : public QObject {
    Q_OBJECT

private slots:
    void energyFromMeasuredFeedsFromNameplate() {
        PowerRequest request = requestOf(128);
        request.networkTypicalKw = 48 * 0.747;
        request.networkMaximumKw = 48 * 1.72;
        const PowerOutcome power = powerOf(request);
        QVERIFY(std::abs(power.itMeasuredMw - (128 * 6.85 * 1.04 + 48 * 0.747) / 1000) < 1e-9);
        QVERIFY(std::abs(power.itNameplateMw - (128 * 10.2 * 1.04 + 48 * 1.72) / 1000) < 1e-9);
        QVERIFY(std::abs(power.peakMw - power.itNameplateMw * 1.3) < 1e-12);
        QVERIFY(power.meterMw < power.peakMw);
        QVERIFY(!power.estimate);
        // 100,000 H100 are reported to take about 1.82 kW an accelerator at the meter, nameplate 1.75 × 1.1.
        QVERIFY(std::abs(power.peakMw * 1000 / 1024 - 1.82) < 0.1);
    }

    void yearlyEnergyFollowsUse() {
        PowerRequest request = requestOf(1);
        request.sharedStorage = false;
        request.utilisation = 1;
        const double busy = powerOf(request).yearGwh;
        QVERIFY(std::abs(busy - 6.85 * 1.3 * 8760 / 1e6) < 1e-9);
        request.utilisation = 0;
        const double idle = powerOf(request).yearGwh;
        QVERIFY(idle > 0 && idle < busy / 2);
        request.gridKgPerKwh = 0.5;
        QVERIFY(std::abs(powerOf(request).carbonTonnesYear - idle * 1e6 * 0.5 / 1000) < 1e-9);
    }

    void unknownServersAreEstimates() {
        const ServerPower derived = serverPower(nullptr, h100(), 8);
        QVERIFY(derived.estimate);
        QVERIFY(std::abs(derived.nameplate - 10.2) < 0.1);
        QVERIFY(std::abs(derived.measured - 6.85) < 0.15);
        Server server = dgxH100();
        server.measuredKw.from.confidence = Confidence::estimate;
        QVERIFY(serverPower(&server, h100(), 8).estimate);
    }

    /// NVIDIA RA-11333-001: four DGX H100 in a rack, 32 racks for a cluster of 127.
    void racks() {
        const PowerOutcome power = powerOf(requestOf(127));
        QCOMPARE(power.serversPerRack, 4);
        QCOMPARE(power.racks, 32);
        QCOMPARE(power.coolingClass, std::string("rear-door"));
        PowerRequest withSupport = requestOf(127);
        withSupport.supportRackUnits = 85;
        QCOMPARE(powerOf(withSupport).racks, 35);
    }

    void rackScaleSystems() {
        PowerRequest request = requestOf(4);
        request.server.nameplate = 559;
        request.rackScale = true;
        request.liquidCooled = true;
        request.serverRackUnits = 16 * 48;
        const PowerOutcome power = powerOf(request);
        QCOMPARE(power.racks, 64);
        QVERIFY(std::abs(power.rackKw - 559.0 / 16) < 1e-9);
        QCOMPARE(power.coolingClass, std::string("liquid"));
    }

    void coolingThresholds() {
        QCOMPARE(std::string(coolingClass(10.2, false)), std::string("air"));
        QCOMPARE(std::string(coolingClass(56, false)), std::string("rear-door"));
        QCOMPARE(std::string(coolingClass(120, false)), std::string("liquid"));
        QCOMPARE(std::string(coolingClass(20, true)), std::string("liquid"));
    }

    void switchPower() {
        FabricOutcome fabric;
        fabric.leaf = 32;
        fabric.spine = 16;
        SwitchModel model;
        model.typicalWatts = published(747);
        model.maximumWatts = published(1720);
        QVERIFY(std::abs(switchesKw(fabric, &model, true) - 82.56) < 1e-9);
        QVERIFY(std::abs(switchesKw(fabric, &model, false) - 35.856) < 1e-9);
        model.maximumWatts = {};
        QVERIFY(std::abs(switchesKw(fabric, &model, true) - 35.856) < 1e-9);
        QCOMPARE(switchesKw(fabric, nullptr, true), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestPower)
#include "test_power.moc"
