// Every wrong figure in the catalogue is explained in both languages.
#include "core/files/catalog_reader.h"
#include "ui/text/wording.h"

#include <QTest>
#include <QTranslator>

using namespace rackwright;

class TestMisquotes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Q_INIT_RESOURCE(translations); }

    void everyMisquoteIsExplained() {
        const Result<Catalog> catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        QTranslator chinese;
        QVERIFY(chinese.load(QStringLiteral(":/translations/rackwright_zh_CN.qm")));
        int misquotes = 0;
        for (const Accelerator& part : catalog->hardware.accelerators) {
            for (const Misquote& misquote : part.misquotes) {
                ++misquotes;
                const QString english = text::misquoteReality(misquote.reality);
                QVERIFY2(!english.isEmpty(), misquote.reality.c_str());
                QCoreApplication::installTranslator(&chinese);
                const QString translated = text::misquoteReality(misquote.reality);
                QCoreApplication::removeTranslator(&chinese);
                QVERIFY2(translated != english, misquote.reality.c_str());
            }
        }
        QVERIFY(misquotes > 10);
    }

    void theTooltipNamesFigureAndReality() {
        const Result<Catalog> catalog = shippedCatalog();
        const QString tooltip = text::acceleratorTooltip(*catalog->hardware.accelerator("a100-sxm4-80"));
        QVERIFY2(tooltip.contains(QLatin1String("624")) && tooltip.contains(QLatin1String("312")),
                 qPrintable(tooltip));
        QVERIFY(text::acceleratorTooltip(*catalog->hardware.accelerator("l40s")).isEmpty());
        QVERIFY(text::acceleratorTooltip(*catalog->hardware.accelerator("h100-pcie"))
                    .contains(QLatin1String("600")));
    }
};

QTEST_GUILESS_MAIN(TestMisquotes)
#include "test_misquotes.moc"
