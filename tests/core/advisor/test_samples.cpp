// The sample plans against what was published about the same runs.
#include "core/advisor/advise.h"
#include "core/files/catalog_reader.h"
#include "core/files/embedded.h"
#include "core/files/outcome_json.h"
#include "core/files/scenario_file.h"

#include <QTest>

#include <cmath>

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
        QVERIFY(samples >= 6);
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
            QVERIFY(stage.required <= outcome->memory.limit);
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
