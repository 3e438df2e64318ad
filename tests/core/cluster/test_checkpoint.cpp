// Checkpoint sizes against the published ones.
#include "core/cluster/checkpoint.h"
#include "core/units/quantity.h"

#include <QTest>

#include <cmath>

using namespace rackwright;

namespace {

ParameterCount parametersOf(double count) {
    ParameterCount parameters;
    parameters.total = static_cast<std::int64_t>(count);
    return parameters;
}

ModelShape smallLlama() {
    ModelShape shape;
    shape.layers = 32;
    shape.hidden = 4096;
    shape.heads = 32;
    shape.kvHeads = 32;
    shape.headDim = 128;
    shape.ffn = 11008;
    shape.vocabulary = 32000;
    return shape;
}

} // namespace

class TestCheckpoint : public QObject {
    Q_OBJECT

private slots:
    void mlperfStorage_data() {
        QTest::addColumn<double>("billions");
        QTest::addColumn<double>("gib");
        QTest::newRow("8B") << 8.03 << 105.0;
        QTest::newRow("70B") << 70.6 << 912.0;
        QTest::newRow("405B") << 405.8 << 5288.0;
        QTest::newRow("1T class") << 1380.0 << 17997.0;
    }

    /// mlcommons/storage, checkpointing workloads: sizes in GiB of 16-bit weights with FP32 Adam.
    void mlperfStorage() {
        QFETCH(double, billions);
        QFETCH(double, gib);
        const double bytes = checkpointBytes(ModelShape{}, parametersOf(billions * 1e9), Recipe{},
                                             StateRecipe::mixedFp32Gradients);
        QVERIFY2(std::abs(bytes / kGiB / gib - 1.0) < 0.01, qPrintable(QString::number(bytes / kGiB)));
    }

    /// bigscience chronicles: BLOOM-176B wrote 2.3 TB.
    void bloom() {
        const double bytes =
            checkpointBytes(ModelShape{}, parametersOf(176.2e9), Recipe{}, StateRecipe::mixedFp32Gradients);
        QVERIFY(bytes > 2.3e12 && bytes < 2.3e12 * 1.10);
    }

    void bytesPerParameterByRecipe() {
        Recipe recipe;
        QCOMPARE(checkpointBytesPerParameter(recipe, StateRecipe::mixed16Gradients), 14.0);
        QCOMPARE(checkpointBytesPerParameter(recipe, StateRecipe::fp32Weights), 12.0);
        QCOMPARE(checkpointBytesPerParameter(recipe, StateRecipe::pure16), 6.0);
        recipe.optimizer = OptimizerKind::adam8bit;
        QCOMPARE(checkpointBytesPerParameter(recipe, StateRecipe::mixedFp32Gradients), 8.0);
        recipe.optimizer = OptimizerKind::muon;
        QCOMPARE(checkpointBytesPerParameter(recipe, StateRecipe::mixedFp32Gradients), 10.0);
        recipe.optimizer = OptimizerKind::adafactor;
        QCOMPARE(checkpointBytesPerParameter(recipe, StateRecipe::mixedFp32Gradients), 6.0);
        recipe.optimizer = OptimizerKind::adam;
        recipe.weights = WeightsRecipe::fp32Weights;
        QCOMPARE(checkpointBytesPerParameter(recipe, StateRecipe::mixedFp32Gradients), 12.0);
        recipe.weights = WeightsRecipe::mixed;
        recipe.moments = MomentType::bf16;
        QCOMPARE(checkpointBytesPerParameter(recipe, StateRecipe::mixedFp32Gradients), 10.0);
    }

    /// Rank 8 on all seven matrices of a 7B Llama trains 19,988,480 parameters, as PEFT prints.
    void adaptersOnly() {
        Recipe recipe;
        recipe.task = Task::lora;
        const ModelShape shape = smallLlama();
        QCOMPARE(adapterParameters(shape, recipe), 19'988'480.0);
        recipe.adapter.allLinear = false;
        QCOMPARE(adapterParameters(shape, recipe), 4'194'304.0);
        QCOMPARE(checkpointBytes(shape, parametersOf(6.7e9), recipe, StateRecipe::mixedFp32Gradients),
                 4'194'304.0 * 14);
        recipe.task = Task::fullFineTune;
        QCOMPARE(adapterParameters(shape, recipe), 0.0);
    }

    void writingAndKeeping() {
        QVERIFY(std::abs(checkpointWriteRate(988e9, 1300) - 1.52e9) < 0.01e9);
        QCOMPARE(storageBytes(1e12, 15e12), 12e12 + 60e12);
    }
};

QTEST_APPLESS_MAIN(TestCheckpoint)
#include "test_checkpoint.moc"
