// Scenario files: nothing is lost, nothing absurd gets in, saving never destroys.
#include "core/files/catalog_reader.h"
#include "core/files/scenario_file.h"
#include "core/model/ladder.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace rackwright;

namespace {

/// JSON written with single quotes.
std::string json(std::string text) {
    std::ranges::replace(text, '\'', '"');
    return text;
}

} // namespace

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
        const std::string text = json("{'format':'rackwright-scenario','version':1,'data':{'tokens':2,'later'"
                                      ":[1,2]},'future':{'x':'y'}}");
        const Result<ScenarioFile> read = readScenario(text, m_catalog);
        QVERIFY(read.has_value());
        QCOMPARE(read->scenario.data.tokensT, 2.0);
        const auto written = nlohmann::json::parse(writeScenario(*read));
        QCOMPARE(written["data"]["later"].size(), std::size_t(2));
        QCOMPARE(written["future"]["x"].get<std::string>(), std::string("y"));
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
            readScenario(json("{'format':'rackwright-scenario','version':7}"), m_catalog);
        QVERIFY(read.has_value() && read->newerVersion);
    }

    void badFilesSayWhereAndWhy_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("where");
        const std::string head = json("{'format':'rackwright-scenario','version':1,");
        QTest::newRow("empty") << std::string() << "file.not_json"
                               << "";
        QTest::newRow("truncated") << (json("{'format':'rackwright-")) << "file.not_json"
                                   << "";
        QTest::newRow("array") << std::string("[1,2]") << "file.wrong_format"
                               << "/format";
        QTest::newRow("other format") << (json("{'format':'x','version':1}")) << "file.wrong_format"
                                      << "/format";
        QTest::newRow("no version") << (json("{'format':'rackwright-scenario'}")) << "file.bad_value"
                                    << "/version";
        QTest::newRow("text for number")
            << head + json("'model':{'sequence':'long'}}") << "input.not_a_number"
            << "/model/sequence";
        QTest::newRow("huge number") << head + json("'model':{'sequence':1e30}}") << "input.out_of_range"
                                     << "/model/sequence";
        QTest::newRow("negative") << head + json("'hardware':{'servers':-1}}") << "input.out_of_range"
                                  << "/hardware/servers";
        QTest::newRow("half a server") << head + json("'hardware':{'servers':0.5}}") << "input.out_of_range"
                                       << "/hardware/servers";
        QTest::newRow("null") << head + json("'model':{'sequence':null}}") << "input.not_a_number"
                              << "/model/sequence";
        QTest::newRow("object") << head + json("'model':{'sequence':{}}}") << "file.bad_value"
                                << "/model/sequence";
        QTest::newRow("unknown part")
            << head + json("'hardware':{'accelerator':'h100-160'}}") << "input.unknown_choice"
            << "/hardware/accelerator";
        QTest::newRow("bad shape") << head + json("'model':{'imported':{'layers':-3}}}") << "file.bad_value"
                                   << "/model/imported/layers";
        QTest::newRow("long title") << head + json("'document':{'title':'") + std::string(5'000'000, 'x') +
                                           json("'}}")
                                    << "input.too_long"
                                    << "/document/title";
        QTest::newRow("deep") << std::string(100'000, '[') << "file.too_deep"
                              << "";
        QTest::newRow("GBK") << head + "\"document\":{\"title\":\"\xb1\xa8\xbc\xdb\"}}"
                             << "file.not_json"
                             << "";
        QTest::newRow("too large") << std::string(9 << 20, ' ') << "file.too_large"
                                   << "";
    }

    void badFilesSayWhereAndWhy() {
        QFETCH(std::string, text);
        QFETCH(QString, id);
        QFETCH(QString, where);
        const Result<ScenarioFile> read = readScenario(text, m_catalog);
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
