// The keywords of free-text cells, and rows from either published header or a mix.
#include "core/files/run_sheet.h"

#include <QTest>

using namespace rackwright;

namespace {

RunRow firstRow(const std::string& sheet) {
    const auto read = readRunSheet(sheet);
    return read ? read->rows.at(0) : RunRow{};
}

} // namespace

class TestRunSheet : public QObject {
    Q_OBJECT

private slots:
    void numbersOfEverySpelling() {
        QCOMPARE(readNumber("4,096")->value, 4096.0);
        QCOMPARE(readNumber("1e3")->value, 1000.0);
        QCOMPARE(readNumber("~70.6B")->unit, std::string("b"));
        QCOMPARE(readNumber("151 936")->value, 151936.0);
        QCOMPARE(readNumber("64 GiB")->unit, std::string("gib"));
        QVERIFY(!readNumber("n/a"));
        QVERIFY(!readNumber("1e999"));
        QCOMPARE(*readBytes("80", 1e9), 80e9);
        QCOMPARE(*readBytes("64 GiB", 1e9), 64.0 * 1073741824.0);
        QCOMPARE(*readBytes("81920 MiB", 1e9), 80.0 * 1073741824.0);
    }

    void sharding_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("sharding");
        QTest::addColumn<int>("group");
        const auto add = [](const char* text, Sharding sharding, int group) {
            QTest::newRow(text) << QString::fromUtf8(text) << static_cast<int>(sharding) << group;
        };
        add("ddp", Sharding::none, 0);
        add("ZeRO-0", Sharding::none, 0);
        add("no ZeRO-3", Sharding::none, 0);
        add("zero1 (shard group 8)", Sharding::zero1, 8);
        add("zero1 (shard group all DP)", Sharding::zero1, 0);
        add("Megatron distributed optimizer (ZeRO-1)", Sharding::zero1, 0);
        add("sharding stage 2", Sharding::zero2, 0);
        add("ZeRO-2 (colossalai_zero2)", Sharding::zero2, 0);
        add("ZeRO-3", Sharding::zero3, 0);
        add("Gemini (ZeRO-3 style)", Sharding::zero3, 0);
        add("fsdp FULL_SHARD", Sharding::fsdp, 0);
        add("fsdp (degree 128) + dp", Sharding::fsdp, 128);
        add("fsdp2(shard 64)", Sharding::fsdp, 64);
        add("fsdp (ZeRO-2 style)", Sharding::zero2, 0);
        add("hsdp", Sharding::hsdp, 0);
    }

    void sharding() {
        QFETCH(QString, text);
        QFETCH(int, sharding);
        QFETCH(int, group);
        const auto words = readSharding(text.toStdString());
        QVERIFY(words);
        QCOMPARE(static_cast<int>(words->sharding), sharding);
        QCOMPARE(words->group, group);
    }

    void recomputation() {
        QCOMPARE(readRecompute("full")->recompute, Recompute::full);
        QCOMPARE(readRecompute("none")->recompute, Recompute::none);
        const auto modules = readRecompute("selective mla_up_proj+mlp");
        QCOMPARE(modules->recompute, Recompute::selective);
        QCOMPARE(int{modules->modules}, recomputeMlaUpProjection | recomputeMlp);
        QCOMPARE(int{readRecompute("selective op")->modules}, int{recomputeByOperator});
        QCOMPARE(int{readRecompute("every 2nd layer")->modules}, int{recomputeEverySecondLayer});
        QCOMPARE(readRecompute("4 of 12 layers")->recompute, Recompute::full);
        QCOMPARE(readRecompute("4 of 12 layers")->layers, 4);
        QVERIFY(!readRecompute("as in the paper"));
    }

    void precision() {
        QCOMPARE(readPrecision("bf16 (bf16-true)")->weights, WeightsRecipe::pure16);
        QCOMPARE(readPrecision("bfloat16 (no AMP)")->weights, WeightsRecipe::pure16);
        QCOMPARE(readPrecision("fp32 params, bf16 compute (FSDP2 mixed precision)")->weights,
                 WeightsRecipe::fp32Weights);
        QCOMPARE(readPrecision("fp32 params, bf16 compute")->precision, Precision::bf16);
        QCOMPARE(readPrecision("bf16 with FP8 current scaling")->precision, Precision::fp8);
        QCOMPARE(readPrecision("mxfp8")->precision, Precision::mxfp8);
        QCOMPARE(readPrecision("nvfp4")->precision, Precision::nvfp4);
        QCOMPARE(readPrecision("fp32")->precision, Precision::fp32);
        QCOMPARE(readPrecision("QLoRA")->task.value(), Task::qlora);
        QVERIFY(!readPrecision("QLoRA")->stated);
        QVERIFY(!readPrecision("unknown"));
    }

    void optionsCell() {
        const RunOptions options = readRunOptions(
            "sequence parallel off; CE fusion; GBS 2048; vocab about 250k; LoRA r32 all linear; "
            "trainable params 1,572,864; unheard of");
        QCOMPARE(options.sequenceParallel.value(), false);
        QCOMPARE(options.loss.value(), LossKernel::fused);
        QCOMPARE(options.globalBatch.value(), 2048.0);
        QCOMPARE(options.vocabulary.value(), 250000.0);
        QCOMPARE(options.rank.value(), 32);
        QCOMPARE(options.targets.value(), AdapterTargets::allLinear);
        QCOMPARE(options.trainableParameters.value(), 1572864.0);
        QCOMPARE(options.notUnderstood, (std::vector<std::string>{"unheard of"}));
        QCOMPARE(readRunOptions("no packing; liger kernel").loss.value(), LossKernel::fusedLinear);
        QCOMPARE(readRunOptions("no liger kernel").loss.value(), LossKernel::plain);
        QCOMPARE(readRunOptions("bnb.nf4-dq").quantisation.value(), Quantisation::nf4Double);
        QCOMPARE(readRunOptions("1 dense + 26 MoE MLA layers").denseLayers.value(), 1.0);
        QCOMPARE(readRunOptions("Ulysses/ring SP 8").cp.value(), 8.0);
        QCOMPARE(readRunOptions("framework moe-scattermoe-granite-ep4").ep.value(), 4.0);
    }

    void eitherHeaderOrAMix() {
        const RunRow speed = firstRow(
            "id,model_name,experts_topk,precision,zero_stage_or_fsdp\nr1,Mixtral-8x7B,2,bf16,fsdp2\n");
        const RunRow memory = firstRow("Model Name,topk,Precision_Weights,id\nMixtral-8x7B,2,bf16,r1\n");
        QCOMPARE(speed.topK.value(), 2.0);
        QCOMPARE(memory.topK, speed.topK);
        QCOMPARE(memory.modelName, speed.modelName);
        QCOMPARE(memory.precision->precision, speed.precision->precision);
        QCOMPARE(speed.sharding->sharding, Sharding::fsdp);
    }

    void whatIsNotUnderstoodIsListed() {
        const RunRow row = firstRow("id,tp,recompute,layers,colour\nx,many,as usual,-3,blue\n");
        QCOMPARE(row.unread.size(), std::size_t{3});
        QCOMPARE(row.unread[0], (UnreadCell{"tp", "many"}));
        QVERIFY(!row.layers);
        QCOMPARE(readRunSheet("id,colour\n1,blue\n")->unknownColumns, (std::vector<std::string>{"colour"}));
        QCOMPARE(readRunSheet("colour\nblue\n").error().id, std::string("run_sheet.no_known_column"));
    }

    void peaksCarryTheirUnit() {
        QCOMPARE(firstRow("peak_mem_unit,peak_mem_gb\nGiB,10\n").measured.peakBytes.value(),
                 10.0 * 1073741824.0);
        QCOMPARE(firstRow("peak_mem_gb,peak_mem_unit\n10,GB (1e9)\n").measured.peakBytes.value(), 10e9);
        QVERIFY(firstRow("peak_mem_gb,peak_mem_unit\n10,GB total over GPUs\n").measured.peakIsTotal);
    }

    void sequencesInThousandsAreBinary() {
        QCOMPARE(firstRow("seq_len\n8k\n").sequence.value(), 8192.0);
        QCOMPARE(firstRow("params_b\n350M\n").parametersB.value(), 0.35);
        QCOMPARE(firstRow("params_b\n405e9\n").parametersB.value(), 405.0);
        QCOMPARE(firstRow("inter_node_gbps_per_gpu\n50 GB/s\n").nicGbps.value(), 400.0);
    }

    void aBadLineBecomesARow() {
        const auto sheet = readRunSheet("id,tp\n\"broken,2\nok,4\n");
        QCOMPARE(sheet->rows.size(), std::size_t{2});
        QCOMPARE(sheet->rows[0].fault, std::string("csv.unclosed_quote"));
        QCOMPARE(sheet->rows[1].tp.value(), 4.0);
    }
};

QTEST_APPLESS_MAIN(TestRunSheet)
#include "test_run_sheet.moc"
