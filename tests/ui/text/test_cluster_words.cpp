// The machines in the room in words: nothing is left without a name, in either language.
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"
#include "ui/text/cluster_words.h"

#include <QTest>
#include <QTranslator>

#include <set>

using namespace rackwright;

namespace {

const Catalog& catalog() {
    static const Catalog shipped = *shippedCatalog();
    return shipped;
}

const Outcome& outcome() {
    static const Outcome answered = [] {
        Scenario scenario;
        scenario.operation.probability = 0.8;
        scenario.inventory.servers = "16 x dgx-h100, 2 y, 150000; 8 x dgx-a100-640";
        scenario.inventory.freeRacks = 1;
        const Result<Outcome> result = advise(scenario, catalog());
        if (!result) qFatal("%s", result.error().id.c_str());
        return *result;
    }();
    return answered;
}

} // namespace

class TestClusterWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Q_INIT_RESOURCE(translations); }

    void everySectionSpeaks() {
        const auto sections = text::clusterSections(outcome(), Formatter());
        std::set<std::string> ids;
        for (const text::ClusterSection& section : sections) {
            ids.insert(section.id);
            QVERIFY(!section.title.isEmpty());
            for (const text::ClusterFact& fact : section.facts) {
                QVERIFY2(!fact.name.isEmpty() && !fact.value.isEmpty(), section.id);
                QVERIFY2(!fact.value.contains(QLatin1Char('%') + QStringLiteral("1")), section.id);
            }
        }
        for (const char* id : {"calendar", "storage", "networks", "links", "ratios", "server", "power",
                               "inventory", "checklist"})
            QVERIFY2(ids.contains(id), id);
    }

    void everyChecklistItemHasWords() {
        QVERIFY(!catalog().checklist.empty());
        for (const ChecklistItem& item : catalog().checklist) {
            QVERIFY2(!text::checklistTitle(item.id).isEmpty(), item.id.c_str());
            QVERIFY2(!text::checklistReason(item.id).isEmpty(), item.id.c_str());
        }
        QVERIFY(text::checklistTitle("imaginary").isEmpty());
    }

    void everyCheckHasAName() {
        QVERIFY(!outcome().cluster.fit.empty());
        for (const FitCheck& check : outcome().cluster.fit)
            QVERIFY(text::fitCheckName(check.id) != QString::fromStdString(check.id));
    }

    void theChineseIsChinese() {
        QTranslator chinese;
        QVERIFY(chinese.load(QStringLiteral(":/translations/rackwright_zh_CN.qm")));
        const auto english = text::clusterSections(outcome(), Formatter());
        QCoreApplication::installTranslator(&chinese);
        const auto translated = text::clusterSections(outcome(), Formatter(Language::chinese));
        QCOMPARE(translated.size(), english.size());
        for (std::size_t i = 0; i < english.size(); ++i) {
            QVERIFY2(translated[i].title != english[i].title, english[i].id);
            QCOMPARE(translated[i].facts.size(), english[i].facts.size());
        }
        for (const ChecklistItem& item : catalog().checklist) {
            const QString reason = text::checklistReason(item.id);
            QVERIFY2(reason.contains(QChar(0x3002)), item.id.c_str()); // ends a Chinese sentence
        }
        QCoreApplication::removeTranslator(&chinese);
    }

    /// A plan that asks for 80 % says what 80 % means, between the P50 and the P90.
    void theChosenProbabilityIsTold() {
        const CalendarOutcome& calendar = outcome().cluster.reliability.calendar;
        QVERIFY(calendar.daysP50 <= calendar.daysChosen && calendar.daysChosen <= calendar.daysP90);
        const text::ClusterSection section = text::calendarSection(outcome(), Formatter());
        const bool told = std::ranges::any_of(section.facts, [](const text::ClusterFact& fact) {
            return fact.name.contains(QStringLiteral("80"));
        });
        QVERIFY(told);
    }

    void shortagesAreMarked() {
        const text::ClusterSection section = text::inventorySection(outcome(), Formatter());
        QVERIFY(outcome().cluster.inventory.shortRacks > 0);
        const bool marked = std::ranges::any_of(section.facts, [](const text::ClusterFact& fact) {
            return fact.mark == text::FactMark::bad && !fact.remark.isEmpty();
        });
        QVERIFY(marked);
    }
};

QTEST_MAIN(TestClusterWords)
#include "test_cluster_words.moc"
