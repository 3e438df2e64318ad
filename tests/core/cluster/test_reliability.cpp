// Published interruption rates, checkpoint intervals and spare tables.
#include "core/cluster/reliability.h"

#include <QTest>

#include <cmath>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

using namespace rackwright;

namespace {
constexpr double kHour = 3600.0;

nlohmann::json published() {
    std::ifstream file(RACKWRIGHT_SOURCE_DIR "/tests/data/failures.json");
    return nlohmann::json::parse(file);
}
} // namespace

class TestReliability : public QObject {
    Q_OBJECT

private slots:
    /// arXiv 2407.21783: 419 unexpected interruptions in 54 days on 16,384 H100, more than 90 % effective
    /// time.
    void llama3Run() {
        const double nodes = 2048;
        const double measuredRate = 419.0 * 1000.0 / (nodes * 54.0);
        const double hours = hoursBetweenInterruptions(nodes, measuredRate);
        QVERIFY(std::abs(54.0 * 24.0 / hours - 419.0) < 0.5);

        const double planned =
            54.0 * 24.0 / hoursBetweenInterruptions(nodes, interruptionRate(PlatformMaturity::mature));
        QVERIFY2(std::abs(planned / 419.0 - 1.0) < 0.15, qPrintable(QString::number(planned)));

        const double stall = 5;
        const double restart = 600;
        const double mtti = 2.78 * kHour; // with the 47 planned ones
        const double interval = availabilityInterval(stall, mtti, restart);
        QVERIFY(effectiveTrainingTime(stall, interval, restart, mtti) > 0.90);
        QVERIFY(effectiveTrainingTime(60, availabilityInterval(60, mtti, 1500), 1500, mtti) < 0.80);
    }

    /// Every published run: its rate, its time between interruptions, its effective time.
    void publishedRuns() {
        const nlohmann::json runs = published().at("runs");
        QVERIFY(runs.size() > 10);
        for (const nlohmann::json& run : runs) {
            const std::string name = run.at("name");
            const double nodes = run.at("nodes");
            const double rate = run.at("rate");
            const double hours = hoursBetweenInterruptions(nodes, rate);
            if (run.contains("interruptions")) {
                const double expected = run.at("days").get<double>() * 24 / hours;
                const double counted = run.at("interruptions");
                QVERIFY2(std::abs(expected / counted - 1) < 0.01, name.c_str());
            }
            if (run.contains("hours"))
                QVERIFY2(std::abs(hours / run.at("hours").get<double>() - 1) < 0.025, name.c_str());
            if (!run.contains("effective")) continue;
            const double stall = run.at("stall_s");
            const double restart = run.at("restart_s");
            const double interval = availabilityInterval(stall, hours * kHour, restart);
            const double effective = effectiveTrainingTime(stall, interval, restart, hours * kHour);
            QVERIFY2(effective >= run.at("effective")[0].get<double>(), name.c_str());
            QVERIFY2(effective <= run.at("effective")[1].get<double>(), name.c_str());
        }
    }

    void maturityLiesInThePublishedBands() {
        const std::map<std::string, PlatformMaturity> maturities{{"mature", PlatformMaturity::mature},
                                                                 {"new", PlatformMaturity::newPlatform},
                                                                 {"burn-in", PlatformMaturity::burnIn}};
        for (const nlohmann::json& band : published().at("bands")) {
            const double rate = interruptionRate(maturities.at(band.at("maturity")));
            QVERIFY(rate >= band.at("rate")[0].get<double>());
            QVERIFY(rate <= band.at("rate")[1].get<double>());
        }
    }

    /// arXiv 2410.21680: 6.5 interruptions per 1,000 node-days give 1.8 h at 16,384 and 0.23 h at 131,072
    /// accelerators.
    void publishedRates() {
        QVERIFY(std::abs(hoursBetweenInterruptions(2048, 6.5) - 1.8) < 0.02);
        QVERIFY(std::abs(hoursBetweenInterruptions(16384, 6.5) - 0.225) < 0.01);
        QVERIFY(std::abs(hoursBetweenInterruptions(128, 4) - 46.9) < 0.05);
    }

    void rateFollowsMaturityUnlessTyped() {
        OperationInputs operation;
        QCOMPARE(interruptionRate(operation), 4.0);
        operation.maturity = PlatformMaturity::burnIn;
        QCOMPARE(interruptionRate(operation), 16.0);
        operation.failuresPer1000NodeDays = 2.34;
        QCOMPARE(interruptionRate(operation), 2.34);
    }

    void spares_data() {
        QTest::addColumn<double>("nodes");
        QTest::addColumn<int>("oneDay");
        QTest::addColumn<int>("threeDays");
        QTest::addColumn<int>("week");
        QTest::newRow("16") << 16.0 << 1 << 2 << 3;
        QTest::newRow("64") << 64.0 << 2 << 3 << 6;
        QTest::newRow("128") << 128.0 << 3 << 5 << 9;
        QTest::newRow("512") << 512.0 << 6 << 13 << 24;
        QTest::newRow("2048") << 2048.0 << 16 << 37 << 76;
    }

    /// Poisson quantiles at 99 % for 4 interruptions per 1,000 node-days.
    void spares() {
        QFETCH(double, nodes);
        QFETCH(int, oneDay);
        QFETCH(int, threeDays);
        QFETCH(int, week);
        QCOMPARE(spareServers(nodes, 4, 1), oneDay);
        QCOMPARE(spareServers(nodes, 4, 3), threeDays);
        QCOMPARE(spareServers(nodes, 4, 7), week);
    }

    void sparesAtTheEdges() {
        QCOMPARE(spareServers(128, 4, 0), 0);
        QCOMPARE(spareServers(0, 4, 3), 0);
        // 16,384 servers in burn-in with week-long repairs: the normal approximation says 1,835 + 2.33·42.8.
        const int many = spareServers(16384, 16, 7);
        QVERIFY2(std::abs(many - 1935) <= 3, qPrintable(QString::number(many)));
    }

    void intervalsAgreeWhereTheyShould() {
        const double mtti = 46.9 * kHour;
        QVERIFY(std::abs(youngInterval(5, mtti) / 60.0 - 21.7) < 0.1);
        QVERIFY(std::abs(availabilityInterval(5, mtti, 600) / youngInterval(5, mtti) - 1.0) < 0.01);
        QVERIFY(std::abs(dalyInterval(5, mtti) / youngInterval(5, mtti) - 1.0) < 0.01);
        QCOMPARE(dalyInterval(300, 100), 100.0);
    }

    /// The availability-optimal interval beats any other interval under the robust form, up to first order.
    void availabilityIntervalIsBest() {
        QVERIFY(rc::check("no other interval is noticeably better", []() {
            const double stall = static_cast<double>(*rc::gen::inRange(1, 120));
            const double mtti = static_cast<double>(*rc::gen::inRange(3600, 400'000));
            const double restart = static_cast<double>(*rc::gen::inRange(60, 3000));
            const double factor = static_cast<double>(*rc::gen::inRange(20, 400)) / 100.0;
            const double best = availabilityInterval(stall, mtti, restart);
            const double mine = effectiveTrainingTime(stall, best, restart, mtti);
            RC_ASSERT(mine > 0 && mine < 1);
            RC_ASSERT(mine >= effectiveTrainingTime(stall, best * factor, restart, mtti) - 2e-3);
        }));
    }

    void goodputFallsWithServers() {
        double last = 1.0;
        for (double nodes = 8; nodes <= 16384; nodes *= 2) {
            const double mtti = hoursBetweenInterruptions(nodes, 4) * kHour;
            const double goodput = effectiveTrainingTime(5, availabilityInterval(5, mtti, 600), 600, mtti);
            QVERIFY(goodput < last);
            last = goodput;
        }
    }
};

QTEST_APPLESS_MAIN(TestReliability)
#include "test_reliability.moc"
