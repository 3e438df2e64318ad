// Findings of whole plans: each family fires when it should and stays silent when it should not.
#include "core/advice/advice.h"
#include "core/advice/rules.h"
#include "core/advice/trial.h"
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"
#include "core/inputs/input_table.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace rackwright;

namespace {

const Catalog& catalog() {
    static const Catalog read = *shippedCatalog();
    return read;
}

Outcome planned(const Scenario& scenario) {
    Result<Outcome> outcome = advise(scenario, catalog());
    if (!outcome) qFatal("%s %s", outcome.error().id.c_str(), outcome.error().where.c_str());
    return *outcome;
}

/// A plan that everything is right with: a small model on a few servers.
Scenario calm() {
    Scenario scenario;
    scenario.model.preset = "llama-3.1-8b";
    scenario.hardware.servers = 16;
    scenario.data.tokensT = 0.5;
    scenario.data.globalBatch = 512;
    return scenario;
}

/// The calm plan, computed once; rules are pure, so tests change the copy and ask again.
const Outcome& calmOutcome() {
    static const Outcome outcome = planned(calm());
    return outcome;
}

const Finding* find(const std::vector<Finding>& list, const std::string& id) {
    const auto found = std::ranges::find(list, id, &Finding::id);
    return found == list.end() ? nullptr : &*found;
}

bool fires(const Outcome& outcome, const std::string& id) {
    return find(findings(outcome, catalog()), id) != nullptr;
}

double value(const Finding& finding, const std::string& name) {
    const auto found = std::ranges::find(finding.arguments, name, &Argument::name);
    return found == finding.arguments.end() ? -1 : std::get<double>(found->value);
}

Scenario applied(const Scenario& scenario, const Finding& finding) {
    Scenario changed = scenario;
    for (const FindingAction& action : finding.actions) {
        const InputDefinition* input = findInput(action.input);
        if (input == nullptr) qFatal("no input %s", action.input.c_str());
        const Result<InputValue> read = parseInput(*input, action.value);
        if (!read) qFatal("%s cannot be %s", action.input.c_str(), action.value.c_str());
        if (!setInput(changed, action.input, *read, catalog())) qFatal("cannot set %s", action.input.c_str());
    }
    return changed;
}

} // namespace

class TestAdvice : public QObject {
    Q_OBJECT

private slots:
    void listedOnceAndSorted() {
        std::set<std::string> ids;
        for (const char* id : findingIds())
            QVERIFY2(ids.insert(id).second, id);
        Scenario scenario = calm();
        scenario.limits.deadlineDays = 3;
        for (const Outcome& outcome : {calmOutcome(), planned(scenario), planned(Scenario{})}) {
            QVERIFY(!outcome.findings.empty());
            for (std::size_t i = 0; i < outcome.findings.size(); ++i) {
                QVERIFY2(ids.contains(outcome.findings[i].id), outcome.findings[i].id.c_str());
                if (i > 0) QVERIFY(outcome.findings[i - 1].severity <= outcome.findings[i].severity);
            }
            QCOMPARE(findings(outcome, catalog()), outcome.findings);
        }
    }

    void calmPlanIsNotAlarmed() {
        const Outcome& outcome = calmOutcome();
        QCOMPARE(outcome.verdict, Verdict::feasible);
        for (const Finding& finding : outcome.findings)
            QVERIFY2(finding.severity != Severity::blocks, finding.id.c_str());
        for (const char* id :
             {"deadline.missed", "power.over", "budget.over", "fit.does_not_fit", "network.tp_leaves_domain",
              "network.no_links", "hardware.undeliverable", "run.goodput_low", "data.batch_large"})
            QVERIFY2(!fires(outcome, id), id);
        QVERIFY(fires(outcome, "deadline.met") || fires(outcome, "deadline.at_risk"));
    }

    void consumerCardsAndPciePlans() {
        Scenario scenario = calm();
        QVERIFY(setInput(scenario, "hardware.accelerator", "rtx-4090", catalog()).has_value());
        scenario.hardware.servers = 4;
        scenario.data.globalBatch = 128; // few micro-batches: the traffic shows
        const Outcome cards = planned(scenario);
        QVERIFY(fires(cards, "hardware.consumer"));
        QVERIFY(fires(cards, "hardware.pcie_between_servers"));
        QVERIFY(setInput(scenario, "hardware.accelerator", "l40s", catalog()).has_value());
        const Outcome servers = planned(scenario);
        QVERIFY(!fires(servers, "hardware.consumer"));
        scenario.hardware.servers = 1;
        QVERIFY(!fires(planned(scenario), "hardware.pcie_between_servers"));
        for (const char* id : {"hardware.consumer", "hardware.pcie_between_servers"})
            QVERIFY2(!fires(calmOutcome(), id), id);
    }

    // One click turns the servers that are there into a fine-tuning that runs.
    void fineTunesOnWhatIsThere() {
        Scenario scenario = calm();
        QVERIFY(!fires(planned(scenario), "inventory.fine_tune"));
        scenario.inventory.servers = "2 x dgx-h100";
        const Outcome outcome = planned(scenario);
        const auto offer =
            std::ranges::find(outcome.findings, std::string("inventory.fine_tune"), &Finding::id);
        QVERIFY(offer != outcome.findings.end());
        const Scenario tuning = applied(scenario, *offer);
        QCOMPARE(tuning.hardware.servers, 2.0);
        QVERIFY(tuning.data.recipe.task != Task::pretrain);
        const Outcome tuned = planned(tuning);
        QVERIFY(tuned.verdict != Verdict::doesNotFit && tuned.verdict != Verdict::noStrategy);
        QVERIFY(!fires(tuned, "inventory.fine_tune")); // it is one already
    }

    void everyActionCanBeApplied() {
        Scenario scenario = calm();
        scenario.limits.deadlineDays = 3;
        scenario.limits.powerMw = 0.05;
        scenario.limits.budgetM = 0.01;
        const Outcome outcome = planned(scenario);
        int actions = 0;
        for (const Finding& finding : outcome.findings) {
            if (finding.actions.empty()) continue;
            ++actions;
            QVERIFY2(!(applied(scenario, finding) == scenario), finding.id.c_str());
        }
        QVERIFY(actions >= 3);
    }

    /// Applying a suggestion must make the deadline hold without breaking another limit.
    void deadlineSuggestionsKeepEveryLimit() {
        Scenario scenario = calm();
        scenario.limits.deadlineDays = calmOutcome().trainingDays * 0.6;
        const Outcome outcome = planned(scenario);
        QVERIFY(fires(outcome, "deadline.missed"));
        int tried = 0;
        for (const char* id : {"deadline.more_servers", "deadline.fewer_tokens", "deadline.relax"}) {
            const Finding* finding = find(outcome.findings, id);
            QVERIFY2(finding != nullptr, id);
            const Outcome better = planned(applied(scenario, *finding));
            QVERIFY2(better.verdict == Verdict::feasible, id);
            QVERIFY(advice::checkLimits(better).power);
            ++tried;
        }
        QCOMPARE(tried, 3);
    }

    void noServersSuggestedBeyondThePowerLimit() {
        Scenario scenario = calm();
        scenario.limits.deadlineDays = calmOutcome().trainingDays * 0.6;
        scenario.limits.powerMw = calmOutcome().cluster.power.meterMw * 1.05;
        const Outcome outcome = planned(scenario);
        QVERIFY(fires(outcome, "deadline.missed"));
        QVERIFY(!fires(outcome, "deadline.more_servers"));
    }

    void powerLimit() {
        Scenario scenario = calm();
        scenario.limits.powerMw = calmOutcome().cluster.power.meterMw * 0.7;
        const Outcome outcome = planned(scenario);
        QCOMPARE(outcome.verdict, Verdict::overPower);
        QVERIFY(fires(outcome, "power.over"));
        const Finding* fewer = find(outcome.findings, "power.fewer_servers");
        QVERIFY(fewer != nullptr);
        QCOMPARE(planned(applied(scenario, *fewer)).verdict, Verdict::feasible);
        const Finding* relax = find(outcome.findings, "power.relax");
        QVERIFY(relax != nullptr);
        QCOMPARE(planned(applied(scenario, *relax)).verdict, Verdict::feasible);
    }

    void budget() {
        Scenario scenario = calm();
        scenario.limits.budgetM = 0.01;
        const Outcome outcome = planned(scenario);
        const Finding* relax = find(outcome.findings, "budget.relax");
        QVERIFY(fires(outcome, "budget.over") && relax != nullptr);
        QVERIFY(!fires(planned(applied(scenario, *relax)), "budget.over"));
    }

    /// 405B on two servers fits only after a change; each proposed change does make it fit.
    void waysOut() {
        Scenario scenario;
        scenario.model.preset = "llama-3.1-405b";
        scenario.hardware.servers = 2;
        scenario.data.tokensT = 0.001;
        const Outcome outcome = planned(scenario);
        QCOMPARE(outcome.verdict, Verdict::doesNotFit);
        QVERIFY(fires(outcome, "fit.does_not_fit"));
        int ways = 0;
        for (const Finding& finding : outcome.findings) {
            if (!finding.id.starts_with("way.") || finding.actions.empty()) continue;
            const Outcome better = planned(applied(scenario, finding));
            QVERIFY2(better.verdict != Verdict::doesNotFit && better.verdict != Verdict::noStrategy,
                     finding.id.c_str());
            ++ways;
        }
        QVERIFY(ways >= 1);
    }

    void headroom() {
        Outcome outcome = calmOutcome();
        const auto set = [&outcome](double device, bool certain) {
            for (StageMemory& stage : outcome.memory.stages)
                stage.device = device * outcome.memory.capacity;
            outcome.memory.fitIsCertain = certain;
            outcome.memory.fit = Fit::fits;
        };
        set(0.70, true);
        QVERIFY(fires(outcome, "fit.headroom") && !fires(outcome, "fit.tight"));
        set(0.95, true);
        QVERIFY(fires(outcome, "fit.tight") && !fires(outcome, "fit.headroom"));
        set(0.80, false);
        QVERIFY(fires(outcome, "fit.uncertain") && !fires(outcome, "fit.headroom"));
        set(0.30, true);
        QVERIFY(fires(outcome, "fit.idle_headroom"));
    }

    void stageImbalanceAndHostMemory() {
        Outcome outcome = calmOutcome();
        StageMemory stage = outcome.memory.stages.front();
        stage.device = 10e9;
        outcome.memory.stages = {stage, stage, stage, stage};
        outcome.memory.fullest = 0;
        QVERIFY(!fires(outcome, "fit.imbalance") && !fires(outcome, "fit.host_memory"));
        outcome.memory.stages.front().device = 20e9;
        QVERIFY(fires(outcome, "fit.imbalance"));
        outcome.memory.stages.front().hostBytes = 400e9;
        QVERIFY(fires(outcome, "fit.host_memory"));
    }

    void tensorParallelDomain() {
        Outcome outcome = calmOutcome();
        outcome.strategy.tp = 8;
        QVERIFY(fires(outcome, "network.tp_inside_domain") && !fires(outcome, "network.tp_leaves_domain"));
        outcome.strategy.tp = 16;
        QVERIFY(fires(outcome, "network.tp_leaves_domain") && !fires(outcome, "network.tp_inside_domain"));
        outcome.strategy.tp = 1;
        QVERIFY(!fires(outcome, "network.tp_leaves_domain") && !fires(outcome, "network.tp_inside_domain"));
    }

    void exposedTraffic() {
        Outcome outcome = calmOutcome();
        outcome.time.dp.exposedSeconds = 0.2 * outcome.time.step.total;
        outcome.time.dp.betweenServers = true;
        const std::vector<Finding> list = findings(outcome, catalog());
        const Finding* finding = find(list, "network.exposed");
        QVERIFY(finding != nullptr);
        QVERIFY(std::abs(value(*finding, "share") - 0.2) < 1e-9);
        QVERIFY(find(list, "network.far_dimensions") == nullptr);
        outcome.scenario.network.oversubscription = 4;
        QVERIFY(find(findings(outcome, catalog()), "network.oversubscribed")->severity == Severity::costs);
        outcome.time.dp.exposedSeconds = 0;
        QVERIFY(!fires(outcome, "network.exposed"));
    }

    void bubbleAndOverlap() {
        Outcome outcome = calmOutcome();
        outcome.strategy.pp = 8;
        const auto bubble = static_cast<std::size_t>(TimePart::bubble);
        outcome.time.step.parts[bubble] = 0.2 * outcome.time.step.total;
        QVERIFY(fires(outcome, "strategy.bubble"));
        outcome.time.step.parts[bubble] = 0.01 * outcome.time.step.total;
        QVERIFY(!fires(outcome, "strategy.bubble"));
    }

    void fp8() {
        QVERIFY(fires(calmOutcome(), "strategy.fp8_pays"));
        Outcome outcome = calmOutcome();
        outcome.scenario.data.recipe.precision = Precision::fp8;
        QVERIFY(!fires(outcome, "strategy.fp8_pays"));
        outcome.machine.peak8 = 0;
        QVERIFY(fires(outcome, "hardware.no_fp8"));
    }

    void uselessRecomputation() {
        Scenario scenario = calm();
        scenario.parallel.recompute = Recompute::full;
        const Outcome outcome = planned(scenario);
        const Finding* finding = find(outcome.findings, "strategy.recompute_useless");
        QVERIFY(finding != nullptr);
        QVERIFY(planned(applied(scenario, *finding)).time.step.total < outcome.time.step.total);
        QVERIFY(!fires(calmOutcome(), "strategy.recompute_useless"));
    }

    void batchAndTokens() {
        Outcome outcome = calmOutcome();
        QVERIFY(!fires(outcome, "data.tokens_below_optimal"));
        outcome.scenario.data.tokensT = 0.05;
        QVERIFY(fires(outcome, "data.tokens_below_optimal"));
        outcome.scenario.data.tokensT = 15;
        QVERIFY(fires(outcome, "data.tokens_above_optimal"));
        outcome.scenario.data.globalBatch = 200'000;
        QVERIFY(fires(outcome, "data.batch_large"));
        outcome.scenario.data.recipe.task = Task::fullFineTune;
        QVERIFY(!fires(outcome, "data.batch_large") && !fires(outcome, "data.tokens_above_optimal"));
    }

    void keepingTheRunAlive() {
        Outcome outcome = calmOutcome();
        QVERIFY(fires(outcome, "run.spares") && fires(outcome, "run.checkpoints"));
        QVERIFY(!fires(outcome, "run.async_checkpoint") && !fires(outcome, "run.burn_in"));
        outcome.scenario.operation.saveStallSeconds = 120;
        outcome.scenario.operation.maturity = PlatformMaturity::burnIn;
        outcome.cluster.reliability.goodput = 0.7;
        outcome.cluster.reliability.sparesCabled = false;
        QVERIFY(fires(outcome, "run.async_checkpoint") && fires(outcome, "run.burn_in"));
        QVERIFY(fires(outcome, "run.goodput_low") && fires(outcome, "run.cold_spares"));
        outcome.cluster.reliability.spares = 0;
        QVERIFY(!fires(outcome, "run.spares") && !fires(outcome, "run.cold_spares"));
    }

    void delivery() {
        Outcome outcome = calmOutcome();
        outcome.scenario.money.destination = Destination::cn;
        const Finding* finding = nullptr;
        const std::vector<Finding> list = findings(outcome, catalog());
        finding = find(list, "hardware.undeliverable");
        QVERIFY(finding != nullptr && finding->severity == Severity::blocks && finding->actions.size() == 1);
        outcome.scenario.money.allowUndeliverable = true;
        QVERIFY(find(findings(outcome, catalog()), "hardware.undeliverable")->severity == Severity::informs);
        outcome.scenario.money.destination = Destination::us;
        QVERIFY(!fires(outcome, "hardware.undeliverable"));
    }

    void rentOrBuy() {
        Outcome outcome = calmOutcome();
        const auto verdicts = [&outcome]() {
            return int(fires(outcome, "money.buy_pays")) + int(fires(outcome, "money.rent_pays")) +
                   int(fires(outcome, "money.buy_with_resale"));
        };
        QCOMPARE(verdicts(), 1);
        outcome.cost.crossoverMonth = 20;
        outcome.cost.crossoverNoResaleMonth = 27;
        QVERIFY(fires(outcome, "money.buy_pays"));
        outcome.cost.crossoverNoResaleMonth.reset();
        QVERIFY(fires(outcome, "money.buy_with_resale"));
        outcome.cost.crossoverMonth.reset();
        QVERIFY(fires(outcome, "money.rent_pays"));
        QCOMPARE(verdicts(), 1);
        outcome.cost.hasRent = false;
        QCOMPARE(verdicts(), 0);
        QVERIFY(fires(outcome, "money.no_rent"));
    }

    void buyingTakesLonger() {
        Outcome outcome = calmOutcome();
        outcome.scenario.limits.deadlineDays = outcome.trainingDays + 10;
        QVERIFY(fires(outcome, "deadline.buying_is_late"));
        outcome.scenario.limits.deadlineDays = outcome.trainingDays + outcome.cost.deliveryDays + 1;
        QVERIFY(!fires(outcome, "deadline.buying_is_late"));
    }
};

QTEST_APPLESS_MAIN(TestAdvice)
#include "test_advice.moc"
