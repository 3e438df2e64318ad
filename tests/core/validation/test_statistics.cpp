// Summing up errors, against values computed by hand.
#include "core/validation/statistics.h"

#include <QTest>

using namespace rackwright;

class TestStatistics : public QObject {
    Q_OBJECT

private slots:
    void byHand() {
        const ErrorStatistics s = summarise({{0.10, true}, {-0.20, true}, {0.30, false}, {-0.40, true}});
        QCOMPARE(s.n, 4);
        QCOMPARE(s.median, 0.25);
        QCOMPARE(s.mean, 0.25);
        QVERIFY(std::abs(s.p90 - 0.37) < 1e-12); // 0.3 and 0.7 of the way to 0.4
        QCOMPARE(s.worst, 0.40);
        QVERIFY(std::abs(s.bias + 0.05) < 1e-12);
        QCOMPARE(s.inBand, 0.75);
    }

    void nothingIsNothing() { QCOMPARE(summarise({}).n, 0); }

    void quantilesOfOneValue() { QCOMPARE(quantile({3.0}, 0.9), 3.0); }
};

QTEST_APPLESS_MAIN(TestStatistics)
#include "test_statistics.moc"
