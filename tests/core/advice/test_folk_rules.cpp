// The register of folk rules: every circulating claim has a row, and the verdict follows the plan's numbers.
#include "core/advice/folk_rules.h"
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace rackwright;

namespace {

const Catalog& catalog() {
    static const Catalog read = *shippedCatalog();
    return read;
}

const Outcome& plan() {
    static const Outcome outcome = [] {
        Scenario scenario;
        Result<Outcome> result = advise(scenario, catalog());
        if (!result) qFatal("%s", result.error().id.c_str());
        return *result;
    }();
    return outcome;
}

FolkCheck check(const Outcome& outcome, const std::string& id) {
    const std::vector<FolkCheck> checks = checkFolkRules(outcome, catalog());
    const auto found = std::ranges::find(checks, id, &FolkCheck::id);
    if (found == checks.end()) qFatal("no row %s", id.c_str());
    return *found;
}

double value(const FolkCheck& row, const std::string& name) {
    const auto found = std::ranges::find(row.counterpart, name, &Argument::name);
    if (found == row.counterpart.end()) qFatal("%s has no %s", row.id.c_str(), name.c_str());
    return std::get<double>(found->value);
}

} // namespace

class TestFolkRules : public QObject {
    Q_OBJECT

private slots:
    /// All 43 claims, each with a row that computes something.
    void everyClaimHasARow() {
        QCOMPARE(folkRuleIds().size(), std::size_t(43));
        const std::vector<FolkCheck> checks = checkFolkRules(plan(), catalog());
        std::set<std::string> rows;
        for (const FolkCheck& row : checks) {
            rows.insert(row.id);
            QVERIFY2(!row.applies || !row.counterpart.empty(), row.id.c_str());
        }
        for (const char* id : folkRuleIds())
            QVERIFY2(rows.contains(id), id);
        QCOMPARE(rows.size(), std::size_t(43));
        QCOMPARE(checkFolkRules(plan(), catalog()), checks);
    }

    void networkRules() {
        const FolkCheck tenth = check(plan(), "c15");
        QCOMPARE(tenth.verdict, FolkVerdict::wrong);
        QVERIFY(std::abs(value(tenth, "ratio") - 50.0 / 3350) < 1e-3);
        const FolkCheck hops = check(plan(), "c08");
        QCOMPARE(hops.verdict, FolkVerdict::wrong);
        QCOMPARE(value(hops, "far"), 3.0);
        Outcome flat = plan();
        flat.cluster.compute.tiers = 1;
        QCOMPARE(check(flat, "c08").verdict, FolkVerdict::holds);
        QCOMPARE(check(plan(), "c41").verdict, FolkVerdict::wrong); // 900 over 64 is 14
    }

    void computeOrNetworkBinds() {
        QCOMPARE(check(plan(), "c01").verdict, FolkVerdict::wrong);
        Outcome starved = plan();
        starved.time.dp.betweenServers = true;
        starved.time.dp.exposedSeconds = 5 * starved.time.step.total;
        QCOMPARE(check(starved, "c01").verdict, FolkVerdict::holds);
    }

    void failuresGrowLinearly() {
        const FolkCheck row = check(plan(), "c17");
        QCOMPARE(row.verdict, FolkVerdict::wrong);
        QVERIFY(std::abs(value(row, "doubled") - 2 * value(row, "per_day")) < 1e-9);
        QVERIFY(std::abs(value(row, "quiet_doubled") - value(row, "quiet") * value(row, "quiet")) < 1e-9);
    }

    void circulatingPeaksAreCorrected() {
        const FolkCheck row = check(plan(), "c31");
        QVERIFY(std::abs(value(row, "h100") - 989.4e12) < 1e12);
        QVERIFY(std::abs(value(row, "a100") - 312e12) < 1e12);
        QVERIFY(std::abs(value(row, "mi250x") - 383e12) < 1e12);
        QVERIFY(std::abs(value(check(plan(), "c29"), "memory_gb") - 64) < 1);
    }

    void rentOrBuyDependsOnTheRent() {
        Outcome outcome = plan();
        outcome.cost.cashPaybackMonths = 5.9;
        QCOMPARE(check(outcome, "c40").verdict, FolkVerdict::holds);
        outcome.cost.cashPaybackMonths = 11.4;
        outcome.cost.crossoverMonth = 5;
        QCOMPARE(check(outcome, "c40").verdict, FolkVerdict::holdsIf);
        outcome.cost.crossoverMonth = 14;
        QCOMPARE(check(outcome, "c40").verdict, FolkVerdict::wrong);
        outcome.cost.cashPaybackMonths.reset();
        outcome.cost.crossoverMonth.reset();
        QCOMPARE(check(outcome, "c40").verdict, FolkVerdict::wrong);
        outcome.cost.hasRent = false;
        QVERIFY(!check(outcome, "c40").applies);
    }

    void sizesDecideWhatApplies() {
        Outcome outcome = plan(); // 70B
        QVERIFY(check(outcome, "c25").applies && !check(outcome, "c24").applies &&
                !check(outcome, "c26").applies);
        QVERIFY(!check(outcome, "c03").applies && check(outcome, "c02").applies);
        outcome.parameters.total = 7'000'000'000;
        QVERIFY(check(outcome, "c24").applies);
        outcome.parameters.total = 1'500'000'000'000;
        QVERIFY(check(outcome, "c26").applies && check(outcome, "c03").applies &&
                !check(outcome, "c02").applies);
        QVERIFY(!check(outcome, "c19").applies);
    }

    void strategyTableFollowsTheSplit() {
        Outcome outcome = plan();
        outcome.strategy.tp = 4;
        outcome.strategy.pp = 1;
        QCOMPARE(check(outcome, "c10").verdict, FolkVerdict::holds);
        outcome.strategy.pp = 4;
        QCOMPARE(check(outcome, "c10").verdict, FolkVerdict::wrong);
        outcome.parameters.total = 7'000'000'000;
        outcome.strategy.tp = outcome.strategy.pp = 1;
        QCOMPARE(check(outcome, "c10").verdict, FolkVerdict::holds);
    }
};

QTEST_APPLESS_MAIN(TestFolkRules)
#include "test_folk_rules.moc"
