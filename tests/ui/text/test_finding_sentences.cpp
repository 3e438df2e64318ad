// Every finding the engine can return has words in both languages, and every placeholder is one it passes.
#include "core/advice/advice.h"
#include "ui/text/finding_sentences.h"
#include "ui/text/finding_words.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using namespace rackwright;

namespace {

QSet<QString> placeholders(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("\\{([a-z_0-9]+)\\}"));
    QSet<QString> found;
    auto match = pattern.globalMatch(text);
    while (match.hasNext())
        found.insert(match.next().captured(1));
    return found;
}

template <class Visit>
void forEachText(Visit visit) {
    for (const auto table : {text::planFindingWords(), text::splitFindingWords(), text::marketFindingWords(),
                             text::linkFindingWords()}) {
        for (const text::FindingWords& words : table) {
            for (const char* source : {words.headline, words.sentence, words.actionLabel}) {
                if (source != nullptr) visit(words.id, source);
            }
        }
    }
}

} // namespace

class TestFindingSentences : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Q_INIT_RESOURCE(translations); }

    void everyIdHasWords() {
        QStringList missing;
        for (const char* id : findingIds()) {
            if (!text::knowsFinding(id)) missing << QString::fromLatin1(id);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char(' '))));
        QVERIFY(!text::knowsFinding("fit.imaginary"));
    }

    void oneThingIsNotPlural() {
        const Formatter format;
        for (const double count : {1.0, 2.0}) {
            const std::vector<Argument> arguments{argument("lines", ArgumentKind::count, count)};
            QCOMPARE(text::filledIn(QStringLiteral("{lines} {lines:line has|lines have} no price."),
                                    arguments, format),
                     count < 2 ? QStringLiteral("1 line has no price.")
                               : QStringLiteral("2 lines have no price."));
        }
        const std::vector<Argument> share{argument("use", ArgumentKind::ratio, 0.9)};
        QCOMPARE(text::filledIn(QStringLiteral("{use}"), share, format), QStringLiteral("90\u2009%"));
    }

    void everyTextIsTranslated() {
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/translations/rackwright_zh_CN.qm")));
        forEachText([&translator](const char* id, const char* source) {
            const QString chinese = translator.translate("findings", source);
            QVERIFY2(!chinese.isEmpty(), qPrintable(QString::fromLatin1(id)));
            const QString english = QString::fromUtf8(source);
            const QSet<QString> extra = placeholders(chinese) - placeholders(english);
            QVERIFY2(extra.isEmpty(), qPrintable(QString::fromLatin1(id)));
        });
    }

    void argumentsFillTheSentence() {
        Finding finding;
        finding.id = "network.tp_leaves_domain";
        finding.arguments = {
            argument("tp", ArgumentKind::count, 16), argument("domain", ArgumentKind::count, 8),
            argument("share", ArgumentKind::ratio, 0.31), argument("rate", ArgumentKind::bytesRate, 50e9)};
        const text::FindingText words = text::findingText(finding, Formatter());
        QVERIFY(placeholders(words.headline + words.sentence).isEmpty());
        QVERIFY(words.sentence.contains(QStringLiteral("16")));
        QVERIFY(words.actionLabel.isEmpty());
    }

    void noSpaceBetweenChineseWords() {
        const QString thin(QChar(0x2009));
        const QString text = text::filledIn(
            QStringLiteral("需要") + thin + QStringLiteral("{days}") + thin + QStringLiteral("完成"),
            {argument("days", ArgumentKind::days, 94)}, Formatter(Language::chinese));
        QVERIFY2(!text.contains(QStringLiteral("天") + thin), qPrintable(text));
        QVERIFY2(text.startsWith(QStringLiteral("需要") + thin + QStringLiteral("94")), qPrintable(text));
    }

    void choicesAreWords() {
        Finding finding;
        finding.id = "hardware.licence";
        finding.arguments = {argument("accelerator", "H20"),
                             argument("destination", "cn", ArgumentKind::choice),
                             argument("date", "2026-01-15")};
        const text::FindingText words = text::findingText(finding, Formatter());
        QVERIFY(words.headline.contains(QStringLiteral("mainland China")));
    }

    void actionsHaveLabels() {
        Finding finding;
        finding.id = "deadline.relax";
        finding.arguments = {argument("days", ArgumentKind::days, 211)};
        QVERIFY(text::findingText(finding, Formatter()).actionLabel.isEmpty());
        finding.actions = {{"limits.deadline", "211"}};
        QVERIFY(text::findingText(finding, Formatter()).actionLabel.contains(QStringLiteral("211")));
    }
};

QTEST_GUILESS_MAIN(TestFindingSentences)
#include "test_finding_sentences.moc"
