// Fabric sizing against published reference architectures, and what must hold for every request.
#include "core/network/fabric.h"

#include <QElapsedTimer>
#include <QTest>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

using namespace rackwright;

namespace {

FabricRequest rail(std::int64_t servers, std::int64_t links, int radix, int planes = 1) {
    FabricRequest request;
    request.servers = servers;
    request.linksPerServer = links;
    request.radix = radix;
    request.planes = planes;
    return request;
}

FabricRequest plain(std::int64_t servers, std::int64_t links, int radix, int planes = 1) {
    FabricRequest request = rail(servers, links, radix, planes);
    request.kind = FabricKind::fatTree;
    return request;
}

/// The published networks, in the words of the console.
nlohmann::json published() {
    std::ifstream file(RACKWRIGHT_SOURCE_DIR "/tests/data/fabrics.json");
    return nlohmann::json::parse(file).at("networks");
}

FabricRequest requestOf(const nlohmann::json& words) {
    FabricRequest request;
    request.servers = words.at("servers");
    request.linksPerServer = words.at("nics");
    request.radix = words.at("radix");
    request.planes = words.value("planes", 1);
    request.oversubscription = words.value("oversubscription", 1.0);
    request.spineOversubscription = words.value("spine-oversubscription", 1.0);
    request.spineRadix = words.value("spine-radix", 0);
    request.serversPerPod = words.value("servers-per-pod", 0);
    request.sparePorts = words.value("spare-ports", 0);
    const std::string kind = words.value("kind", "rail");
    if (kind == "fat-tree") request.kind = FabricKind::fatTree;
    if (kind == "rail-only") request.kind = FabricKind::railOnly;
    return request;
}

std::int64_t countOf(const FabricOutcome& fabric, const std::string& key) {
    const std::map<std::string, std::int64_t> counts{{"tiers", fabric.tiers},
                                                     {"leaf", fabric.leaf},
                                                     {"spine", fabric.spine},
                                                     {"core", fabric.core},
                                                     {"units", fabric.units},
                                                     {"pods", fabric.pods},
                                                     {"cables_server_leaf", fabric.cablesServerLeaf},
                                                     {"cables_leaf_spine", fabric.cablesLeafSpine},
                                                     {"cables_spine_core", fabric.cablesSpineCore}};
    return counts.at(key);
}

FabricRequest anyRequest() {
    FabricRequest request;
    request.servers = *rc::gen::inRange<std::int64_t>(1, 20'000);
    request.linksPerServer = *rc::gen::inRange<std::int64_t>(1, 17);
    request.radix = *rc::gen::element(2, 7, 32, 36, 40, 48, 64, 128, 144, 256);
    request.planes = *rc::gen::inRange(1, 5);
    request.kind = *rc::gen::element(FabricKind::railOptimised, FabricKind::fatTree, FabricKind::railOnly);
    request.oversubscription = *rc::gen::element(1.0, 1.067, 1.5, 2.0, 3.0, 7.0);
    request.spineOversubscription = *rc::gen::element(1.0, 2.0, 7.0);
    request.spineRadix = *rc::gen::element(0, 0, 64, 256);
    request.serversPerPod = *rc::gen::element<std::int64_t>(0, 0, 16, 128, 384);
    request.sparePorts = request.radix > 16 ? *rc::gen::inRange(0, 9) : 0;
    return request;
}

} // namespace

class TestFabric : public QObject {
    Q_OBJECT

private slots:
    void reproducesPublishedNetworks() {
        int compared = 0;
        for (const nlohmann::json& row : published()) {
            const std::string source = row.at("source");
            const Result<FabricOutcome> sized = sizeFabric(requestOf(row.at("request")));
            QVERIFY2(sized.has_value(), source.c_str());
            for (const auto& [key, expected] : row.at("counts").items()) {
                const std::int64_t computed = countOf(*sized, key);
                const std::string told =
                    key + " " + std::to_string(computed) + ", published " + expected.dump() + ": " + source;
                QVERIFY2(computed == expected.get<std::int64_t>(), told.c_str());
                ++compared;
            }
        }
        QVERIFY(compared > 200);
    }

    // Llama 3 (arXiv 2407.21783): full bisection inside a pod, a seventh above.
    void podsNarrowAboveTheirSpines() {
        FabricRequest request = plain(3072, 8, 32);
        request.spineRadix = 256;
        request.serversPerPod = 384;
        request.spineOversubscription = 7;
        const Result<FabricOutcome> pods = sizeFabric(request);
        QVERIFY(pods.has_value());
        QCOMPARE(pods->unitsPerPod, std::int64_t{192});
        QVERIFY(pods->bisectionBytesPerSecond < 24576 / 2.0 * 50e9 / 6.5);
        request.servers = 384; // one pod needs no cores
        QCOMPARE(sizeFabric(request)->tiers, 2);
        request.servers = 385; // the second pod gets what its servers need
        QCOMPARE(sizeFabric(request)->pods, std::int64_t{2});
        QCOMPARE(sizeFabric(request)->leaf, std::int64_t{193});
    }

    void sparePortsStayFree() {
        FabricRequest request = rail(62, 8, 64);
        QCOMPARE(sizeFabric(request)->freeLeafPorts, std::int64_t{16});
        request.sparePorts = 2;
        const Result<FabricOutcome> spare = sizeFabric(request);
        QCOMPARE(spare->serversPerUnit, std::int64_t{31});
        QCOMPARE(spare->leaf, std::int64_t{16});
        QCOMPARE(spare->freeLeafPorts, std::int64_t{32});
        request.sparePorts = 63;
        QCOMPARE(sizeFabric(request).error().where, std::string("spare ports"));
    }

    void smallestNetworks() {
        const Result<FabricOutcome> two = sizeFabric(plain(2, 1, 64));
        QCOMPARE(two->tiers, 1);
        QCOMPARE(two->leaf, std::int64_t{1});
        QCOMPARE(two->spine, std::int64_t{0});
        QCOMPARE(two->transceivers, std::int64_t{4});
        QCOMPARE(two->hops(), 1);
        QCOMPARE(sizeFabric(rail(8, 8, 64))->tiers, 1);
        QCOMPARE(sizeFabric(rail(9, 8, 64))->tiers, 2);
        FabricRequest railOnly = rail(64, 8, 64);
        railOnly.kind = FabricKind::railOnly;
        QCOMPARE(sizeFabric(railOnly)->tiers, 1);
        QCOMPARE(sizeFabric(railOnly)->leaf, std::int64_t{8});
        railOnly.servers = 65;
        QCOMPARE(sizeFabric(railOnly)->tiers, 2);
        QCOMPARE(sizeFabric(railOnly)->leaf, std::int64_t{24});
    }

    void bisectionOfANonBlockingTree() {
        const Result<FabricOutcome> sized = sizeFabric(rail(256, 8, 64));
        QCOMPARE(sized->bisectionBytesPerSecond, 2048 / 2 * 50e9);
    }

    void refusesWhatThreeTiersCannotHold() {
        QVERIFY(sizeFabric(plain(65536, 1, 64)).has_value()); // k³/4
        const Result<FabricOutcome> over = sizeFabric(plain(65537, 1, 64));
        QVERIFY(!over.has_value());
        QCOMPARE(over.error().id, std::string("fabric.too_large"));
        QVERIFY(sizeFabric(rail(131072 / 8, 8, 128)).has_value());
        for (const FabricRequest& bad : {rail(0, 8, 64), rail(4, 0, 64), rail(4, 8, 1), rail(4, 8, 64, 0)})
            QCOMPARE(sizeFabric(bad).error().id, std::string("fabric.bad_request"));
        FabricRequest ratio = rail(4, 8, 64);
        ratio.oversubscription = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(sizeFabric(ratio).error().where, std::string("oversubscription"));
    }

    void portsAndCablesAddUp() {
        const bool ok = rc::check("ports and cables", [] {
            const FabricRequest request = anyRequest();
            const Result<FabricOutcome> sized = sizeFabric(request);
            if (!sized) {
                RC_ASSERT(sized.error().id == "fabric.too_large");
                return;
            }
            const std::int64_t radix = request.radix;
            RC_ASSERT(sized->cablesServerLeaf == request.servers * request.linksPerServer * request.planes);
            RC_ASSERT(sized->cablesServerLeaf + sized->cablesLeafSpine <= sized->leaf * radix);
            const std::int64_t above = request.spineRadix > 0 ? request.spineRadix : radix;
            RC_ASSERT(sized->cablesLeafSpine + sized->cablesSpineCore <= sized->spine * above);
            RC_ASSERT(sized->cablesSpineCore <= sized->core * above);
            RC_ASSERT(sized->freeLeafPorts >= sized->leaf * request.sparePorts);
            RC_ASSERT(sized->freePorts >= sized->freeLeafPorts);
            RC_ASSERT(sized->pods >= 1);
            RC_ASSERT(sized->pods * sized->unitsPerPod >= sized->units);
            RC_ASSERT((sized->pods - 1) * sized->unitsPerPod < sized->units);
            RC_ASSERT(sized->transceivers == 2 * sized->cables());
            RC_ASSERT((sized->tiers >= 2) == (sized->spine > 0));
            RC_ASSERT((sized->tiers == 3) == (sized->core > 0));
            RC_ASSERT(sized->leafPerUnit * sized->units == sized->leaf);
            RC_ASSERT(sized->bisectionBytesPerSecond > 0);
        });
        QVERIFY(ok);
    }

    void everyServerHasAPlace() {
        const bool ok = rc::check("units hold the servers", [] {
            FabricRequest request = anyRequest();
            if (request.kind == FabricKind::fatTree) request.kind = FabricKind::railOptimised;
            const Result<FabricOutcome> sized = sizeFabric(request);
            if (!sized) return;
            RC_ASSERT(sized->units * sized->serversPerUnit >= request.servers);
            RC_ASSERT((sized->units - 1) * sized->serversPerUnit < request.servers);
        });
        QVERIFY(ok);
    }

    void growsWithTheServers() {
        const bool ok = rc::check("monotone", [] {
            FabricRequest request = anyRequest();
            const Result<FabricOutcome> small = sizeFabric(request);
            request.servers += *rc::gen::inRange<std::int64_t>(1, 2000);
            const Result<FabricOutcome> large = sizeFabric(request);
            if (!large) return;
            RC_ASSERT(small.has_value());
            RC_ASSERT(small->switches() <= large->switches());
            RC_ASSERT(small->cables() < large->cables());
            RC_ASSERT(small->tiers <= large->tiers);
        });
        QVERIFY(ok);
    }

    void isQuick() {
        QElapsedTimer timer;
        timer.start();
        int sizes = 0;
        for (std::int64_t servers = 1; servers <= 16384; servers *= 2, ++sizes)
            QVERIFY(sizeFabric(rail(servers, 8, 128)).has_value());
        QVERIFY(timer.nsecsElapsed() / sizes < 1'000'000);
    }
};

QTEST_APPLESS_MAIN(TestFabric)
#include "test_fabric.moc"
