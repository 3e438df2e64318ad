// The size ladder: near the asked size, monotone, divisible.
#include "core/model/ladder.h"
#include "core/model/parameters.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace rackwright;

class TestLadder : public QObject {
    Q_OBJECT

private slots:
    void staysNearTheSizeAndRises();
    void hasWidthsThatDivide();
    void clampsWhatIsOffTheLadder();
};

void TestLadder::staysNearTheSizeAndRises() {
    std::int64_t previous = 0;
    for (double size = kLadderMinimum; size <= kLadderMaximum; size *= 1.0037) {
        const std::int64_t total = countParameters(ladderShape(size)).total;
        QVERIFY2(std::abs(static_cast<double>(total) / size - 1.0) < 0.02, qPrintable(QString::number(size)));
        QVERIFY2(total >= previous, qPrintable(QString::number(size)));
        previous = total;
    }
}

void TestLadder::hasWidthsThatDivide() {
    for (const double size : {0.1e9, 0.7e9, 3e9, 8e9, 70e9, 405e9, 2e12}) {
        const ModelShape shape = ladderShape(size);
        QCOMPARE(shape.headDim, std::int64_t{128});
        QCOMPARE(shape.heads * shape.headDim, shape.hidden);
        QCOMPARE(shape.heads % shape.kvHeads, std::int64_t{0});
        QVERIFY(shape.kvHeads < shape.heads);
        QCOMPARE(shape.ffn % 16, std::int64_t{0});
        QVERIFY(shape.ffn > 2 * shape.hidden && shape.ffn < 5 * shape.hidden);
        if (size >= 8e9) {
            QCOMPARE(shape.heads % 8, std::int64_t{0});
            QCOMPARE(shape.layers % 4, std::int64_t{0});
        }
    }
}

void TestLadder::clampsWhatIsOffTheLadder() {
    QCOMPARE(ladderShape(-1.0), ladderShape(kLadderMinimum));
    QCOMPARE(ladderShape(1e30), ladderShape(kLadderMaximum));
    QCOMPARE(ladderShape(std::numeric_limits<double>::quiet_NaN()), ladderShape(kLadderMinimum));
}

QTEST_APPLESS_MAIN(TestLadder)
#include "test_ladder.moc"
