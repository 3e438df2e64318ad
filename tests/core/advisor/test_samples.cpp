// The sample plans against what was published about the same runs.
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"
#include "core/files/embedded.h"
#include "core/files/outcome_json.h"
#include "core/files/scenario_file.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

using namespace rackwright;

class TestSamples : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        Result<Catalog> catalog = shippedCatalog();
        QVERIFY2(catalog.has_value(), catalog ? "" : catalog.error().id.c_str());
        m_catalog = std::move(*catalog);
    }

    void everySampleOpensAndIsFeasibleOrSaysWhy() {
        int samples = 0;
        for (const EmbeddedFile& file : embeddedFiles()) {
            if (!file.name.starts_with("samples/")) continue;
            const Result<Outcome> outcome = answer(std::string(file.name));
            QVERIFY2(outcome.has_value(), std::string(file.name).c_str());
            QVERIFY(outcome->verdict == Verdict::feasible || !outcome->findings.empty());
            ++samples;
        }
        QVERIFY(samples >= 12);
    }

    /// Engine, chart, candidates, findings and JSON say the same about every sample under every limit: a plan
    /// fits when the bytes drawn by the chart stay under the limit drawn by the chart.
    void fitsMeansOneThing() {
        int over = 0;
        int under = 0;
        for (const EmbeddedFile& file : embeddedFiles()) {
            if (!file.name.starts_with("samples/")) continue;
            const Result<ScenarioFile> sample = readScenario(file.bytes, m_catalog);
            QVERIFY(sample.has_value());
            for (const double share : {0.5, 0.7, 0.95}) {
                Scenario limited = sample->scenario;
                limited.limits.memoryUse = share;
                const Result<Outcome> outcome = advise(limited, m_catalog);
                QVERIFY(outcome.has_value());
                if (outcome->memory.stages.empty()) continue;
                const MemoryOutcome& memory = outcome->memory;
                double device = 0;
                for (const StageMemory& stage : memory.stages)
                    device = std::max(device, stage.device);
                const bool fits = device <= memory.limit;
                ++(fits ? under : over);
                QCOMPARE(memory.stages[static_cast<std::size_t>(memory.fullest)].device, device);
                QCOMPARE(memory.fit != Fit::doesNotFit, fits);
                QCOMPARE(outcome->verdict == Verdict::doesNotFit, !fits);
                const bool said =
                    std::any_of(outcome->findings.begin(), outcome->findings.end(),
                                [](const Finding& finding) { return finding.id == "fit.does_not_fit"; });
                QCOMPARE(said, !fits);
                QCOMPARE(outcomeToJson(*outcome).at("memory").at("fits") != "no", fits);
                for (const Candidate& candidate : outcome->candidates)
                    QCOMPARE(candidate.status == CandidateStatus::overMemory,
                             candidate.peakBytes > memory.limit);
            }
        }
        QVERIFY(over > 0 && under > 0);
    }

    /// Narayanan et al. 2021 (arXiv 2104.04473), section 5.1: 34 days for 300 B tokens on 1,024 A100, 140
    /// TFLOP/s per GPU in hardware FLOPs with full recomputation, which is 105 in model FLOPs.
    void gpt3TakesThirtyFourDays() {
        const Result<Outcome> outcome = answer("samples/gpt-3-175b-a100.rackwright");
        QVERIFY(outcome.has_value());
        QVERIFY(outcome->verdict == Verdict::feasible);
        within(outcome->computeDays, 34, 0.15);
        within(outcome->time.tflopsPerAccelerator, 105, 0.15);
        within(outcome->time.hfu * 312, 140, 0.15);
    }

    /// Grattafiori et al. 2024 (arXiv 2407.21783), table 4: TP8 PP16 DP64, sequence 8,192, 16 M tokens a
    /// batch on 8,192 H100: 430 TFLOP/s per GPU, 43 % MFU.
    void llama405bReachesItsMfu() {
        const Result<Outcome> outcome = answer("samples/llama-3.1-405b-h100.rackwright");
        QVERIFY(outcome.has_value());
        QCOMPARE(outcome->strategy.dp, 64);
        within(outcome->time.tflopsPerAccelerator, 430, 0.15);
        within(outcome->time.mfu, 0.43, 0.15);
    }

    void sevenBillionFitOnOneWorkstationServer() {
        const Result<Outcome> outcome = answer("samples/llama-2-7b-fine-tune-rtx6000ada.rackwright");
        QVERIFY(outcome.has_value());
        QVERIFY(outcome->verdict == Verdict::feasible);
        QVERIFY(outcome->machine.scaleUp == ScaleUpKind::pciePeer ||
                outcome->machine.scaleUp == ScaleUpKind::pcieHost);
        for (const StageMemory& stage : outcome->memory.stages)
            QVERIFY(stage.device <= outcome->memory.limit);
    }

    void thePartsAddUp() {
        const Result<Outcome> outcome = answer("samples/llama-3.1-70b-pretrain.rackwright");
        QVERIFY(outcome.has_value());
        double time = 0;
        for (const double part : outcome->time.step.parts)
            time += part;
        within(time, outcome->time.step.total, 1e-9);
        for (const StageMemory& stage : outcome->memory.stages) {
            double bytes = 0;
            for (const double part : stage.parts)
                bytes += part;
            within(bytes, stage.device, 1e-9);
        }
        Money total(0, outcome->cost.currency);
        for (const PricedLine& line : outcome->cost.lines)
            total += line.total;
        QCOMPARE(total, outcome->cost.linesTotal);
    }

    void theSameQuestionHasTheSameBytes() {
        const Result<Outcome> first = answer("samples/llama-3.1-70b-pretrain.rackwright");
        const Result<Outcome> second = answer("samples/llama-3.1-70b-pretrain.rackwright");
        QCOMPARE(outcomeToJson(*first).dump(), outcomeToJson(*second).dump());
    }

    void cancellingIsAnError() {
        std::stop_source stop;
        stop.request_stop();
        const Result<Outcome> outcome = advise(Scenario(), m_catalog, stop.get_token());
        QVERIFY(!outcome.has_value());
        QCOMPARE(outcome.error().id, std::string("advise.cancelled"));
    }

private:
    Result<Outcome> answer(const std::string& name) {
        const auto bytes = embeddedFile(name);
        if (!bytes) return fail("file.cannot_open", name);
        const Result<ScenarioFile> file = readScenario(*bytes, m_catalog);
        if (!file) return tl::unexpected<Error>(file.error());
        return advise(file->scenario, m_catalog);
    }

    static void within(double value, double published, double share) {
        QVERIFY2(std::abs(value / published - 1) <= share,
                 qPrintable(QStringLiteral("%1 against %2").arg(value).arg(published)));
    }

    Catalog m_catalog;
};

QTEST_APPLESS_MAIN(TestSamples)
#include "test_samples.moc"
