// `rackwright-cli fabric`: the published counts, and one sentence with exit code 2 for what cannot be.
#include <QFile>
#include <QJsonArray>
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

/// "--servers 31 --nics 8 --radix 64".
QString argumentsOf(const QJsonObject& request) {
    QStringList words;
    for (auto option = request.begin(); option != request.end(); ++option)
        words << QStringLiteral("--") + option.key() << option.value().toVariant().toString();
    return words.join(QLatin1Char(' '));
}

} // namespace

class TestFabricCommand : public QObject {
    Q_OBJECT

private slots:
    void reproducesPublishedNetworks() {
        QFile file(QStringLiteral(RACKWRIGHT_SOURCE_DIR "/tests/data/fabrics.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray networks =
            QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("networks")).toArray();
        QVERIFY(networks.size() > 30);
        for (const QJsonValue& network : networks) {
            const QString arguments = argumentsOf(network[QLatin1String("request")].toObject());
            const Answer answer = fabric(arguments);
            QCOMPARE(answer.exitCode, 0);
            QVERIFY(answer.error.isEmpty());
            const QJsonObject expected = network[QLatin1String("counts")].toObject();
            for (auto count = expected.begin(); count != expected.end(); ++count)
                QVERIFY2(answer.counts.value(count.key()) == count.value(), qPrintable(arguments));
            const auto links = [&](const char* key) {
                return answer.counts.value(QLatin1String(key)).toInt();
            };
            QCOMPARE(links("transceivers"), 2 * (links("cables_server_leaf") + links("cables_leaf_spine") +
                                                 links("cables_spine_core")));
        }
    }

    void refuses_data() {
        QTest::addColumn<QString>("arguments");
        QTest::newRow("too many endpoints") << QStringLiteral("--servers 20000 --nics 8 --radix 64");
        QTest::newRow("no servers") << QStringLiteral("--servers 0 --nics 8 --radix 64");
        QTest::newRow("unknown kind") << QStringLiteral("--servers 4 --nics 8 --radix 64 --kind torus");
        QTest::newRow("not a number") << QStringLiteral("--servers four --nics 8 --radix 64");
        QTest::newRow("oversubscription below one")
            << QStringLiteral("--servers 4 --nics 8 --radix 64 --oversubscription 0.5");
        QTest::newRow("no port left") << QStringLiteral("--servers 4 --nics 8 --radix 64 --spare-ports 63");
        QTest::newRow("pod larger than its spines")
            << QStringLiteral("--servers 4096 --nics 8 --radix 64 --servers-per-pod 2048");
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
