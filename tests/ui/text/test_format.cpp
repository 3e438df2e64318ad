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
        QCOMPARE(english.duration(22 * 60).text(), QStringLiteral("22\u2009min"));
        QCOMPARE(chinese.duration(8.55).text(), QStringLiteral("8.55\u2009秒"));
        QCOMPARE(english.days(180).text(), QStringLiteral("180\u2009days"));
        QCOMPARE(chinese.days(180).text(), QStringLiteral("180\u2009天"));
    }

    /// The examples of the number rules, and what padded zeros and mixed units used to look like.
    void nothingIsPadded() {
        const Formatter format;
        QCOMPARE(format.plain(3), QStringLiteral("3"));
        QCOMPARE(format.plain(0.1), QStringLiteral("0.1"));
        QCOMPARE(format.plain(70.55), QStringLiteral("70.55"));
        QCOMPARE(format.plain(1000), QStringLiteral("1\u2009000"));
        QCOMPARE(format.plain(0), QStringLiteral("0"));
        QCOMPARE(format.days(3).text(), QStringLiteral("3\u2009days"));
        QCOMPARE(format.days(2.0).number, QStringLiteral("2"));
        QCOMPARE(format.days(37.14).text(), QStringLiteral("37.1\u2009days"));
        QCOMPARE(format.days(0.2).text(), QStringLiteral("4.80\u2009h"));
        QCOMPARE(format.days(0.246, 0.2).text(), QStringLiteral("5.90\u2009h"));
        QCOMPARE(format.months(36).text(), QStringLiteral("36\u2009months"));
        QCOMPARE(format.months(1).text(), QStringLiteral("1\u2009month"));
        QCOMPARE(format.months(13.94).text(), QStringLiteral("13.9\u2009months"));
        QCOMPARE(format.share(0.9).text(), QStringLiteral("90\u2009%"));
        QCOMPARE(format.share(0.1234).text(), QStringLiteral("12.3\u2009%"));
        QCOMPARE(format.percent(1.0).text(), QStringLiteral("100\u2009%"));
        QCOMPARE(format.percent(0.41).text(), QStringLiteral("41.0\u2009%"));
        QCOMPARE(format.duration(46.9 * 3600).text(), QStringLiteral("46.9\u2009h"));
        QCOMPARE(format.duration(180 * 86400).text(), QStringLiteral("180\u2009d"));
        QCOMPARE(format.duration(43.4 * 60).text(), QStringLiteral("43\u2009min"));
        QCOMPARE(format.bandwidth(11e6).text(), QStringLiteral("11\u2009MB/s"));
        QCOMPARE(format.bytes(1018e9).text(), QStringLiteral("1.02\u2009TB"));
    }

    void partsOfAStepShareOneUnit() {
        const Formatter format;
        QCOMPARE(format.partOf(5.664, 8.28).text(), QStringLiteral("5.66\u2009s"));
        QCOMPARE(format.partOf(0.27, 8.28).text(), QStringLiteral("0.27\u2009s"));
        QCOMPARE(format.partOf(0.00000019, 8.28).text(), QStringLiteral("< 0.01\u2009s"));
        QCOMPARE(format.partOf(0.0123, 0.42).text(), QStringLiteral("12.3\u2009ms"));
        QCOMPARE(format.partOf(31.26, 210).text(), QStringLiteral("31.3\u2009s"));
        QCOMPARE(format.partOf(0, 8.28).text(), QStringLiteral("0.00\u2009s"));
    }

    void aRangeSaysItsUnitOnce() {
        const Formatter format;
        QCOMPARE(format.range(format.duration(15444, 17568), format.duration(21240, 17568)),
                 QStringLiteral("4.29 \u2013 5.90\u2009h"));
        const Figure low = format.money(Money::of(861e4, Currency::usd));
        QCOMPARE(format.range(low, format.money(Money::of(532e5, Currency::usd))),
                 QStringLiteral("$8.61 \u2013 $53.2\u2009M"));
    }

    void moneyFollowsTheLanguage() {
        const Money dollars = Money::of(19.9e6, Currency::usd);
        const Money yuan = Money::of(1.43e8, Currency::cny);
        QCOMPARE(Formatter().money(dollars).text(), QStringLiteral("$19.9\u2009M"));
        QCOMPARE(Formatter().money(Money::of(32e3, Currency::usd)).text(), QStringLiteral("$32\u2009k"));
        QCOMPARE(Formatter(Language::chinese).money(yuan).text(), QStringLiteral("¥1.43\u2009亿"));
        QCOMPARE(Formatter(Language::chinese).money(Money::of(23e4, Currency::cny)).text(),
                 QStringLiteral("¥23\u2009万"));
        QCOMPARE(Formatter(Language::chinese).money(Money::of(114e3, Currency::usd)).text(),
                 QStringLiteral("$11.4\u2009万"));
        QCOMPARE(Formatter().moneyExact(Money::of(406677960, Currency::cny)),
                 QStringLiteral("406,677,960.00"));
    }

    void countsFollowTheLanguage() {
        QCOMPARE(Formatter().tokens(15e12).text(), QStringLiteral("15\u2009T"));
        QCOMPARE(Formatter(Language::chinese).tokens(15e12).text(), QStringLiteral("15\u2009万亿"));
        QCOMPARE(Formatter(Language::chinese).acceleratorHours(4.42e6).text(),
                 QStringLiteral("442\u2009万 卡时"));
        QCOMPARE(Formatter().acceleratorHours(4.42e6).text(), QStringLiteral("4.42\u2009M GPU-h"));
        QCOMPARE(Formatter().parameters(70553706496).text(), QStringLiteral("70.6\u2009B"));
    }

    void memoryKeepsGibAndGbApart() {
        QCOMPARE(Formatter().memory(43.6 * kGiB).text(), QStringLiteral("43.6\u2009GiB"));
        QCOMPARE(Formatter(Language::english, Grouping::none, MemoryUnit::gb).memory(80e9).text(),
                 QStringLiteral("80.0\u2009GB"));
        const Formatter share = Formatter().withMemoryUnit(MemoryUnit::share, 80 * kGiB);
        QCOMPARE(share.memory(40 * kGiB).text(), QStringLiteral("50.0\u2009%"));
        QCOMPARE(Formatter().withMemoryUnit(MemoryUnit::share, 0).memory(kGiB).text(),
                 QStringLiteral("1.0\u2009GiB"));
    }
};

QTEST_APPLESS_MAIN(TestFormat)
#include "test_format.moc"
