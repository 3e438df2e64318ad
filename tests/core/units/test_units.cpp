// Money rounds once and by rule; calendar dates are real dates.
#include "core/units/calendar.h"
#include "core/units/money.h"
#include "core/units/quantity.h"

#include <QTest>

using namespace rackwright;

class TestUnits : public QObject {
    Q_OBJECT

private slots:
    void moneyRoundsHalfAwayFromZero() {
        QCOMPARE(Money::of(1.005, Currency::usd).roundedToCents().value(), 1.01);
        QCOMPARE(Money::of(-1.005, Currency::usd).roundedToCents().value(), -1.01);
        QCOMPARE(Money::of(4.49995, Currency::usd).tenThousandths(), std::int64_t(45000));
    }

    void totalsOfLinesAreExact() {
        Money total(0, Currency::cny);
        for (int i = 0; i < 10'000; ++i)
            total += Money::of(0.01, Currency::cny);
        QCOMPARE(total, Money::of(100, Currency::cny));
    }

    void quantitiesKeepTheirUnits() {
        QCOMPARE((gigabytes(80) / BytesPerSecond(20e9)).value(), 4.0);
        QCOMPARE(inGiB(gibibytes(79.6)), 79.6);
        static_assert(!std::is_constructible_v<Seconds, Bytes>);
    }

    void datesAreReal() {
        QVERIFY(parseIsoDate("2028-02-29").has_value());
        for (const char* text : {"2027-02-29", "2027-13-01", "2027-00-10", "27-01-01", "2027/01/01",
                                 "2027-1-1", "", "abcd-ef-gh", "9999-01-01"})
            QVERIFY2(!parseIsoDate(text).has_value(), text);
        QCOMPARE(dateAfter("2026-11-30", 31.2), std::string("2027-01-01"));
        QCOMPARE(dateAfter("2026-11-30", -1), std::string());
        QCOMPARE(dateAfter("2026-11-30", 1e12), std::string());
    }
};

QTEST_APPLESS_MAIN(TestUnits)
#include "test_units.moc"
