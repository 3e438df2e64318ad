// Every line of a bill of materials reads as words: a proper name from the catalogue, or a word of our own.
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"
#include "ui/text/wording.h"

#include <QTest>

using namespace rackwright;

class TestBomWords : public QObject {
    Q_OBJECT

private slots:
    void everyLineHasAName() {
        const Result<Catalog> catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        for (const double servers : {1.0, 128.0}) {
            Scenario scenario;
            scenario.hardware.servers = servers;
            const Result<Outcome> outcome = advise(scenario, *catalog);
            QVERIFY(outcome.has_value());
            QVERIFY(!outcome->cluster.bom.empty());
            for (const BomLine& line : outcome->cluster.bom) {
                const QString identifier = QString::fromStdString(line.item);
                QVERIFY2(text::bomItem(line.item, line.name) != identifier, line.item.c_str());
                QVERIFY2(text::bomSection(line.section) != QString::fromStdString(line.section),
                         line.section.c_str());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestBomWords)
#include "test_bom_words.moc"
