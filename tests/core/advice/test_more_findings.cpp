// Findings about peaks, links, software and mixed ways: each fires when it should and stays silent when it
// should not.
#include "core/advice/advice.h"
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"
#include "core/inputs/input_table.h"

#include <QTest>

#include <algorithm>

using namespace rackwright;

class TestMoreFindings : public QObject {
    Q_OBJECT

    Catalog m_catalog;
    Outcome m_plain; ///< nothing special: 70B on 128 servers with InfiniBand rails

    Outcome planned(const std::vector<std::pair<std::string, InputValue>>& values) {
        Scenario scenario;
        for (const auto& [id, value] : values)
            if (!setInput(scenario, id, value, m_catalog)) qFatal("%s", id.c_str());
        Result<Outcome> outcome = advise(scenario, m_catalog);
        if (!outcome) qFatal("%s %s", outcome.error().id.c_str(), outcome.error().where.c_str());
        return *outcome;
    }
    const Finding* find(const std::vector<Finding>& list, const std::string& id) const {
        const auto found = std::ranges::find(list, id, &Finding::id);
        return found == list.end() ? nullptr : &*found;
    }
    bool fires(const Outcome& outcome, const std::string& id) const {
        return find(findings(outcome, m_catalog), id) != nullptr;
    }
    static double value(const Finding& finding, const std::string& name) {
        const auto found = std::ranges::find(finding.arguments, name, &Argument::name);
        return found == finding.arguments.end() ? -1 : std::get<double>(found->value);
    }
    /// The fullest stage, to be changed: rules are pure.
    static StageMemory& fullest(Outcome& outcome) {
        return outcome.memory.stages[static_cast<std::size_t>(outcome.memory.fullest)];
    }

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
        m_plain = planned({});
    }

    void logitsThatFillTheLastStage() {
        QVERIFY(!fires(m_plain, "fit.logits"));
        Outcome full = m_plain;
        StageMemory& stage = fullest(full);
        stage.parts[static_cast<std::size_t>(MemoryPart::logits)] = 0.3 * stage.device;
        const auto list = findings(full, m_catalog);
        const Finding* finding = find(list, "fit.logits");
        QVERIFY(finding != nullptr && value(*finding, "share") > 0.29);
        QCOMPARE(finding->actions, (std::vector<FindingAction>{{"data.loss", "chunked"}}));
        // A loss that is chunked already has nothing more to give.
        full.scenario.data.recipe.loss = LossKernel::chunked;
        const auto again = findings(full, m_catalog);
        QVERIFY(find(again, "fit.logits")->actions.empty());
    }

    void loadingThatPeaks() {
        QVERIFY(!fires(m_plain, "fit.loading"));
        Outcome loading = m_plain;
        fullest(loading).phase = MemoryPhase::loading;
        QVERIFY(fires(loading, "fit.loading"));
    }

    void aPoolInACrowdedMemory() {
        QVERIFY(!fires(m_plain, "fit.allocator")); // a quarter is free
        Outcome crowded = m_plain;
        fullest(crowded).device = 0.95 * crowded.memory.capacity;
        QVERIFY(fires(crowded, "fit.allocator"));
        fullest(crowded).reserved = fullest(crowded).allocated;
        QVERIFY(!fires(crowded, "fit.allocator"));
    }

    void memoryThatOnlyTheDataSheetHas() {
        Outcome over = m_plain;
        over.machine.memoryBytes = 1.1 * over.memory.capacity;
        over.verdict = Verdict::doesNotFit;
        const double share = over.scenario.limits.memoryUse;
        fullest(over).device = share * (over.machine.memoryBytes + over.memory.capacity) / 2;
        QVERIFY(fires(over, "fit.usable"));
        fullest(over).device = 2 * over.machine.memoryBytes;
        QVERIFY(!fires(over, "fit.usable"));
        QVERIFY(!fires(m_plain, "fit.usable"));
    }

    // TP8 over PCIe would be far slower than over NVLink; without anything split there is nothing to say.
    void theWorthOfTheFastLinks() {
        const Outcome tensor = planned({{"parallel.tp", 8.0}});
        const auto list = findings(tensor, m_catalog);
        const Finding* finding = find(list, "network.scale_up_worth");
        QVERIFY(finding != nullptr);
        QVERIFY2(value(*finding, "longer") > 0.1, qPrintable(QString::number(value(*finding, "longer"))));
        const Outcome alone = planned(
            {{"model.preset", std::string("llama-3.1-8b")}, {"parallel.tp", 1.0}, {"parallel.cp", 1.0}});
        QVERIFY(!fires(alone, "network.scale_up_worth"));
    }

    void ethernetNeedsItsSettings() {
        QVERIFY(!fires(m_plain, "network.ethernet"));
        const auto link =
            std::ranges::find(m_catalog.hardware.links, std::string("ethernet"), &LinkKind::technology);
        QVERIFY(link != m_catalog.hardware.links.end());
        Outcome ethernet = m_plain;
        ethernet.scenario.network.link = link->id;
        QVERIFY(fires(ethernet, "network.ethernet"));
        ethernet.cluster.compute.tiers = 0; // one server
        QVERIFY(!fires(ethernet, "network.ethernet"));
    }

    void aPlainFatTreeCouldHaveRails() {
        QVERIFY(!fires(m_plain, "network.rails"));
        const Outcome tree = planned({{"network.kind", std::string("fat-tree")}});
        const auto list = findings(tree, m_catalog);
        const Finding* finding = find(list, "network.rails");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->actions, (std::vector<FindingAction>{{"network.kind", "rail-optimised"}}));
    }

    void expertsInAndOutOfADomain() {
        QVERIFY(!fires(m_plain, "strategy.experts_inside_domain"));
        Outcome experts = m_plain;
        experts.strategy.ep = 8;
        QVERIFY(fires(experts, "strategy.experts_inside_domain"));
        experts.strategy.ep = 64;
        QVERIFY(fires(experts, "strategy.experts_leave_domain"));
        QVERIFY(!fires(experts, "strategy.experts_inside_domain"));
    }

    void longSequencesThatAreSplit() {
        Outcome split = m_plain;
        split.strategy.cp = 4;
        QVERIFY(fires(split, "strategy.context_parallel"));
        split.strategy.cp = 1;
        QVERIFY(!fires(split, "strategy.context_parallel"));
    }

    void otherStacksAreTestedFirst() {
        QVERIFY(!fires(m_plain, "ecosystem.other_stack"));
        const Outcome other =
            planned({{"hardware.accelerator", std::string("mi300x")}, {"money.allow_undeliverable", true}});
        QVERIFY(fires(other, "ecosystem.other_stack"));
    }

    void peaksThatMatricesDoNotReach() {
        QVERIFY(!fires(m_plain, "hardware.peak_unreached"));
        Outcome hot = m_plain;
        hot.machine.clock = 0.6;
        QVERIFY(fires(hot, "hardware.peak_unreached"));
        hot.machine.measured = false; // nothing was measured, nothing is claimed
        QVERIFY(!fires(hot, "hardware.peak_unreached"));
    }

    void aMixThatIsCheaperThanEither() {
        QVERIFY(!fires(m_plain, "money.burst")); // at 90 % use, buying all is cheaper
        const Outcome half = planned({{"money.utilisation", 0.6}});
        const auto list = findings(half, m_catalog);
        const Finding* finding = find(list, "money.burst");
        QVERIFY(finding != nullptr);
        QVERIFY(value(*finding, "saved") > 0);
        QVERIFY(value(*finding, "cost") < value(*finding, "pure"));
    }
};

QTEST_GUILESS_MAIN(TestMoreFindings)
#include "test_more_findings.moc"
