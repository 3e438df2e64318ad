// Rules of the diagnosis one by one, on runs that differ in one thing only.
#include "core/diagnosis/diagnosis.h"
#include "core/diagnosis/stated_numbers.h"
#include "core/files/catalog_reader.h"
#include "core/validation/observed_run.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace rackwright;

namespace {

Diagnosis answer(const Catalog& catalog, const char* json) {
    const auto observed = readObservedRun(json, catalog);
    return observed ? diagnose(*observed) : Diagnosis{};
}

double probability(const Diagnosis& diagnosis, Cause cause) {
    for (const DiagnosedCause& each : diagnosis.causes)
        if (each.cause == cause) return each.probability;
    return -1;
}

} // namespace

class TestDiagnosis : public QObject {
    Q_OBJECT

    Catalog m_catalog;

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
    }

    void allCausesAddUpToOne() {
        for (const char* json : {"{}", "{\"symptom\":\"hang\"}", "{\"gpu\":\"H100\",\"mfu_pct\":120}"}) {
            const Diagnosis diagnosis = answer(m_catalog, json);
            QCOMPARE(diagnosis.causes.size(), kCauses);
            double sum = 0;
            for (const DiagnosedCause& cause : diagnosis.causes)
                sum += cause.probability;
            QVERIFY(std::abs(sum - 1) < 1e-12);
            QVERIFY(std::ranges::is_sorted(diagnosis.causes, std::ranges::greater(),
                                           &DiagnosedCause::probability));
        }
    }

    void refusesWhatIsNoRun() {
        QCOMPARE(readObservedRun("[1]", m_catalog).error().id, std::string("diagnosis.not_an_object"));
        QCOMPARE(readObservedRun("{\"gpu_util_pct\":140}", m_catalog).error().id,
                 std::string("diagnosis.bad_number"));
        QCOMPARE(readObservedRun("{\"network_gbs\":\"much\"}", m_catalog).error().where,
                 std::string("/network_gbs"));
        QCOMPARE(readObservedRun("{", m_catalog).error().id, std::string("file.not_json"));
    }

    void degreesThatDivideAccuseNobody() {
        const Diagnosis bad = answer(m_catalog, "{\"heads\":28,\"tp\":8,\"num_gpus\":8}");
        const Diagnosis good = answer(m_catalog, "{\"heads\":32,\"tp\":8,\"num_gpus\":8}");
        QVERIFY(probability(bad, Cause::invalidParallelism) > 0.8);
        QVERIFY(probability(good, Cause::invalidParallelism) < 0.2);
        QCOMPARE(bad.causes.front().evidence.front().id, std::string("evidence.tp_heads"));
    }

    void everyBrokenRuleIsListed() {
        const Diagnosis both =
            answer(m_catalog, "{\"heads\":64,\"experts\":256,\"tp\":3,\"ep\":3,\"num_gpus\":3}");
        QVERIFY(both.causes.front().evidence.size() >= 2);
    }

    void aDeniedWordDoesNotCount() {
        const Diagnosis with = answer(m_catalog, "{\"symptom\":\"slow, PFC pauses and congestion\"}");
        const Diagnosis without = answer(m_catalog, "{\"symptom\":\"slow, no PFC pauses, no congestion\"}");
        QVERIFY(probability(with, Cause::congestion) > 0.5);
        QVERIFY(probability(without, Cause::congestion) < 0.2);
        // "hang" is not part of "changed".
        QVERIFY(probability(answer(m_catalog, "{\"symptom\":\"nothing changed\"}"), Cause::hang) < 0.2);
    }

    void monitorsAreReadTogether() {
        const Diagnosis busy = answer(m_catalog, "{\"gpu_util_pct\":99,\"tensor_active_pct\":66}");
        QCOMPARE(busy.causes.front().cause, Cause::compute);
        const Diagnosis loader = answer(m_catalog, "{\"gpu_util_pct\":45,\"dataloader_wait_pct\":30}");
        QCOMPARE(loader.causes.front().cause, Cause::dataloader);
        const Diagnosis dead =
            answer(m_catalog, "{\"gpu_util_pct\":100,\"tensor_active_pct\":0,\"network_gbs\":0}");
        QCOMPARE(dead.causes.front().cause, Cause::hang);
    }

    // Phi-2's published hours imply an MFU that nobody else has reached; Llama-3.2 1B was distilled.
    void hoursThatCannotBeAreDoubted() {
        const Diagnosis few = answer(
            m_catalog, "{\"model_name\":\"Phi-2\",\"gpu\":\"A100-80GB\",\"num_gpus\":96,\"seq_len\":2048,"
                       "\"global_batch\":1024,\"tokens_t\":1.4,\"gpu_hours\":32256}");
        QCOMPARE(few.causes.front().cause, Cause::wrongMeasurement);
        QCOMPARE(few.causes.front().evidence.front().id, std::string("evidence.hours_too_few"));
        const Diagnosis many =
            answer(m_catalog,
                   "{\"model_name\":\"Llama-3.2-1B\",\"gpu\":\"H100-SXM\",\"num_gpus\":512,\"seq_len\":8192,"
                   "\"global_batch\":1024,\"tokens_t\":9,\"gpu_hours\":370000}");
        QCOMPARE(many.causes.front().evidence.front().id, std::string("evidence.hours_unexplained"));
        const Diagnosis sound =
            answer(m_catalog, "{\"model_name\":\"Llama-2-7B\",\"gpu\":\"A100-80GB\",\"num_gpus\":1024,"
                              "\"seq_len\":4096,\"global_batch\":1024,\"tokens_t\":2,\"gpu_hours\":184320}");
        QVERIFY(probability(sound, Cause::wrongMeasurement) < 0.2);
    }

    void gapAddsUp() {
        const Diagnosis diagnosis =
            answer(m_catalog,
                   "{\"model_name\":\"Llama-2-7B\",\"gpu\":\"A100-80GB\",\"num_gpus\":8,\"seq_len\":4096,"
                   "\"micro_batch\":1,\"global_batch\":64,\"zero_stage_or_fsdp\":\"FSDP\",\"step_time_s\":30,"
                   "\"dataloader_wait_pct\":40}");
        QVERIFY(diagnosis.gap.has_value());
        double predicted = 0;
        double unexplained = 0;
        for (const GapPart& part : diagnosis.gap->parts) {
            if (!part.measured) predicted += part.predicted;
            if (part.id == "unexplained") unexplained = part.measured.value_or(0);
        }
        QVERIFY(std::abs(predicted / diagnosis.gap->predicted - 1) < 1e-6);
        QVERIFY(std::abs(unexplained - (30 - diagnosis.gap->predicted - 12)) < 1e-9);
    }

    void numbersInTextAreRead() {
        QCOMPARE(numberBeside("runs with tp=16, pp 4", "tp").value_or(0), 16.0);
        QCOMPARE(numberBeside("28 heads", "heads", true).value_or(0), 28.0);
        QVERIFY(!numberBeside("http 404", "tp").has_value());
        QCOMPARE(shareAfter("gpu util is only 35 %", "gpu util").value_or(0), 0.35);
        QVERIFY(!shareAfter("gpu util dropped; 35 % later", "gpu util").has_value());
    }
};

QTEST_GUILESS_MAIN(TestDiagnosis)
#include "test_diagnosis.moc"
