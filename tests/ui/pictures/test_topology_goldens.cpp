// The three levels of the drawn network against recorded pictures, in both themes. A golden is the picture in
// coarse cells, each by its mean colour: fonts may differ by a pixel, layout and colours may not.
// RACKWRIGHT_WRITE_GOLDENS=1 records anew; look at the picture before you keep what it wrote.
#include "core/cluster/diagram.h"
#include "ui/pictures/topology.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QTest>

using namespace rackwright;

namespace {

constexpr int kCellsAcross = 40, kCellsDown = 24, kCell = 20; // pixels
constexpr int kSameColor = 12;                                // of 255 in any channel
constexpr int kMostDifferent = kCellsAcross * kCellsDown / 100;

const QString kFile = QStringLiteral(RACKWRIGHT_SOURCE_DIR "/tests/data/topology_goldens.json");

struct Level {
    const char* name;
    std::int64_t servers;
    TopologyDepth depth;
};
constexpr Level kLevels[] = {{"cluster-128", 128, TopologyDepth::overview},
                             {"cluster-2048", 2048, TopologyDepth::overview},
                             {"unit", 128, TopologyDepth::unit},
                             {"server", 128, TopologyDepth::server}};

/// Eight rails of 400 Gb/s, units of 32 servers, TP8 PP4: the plan that all pictures of the house show.
DiagramRequest request(std::int64_t servers) {
    DiagramRequest request;
    FabricOutcome& fabric = request.fabric;
    fabric.units = servers / 32;
    fabric.serversPerUnit = 32;
    fabric.leafPerUnit = 8;
    fabric.leaf = fabric.units * 8;
    fabric.tiers = fabric.leaf > 64 ? 3 : 2;
    fabric.spine = fabric.tiers == 3 ? fabric.leaf : fabric.leaf / 2;
    fabric.core = fabric.tiers == 3 ? fabric.leaf / 2 : 0;
    fabric.unitsPerPod = fabric.tiers == 3 ? 4 : fabric.units;
    fabric.pods = fabric.units / fabric.unitsPerPod;
    fabric.cablesServerLeaf = servers * 8;
    fabric.cablesLeafSpine = fabric.leaf * 32;
    fabric.cablesSpineCore = fabric.tiers == 3 ? fabric.leaf * 32 : 0;
    fabric.linkGbps = 400;
    request.servers = servers;
    request.strategy.tp = 8;
    request.strategy.pp = 4;
    request.strategy.dp = static_cast<int>(servers / 4);
    request.machine.scaleUpRate = request.machine.scaleUpPairRate = 450e9;
    request.scaleUpSwitches = 4;
    return request;
}

QImage picture(const Level& wanted, bool dark) {
    const DiagramRequest asked = request(wanted.servers);
    const Diagram diagram = drawCluster(asked);
    TopologyLook look;
    look.context.tokens = dark ? darkTokens() : lightTokens();
    look.depth = wanted.depth;
    look.strategy = asked.strategy;
    look.fabric = asked.fabric;
    look.machine = asked.machine;
    look.acceleratorName = QStringLiteral("H100 SXM");
    QImage image(kCellsAcross * kCell, kCellsDown * kCell, QImage::Format_RGB32);
    image.fill(look.context.tokens.panel);
    QPainter painter(&image);
    paintTopology(painter, image.rect(), diagramLevel(diagram, wanted.depth), look);
    return image;
}

QJsonArray cellsOf(const QImage& image) {
    const QImage coarse =
        image.scaled(kCellsAcross, kCellsDown, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QJsonArray rows;
    for (int y = 0; y < kCellsDown; ++y) {
        QString row;
        for (int x = 0; x < kCellsAcross; ++x)
            row += QColor(coarse.pixel(x, y)).name().mid(1);
        rows.append(row);
    }
    return rows;
}

int differentCells(const QJsonArray& one, const QJsonArray& other) {
    int different = 0;
    for (int y = 0; y < kCellsDown; ++y) {
        const QString a = one.at(y).toString(), b = other.at(y).toString();
        for (int i = 0; i < kCellsAcross * 6; i += 6) {
            bool same = b.size() == a.size();
            for (int channel = 0; same && channel < 6; channel += 2)
                same = std::abs(a.mid(i + channel, 2).toInt(nullptr, 16) -
                                b.mid(i + channel, 2).toInt(nullptr, 16)) <= kSameColor;
            different += same ? 0 : 1;
        }
    }
    return different;
}

QJsonObject recorded() {
    QFile file(kFile);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QJsonObject drawn() {
    QJsonObject all;
    for (const Level& level : kLevels) {
        for (const bool dark : {false, true})
            all.insert(QLatin1String(level.name) + QLatin1String(dark ? "-dark" : "-light"),
                       cellsOf(picture(level, dark)));
    }
    return all;
}

} // namespace

class TestTopologyGoldens : public QObject {
    Q_OBJECT

private slots:
    void everyLevelLooksAsRecorded() {
        const QJsonObject now = drawn();
        if (qEnvironmentVariableIsSet("RACKWRIGHT_WRITE_GOLDENS")) {
            QFile file(kFile);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QJsonDocument(now).toJson(QJsonDocument::Indented));
            return;
        }
        const QJsonObject golden = recorded();
        QCOMPARE(golden.keys(), now.keys());
        for (const QString& name : now.keys()) {
            const int different = differentCells(now.value(name).toArray(), golden.value(name).toArray());
            QVERIFY2(different <= kMostDifferent,
                     qPrintable(QStringLiteral("%1: %2 cells differ").arg(name).arg(different)));
        }
    }

    // The measure itself: two themes and two levels are told apart.
    void goldensTellPicturesApart() {
        const QJsonObject golden = recorded();
        const QJsonArray light = golden.value(QStringLiteral("unit-light")).toArray();
        QCOMPARE(differentCells(light, light), 0);
        for (const char* other : {"unit-dark", "server-light", "cluster-128-light"})
            QVERIFY(differentCells(light, golden.value(QLatin1String(other)).toArray()) > kMostDifferent);
    }
};

QTEST_MAIN(TestTopologyGoldens)
#include "test_topology_goldens.moc"
