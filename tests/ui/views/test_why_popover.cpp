// The popover shows formula, values and sources, goes deeper and back, and copies what it shows.
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"
#include "ui/text/explain_words.h"
#include "ui/views/why_popover.h"

#include <QTest>
#include <QTextBrowser>

using namespace rackwright;

class TestWhyPopover : public QObject {
    Q_OBJECT

    Catalog m_catalog;
    std::shared_ptr<const Outcome> m_outcome;

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
        auto outcome = advise(Scenario{}, m_catalog);
        QVERIFY(outcome.has_value());
        m_outcome = std::make_shared<const Outcome>(std::move(*outcome));
    }

    void everySymbolHasWords() {
        for (const std::string& figure : explainedFigures(*m_outcome, m_catalog)) {
            QVERIFY2(text::knowsExplained(figure), figure.c_str());
            const auto why = explain(*m_outcome, m_catalog, figure);
            QVERIFY(why.has_value());
            for (const ExplainedTerm& term : why->terms)
                QVERIFY2(text::knowsExplained(term.symbol), term.symbol.c_str());
        }
    }

    void goesDeeperAndBack() {
        ViewContext context;
        context.catalog = &m_catalog;
        WhyPopover popover(m_outcome, context, [](const QString& figure) -> QString {
            return QStringLiteral("sentence of ") + figure;
        });
        popover.ask(QStringLiteral("time.days"), QPoint(100, 100));
        auto* browser = popover.findChild<QTextBrowser*>();
        QVERIFY(browser->toPlainText().contains(QStringLiteral("sentence of time.days")));
        QVERIFY(browser->toHtml().contains(QStringLiteral("why:time.step")));
        QVERIFY(browser->toHtml().contains(QStringLiteral("why:time.days_low"))); // the band, end by end
        popover.goDeeper(QStringLiteral("time.steps"));
        QCOMPARE(popover.figure(), QStringLiteral("time.steps"));
        QVERIFY(browser->toPlainText().contains(text::symbolName("sequence")));
        QVERIFY(popover.plainText().startsWith(text::explainedName("time.steps")));
        popover.goBack();
        QCOMPARE(popover.figure(), QStringLiteral("time.days"));
        popover.goBack();
        QCOMPARE(popover.figure(), QStringLiteral("time.days"));
    }

    void figuresWithoutFormulaKeepTheirSentence() {
        ViewContext context;
        context.catalog = &m_catalog;
        WhyPopover popover(m_outcome, context, [](const QString&) { return QStringLiteral("fits"); });
        popover.ask(QStringLiteral("verdict"), QPoint(0, 0));
        QVERIFY(popover.plainText().contains(QStringLiteral("fits")));
    }
};

QTEST_MAIN(TestWhyPopover)
#include "test_why_popover.moc"
