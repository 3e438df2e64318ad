// Ways out of infeasible plans: each is feasible, changes only what it names, and keeps every other limit.
#include "core/advisor/ways_out.h"
#include "core/files/catalog_reader.h"
#include "core/inputs/input_table.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace rackwright;

class TestWaysOut : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        Result<Catalog> catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
    }

    void aFeasiblePlanHasNone() {
        const auto outcome = advise({}, m_catalog);
        QVERIFY(outcome.has_value());
        QCOMPARE(outcome->verdict, Verdict::feasible);
        QVERIFY(waysOut(*outcome, m_catalog).empty());
    }

    void aLatePlan() {
        Scenario scenario;
        scenario.limits.deadlineDays = 100;
        const auto ways = explore(scenario, Verdict::missesDeadline);
        QCOMPARE(ways.size(), std::size_t(4));
        const auto kinds = kindsOf(ways);
        QVERIFY(kinds.contains(WayKind::servers));
        QVERIFY(kinds.contains(WayKind::deadline));
        for (const WayOut& way : ways)
            QVERIFY(way.outcome->trainingDays <= way.outcome->scenario.limits.deadlineDays);
    }

    void aPlanOverItsPower() {
        Scenario scenario;
        scenario.limits.powerMw = 1.0;
        const auto ways = explore(scenario, Verdict::overPower);
        QVERIFY(!ways.empty());
        for (const WayOut& way : ways)
            QVERIFY(way.outcome->cluster.power.meterMw <= way.outcome->scenario.limits.powerMw);
    }

    void twoLimitsThatClash() {
        Scenario scenario;
        scenario.limits.deadlineDays = 100;
        scenario.limits.powerMw = 1.0;
        const auto ways = explore(scenario, Verdict::missesDeadline);
        QVERIFY(!ways.empty());
        QCOMPARE(ways.front().kind, WayKind::limits);
        QCOMPARE(ways.front().changes.size(), std::size_t(2));
    }

    void aPlanThatDoesNotFit() {
        Scenario scenario;
        scenario.model.preset = "llama-3.1-405b";
        scenario.hardware.servers = 2;
        scenario.limits.deadlineDays = 3650;
        scenario.data.tokensT = 0.001;
        const auto ways = explore(scenario, Verdict::doesNotFit);
        QVERIFY(kindsOf(ways).contains(WayKind::servers));
    }

    void pinsThatLeaveNoSplit() {
        Scenario scenario;
        scenario.parallel.tp = 8;
        scenario.parallel.pp = 79; // a prime that divides nothing here
        const auto ways = explore(scenario, Verdict::noStrategy);
        QVERIFY(!ways.empty());
        QCOMPARE(ways.front().kind, WayKind::unpin);
        QCOMPARE(ways.front().changes.size(), std::size_t(2));
    }

    void itStopsWhenAsked() {
        Scenario scenario;
        scenario.limits.deadlineDays = 100;
        const auto closest = advise(scenario, m_catalog);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(waysOut(*closest, m_catalog, stop.get_token()).empty());
    }

private:
    std::vector<WayOut> explore(const Scenario& scenario, Verdict expected) {
        const auto closest = advise(scenario, m_catalog);
        if (!closest || closest->verdict != expected) {
            qWarning("another verdict: %d", closest ? static_cast<int>(closest->verdict) : -1);
            return {};
        }
        std::vector<WayOut> ways = waysOut(*closest, m_catalog);
        for (const WayOut& way : ways)
            check(scenario, way);
        return ways;
    }

    /// Feasible, and nothing differs but the named inputs (and the server that an accelerator brings).
    void check(const Scenario& before, const WayOut& way) {
        QCOMPARE(way.outcome->verdict, Verdict::feasible);
        std::set<std::string> named;
        for (const FindingAction& change : way.changes)
            named.insert(change.input);
        for (const InputDefinition& input : inputTable()) {
            if (input.get(before) == input.get(way.outcome->scenario)) continue;
            const bool follows = named.contains("hardware.accelerator") && input.group != InputGroup::limits;
            QVERIFY2(named.contains(std::string(input.id)) || follows, input.id.data());
        }
    }

    static std::set<WayKind> kindsOf(const std::vector<WayOut>& ways) {
        std::set<WayKind> kinds;
        for (const WayOut& way : ways)
            kinds.insert(way.kind);
        return kinds;
    }

    Catalog m_catalog;
};

QTEST_APPLESS_MAIN(TestWaysOut)
#include "test_ways_out.moc"
