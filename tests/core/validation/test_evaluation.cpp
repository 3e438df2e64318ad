// evaluate: its columns, its answers to incomplete rows, and its blindness for what was measured.
#include "core/files/catalog_reader.h"
#include "core/files/csv.h"
#include "core/files/embedded.h"
#include "core/validation/evaluation.h"
#include "core/validation/validation.h"

#include <QTest>

using namespace rackwright;

namespace {

std::string errorId(const Error& error) {
    return error.id;
}

bool isForbidden(const std::string& column) {
    for (const char* name : {"source", "source_ref", "year", "notes", "score", "score_reason", "metric_kind",
                             "flops_convention", "tflops_per_gpu", "mfu_pct", "tokens_per_s_per_gpu",
                             "step_time_s", "peak_mem_gb", "peak_mem_unit", "outcome"})
        if (column == name) return true;
    return false;
}

/// The sheet with its forbidden columns blanked, or filled with nonsense. Ids stay, so that lines can be
/// compared.
std::string disturbed(std::string_view bytes, bool scramble) {
    const CsvTable table = *readCsv(bytes);
    CsvWriter writer(CsvAudience::machines);
    for (const std::string& name : table.header)
        writer.text(name);
    writer.endRecord();
    std::size_t line = 0;
    for (const CsvRecord& record : table.records) {
        for (std::size_t i = 0; i < record.cells.size(); ++i) {
            if (!isForbidden(table.header[i]))
                writer.text(record.cells[i]);
            else
                writer.text(scramble ? std::to_string(1 + (line * 7919 + i * 104729) % 977) : "");
        }
        writer.endRecord();
        ++line;
    }
    return writer.bytes();
}

} // namespace

class TestEvaluation : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog);
        m_catalog = std::move(*catalog);
    }

    void columnsAreTheContract() {
        const CsvTable table = answered(
            "id,model_name,gpu,num_gpus,tp,global_batch,seq_len\nr1,Llama-2-70B,H100-SXM,8,8,8,4096\n");
        QCOMPARE(table.header,
                 (std::vector<std::string>{"id", "ok", "error", "params_b", "step_time_s", "tflops_per_gpu",
                                           "mfu_pct", "hfu_pct", "tokens_per_s_per_gpu", "peak_mem_gb",
                                           "fits", "step_time_low_s", "step_time_high_s"}));
        const auto& cells = table.records.at(0).cells;
        QCOMPARE(cells[1], std::string("true"));
        const double step = std::stod(cells[4]);
        QVERIFY(std::abs(std::stod(cells[8]) * step * 8 / (8.0 * 4096) - 1) < 1e-9);
        QVERIFY(std::abs(std::stod(cells[6]) - 100 * std::stod(cells[5]) / 989.4) < 0.5);
        QVERIFY(std::stod(cells[7]) >= std::stod(cells[6]) - 1e-9);
        QVERIFY(std::stod(cells[11]) < step && step < std::stod(cells[12]));
        QVERIFY(cells[10] == "yes" || cells[10] == "tight" || cells[10] == "no");
    }

    void aRowThatCannotBeComputedSaysWhy() {
        const CsvTable table = answered("id,model_name,gpu,arch\na,,H100,\nb,Llama-2-7B,,\nc,\"broken,,\n");
        QCOMPARE(table.records.size(), std::size_t{3});
        QCOMPARE(table.records[0].cells[1], std::string("false"));
        QCOMPARE(table.records[0].cells[2], std::string("run.model_missing"));
        QCOMPARE(table.records[1].cells[1], std::string("true"));
        QCOMPARE(table.records[1].cells[2], std::string("run.accelerator_missing"));
        QVERIFY(table.records[1].cells[4].empty());
        QVERIFY(!table.records[1].cells[9].empty());
        QVERIFY(table.records[1].cells[10].empty());
        QCOMPARE(table.records[2].cells[2], std::string("csv.unclosed_quote"));
    }

    void whatWasMeasuredCannotBeSeen_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("speed") << QStringLiteral("validation/speed_runs.csv");
        QTest::newRow("memory") << QStringLiteral("validation/memory_runs.csv");
    }

    void whatWasMeasuredCannotBeSeen() {
        QFETCH(QString, file);
        const std::string_view sheet = embeddedFile(file.toStdString()).value();
        const std::string plain = answer(sheet);
        QVERIFY(plain.size() > 10000);
        QVERIFY(plain == answer(disturbed(sheet, false)));
        QVERIFY(plain == answer(disturbed(sheet, true)));
    }

    void componentsAddUpToTheTotals() {
        const auto runs = shippedValidationSet(m_catalog);
        QVERIFY(runs);
        int timed = 0;
        for (const RunCase& run : runs->speed) {
            const Prediction prediction = predict(run);
            if (!prediction.time) continue;
            ++timed;
            double sum = 0;
            for (const double part : prediction.time->step.parts) {
                QVERIFY2(part >= 0, run.id.c_str());
                sum += part;
            }
            QVERIFY2(std::abs(sum / prediction.time->step.total - 1) < 1e-6, run.id.c_str());
        }
        QVERIFY(timed >= 900);
    }

    void nineRowsInTenAreAnswered() {
        const auto runs = shippedValidationSet(m_catalog);
        int timed = 0;
        for (const RunCase& run : runs->speed)
            timed += run.timeable() ? 1 : 0;
        int sized = 0;
        for (const RunCase& run : runs->memory)
            sized += run.sizeable() ? 1 : 0;
        QVERIFY(timed >= 0.9 * static_cast<double>(runs->speed.size()));
        QVERIFY(sized >= 0.9 * static_cast<double>(runs->memory.size()));
    }

private:
    std::string answer(std::string_view sheet) const {
        return evaluationCsv(buildCases(*readRunSheet(sheet), m_catalog), errorId);
    }
    CsvTable answered(std::string_view sheet) const { return *readCsv(answer(sheet)); }

    Catalog m_catalog;
};

QTEST_APPLESS_MAIN(TestEvaluation)
#include "test_evaluation.moc"
