// Every identifier of the engine has words in both languages.
#include "ui/text/wording.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using namespace rackwright;

class TestWording : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        Q_INIT_RESOURCE(translations);
    } // a static library's resources wait to be asked for

    void everyInputHasWords() { QCOMPARE(text::missingWording(), QStringList()); }

    void everyInputIsTranslated() {
        QTranslator chinese;
        QVERIFY(chinese.load(QStringLiteral(":/translations/rackwright_zh_CN.qm")));
        for (const InputDefinition& input : inputTable()) {
            const QString label = text::inputLabel(input.id);
            const QString tooltip = text::inputTooltip(input.id);
            QCoreApplication::installTranslator(&chinese);
            const QString labelZh = text::inputLabel(input.id);
            const QString tooltipZh = text::inputTooltip(input.id);
            QCoreApplication::removeTranslator(&chinese);
            QVERIFY2(!label.isEmpty() && !tooltip.isEmpty() && !labelZh.isEmpty(), qPrintable(label));
            QVERIFY2(tooltip != tooltipZh, qPrintable(tooltip));
        }
    }

    /// Reads the sources for identifiers given to fail() or Error{} and asks for a sentence for each.
    void everyErrorHasASentence() {
        const QRegularExpression id(
            QStringLiteral("(?:fail\\(|Error\\{|Error error\\{)\\s*\"([a-z0-9_]+(?:\\.[a-z0-9_]+)*)\""));
        QStringList missing;
        int found = 0;
        QDirIterator it(QStringLiteral(RACKWRIGHT_SOURCE_DIR "/core"),
                        {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto match = id.globalMatch(QString::fromUtf8(file.readAll()));
            while (match.hasNext()) {
                const QString name = match.next().captured(1);
                ++found;
                if (!text::knowsError(name.toStdString()) && !missing.contains(name)) missing << name;
            }
        }
        QVERIFY(found > 20);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    }

    void argumentsFillTheirPlaces() {
        const Error error{"input.out_of_range",
                          "model.sequence",
                          {argument("input", "model.sequence", ArgumentKind::choice),
                           argument("value", ArgumentKind::number, 0),
                           argument("minimum", ArgumentKind::number, 512),
                           argument("maximum", ArgumentKind::number, 1048576)}};
        const QString sentence = text::errorText(error, Formatter());
        QVERIFY2(!sentence.contains(QLatin1Char('{')), qPrintable(sentence));
        QVERIFY(sentence.startsWith(QStringLiteral("Sequence is 0")));
    }

    void strategiesAreNamedInTheFieldsTerms() {
        Strategy strategy;
        strategy.tp = 8;
        strategy.pp = 4;
        strategy.vpp = 5;
        strategy.dp = 32;
        QCOMPARE(text::strategyName(strategy), QStringLiteral("TP8 · PP4 · VPP5 · DP32 · ZeRO-1"));
    }
};

QTEST_GUILESS_MAIN(TestWording)
#include "test_wording.moc"
