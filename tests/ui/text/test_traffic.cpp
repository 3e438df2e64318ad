// Traffic lines: only what sends, in one order; the hidden share never leaves 0…1.
#include "ui/text/traffic.h"

#include <QTest>

using namespace rackwright;

class TestTraffic : public QObject {
    Q_OBJECT

private slots:
    void onlyWhatSendsIsListed() {
        TimeOutcome time;
        QVERIFY(text::trafficLines(time).empty());
        time.dp.busySeconds = 2;
        time.tp.busySeconds = 1;
        const auto lines = text::trafficLines(time);
        QCOMPARE(lines.size(), std::size_t{2});
        QCOMPARE(lines[0].name, QStringLiteral("TP"));
        QCOMPARE(lines[1].name, QStringLiteral("DP"));
        QVERIFY(lines[1].dimension == text::Dimension::dp);
    }

    void theHiddenShareIsAShare() {
        DimensionTraffic traffic;
        QCOMPARE(text::hiddenShare(traffic), 0.0);
        traffic.busySeconds = 2;
        traffic.exposedSeconds = 0.5;
        QCOMPARE(text::hiddenShare(traffic), 0.75);
        traffic.exposedSeconds = 3; // waiting takes longer than sending
        QCOMPARE(text::hiddenShare(traffic), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestTraffic)
#include "test_traffic.moc"
