// Undo by input, merged drags, dirty state, files and what a rejected file says.
#include "core/files/catalog_reader.h"
#include "ui/document/plan_document.h"
#include "ui/document/strategy_inputs.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace rackwright;

namespace {

/// JSON written with single quotes: moc cannot read raw strings with unbalanced quotes.
QByteArray json(const char* text) {
    return QByteArray(text).replace('\'', '"');
}

} // namespace

class TestPlanDocument : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
        QVERIFY(m_folder.isValid());
    }

    void aDragIsOneStep() {
        PlanDocument document(m_catalog);
        const double start = document.scenario().data.globalBatch;
        const quint64 gesture = document.newGesture();
        for (int i = 1; i <= 60; ++i)
            QVERIFY(document.edit("data.global_batch", start + i, gesture));
        QVERIFY(document.edit("data.tokens", 3.0));
        QCOMPARE(document.nextUndo()->changes.front().input, std::string("data.tokens"));
        document.undo();
        const Edit* drag = document.nextUndo();
        QCOMPARE(std::get<double>(drag->changes.front().before), start);
        QCOMPARE(std::get<double>(drag->changes.front().after), start + 60);
        document.undo();
        QCOMPARE(document.scenario().data.globalBatch, start);
        QVERIFY(!document.canUndo());
        document.redo();
        QCOMPARE(document.scenario().data.globalBatch, start + 60);
    }

    void separateEditsStaySeparate() {
        PlanDocument document(m_catalog);
        QVERIFY(document.edit("data.tokens", 3.0));
        QVERIFY(document.edit("data.tokens", 4.0));
        document.undo();
        QCOMPARE(document.scenario().data.tokensT, 3.0);
    }

    void aDragThatComesBackVanishes() {
        PlanDocument document(m_catalog);
        const double start = document.scenario().data.tokensT;
        const quint64 gesture = document.newGesture();
        QVERIFY(document.edit("data.tokens", 3.0, gesture));
        QVERIFY(document.edit("data.tokens", start, gesture));
        QVERIFY(!document.canUndo());
        QVERIFY(!document.isModified());
    }

    void undoTakesBackWhatFollowed() {
        PlanDocument document(m_catalog);
        const Scenario before = document.scenario();
        QVERIFY(document.edit("hardware.accelerator", std::string("a100-sxm4-80")));
        QVERIFY(document.scenario().hardware.server != before.hardware.server);
        document.undo();
        QVERIFY(document.scenario() == before);
        document.redo();
        QCOMPARE(document.scenario().hardware.accelerator, std::string("a100-sxm4-80"));
        QVERIFY(document.scenario().hardware.server != before.hardware.server);
    }

    void aStrategyIsPinnedInOneStep() {
        PlanDocument document(m_catalog);
        Strategy strategy;
        strategy.tp = 4;
        strategy.pp = 2;
        strategy.recompute = Recompute::full;
        QVERIFY(document.editAll(pinnedInputs(strategy)));
        QCOMPARE(document.scenario().parallel.tp, std::optional<double>(4));
        QCOMPARE(document.scenario().parallel.recompute, std::optional<Recompute>(Recompute::full));
        document.undo();
        QVERIFY(!document.canUndo());
        QVERIFY(!document.scenario().parallel.tp);
    }

    void errorsLeaveThePlanAlone() {
        PlanDocument document(m_catalog);
        const Scenario before = document.scenario();
        const auto done = document.edit("data.tokens", -1.0);
        QVERIFY(!done);
        QCOMPARE(done.error().id, std::string("input.out_of_range"));
        QVERIFY(document.scenario() == before);
        QVERIFY(!document.canUndo());
    }

    void savingClearsTheMark() {
        PlanDocument document(m_catalog);
        QSignalSpy modified(&document, &PlanDocument::modifiedChanged);
        QVERIFY(document.edit("data.tokens", 3.0));
        QVERIFY(document.isModified());
        const QString path = m_folder.filePath(QStringLiteral("计划 one.rackwright"));
        QVERIFY(document.save(path));
        QVERIFY(!document.isModified());
        QCOMPARE(document.displayName(), QStringLiteral("计划 one.rackwright"));
        QVERIFY(modified.count() >= 2);
        document.undo();
        QVERIFY(document.isModified());

        PlanDocument other(m_catalog);
        QVERIFY(other.open(path));
        QCOMPARE(other.scenario().data.tokensT, 3.0);
        QVERIFY(!other.canUndo());
        QVERIFY(!other.isModified());
    }

    void newerFilesAreReadOnlyUntilACopyIsSaved() {
        const QString path = m_folder.filePath(QStringLiteral("newer.rackwright"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(json(
            "{'format': 'rackwright-scenario', 'version': 99, 'data': {'tokens': 2}, 'later': {'x': 1}}"));
        file.close();
        PlanDocument document(m_catalog);
        QVERIFY(document.open(path));
        QVERIFY(document.isReadOnly());
        const auto done = document.edit("data.tokens", 3.0);
        QVERIFY(!done);
        QCOMPARE(done.error().id, std::string("file.read_only"));
        QVERIFY(document.save(m_folder.filePath(QStringLiteral("copy.rackwright"))));
        QVERIFY(!document.isReadOnly());
        QVERIFY(document.edit("data.tokens", 3.0));
        QVERIFY(document.bytes().find("later") != std::string::npos);
    }

    void rejectedFilesKeepTheOpenPlan_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("truncated") << json("{'format': 'rackwright-scenario', 'ver");
        QTest::newRow("other format") << json("{'format': 'something'}");
        QTest::newRow("absurd") << json(
            "{'format': 'rackwright-scenario', 'version': 1, 'data': {'tokens': 'many'}}");
    }

    void rejectedFilesKeepTheOpenPlan() {
        QFETCH(QByteArray, bytes);
        PlanDocument document(m_catalog);
        QVERIFY(document.edit("data.tokens", 3.0));
        const QString path = m_folder.filePath(QStringLiteral("bad.rackwright"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const auto done = document.open(path);
        QVERIFY(!done);
        QVERIFY(!done.error().id.empty());
        QCOMPARE(document.scenario().data.tokensT, 3.0);
        QVERIFY(document.canUndo());
    }

    void aConfigBecomesTheModel() {
        const QString path = m_folder.filePath(QStringLiteral("config.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            json("{'architectures': ['LlamaForCausalLM'], 'model_type': 'llama', 'hidden_size': 2048, "
                 "'intermediate_size': 5632, 'num_hidden_layers': 22, 'num_attention_heads': 32, "
                 "'num_key_value_heads': 4, "
                 "'vocab_size': 32000, 'max_position_embeddings': 2048, 'tie_word_embeddings': false}"));
        file.close();
        PlanDocument document(m_catalog);
        QVERIFY(document.importModelFile(path));
        QCOMPARE(document.scenario().model.preset, std::string(kImportedPreset));
        QCOMPARE(document.scenario().model.imported->layers, 22);
        document.undo();
        QVERIFY(!document.scenario().model.imported);
        QVERIFY(document.scenario().model.preset != kImportedPreset);
    }

private:
    Catalog m_catalog;
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestPlanDocument)
#include "test_plan_document.moc"
