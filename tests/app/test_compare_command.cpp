// `rackwright-cli compare`: the same figures as text, JSON, CSV and PDF, and one sentence for what cannot be.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace {

struct Answer {
    int exitCode = -1;
    QByteArray output;
    QByteArray error;
};

Answer run(const QStringList& arguments) {
    QProcess process;
    process.start(qEnvironmentVariable("RACKWRIGHT_CLI"), arguments);
    if (!process.waitForFinished()) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestCompareCommand : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString file(const QString& name) const { return m_folder.filePath(name); }
    void makePlan(const QString& name, const QStringList& settings) {
        QStringList arguments{QStringLiteral("new"), QStringLiteral("-o"), file(name)};
        for (const QString& setting : settings)
            arguments << QStringLiteral("--set") << setting;
        QCOMPARE(run(arguments).exitCode, 0);
    }

private slots:
    void initTestCase() {
        makePlan(QStringLiteral("a.rackwright"), {});
        makePlan(QStringLiteral("b.rackwright"), {QStringLiteral("hardware.servers=64")});
        makePlan(QStringLiteral("c.rackwright"), {QStringLiteral("data.tokens=10")});
    }

    void jsonDecomposesTheDifference() {
        const Answer answer = run({QStringLiteral("compare"), file(QStringLiteral("a.rackwright")),
                                   file(QStringLiteral("b.rackwright")), file(QStringLiteral("c.rackwright")),
                                   QStringLiteral("--format"), QStringLiteral("json")});
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.error.isEmpty());
        const QJsonObject json = QJsonDocument::fromJson(answer.output).object();
        QCOMPARE(json[QLatin1String("plans")].toArray().size(), 3);
        const QJsonArray differences = json[QLatin1String("differences")].toArray();
        QCOMPARE(differences.size(), 2);
        for (const QJsonValue& difference : differences)
            for (const char* what : {"step", "days", "causes", "rent", "own", "capital"}) {
                const QJsonObject whole = difference[QLatin1String(what)].toObject();
                double sum = 0;
                for (const QJsonValue& part : whole[QLatin1String("parts")].toArray())
                    sum += part[QLatin1String("amount")].toDouble();
                const double scale = whole[QLatin1String("first")].toDouble();
                QVERIFY2(scale > 0, what);
                QVERIFY2(std::abs(sum - whole[QLatin1String("difference")].toDouble()) < 1e-9 * scale, what);
            }
        for (const QJsonValue& row : json[QLatin1String("rows")].toArray()) {
            QVERIFY(row[QLatin1String("differs")].toBool());
            QCOMPARE(row[QLatin1String("values")].toArray().size(), 3);
        }
    }

    void allShowsEqualRowsToo() {
        const QStringList plans{QStringLiteral("compare"), file(QStringLiteral("a.rackwright")),
                                file(QStringLiteral("b.rackwright"))};
        const Answer differing = run(plans);
        const Answer all = run(plans + QStringList{QStringLiteral("--all")});
        QVERIFY(differing.output.contains("B is slower"));
        QVERIFY(!differing.output.contains("Discount rate"));
        QVERIFY(all.output.contains("Discount rate"));
        const Answer chinese = run(plans + QStringList{QStringLiteral("--lang"), QStringLiteral("zh")});
        QVERIFY(chinese.output.contains("训练时间"));
        QVERIFY(!chinese.output.contains("instead of"));
    }

    void filesAreWritten() {
        const QString pdf = file(QStringLiteral("c.pdf"));
        const QString csv = file(QStringLiteral("c.csv"));
        const Answer answer = run({QStringLiteral("compare"), file(QStringLiteral("a.rackwright")),
                                   file(QStringLiteral("b.rackwright")), QStringLiteral("--pdf"), pdf,
                                   QStringLiteral("--csv"), csv, QStringLiteral("--all")});
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(bytesOf(pdf).startsWith("%PDF"));
        const QByteArray table = bytesOf(csv);
        QVERIFY(table.startsWith("\xEF\xBB\xBFGroup,"));
        QVERIFY(table.contains("Inputs,Servers,servers,128,64,-64\r\n"));
        QVERIFY(!table.contains("Internal notes"));
    }

    void whatCannotBeComparedIsSaid() {
        const Answer one = run({QStringLiteral("compare"), file(QStringLiteral("a.rackwright"))});
        QCOMPARE(one.exitCode, 2);
        const Answer missing = run({QStringLiteral("compare"), file(QStringLiteral("a.rackwright")),
                                    file(QStringLiteral("none.rackwright"))});
        QCOMPARE(missing.exitCode, 2);
        QVERIFY(missing.error.contains("none.rackwright"));
        const Answer folder =
            run({QStringLiteral("compare"), file(QStringLiteral("a.rackwright")),
                 file(QStringLiteral("b.rackwright")), QStringLiteral("--csv"), m_folder.path()});
        QCOMPARE(folder.exitCode, 2);
    }
};

QTEST_GUILESS_MAIN(TestCompareCommand)
#include "test_compare_command.moc"
