// Collective times against hand-computed values.
#include "core/speed/links.h"
#include "core/speed/overlap.h"
#include "reference_cases.h"

#include <QtTest>

using namespace rackwright;

namespace {

Links linksOf(const Machine& machine) {
    SpeedProfile plain;
    plain.network = 1.0;
    plain.pipelineRate = 0.5;
    return Links(machine, plain, reference::constants());
}

bool same(double value, double expected) {
    if (std::abs(value - expected) <= 1e-9 * std::abs(expected)) return true;
    qWarning("%.12g, expected %.12g", value, expected);
    return false;
}

} // namespace

class LinksTest : public QObject {
    Q_OBJECT

private slots:
    void allReduceInsideServer() {
        // 8 A100: 2·7/8·(1 GB + 8.69 MB)/(0.8·300 GB/s) + 2·(10 + 7) µs
        const double expected = 2 * 7.0 / 8 * (1e9 + 8.69e6) / (0.8 * 300e9) + 2 * 17e-6;
        QVERIFY(same(linksOf(reference::a100()).collective(8, 1, 1e9, 2), expected));
    }

    void allGatherAcrossServers() {
        // 32 ranks on 4 servers of 8: eight NICs of 25 GB/s · 0.784 each, less 8.2 % per doubling.
        const double nic = 8 * 25e9 * 0.784 / (1 + 0.082 * 2);
        const double far = 0.75 * (1e9 + 2.45e7) / nic;
        const double near = 7.0 / 8 * (1e9 + 8.69e6) / 240e9;
        const double expected = far + 0.3 * near + 17e-6 + 5e-6 * 2;
        QVERIFY(same(linksOf(reference::a100()).collective(32, 1, 1e9, 1), expected));
    }

    void strideLeavesOneMemberPerServer() {
        // Data parallel over TP 8: each server holds one member, nothing runs on NVLink.
        const double nic = 25e9 * 0.784 / (1 + 0.082 * 2);
        const double expected = 0.75 * (1e9 + 2.45e7) / nic + 10e-6 + 5e-6 * 2;
        QVERIFY(same(linksOf(reference::a100()).collective(4, 8, 1e9, 1), expected));
    }

    void aloneCostsNothing() {
        QCOMPARE(linksOf(reference::a100()).collective(1, 8, 1e9, 2), 0.0);
        QCOMPARE(linksOf(reference::a100()).allToAll(1, 1, 1e9, 2).total(), 0.0);
    }

    void allToAllInsideServer() {
        const double expected = 1e9 * 7 / 8 / (0.75 * 300e9) + 20e-6 + 8e-6;
        QVERIFY(same(linksOf(reference::a100()).allToAll(8, 1, 1e9, 2).total(), expected));
    }

    void tokensTravelOncePerRemoteServer() {
        // Two servers, top-2: a token needs both servers with probability 3/4 · 2 = 1.5 visits of 2.
        const Links links = linksOf(reference::a100());
        const double visits = 2 * (1 - 0.25) / 2;
        const double far = 1e9 * visits * 0.5 / (25e9 * 0.80);
        const double near = 1e9 * 7 / 16 / 225e9 + 1e9 * 0.5 / 225e9;
        QVERIFY(same(links.allToAll(16, 1, 1e9, 2).total(), near + far + 20e-6 + 16e-6));
    }

    void meshGivesFewMembersFewLinks() {
        Machine mesh = reference::a100();
        mesh.scaleUp = ScaleUpKind::mesh;
        mesh.scaleUpRate = 448e9;
        mesh.scaleUpPairRate = 64e9;
        const Links links = linksOf(mesh);
        QVERIFY(same(links.scaleUpRate(2), 64e9 * 0.8));
        QVERIFY(same(links.scaleUpRate(4), 3 * 64e9 * 0.8));
        QVERIFY(same(links.scaleUpRate(8), 448e9 * 0.8));
        QVERIFY(same(links.neighbourRate(), 64e9 * 0.8));
    }

    void hostMemoryIsSlowerThanPeerToPeer() {
        Machine box = reference::a100();
        box.scaleUpRate = box.scaleUpPairRate = 31.5e9;
        box.scaleUp = ScaleUpKind::pciePeer;
        const double peer = linksOf(box).collective(8, 1, 1e9, 2);
        const double peerPair = linksOf(box).collective(2, 1, 1e9, 2);
        box.scaleUp = ScaleUpKind::pcieHost;
        const double host = linksOf(box).collective(8, 1, 1e9, 2);
        QVERIFY(host > 1.8 * peer);
        // Eight cards cross the root complex: more than the ring's own 7/4 over a pair.
        QVERIFY(peer > 2.5 * peerPair);
    }

    void noScaleUpLinkMeansEveryoneIsRemote() {
        Machine lone = reference::a100();
        lone.scaleUp = ScaleUpKind::none;
        QCOMPARE(linksOf(lone).inside(8, 1), 1.0);
    }

    void pipelineSends() {
        const Links links = linksOf(reference::a100());
        QVERIFY(same(links.hop(1e8, true), 1e8 / (0.5 * 25e9) + 15e-6));
        QVERIFY(same(links.hop(1e8, false), 1e8 / 240e9 + 15e-6));
    }

    void overlapNorm() {
        QVERIFY(same(OverlapNorm(1).together(3, 4), 7));
        QVERIFY(same(OverlapNorm(2).together(4, 4), 4 * std::sqrt(2.0)));
        QVERIFY(std::abs(OverlapNorm(2).together(3, 4) - 5) < 1e-4);
        QCOMPARE(OverlapNorm(2).together(0, 4), 4.0);
        QCOMPARE(OverlapNorm(2).exposed(0, 4), 0.0);
        QVERIFY(OverlapNorm(64).exposed(3, 4) < 1e-6);
    }
};

QTEST_APPLESS_MAIN(LinksTest)
#include "test_links.moc"
