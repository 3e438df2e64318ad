// Scenario files: nothing is lost, nothing absurd gets in, saving never destroys.
#include "core/files/catalog_reader.h"
#include "core/files/scenario_file.h"
#include "core/model/ladder.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace rackwright;

class TestScenarioFile : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        Result<Catalog> catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
    }

    void aScenarioComesBackAsItWas() {
        ScenarioFile file;
        file.scenario.title = "报价 \"A\"";
        file.scenario.model.sequence = 4096;
        file.scenario.parallel.tp = 4;
        file.scenario.parallel.recompute = Recompute::full;
        file.scenario.model.imported = ladderShape(13e9);
        file.scenario.model.preset = kImportedPreset;
        file.scenario.money.currency = Currency::eur;
        const Result<ScenarioFile> read = readScenario(writeScenario(file), m_catalog);
        QVERIFY(read.has_value());
        QVERIFY(read->scenario == file.scenario);
    }

    void unknownKeysAreKept() {
        const std::string text =
            R"({"format":"rackwright-scenario","version":1,"data":{"tokens":2,"later":[1,2]},"future":{"x":"y"}})";
        const Result<ScenarioFile> read = readScenario(text, m_catalog);
        QVERIFY(read.has_value());
        QCOMPARE(read->scenario.data.tokensT, 2.0);
        const auto json = nlohmann::json::parse(writeScenario(*read));
        QCOMPARE(json["data"]["later"].size(), std::size_t(2));
        QCOMPARE(json["future"]["x"].get<std::string>(), std::string("y"));
        QVERIFY(!nlohmann::json::parse(writeScenario(*read, true)).contains("future"));
    }

    void aCustomersCopyHasNoInternalFields() {
        ScenarioFile file;
        file.scenario.internalNotes = "margin 12 %";
        QVERIFY(writeScenario(file).find("margin 12") != std::string::npos);
        QVERIFY(writeScenario(file, true).find("margin 12") == std::string::npos);
    }

    void aNewerVersionIsReadOnly() {
        const Result<ScenarioFile> read =
            readScenario(R"({"format":"rackwright-scenario","version":7})", m_catalog);
        QVERIFY(read.has_value() && read->newerVersion);
    }

    void badFilesSayWhereAndWhy_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("where");
        const QByteArray head = R"({"format":"rackwright-scenario","version":1,)";
        QTest::newRow("empty") << QByteArray() << "file.not_json"
                               << "";
        QTest::newRow("truncated") << QByteArray(R"({"format":"rackwright-)") << "file.not_json"
                                   << "";
        QTest::newRow("array") << QByteArray("[1,2]") << "file.wrong_format"
                               << "/format";
        QTest::newRow("other format") << QByteArray(R"({"format":"x","version":1})") << "file.wrong_format"
                                      << "/format";
        QTest::newRow("no version") << QByteArray(R"({"format":"rackwright-scenario"})") << "file.bad_value"
                                    << "/version";
        QTest::newRow("text for number") << head + R"("model":{"sequence":"long"}})"
                                         << "input.not_a_number"
                                         << "/model/sequence";
        QTest::newRow("huge number") << head + R"("model":{"sequence":1e30}})"
                                     << "input.out_of_range"
                                     << "/model/sequence";
        QTest::newRow("negative") << head + R"("hardware":{"servers":-1}})"
                                  << "input.out_of_range"
                                  << "/hardware/servers";
        QTest::newRow("half a server") << head + R"("hardware":{"servers":0.5}})"
                                       << "input.out_of_range"
                                       << "/hardware/servers";
        QTest::newRow("null") << head + R"("model":{"sequence":null}})"
                              << "input.not_a_number"
                              << "/model/sequence";
        QTest::newRow("object") << head + R"("model":{"sequence":{}}})"
                                << "file.bad_value"
                                << "/model/sequence";
        QTest::newRow("unknown part") << head + R"("hardware":{"accelerator":"h100-160"}})"
                                      << "input.unknown_choice"
                                      << "/hardware/accelerator";
        QTest::newRow("bad shape") << head + R"("model":{"imported":{"layers":-3}}})"
                                   << "file.bad_value"
                                   << "/model/imported/layers";
        QTest::newRow("long title") << head + R"("document":{"title":")" + QByteArray(5'000'000, 'x') +
                                           R"("}})"
                                    << "input.too_long"
                                    << "/document/title";
        QTest::newRow("deep") << QByteArray(100'000, '[') << "file.too_deep"
                              << "";
        QTest::newRow("GBK") << head + "\"document\":{\"title\":\"\xb1\xa8\xbc\xdb\"}}"
                             << "file.not_json"
                             << "";
        QTest::newRow("too large") << QByteArray(9 << 20, ' ') << "file.too_large"
                                   << "";
    }

    void badFilesSayWhereAndWhy() {
        QFETCH(QByteArray, text);
        QFETCH(QString, id);
        QFETCH(QString, where);
        const Result<ScenarioFile> read =
            readScenario(std::string_view(text.constData(), std::size_t(text.size())), m_catalog);
        QVERIFY(!read.has_value());
        QCOMPARE(QString::fromStdString(read.error().id), id);
        QCOMPARE(QString::fromStdString(read.error().where), where);
    }

    void savingReplacesInOneStep() {
        QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("plan.rackwright")).toStdString();
        QVERIFY(writeFileAtomically(path, "first").has_value());
        QVERIFY(writeFileAtomically(path, "second").has_value());
        QCOMPARE(*readFile(path, 100), std::string("second"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        const Result<void> failed =
            writeFileAtomically(folder.filePath(QStringLiteral("none/plan")).toStdString(), "x");
        QVERIFY(!failed.has_value());
        QCOMPARE(failed.error().id, std::string("file.cannot_write"));
    }

    void readingRefusesFoldersAndHugeFiles() {
        QTemporaryDir folder;
        QVERIFY(!readFile(folder.path().toStdString(), 100).has_value());
        QVERIFY(!readFile(folder.filePath(QStringLiteral("absent")).toStdString(), 100).has_value());
        const std::string path = folder.filePath(QStringLiteral("big")).toStdString();
        QVERIFY(writeFileAtomically(path, std::string(200, 'x')).has_value());
        QCOMPARE(readFile(path, 100).error().id, std::string("file.too_large"));
    }

private:
    Catalog m_catalog;
};

QTEST_APPLESS_MAIN(TestScenarioFile)
#include "test_scenario_file.moc"
