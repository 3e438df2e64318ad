// Fabric sizing against published reference architectures, and what must hold for every request.
#include "core/network/fabric.h"

#include <QElapsedTimer>
#include <QTest>

#include <rapidcheck.h>

using namespace rackwright;

namespace {

struct Published {
    const char* source;
    FabricRequest request;
    std::int64_t leaf, spine, core;
    std::int64_t serverLeaf, leafSpine, spineCore; ///< -1: not published
};

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

// Node cables without the four of the fabric manager; the B300 Ethernet page counts 800G cables of two links
// each.
const std::vector<Published>& published() {
    static const char* h100 = "NVIDIA DGX SuperPOD H100, RA-11333-001 V11, tables 3 and 4";
    static const char* b200 = "NVIDIA DGX SuperPOD B200 reference architecture, docs.nvidia.com";
    static const char* b300 = "NVIDIA DGX SuperPOD B300 (Spectrum-X) reference architecture, docs.nvidia.com";
    static const char* xdr = "NVIDIA DGX SuperPOD B300 (XDR) reference architecture, docs.nvidia.com";
    static const char* gb300 = "NVIDIA DGX SuperPOD GB300 reference architecture, dgx-spod-gb300-ra.pdf";
    static const char* a100 = "NVIDIA DGX SuperPOD A100, RA-09950-001: 20 servers and 8 leafs a unit";
    static const std::vector<Published> rows{
        {h100, rail(31, 8, 64), 8, 4, 0, 248, 256, 0},
        {h100, rail(95, 8, 64), 24, 16, 0, 760, 768, 0},
        {h100, rail(127, 8, 64), 32, 16, 0, 1016, 1024, 0},
        {h100, rail(256, 8, 64), 64, 32, 0, 2048, 2048, 0},
        {h100, rail(512, 8, 64), 128, 128, 64, 4096, 4096, 4096},
        {h100, rail(2048, 8, 64), 512, 512, 256, 16384, 16384, 16384},
        {b200, rail(64, 8, 64), 16, 8, 0, 512, 512, 0},
        {b200, rail(127, 8, 64), 32, 16, 0, 1016, 1024, 0},
        {b200, rail(256, 8, 64), 64, 32, 0, 2048, 2048, 0},
        {b200, rail(512, 8, 64), 128, 128, 64, 4096, 4096, 4096},
        {b200, rail(2048, 8, 64), 512, 512, 256, 16384, 16384, 16384},
        {b300, rail(64, 8, 128, 2), 16, 8, 0, 2 * 512, 2 * 512, 0},
        {b300, rail(256, 8, 128, 2), 64, 32, 0, 2 * 2048, 2 * 2048, 0},
        {b300, rail(512, 8, 128, 2), 128, 64, 0, 2 * 4096, 2 * 4096, 0},
        {xdr, rail(72, 8, 144), 8, 4, 0, 576, 576, 0},
        {xdr, rail(144, 8, 144), 16, 8, 0, 1152, 1152, 0},
        {xdr, rail(576, 8, 144), 64, 36, 0, 4608, 4608, 0},
        {xdr, rail(1296, 8, 144), 144, 72, 0, 10368, 10368, 0},
        {gb300, rail(128 * 18, 4, 144), 128, 72, 0, 9216, -1, 0},
        {gb300, rail(8 * 18, 4, 144), 8, -1, 0, 576, -1, 0},
        {a100, rail(40, 8, 40), 16, -1, 0, 320, -1, 0},
        {a100, rail(80, 8, 40), 32, -1, 0, 640, -1, 0},
        {"DeepSeek-V3 technical report: eight planes of 64 leafs and 32 spines", rail(2048, 1, 64, 8), 512,
         256, 0, 16384, 16384, 0},
        {"arXiv:2408.14158: zone of 800 ports on 40-port switches", plain(800, 1, 40), 40, 20, 0, 800, 800,
         0},
        {"Quantum-X800: 10,368 endpoints in two tiers", plain(10368, 1, 144), 144, 72, 0, 10368, 10368, 0},
    };
    return rows;
}

void compare(std::int64_t computed, std::int64_t expected, const char* what, const char* source) {
    if (expected < 0) return;
    QVERIFY2(computed == expected, qPrintable(QStringLiteral("%1 %2, published %3: %4")
                                                  .arg(QString::fromLatin1(what))
                                                  .arg(computed)
                                                  .arg(expected)
                                                  .arg(QString::fromLatin1(source))));
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
    return request;
}

} // namespace

class TestFabric : public QObject {
    Q_OBJECT

private slots:
    void reproducesPublishedRows() {
        for (const Published& row : published()) {
            const Result<FabricOutcome> sized = sizeFabric(row.request);
            QVERIFY2(sized.has_value(), row.source);
            compare(sized->leaf, row.leaf, "leafs", row.source);
            compare(sized->spine, row.spine, "spines", row.source);
            compare(sized->core, row.core, "cores", row.source);
            compare(sized->cablesServerLeaf, row.serverLeaf, "server cables", row.source);
            compare(sized->cablesLeafSpine, row.leafSpine, "leaf-spine cables", row.source);
            compare(sized->cablesSpineCore, row.spineCore, "spine-core cables", row.source);
        }
    }

    // Alibaba HPN 7.0 (SIGCOMM 2024): two planes, 15 segments of 128 servers, 15,360 GPUs under two tiers
    // at 1.067:1.
    void dualPlanePodNeedsTwoTiers() {
        FabricRequest request = rail(1920, 8, 256, 2);
        request.oversubscription = 128.0 / 120.0;
        const Result<FabricOutcome> sized = sizeFabric(request);
        QVERIFY(sized.has_value());
        QCOMPARE(sized->tiers, 2);
        QCOMPARE(sized->units, std::int64_t{15});
        QCOMPARE(sized->leaf, std::int64_t{240});
    }

    // Llama 3 (arXiv:2407.21783): eight pods of 3,072 GPUs, full bisection inside, 1:7 above.
    void podsWithAnOversubscribedTopTier() {
        FabricRequest request = plain(24576 / 8, 8, 128);
        request.spineOversubscription = 7;
        const Result<FabricOutcome> sized = sizeFabric(request);
        QVERIFY(sized.has_value());
        QCOMPARE(sized->tiers, 3);
        QCOMPARE(sized->cablesLeafSpine, std::int64_t{24576});
        QVERIFY(sized->cablesSpineCore * 6 < sized->cablesLeafSpine);
        QVERIFY(sized->bisectionBytesPerSecond < 24576 / 2.0 * 50e9 / 6);
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
            RC_ASSERT(sized->cablesLeafSpine + sized->cablesSpineCore <= sized->spine * radix);
            RC_ASSERT(sized->cablesSpineCore <= sized->core * radix);
            RC_ASSERT(sized->freePorts >= 0);
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
