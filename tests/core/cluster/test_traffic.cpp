// Loads of the wires against numbers worked out by hand.
#include "core/cluster/traffic.h"
#include "core/files/catalog_reader.h"
#include "core/network/fabric.h"

#include <QTest>

#include <rapidcheck.h>

using namespace rackwright;

namespace {

/// `servers` of eight accelerators with eight 400G links under 64-port switches.
TrafficRequest requestOf(double servers, const Strategy& strategy) {
    TrafficRequest request;
    request.strategy = strategy;
    request.servers = servers;
    request.machine.perServer = request.machine.domain = 8;
    request.machine.scaleUpRate = 450e9;
    request.machine.hbmRate = 3.35e12;
    request.machine.nicRate = 50e9;
    FabricRequest fabric;
    fabric.servers = static_cast<std::int64_t>(servers);
    request.fabric = *sizeFabric(fabric);
    request.time.step.total = 10;
    request.time.step.parts[static_cast<std::size_t>(TimePart::matmul)] = 6;
    return request;
}

Strategy split(int tp, int pp, int dp, int ep = 1) {
    Strategy strategy;
    strategy.tp = tp;
    strategy.pp = pp;
    strategy.dp = dp;
    strategy.ep = ep;
    return strategy;
}

const DimensionLoad& dimension(const TrafficOutcome& outcome, const std::string& id) {
    for (const DimensionLoad& load : outcome.dimensions) {
        if (load.id == id) return load;
    }
    qFatal("no dimension %s", id.c_str());
}

} // namespace

class TestTraffic : public QObject {
    Q_OBJECT

private slots:
    /// TP 8 fills a server, DP 128 spans four units. A ring of 128 domains sends 2 · 127/128 · B / 1 through
    /// every adapter, and leaves a unit of 32 domains once: 1/32 of that on average.
    void ringOverFourUnits() {
        TrafficRequest request = requestOf(128, split(8, 1, 128));
        request.time.tp = {40e9, 0.5, 0.2, 450e9, false};
        request.time.dp = {8e9, 0.3, 0.1, 50e9, true};
        const TrafficOutcome outcome = loadLinks(request);
        QCOMPARE(outcome.dimensions.size(), std::size_t(2));
        QCOMPARE(dimension(outcome, "tp").tier, 0);
        QCOMPARE(dimension(outcome, "dp").tier, 2);
        QVERIFY(qAbs(dimension(outcome, "dp").ratio - 0.05) < 1e-9); // 0.3 s on the wire over 6 s of matmul
        QCOMPARE(outcome.tiers.size(), std::size_t(3));
        QCOMPARE(outcome.tiers[0].id, std::string("scale-up"));
        QCOMPARE(outcome.tiers[0].dimension, std::string("tp"));
        QVERIFY(qAbs(outcome.tiers[1].bytes / 8e9 - 1) < 1e-9); // an adapter an accelerator
        // 256 accelerators of a unit send 1/32 · (1 − 1/4) / (1 − 1/128) over 256 uplinks.
        QVERIFY(qAbs(outcome.tiers[2].bytes / (8e9 / 32 * 0.75 * 128 / 127) - 1) < 1e-9);
        QVERIFY(outcome.tiers[1].busySeconds > outcome.tiers[2].busySeconds);
        QVERIFY(qAbs(outcome.tiers[1].share - 8e9 / 50e9 / 10) < 1e-9);
    }

    /// 64 stages of one server each: every hand-over leaves the server, one of 32 leaves the unit.
    void pipelineLeavesUnitsAtTheBorder() {
        TrafficRequest request = requestOf(128, split(8, 64, 2));
        request.time.pp = {1e9, 0.05, 0.01, 20e9, true};
        const TrafficOutcome outcome = loadLinks(request);
        QVERIFY(qAbs(outcome.tiers[1].bytes / 1e9 - 1) < 1e-9);
        QVERIFY(qAbs(outcome.tiers[2].bytes / (1e9 / 32) - 1) < 1e-9);
        QCOMPARE(outcome.tiers[1].dimension, std::string("pp"));
    }

    /// Experts over four servers: three quarters of the destinations are elsewhere, and a token goes to each
    /// server once.
    void expertsAcrossServers() {
        TrafficRequest request = requestOf(32, split(1, 1, 256, 32));
        request.expertsPerToken = 8;
        request.time.ep = {31e9, 1, 0.5, 50e9, true};
        const TrafficOutcome outcome = loadLinks(request);
        QCOMPARE(dimension(outcome, "ep").tier, 1); // inside one unit
        const double visited = 4 * (1 - std::pow(0.75, 8)) / 8;
        const double remote = 0.75 / (31 / 32.0);
        QVERIFY(qAbs(outcome.tiers[1].bytes / (31e9 * remote * visited) - 1) < 1e-9);
    }

    void oneServerHasOnlyScaleUp() {
        TrafficRequest request = requestOf(1, split(8, 1, 1));
        request.fabric = {};
        request.time.tp = {40e9, 0.5, 0.2, 450e9, false};
        const TrafficOutcome outcome = loadLinks(request);
        QCOMPARE(outcome.tiers.size(), std::size_t(1));
        QVERIFY(outcome.tiers.front().bytes > 0);
    }

    /// H100: 50 of 3,350 GB/s on the network and 450 on NVLink; every shipping system is below the saying's
    /// tenth, by seven times and more.
    void folkRule() {
        const TrafficOutcome outcome = loadLinks(requestOf(128, split(8, 1, 128)));
        QVERIFY(qAbs(outcome.nicOverMemory - 50 / 3350.0) < 1e-12);
        QVERIFY(outcome.scaleUpOverMemory > 0.1);
        const std::vector<FolkSystem> systems = folkSystems(shippedCatalog()->hardware);
        QVERIFY(systems.size() >= 5);
        for (const FolkSystem& system : systems)
            QVERIFY2(system.nicGBs < system.memoryGBs / 10 / 2, system.name.c_str());
    }

    void loadsAreFiniteAndNarrowUpward() {
        const bool ok = rc::check("loads", [] {
            const int tp = *rc::gen::element(1, 2, 4, 8);
            const int pp = *rc::gen::element(1, 2, 4, 16);
            const int servers = *rc::gen::element(2, 32, 96, 512, 2048);
            TrafficRequest request = requestOf(servers, split(tp, pp, std::max(1, servers * 8 / tp / pp)));
            request.time.dp = {5e9, 0.3, 0.1, 50e9, true};
            request.time.pp = {1e9, 0.1, 0.1, 20e9, true};
            const TrafficOutcome outcome = loadLinks(request);
            for (const TierLoad& tier : outcome.tiers)
                RC_ASSERT(std::isfinite(tier.busySeconds) && tier.bytes >= 0);
            // Without oversubscription no upper tier is busier than the adapters.
            for (std::size_t i = 2; i < outcome.tiers.size(); ++i)
                RC_ASSERT(outcome.tiers[i].bytes <= outcome.tiers[1].bytes * (1 + 1e-9));
        });
        QVERIFY(ok);
    }
};

QTEST_APPLESS_MAIN(TestTraffic)
#include "test_traffic.moc"
