// Every folk rule has words in both languages, and its placeholders are arguments that the check passes.
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"
#include "ui/text/folk_sentences.h"
#include "ui/text/folk_words.h"

#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using namespace rackwright;

class TestFolkSentences : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Q_INIT_RESOURCE(translations); }

    void everyRuleHasWords() {
        for (const char* id : folkRuleIds())
            QVERIFY2(text::knowsFolkRule(id), id);
        QVERIFY(!text::knowsFolkRule("c99"));
    }

    void everyWordIsTranslated() {
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/translations/rackwright_zh_CN.qm")));
        for (const auto table : {text::earlyFolkWords(), text::lateFolkWords()}) {
            for (const text::FolkWords& words : table) {
                QVERIFY2(!translator.translate("folk", words.rule).isEmpty(), words.id);
                QVERIFY2(!translator.translate("folk", words.counterpart).isEmpty(), words.id);
            }
        }
    }

    void nothingIsLeftUnfilled() {
        const Result<Catalog> catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        const Result<Outcome> outcome = advise(Scenario{}, *catalog);
        QVERIFY(outcome.has_value());
        static const QRegularExpression open(QStringLiteral("\\{[a-z_0-9]+\\}"));
        for (const FolkCheck& check : checkFolkRules(*outcome, *catalog)) {
            if (!check.applies) continue;
            const text::FolkText words = text::folkText(check, Formatter());
            QVERIFY2(!words.counterpart.contains(open), check.id.c_str());
            QVERIFY(!words.verdict.isEmpty() && !words.origin.isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(TestFolkSentences)
#include "test_folk_sentences.moc"
