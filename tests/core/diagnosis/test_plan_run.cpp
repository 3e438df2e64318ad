// A plan that runs, diagnosed from what was measured.
#include "core/advisor/advise.h"
#include "core/diagnosis/plan_run.h"
#include "core/files/catalog_reader.h"
#include "core/plan/resolve.h"

#include <QTest>

#include <cmath>

using namespace rackwright;

class TestPlanRun : public QObject {
    Q_OBJECT

    Catalog m_catalog;
    Outcome m_plan;
    Job m_job;

    Diagnosis answer(const PlanMeasurement& measured) const {
        return diagnose(runOfPlan(m_plan, m_job, measured));
    }
    static double probability(const Diagnosis& diagnosis, Cause cause) {
        for (const DiagnosedCause& each : diagnosis.causes)
            if (each.cause == cause) return each.probability;
        return -1;
    }

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
        auto plan = planOnly(Scenario{}, m_catalog);
        QVERIFY(plan.has_value());
        m_plan = std::move(*plan);
        auto job = resolveJob(m_plan.scenario, m_catalog);
        QVERIFY(job.has_value());
        m_job = std::move(*job);
    }

    // The plan's own step and split come back as the prediction.
    void thePredictionIsThePlans() {
        PlanMeasurement measured;
        measured.stepSeconds = m_plan.time.step.total;
        const Diagnosis diagnosis = answer(measured);
        QVERIFY(diagnosis.gap.has_value());
        QVERIFY(std::abs(diagnosis.gap->predicted / m_plan.time.step.total - 1) < 1e-9);
        QCOMPARE(diagnosis.causes.front().cause, Cause::compute);
        QVERIFY(probability(diagnosis, Cause::invalidParallelism) < 0.1);
        QVERIFY(probability(diagnosis, Cause::wrongMeasurement) < 0.1);
    }

    void tokensPerSecondGiveTheStep() {
        PlanMeasurement measured;
        measured.tokensPerSecond = m_plan.time.tokensPerSecond / 2;
        const Diagnosis diagnosis = answer(measured);
        QVERIFY(std::abs(diagnosis.gap->measured / (2 * m_plan.time.step.total) - 1) < 1e-6);
    }

    // A step time and a rate that belong to different runs.
    void figuresThatDisagreeAreAWrongMeasurement() {
        PlanMeasurement measured;
        measured.stepSeconds = m_plan.time.step.total * 4;
        measured.tokensPerSecond = m_plan.time.tokensPerSecond;
        QCOMPARE(answer(measured).causes.front().cause, Cause::wrongMeasurement);
    }

    void aWaitingLoaderIsFound() {
        PlanMeasurement measured;
        measured.stepSeconds = m_plan.time.step.total * 2;
        measured.dataloaderWait = 0.45;
        measured.gpuUtilisation = 0.5;
        const Diagnosis diagnosis = answer(measured);
        QCOMPARE(diagnosis.causes.front().cause, Cause::dataloader);
        double waited = 0;
        for (const GapPart& part : diagnosis.gap->parts)
            if (part.id == "dataloader_wait") waited = part.measured.value_or(0);
        QVERIFY(std::abs(waited - 0.9 * m_plan.time.step.total) < 1e-9);
    }

    void wordsCount() {
        PlanMeasurement measured;
        measured.errorText = "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2 GiB";
        QCOMPARE(answer(measured).causes.front().cause, Cause::outOfMemory);
        measured.errorText.clear();
        measured.symptom = "tensor active 0 %, GPU util 100 %, no progress for an hour, all ranks hang";
        QCOMPARE(answer(measured).causes.front().cause, Cause::hang);
    }

    void nothingMeasuredHasNoGap() { QVERIFY(!answer({}).gap.has_value()); }
};

QTEST_GUILESS_MAIN(TestPlanRun)
#include "test_plan_run.moc"
