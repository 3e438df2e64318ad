// `rackwright-cli fabric`: the published counts, and one sentence with exit code 2 for what cannot be.
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

namespace {

struct Answer {
    int exitCode = -1;
    QJsonObject counts;
    QByteArray error;
};

Answer fabric(const QString& arguments) {
    QProcess process;
    process.start(qEnvironmentVariable("RACKWRIGHT_CLI"),
                  QStringList{QStringLiteral("fabric")} + QProcess::splitCommand(arguments));
    if (!process.waitForFinished()) return {};
    return {process.exitCode(), QJsonDocument::fromJson(process.readAllStandardOutput()).object(),
            process.readAllStandardError()};
}

} // namespace

class TestFabricCommand : public QObject {
    Q_OBJECT

private slots:
    // NVIDIA DGX SuperPOD reference architectures; the B300 Ethernet page counts 800G cables of two links
    // each.
    void reproducesPublishedRows_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("tiers");
        QTest::addColumn<int>("leaf");
        QTest::addColumn<int>("spine");
        QTest::addColumn<int>("core");
        QTest::addColumn<int>("serverLeaf");
        QTest::addColumn<int>("leafSpine");
        const auto row = [](const char* arguments, int tiers, int leaf, int spine, int core, int serverLeaf,
                            int leafSpine) {
            QTest::newRow(arguments) << QString::fromLatin1(arguments) << tiers << leaf << spine << core
                                     << serverLeaf << leafSpine;
        };
        row("--servers 31 --nics 8 --radix 64", 2, 8, 4, 0, 248, 256);
        row("--servers 95 --nics 8 --radix 64", 2, 24, 16, 0, 760, 768);
        row("--servers 127 --nics 8 --radix 64", 2, 32, 16, 0, 1016, 1024);
        row("--servers 512 --nics 8 --radix 64 --kind rail", 3, 128, 128, 64, 4096, 4096);
        row("--servers 2048 --nics 8 --radix 64", 3, 512, 512, 256, 16384, 16384);
        row("--servers 64 --nics 8 --radix 128 --planes 2", 2, 16, 8, 0, 1024, 1024);
        row("--servers 576 --nics 8 --radix 144", 2, 64, 36, 0, 4608, 4608);
        row("--servers 2304 --nics 4 --radix 144", 2, 128, 72, 0, 9216, 9216);
        row("--servers 800 --nics 1 --radix 40 --kind fat-tree", 2, 40, 20, 0, 800, 800);
        row("--servers 64 --nics 8 --radix 64 --kind rail-only", 1, 8, 0, 0, 512, 0);
    }

    void reproducesPublishedRows() {
        QFETCH(QString, arguments);
        QFETCH(int, tiers);
        QFETCH(int, leaf);
        QFETCH(int, spine);
        QFETCH(int, core);
        QFETCH(int, serverLeaf);
        QFETCH(int, leafSpine);
        const Answer answer = fabric(arguments);
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.error.isEmpty());
        const auto count = [&](const char* key) { return answer.counts.value(QLatin1String(key)).toInt(-1); };
        QCOMPARE(count("tiers"), tiers);
        QCOMPARE(count("leaf"), leaf);
        QCOMPARE(count("spine"), spine);
        QCOMPARE(count("core"), core);
        QCOMPARE(count("cables_server_leaf"), serverLeaf);
        QCOMPARE(count("cables_leaf_spine"), leafSpine);
        QCOMPARE(count("transceivers"), 2 * (serverLeaf + leafSpine + count("cables_spine_core")));
    }

    void refuses_data() {
        QTest::addColumn<QString>("arguments");
        QTest::newRow("too many endpoints") << QStringLiteral("--servers 20000 --nics 8 --radix 64");
        QTest::newRow("no servers") << QStringLiteral("--servers 0 --nics 8 --radix 64");
        QTest::newRow("unknown kind") << QStringLiteral("--servers 4 --nics 8 --radix 64 --kind torus");
        QTest::newRow("not a number") << QStringLiteral("--servers four --nics 8 --radix 64");
        QTest::newRow("oversubscription below one")
            << QStringLiteral("--servers 4 --nics 8 --radix 64 --oversubscription 0.5");
        QTest::newRow("option missing") << QStringLiteral("--servers 4 --nics 8");
    }

    void refuses() {
        QFETCH(QString, arguments);
        const Answer answer = fabric(arguments);
        QCOMPARE(answer.exitCode, 2);
        QVERIFY(answer.counts.isEmpty());
        QCOMPARE(answer.error.trimmed().count('\n'), 0);
        QVERIFY(!answer.error.contains('{'));
        QVERIFY(!answer.error.trimmed().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestFabricCommand)
#include "test_fabric_command.moc"
