// The panel that finds clusters: partial results, stop, choosing, both languages.
#include "core/files/catalog_reader.h"
#include "core/inputs/input_table.h"
#include "ui/theme/language_manager.h"
#include "ui/views/data_table.h"
#include "ui/views/find_panel.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace rackwright;

namespace {

Scenario question() {
    Scenario scenario;
    scenario.model.preset = "llama-3.1-8b";
    scenario.data.tokensT = 0.1;
    scenario.data.globalBatch = 256;
    scenario.limits.deadlineDays = 60;
    scenario.limits.budgetM = 2;
    return scenario;
}

QPushButton* button(const FindPanel& panel, const QString& start) {
    for (QPushButton* each : panel.findChildren<QPushButton*>()) {
        if (each->text().remove(QLatin1Char('&')).startsWith(start)) return each;
    }
    return nullptr;
}

} // namespace

class TestFindPanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        std::erase_if(catalog->hardware.accelerators, [](const Accelerator& a) {
            return a.id != "h100-sxm" && a.id != "h200-sxm"; // two are enough and quick
        });
        m_catalog = std::make_shared<const Catalog>(std::move(*catalog));
        m_languages.setLanguage(Language::english);
    }

    void init() {
        m_panel = std::make_unique<FindPanel>(nullptr);
        ViewContext context;
        context.catalog = m_catalog.get();
        m_panel->setContext(context);
        m_panel->setQuestion(question(), m_catalog);
    }

    void cleanup() {
        m_panel.reset();
        m_languages.setLanguage(Language::english);
    }

    void findsAndOpensAClusterAsOneChange() {
        search();
        QVERIFY(!m_panel->clusters().empty());
        QVERIFY(m_panel->clusters().front().way.has_value());
        auto* table = m_panel->findChild<DataTable*>();
        QCOMPARE(table->model()->rowCount(), int(m_panel->clusters().size()));
        QCOMPARE(table->currentIndex().row(), 0); // the cheapest
        std::vector<FindingAction> changes;
        connect(m_panel.get(), &FindPanel::clusterChosen, this, [&](const auto& all) { changes = all; });
        QTest::mouseClick(button(*m_panel, QStringLiteral("Open")), Qt::LeftButton);
        Scenario plan = question();
        for (const FindingAction& change : changes) {
            const auto value = parseInput(*findInput(change.input), change.value);
            QVERIFY(value.has_value());
            QVERIFY(setInput(plan, change.input, *value, *m_catalog).has_value());
        }
        QVERIFY(plan == m_panel->clusters().front().scenario);
    }

    void stopsAndKeepsWhatWasFound() {
        auto whole = shippedCatalog(); // two parts are searched before anyone could press the button
        QVERIFY(whole.has_value());
        Scenario large = question();
        large.model.preset = "llama-3.1-405b";
        large.limits.deadlineDays = 365;
        large.limits.budgetM = 1000;
        m_panel->setQuestion(large, std::make_shared<const Catalog>(std::move(*whole)));
        m_panel->show();
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->isSearching(), 20000);
        QTest::mouseClick(button(*m_panel, QStringLiteral("Stop")), Qt::LeftButton);
        QVERIFY(!m_panel->isSearching());
        QVERIFY(button(*m_panel, QStringLiteral("Search again")) != nullptr);
    }

    void searchesAgainOnlyForAnotherQuestion() {
        search();
        Scenario other = question();
        other.hardware.servers = 7; // what is searched
        m_panel->setQuestion(other, m_catalog);
        QTest::qWait(400);
        QVERIFY(!m_panel->isSearching());
        other.limits.deadlineDays = 50;
        QSignalSpy ended(m_panel.get(), &FindPanel::searchEnded);
        m_panel->setQuestion(other, m_catalog);
        QTRY_VERIFY_WITH_TIMEOUT(!ended.isEmpty(), 60000);
        for (const FoundCluster& cluster : m_panel->clusters())
            QVERIFY(!cluster.way || cluster.calendarDays <= 50);
    }

    void speaksChineseAndNamesEverything() {
        m_languages.setLanguage(Language::chinese);
        ViewContext context;
        context.catalog = m_catalog.get();
        context.format = Formatter(Language::chinese);
        m_panel->setContext(context);
        search();
        QCOMPARE(m_panel->windowTitle(), QStringLiteral("查找集群"));
        for (const QAbstractButton* each : m_panel->findChildren<QAbstractButton*>()) {
            if (each->parent() == m_panel.get()) QVERIFY(!each->toolTip().isEmpty());
        }
        QVERIFY(!m_panel->findChild<DataTable*>()->accessibleName().isEmpty());
    }

private:
    void search() {
        QSignalSpy ended(m_panel.get(), &FindPanel::searchEnded);
        m_panel->show();
        QTRY_VERIFY_WITH_TIMEOUT(!ended.isEmpty() && !m_panel->isSearching(), 60000);
    }

    LanguageManager m_languages;
    std::shared_ptr<const Catalog> m_catalog;
    std::unique_ptr<FindPanel> m_panel;
};

QTEST_MAIN(TestFindPanel)
#include "test_find_panel.moc"
