// Numbers as people read them, in both languages.
#include "ui/text/format.h"

#include <QTest>

#include <limits>

using namespace rackwright;

class TestFormat : public QObject {
    Q_OBJECT

private slots:
    void groupsThousands() {
        QCOMPARE(Formatter().count(38412), QStringLiteral("38\u2009412"));
        QCOMPARE(Formatter(Language::english, Grouping::comma).count(1234567), QStringLiteral("1,234,567"));
        QCOMPARE(Formatter(Language::english, Grouping::none).count(1234567), QStringLiteral("1234567"));
        QCOMPARE(Formatter().count(-30.2), QStringLiteral("\u221230"));
        QCOMPARE(Formatter().count(999), QStringLiteral("999"));
    }

    void keepsThreeSignificantDigits() {
        const Formatter format;
        QCOMPARE(format.significant(8.5512), QStringLiteral("8.55"));
        QCOMPARE(format.significant(9.996), QStringLiteral("10.0"));
        QCOMPARE(format.significant(0.012345), QStringLiteral("0.0123"));
        QCOMPARE(format.significant(1788), QStringLiteral("1\u2009788"));
        QCOMPARE(format.significant(0), QStringLiteral("0.00"));
    }

    void unknownIsADash() {
        const Formatter format;
        QCOMPARE(format.count(std::numeric_limits<double>::quiet_NaN()), QStringLiteral("\u2014"));
        QCOMPARE(format.significant(std::numeric_limits<double>::infinity()), QStringLiteral("\u2014"));
    }

    void durationsPickTheirUnit() {
        const Formatter english;
        const Formatter chinese(Language::chinese);
        QCOMPARE(english.duration(8.55).text(), QStringLiteral("8.55\u2009s"));
        QCOMPARE(english.duration(22 * 60).text(), QStringLiteral("22.0\u2009min"));
        QCOMPARE(chinese.duration(8.55).text(), QStringLiteral("8.55\u2009秒"));
        QCOMPARE(english.days(180).text(), QStringLiteral("180\u2009days"));
        QCOMPARE(chinese.days(180).text(), QStringLiteral("180\u2009天"));
    }

    void moneyFollowsTheLanguage() {
        const Money dollars = Money::of(19.9e6, Currency::usd);
        const Money yuan = Money::of(1.43e8, Currency::cny);
        QCOMPARE(Formatter().money(dollars).text(), QStringLiteral("$19.9\u2009M"));
        QCOMPARE(Formatter().money(Money::of(32e3, Currency::usd)).text(), QStringLiteral("$32.0\u2009k"));
        QCOMPARE(Formatter(Language::chinese).money(yuan).text(), QStringLiteral("¥1.43\u2009亿"));
        QCOMPARE(Formatter(Language::chinese).money(Money::of(23e4, Currency::cny)).text(),
                 QStringLiteral("¥23\u2009万"));
        QCOMPARE(Formatter().moneyExact(Money::of(406677960, Currency::cny)),
                 QStringLiteral("406,677,960.00"));
    }

    void countsFollowTheLanguage() {
        QCOMPARE(Formatter().tokens(15e12).text(), QStringLiteral("15.0\u2009T"));
        QCOMPARE(Formatter(Language::chinese).tokens(15e12).text(), QStringLiteral("15.0\u2009万亿"));
        QCOMPARE(Formatter(Language::chinese).acceleratorHours(4.42e6).text(),
                 QStringLiteral("442\u2009万 卡时"));
        QCOMPARE(Formatter().acceleratorHours(4.42e6).text(), QStringLiteral("4.42\u2009M GPU-h"));
        QCOMPARE(Formatter().parameters(70553706496).text(), QStringLiteral("70.6\u2009B"));
    }

    void memoryKeepsGibAndGbApart() {
        QCOMPARE(Formatter().memory(43.6 * kGiB).text(), QStringLiteral("43.6\u2009GiB"));
        QCOMPARE(Formatter(Language::english, Grouping::none, MemoryUnit::gb).memory(80e9).text(),
                 QStringLiteral("80.0\u2009GB"));
    }
};

QTEST_APPLESS_MAIN(TestFormat)
#include "test_format.moc"
