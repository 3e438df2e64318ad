// Rows become jobs, machines and strategies: what is stated wins, what is missing takes documented defaults.
#include "core/files/catalog_reader.h"
#include "core/model/parameters.h"
#include "core/validation/case_model.h"
#include "core/validation/run_case.h"

#include <QTest>

using namespace rackwright;

class TestRunCase : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        auto catalog = shippedCatalog();
        QVERIFY(catalog);
        m_catalog = std::move(*catalog);
    }

    void statedDimensionsWinOverTheName() {
        const RunCase run = built({{"model_name", "Llama-2-70B"}, {"layers", "40"}, {"vocab", "64000"}});
        QCOMPARE(run.job.model.layers, std::int64_t{40});
        QCOMPARE(run.job.model.vocabulary, std::int64_t{64000});
        QCOMPARE(run.job.model.hidden, std::int64_t{8192});
        QVERIFY(run.assumed("hidden"));
        QVERIFY(!run.assumed("layers"));
    }

    void namesOfEverySpelling() {
        const ModelPreset* preset = presetByName(m_catalog, "Llama-2-70B");
        QVERIFY(preset != nullptr);
        for (const char* name : {"meta-llama/Llama-2-70b-hf", "llama2-70b", "Llama 2 70B (cut to 4 layers)",
                                 "TheBloke/Llama-2-70B-GPTQ"})
            QVERIFY2(presetByName(m_catalog, name) == preset, name);
        QVERIFY(presetByName(m_catalog, "7B model") == nullptr);
        QCOMPARE(modelFamily("meta-llama/Llama-2-70b-hf"), std::string("llama"));
        QCOMPARE(modelFamily("GPT 39.1B"), std::string("gpt"));
    }

    void aCutModelKeepsItsDenseLayersInProportion() {
        const RunCase run = built({{"model_name", "DeepSeek-V3 (cut to 4 layers)"}, {"layers", "4"}});
        QCOMPARE(run.job.model.moe.firstDenseLayers, std::int64_t{1});
        QCOMPARE(run.job.model.moe.moeLayers, std::int64_t{3});
    }

    void theMlpKindIsTheOneWhoseCountIsNearest() {
        // 175 billion with two matrices; the same widths gated would be 250 billion.
        const RunCase plain = built({{"params_b", "175"},
                                     {"layers", "96"},
                                     {"hidden", "12288"},
                                     {"heads", "96"},
                                     {"ffn_hidden", "49152"},
                                     {"vocab", "51200"}});
        QVERIFY(!plain.job.model.gatedMlp);
        QVERIFY(std::abs(static_cast<double>(countParameters(plain.job.model).total) / 175e9 - 1) < 0.01);
        const RunCase gated = built({{"params_b", "68.98"},
                                     {"layers", "80"},
                                     {"hidden", "8192"},
                                     {"heads", "64"},
                                     {"kv_heads", "8"},
                                     {"ffn_hidden", "28672"},
                                     {"vocab", "32000"}});
        QVERIFY(gated.job.model.gatedMlp);
        QVERIFY(!gated.job.model.tiedEmbeddings);
    }

    void degreesFollowFromTheDevices() {
        const RunCase run = built({{"model_name", "Llama-2-70B"},
                                   {"gpu", "H100-SXM"},
                                   {"num_gpus", "256"},
                                   {"tp", "4"},
                                   {"pp", "4"},
                                   {"global_batch", "512"}});
        QCOMPARE(run.strategy.dp, 16);
        QCOMPARE(run.strategy.microBatch, 1);
        QCOMPARE(run.microBatches(), 32.0);
        QCOMPARE(run.strategy.vpp, 5); // 20 layers a stage, interleaved by default
        const RunCase other = built({{"model_name", "Llama-2-70B"},
                                     {"gpu", "H100-SXM"},
                                     {"num_gpus", "64"},
                                     {"dp", "8"},
                                     {"pp", "1"}});
        QCOMPARE(other.strategy.tp, 8);
        const RunCase idle = built({{"model_name", "Llama-3-8B"},
                                    {"gpu", "TPU v5p"},
                                    {"num_gpus", "256"},
                                    {"global_batch", "64"},
                                    {"seq_len", "131072"}});
        QCOMPARE(idle.strategy.dp, 64);
        QCOMPARE(idle.strategy.cp, 4);
    }

    void microBatchFollowsFromBatchAndAccumulation() {
        const RunCase run = built({{"model_name", "Llama-3-8B"},
                                   {"num_gpus", "8"},
                                   {"gpu", "A100"},
                                   {"global_batch", "128"},
                                   {"grad_accum", "4"},
                                   {"dp", "8"}});
        QCOMPARE(run.strategy.microBatch, 4);
        QCOMPARE(run.microBatches(), 4.0);
    }

    void acceleratorNamesOfEverySpelling_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("memory");
        QTest::addColumn<QString>("id");
        const auto add = [](const char* text, const char* memory, const char* id) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(memory)
                                << QString::fromUtf8(id);
        };
        add("H100-SXM", "80", "h100-sxm");
        add("H100 SXM5 80GB", "", "h100-sxm");
        add("NVIDIA H100 80GB HBM3", "", "h100-sxm");
        add("H100-96GB-HBM2e-500W", "96", "h100-96-hbm2e");
        add("A100-SXM", "40", "a100-sxm4-40");
        add("A100", "80", "a100-sxm4-80");
        add("V100-SXM", "16", "v100-sxm2-16");
        add("Ascend A2 (910B)", "64", "ascend-910b-313");
        add("B200 (power limited)", "", "b200-sxm");
        add("TPU v7x (Ironwood)", "192", "tpu-v7x");
        add("A800/H800 (ambiguous)", "80", "");
    }

    void acceleratorNamesOfEverySpelling() {
        QFETCH(QString, text);
        QFETCH(QString, memory);
        QFETCH(QString, id);
        const RunCase run = built({{"model_name", "Llama-2-70B"},
                                   {"gpu", text.toStdString()},
                                   {"gpu_mem_gb", memory.toStdString()}});
        QCOMPARE(QString::fromStdString(run.machine.acceleratorId), id);
        QCOMPARE(run.timeable(), !id.isEmpty());
        QVERIFY(run.sizeable());
    }

    void linksAreTakenFromTheSheet() {
        const RunCase rack = built({{"model_name", "Llama-2-70B"},
                                    {"gpu", "GB200"},
                                    {"gpus_per_node", "4"},
                                    {"inter_node_gbps_per_gpu", "800"}});
        QCOMPARE(rack.machine.domain, 72);
        QCOMPARE(rack.machine.nicRate, 100e9);
        const RunCase half =
            built({{"model_name", "Llama-2-70B"}, {"gpu", "H100-SXM"}, {"gpus_per_node", "4"}});
        QCOMPARE(half.machine.domain, 4);
        QVERIFY(half.assumed("inter_node_gbps_per_gpu"));
    }

    void stacksDecideWhatTheSheetLeavesOpen() {
        const auto cells = [](const char* stack) {
            return std::vector<std::pair<std::string, std::string>>{{"model_name", "Llama-3-8B"},
                                                                    {"gpu", "H100-SXM"},
                                                                    {"num_gpus", "8"},
                                                                    {"global_batch", "64"},
                                                                    {"stack", stack}};
        };
        QCOMPARE(built(cells("composer-fsdp")).strategy.sharding, Sharding::fsdp);
        QCOMPARE(built(cells("megatron-core-2025")).strategy.sharding, Sharding::zero1);
        QCOMPARE(built(cells("NeMo 24.07")).job.stack.id, std::string("megatron-core-2024"));
        QCOMPARE(built(cells("megatron-core-mlperf")).job.recipe.precision, Precision::fp8);
        QCOMPARE(built(cells("megatron-core-2025")).job.recipe.precision, Precision::bf16);
        auto ddp = cells("megatron-core-2025");
        ddp.emplace_back("zero_stage_or_fsdp", "ddp");
        QCOMPARE(built(ddp).strategy.sharding, Sharding::zero1);
        QVERIFY(built(cells("")).assumed("stack"));
    }

    void unknownModelsAndPartsSayWhatIsMissing() {
        QCOMPARE(built({{"gpu", "H100"}}).timeFault->id, std::string("run.model_missing"));
        QCOMPARE(built({{"arch", "moe"}, {"params_b", "100"}}).memoryFault->id,
                 std::string("run.experts_missing"));
        const RunCase run = built({{"model_name", "Llama-2-70B"}, {"gpu", "Abacus 9000"}});
        QCOMPARE(run.timeFault->id, std::string("run.accelerator_unknown"));
        QVERIFY(!run.memoryFault);
    }

    void publishedRatesBecomeStepTimes() {
        const RunCase tokens = built({{"model_name", "Llama-2-70B"},
                                      {"gpu", "H100"},
                                      {"num_gpus", "8"},
                                      {"tp", "8"},
                                      {"global_batch", "16"},
                                      {"seq_len", "4096"},
                                      {"tokens_per_s_per_gpu", "1024"}});
        QCOMPARE(tokens.measured.stepSeconds.value(), 8.0);
        // Hardware FLOPs count the recomputed forward pass: four thirds of the model's.
        const std::vector<std::pair<std::string, std::string>> base = {{"model_name", "Llama-2-70B"},
                                                                       {"gpu", "A100"},
                                                                       {"num_gpus", "8"},
                                                                       {"tp", "8"},
                                                                       {"global_batch", "16"},
                                                                       {"seq_len", "4096"},
                                                                       {"recompute", "full"},
                                                                       {"tflops_per_gpu", "150"}};
        auto hardware = base;
        hardware.emplace_back("flops_convention", "hardware flops");
        const double ratio =
            built(hardware).measured.stepSeconds.value() / built(base).measured.stepSeconds.value();
        QVERIFY(std::abs(ratio - 4.0 / 3.0) < 1e-9);
    }

private:
    RunCase built(const std::vector<std::pair<std::string, std::string>>& cells) const {
        return buildCase(readRun(cells), m_catalog);
    }

    Catalog m_catalog;
};

QTEST_APPLESS_MAIN(TestRunCase)
#include "test_run_case.moc"
