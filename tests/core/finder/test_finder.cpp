// The question asked backwards: what is found keeps its limits, equals what advise() says, and nothing better
// is missed.
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"
#include "core/finder/cluster_space.h"
#include "core/finder/cluster_variants.h"
#include "core/finder/finder.h"
#include "core/inputs/input_table.h"

#include <QTest>

#include <algorithm>

using namespace rackwright;

namespace {

Scenario question(double tokensT, double deadlineDays, double budgetM) {
    Scenario scenario;
    scenario.model.preset = "llama-3.1-8b";
    scenario.model.sequence = 8192;
    scenario.data.tokensT = tokensT;
    scenario.data.globalBatch = 512;
    scenario.limits.deadlineDays = deadlineDays;
    scenario.limits.budgetM = budgetM;
    return scenario;
}

FindRequest request(const Scenario& scenario) {
    FindRequest asked;
    asked.scenario = scenario;
    asked.fewestAccelerators = 16;
    asked.mostAccelerators = 256;
    asked.vendors = {"NVIDIA"};
    return asked;
}

} // namespace

class TestFinder : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        Result<Catalog> shipped = shippedCatalog();
        QVERIFY(shipped.has_value());
        m_catalog = std::move(*shipped);
        m_found = findClusters(request(question(0.3, 90, 3)), m_catalog);
        m_space = clusterSpace(request(question(0.3, 90, 3)), m_catalog);
    }

    void findsClustersThatKeepEveryLimit() {
        QVERIFY(m_found.cheapest.has_value());
        QVERIFY(m_found.fastest.has_value());
        for (const FoundCluster& cluster : m_found.clusters) {
            if (!cluster.way) continue;
            QVERIFY(cluster.calendarDays <= 90);
            QVERIFY(cluster.outlay.value() <= 3e6);
            QVERIFY(cluster.meterMw <= cluster.scenario.limits.powerMw);
            QVERIFY(cluster.broken.empty());
        }
        const FoundCluster& cheapest = m_found.clusters[*m_found.cheapest];
        const FoundCluster& fastest = m_found.clusters[*m_found.fastest];
        for (const FoundCluster& cluster : m_found.clusters) {
            if (!cluster.way) continue;
            QVERIFY(cheapest.outlay <= cluster.outlay);
            QVERIFY(fastest.calendarDays <= cluster.calendarDays);
        }
    }

    void agreesWithTheAdvisor() {
        const FoundCluster& cheapest = m_found.clusters[*m_found.cheapest];
        const Result<Outcome> outcome = advise(cheapest.scenario, m_catalog);
        QVERIFY(outcome.has_value());
        QCOMPARE(outcome->trainingDays, cheapest.trainingDays);
        QVERIFY(outcome->strategy == cheapest.strategy);
        QCOMPARE(outcome->cost.rentThisRun.value(), cheapest.rentOutlay.value());
    }

    // Brute force over every count of one part: no cluster that was ruled out beats what was found.
    void missesNothingBetter() {
        FindRequest one = request(question(0.3, 90, 3));
        one.mostAccelerators = 96;
        const FindResult found = findClusters(one, m_catalog);
        QVERIFY(found.cheapest.has_value());
        const FoundCluster& cheapest = found.clusters[*found.cheapest];
        for (const double servers : {2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 10.0, 12.0}) {
            Scenario scenario = one.scenario;
            QVERIFY(setInput(scenario, "hardware.accelerator", "h100-sxm", m_catalog).has_value());
            scenario.hardware.servers = servers;
            const Result<Outcome> outcome = advise(scenario, m_catalog);
            if (!outcome || outcome->verdict == Verdict::doesNotFit ||
                outcome->verdict == Verdict::noStrategy)
                continue;
            if (!outcome->cost.hasRent || outcome->trainingDays + 7 > 90) continue;
            QVERIFY2(cheapest.outlay <= outcome->cost.rentThisRun, qPrintable(QString::number(servers)));
        }
    }

    // No plan does better than the bound by which clusters are ruled out.
    void boundsHoldForWhatWasPlanned() {
        int compared = 0;
        for (const FoundCluster& cluster : m_found.clusters) {
            for (const ClusterChoice& choice : m_space.choices) {
                if (!(choice.scenario == cluster.scenario)) continue;
                ++compared;
                QVERIFY(choice.bound.trainingDays <= cluster.trainingDays);
                QVERIFY(choice.bound.meterMw <= cluster.meterMw);
                if (cluster.rentable) QVERIFY(choice.bound.rentOutlay <= cluster.rentOutlay.value() + 0.01);
                if (cluster.buyable) QVERIFY(choice.bound.buyOutlay <= cluster.buyOutlay.value() + 0.01);
            }
        }
        // The others are those clusters in another server or on another network.
        const auto varied =
            std::ranges::count_if(m_found.clusters, [&](const FoundCluster& c) { return isVariant(c); });
        QCOMPARE(compared + int(varied), int(m_found.clusters.size()));
    }

    // Nobody rents out workstation cards in clusters, and consumer cards have no licence for data centres.
    void cardsAreNoRentableClusters() {
        FindRequest asked = request(question(0.01, 300, 30));
        asked.fewestAccelerators = 1;
        const ClusterSpace space = clusterSpace(asked, m_catalog);
        int cards = 0;
        for (const ClusterChoice& choice : space.choices) {
            if (choice.accelerator->segment == MarketSegment::dataCentre) continue;
            ++cards;
            if (choice.scenario.hardware.servers < 2) continue;
            QVERIFY2(choice.accelerator->segment != MarketSegment::consumer, choice.accelerator->id.c_str());
            QVERIFY2(!choice.bound.rentable, choice.accelerator->id.c_str());
        }
        QVERIFY(cards > 0);
    }

    // A variant is listed only where it is cheaper or sooner than what it came from.
    void otherServersAndNetworksAreTried() {
        int gains = 0;
        for (const FoundCluster& base : m_found.clusters) {
            for (const ClusterChoice& variant : variantsOf(base, m_catalog)) {
                QCOMPARE(variant.accelerators, base.accelerators);
                QVERIFY(!(variant.scenario == base.scenario));
                const auto found = std::ranges::find_if(
                    m_found.clusters, [&](const FoundCluster& c) { return c.scenario == variant.scenario; });
                if (found == m_found.clusters.end() || !isVariant(*found)) continue;
                ++gains;
                QVERIFY(found->way.has_value());
                QVERIFY(found->outlay < base.outlay || found->calendarDays < base.calendarDays ||
                        isVariant(base));
            }
        }
        QVERIFY(gains > 0);
    }

    // A cheap server that comes too late: renting until it arrives keeps the deadline and costs less than
    // renting to the end.
    void rentingUntilAPurchaseArrivesIsAWay() {
        FindRequest asked = request(question(15, 400, 10));
        asked.scenario.hardware.accelerator = "h100-sxm";
        asked.scenario.hardware.server = "hgx-h100-8x400";
        asked.scenario.money.serverPrice = 20'000;
        asked.fewestAccelerators = asked.mostAccelerators = 64;
        const FindResult found = findClusters(asked, m_catalog);
        const auto hybrid = std::ranges::find_if(
            found.clusters, [](const FoundCluster& c) { return c.way == Acquisition::hybrid; });
        QVERIFY(hybrid != found.clusters.end());
        QVERIFY(hybrid->buyDays > 400);
        QVERIFY(hybrid->rentDays <= 400);
        QCOMPARE(hybrid->outlay.value(), hybrid->hybridOutlay.value());
        QVERIFY(hybrid->hybridOutlay < hybrid->rentOutlay);
        QCOMPARE(hybrid->calendarDays, hybrid->rentDays);
    }

    void changesTurnThePlanIntoTheFoundCluster() {
        const Scenario from = question(0.3, 90, 3);
        for (const FoundCluster& cluster : m_found.clusters) {
            Scenario plan = from;
            for (const FindingAction& change : changesTo(from, cluster)) {
                const InputDefinition* input = findInput(change.input);
                QVERIFY(input != nullptr);
                const auto value = parseInput(*input, change.value);
                QVERIFY(value.has_value());
                QVERIFY(setInput(plan, change.input, *value, m_catalog).has_value());
            }
            QVERIFY(plan == cluster.scenario);
        }
    }

    void bridgesUntilAPurchaseArrives() {
        int bridged = 0;
        for (const FoundCluster& cluster : m_found.clusters) {
            if (cluster.bridgeDays <= 0) continue;
            ++bridged;
            QVERIFY(cluster.bridgeDays <= cluster.trainingDays);
            QVERIFY(cluster.bridgeOutlay <= cluster.rentOutlay);
            QVERIFY(cluster.finishBuy >= cluster.finishRent); // ISO dates sort as texts
            QVERIFY(cluster.finishRentHigh >= cluster.finishRent);
        }
        QVERIFY(bridged > 0);
    }

    void saysTheSameForAnyNumberOfThreads() {
        FindRequest parallel = request(question(0.3, 90, 3));
        parallel.threads = 3;
        const FindResult other = findClusters(parallel, m_catalog);
        QCOMPARE(other.clusters.size(), m_found.clusters.size());
        for (std::size_t i = 0; i < other.clusters.size(); ++i) {
            QVERIFY(other.clusters[i].scenario == m_found.clusters[i].scenario);
            QCOMPARE(other.clusters[i].onFront, m_found.clusters[i].onFront);
        }
        QCOMPARE(other.planned, m_found.planned);
    }

    void namesTheNearestWhenNothingKeepsTheLimits() {
        FindRequest hard = request(question(15, 60, 0.1));
        const FindResult none = findClusters(hard, m_catalog);
        QVERIFY(!none.cheapest.has_value());
        QVERIFY(!none.clusters.empty());
        for (const FoundCluster& cluster : none.clusters)
            QVERIFY(!cluster.broken.empty());
    }

    void leavesOutWhatCannotBeDelivered() {
        FindRequest china = request(question(0.3, 365, 30));
        china.scenario.money.destination = Destination::cn;
        const FindResult found = findClusters(china, m_catalog);
        const auto isLeftOut = [&](const std::string& id) {
            return std::ranges::any_of(found.leftOut,
                                       [&](const LeftOut& part) { return part.acceleratorId == id; });
        };
        QVERIFY(isLeftOut("h100-sxm"));
        china.scenario.money.allowUndeliverable = true;
        const FindResult overruled = findClusters(china, m_catalog);
        QVERIFY(std::ranges::none_of(overruled.leftOut,
                                     [](const LeftOut& p) { return p.acceleratorId == "h100-sxm"; }));
    }

    void stopsWhenAsked() {
        std::stop_source stop;
        int seen = 0;
        const FindResult partial = findClusters(request(question(0.3, 90, 3)), m_catalog, stop.get_token(),
                                                [&](const FoundCluster&, double) {
                                                    ++seen;
                                                    stop.request_stop();
                                                });
        QCOMPARE(seen, 1);
        QVERIFY(partial.cancelled);
        QCOMPARE(partial.planned, 1);
    }

private:
    /// Not one of the clusters that are searched with bounds.
    bool isVariant(const FoundCluster& cluster) const {
        const auto same = [&](const ClusterChoice& choice) { return choice.scenario == cluster.scenario; };
        return std::ranges::none_of(m_space.choices, same);
    }

    ClusterSpace m_space;
    Catalog m_catalog;
    FindResult m_found;
};

QTEST_APPLESS_MAIN(TestFinder)
#include "test_finder.moc"
