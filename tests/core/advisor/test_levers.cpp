// What moves a run, and what its limits cost: every end is the plan that it names.
#include "core/advisor/levers.h"
#include "core/files/catalog_reader.h"
#include "core/inputs/input_table.h"

#include <QTest>

#include <algorithm>

using namespace rackwright;

class TestLevers : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        Result<Catalog> catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
    }

    void everyEndIsThePlanItNames() {
        const Scenario scenario;
        const Result<Levers> found = findLevers(scenario, m_catalog);
        QVERIFY(found.has_value());
        QVERIFY(found->levers.size() >= 5);
        for (const Lever& lever : found->levers) {
            for (const LeverEnd* end : {&lever.low, &lever.high}) {
                Scenario changed = scenario;
                QVERIFY(setInput(changed, lever.input, InputValue(end->value), m_catalog).has_value());
                const Result<Outcome> plan = advise(changed, m_catalog);
                QVERIFY(plan.has_value());
                QCOMPARE(end->trainingDays, plan->trainingDays);
                QVERIFY(end->cost == plan->cost.rentThisRun);
            }
        }
    }

    void moreServersAreQuickerAndMoreTokensSlower() {
        const Result<Levers> found = findLevers({}, m_catalog);
        QVERIFY(found.has_value());
        QVERIFY(lever(*found, "hardware.servers").high.trainingDays < found->trainingDays);
        const Lever& tokens = lever(*found, "data.tokens");
        QVERIFY(std::abs(tokens.high.trainingDays / found->trainingDays / 1.25 - 1) < 0.01);
    }

    /// More days allow fewer servers, which run better: not under every deadline, but under some.
    void aTightDeadlineHasAPrice() {
        int priced = 0;
        for (const double deadline : {60.0, 80.0, 100.0, 120.0, 160.0}) {
            Scenario scenario;
            scenario.limits.deadlineDays = deadline;
            const Result<Levers> found = findLevers(scenario, m_catalog);
            QVERIFY(found.has_value());
            const auto price =
                std::ranges::find(found->limits, std::string("limits.deadline"), &ShadowPrice::limit);
            if (price == found->limits.end()) continue;
            ++priced;
            QVERIFY(price->saved.value() > 0);
            QVERIFY(price->serversThen < price->serversNow);
            keepsTheLimits(scenario, price->serversNow, price->now);
            keepsTheLimits(scenario, price->serversThen, price->loosened);
        }
        QVERIFY(priced > 0);
    }

    void aWideLimitHasNone() {
        Scenario scenario;
        scenario.limits.powerMw = 1000;
        const Result<Levers> found = findLevers(scenario, m_catalog);
        QVERIFY(found.has_value());
        for (const ShadowPrice& price : found->limits)
            QVERIFY(price.limit != "limits.power");
    }

    void stopsWhenAsked() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!findLevers({}, m_catalog, stop.get_token()).has_value());
    }

private:
    void keepsTheLimits(Scenario scenario, double servers, double deadline) const {
        scenario.hardware.servers = servers;
        scenario.limits.deadlineDays = deadline;
        QVERIFY(advise(scenario, m_catalog)->verdict == Verdict::feasible);
    }

    static const Lever& lever(const Levers& levers, const std::string& input) {
        return *std::ranges::find(levers.levers, input, &Lever::input);
    }

    Catalog m_catalog;
};

QTEST_GUILESS_MAIN(TestLevers)
#include "test_levers.moc"
