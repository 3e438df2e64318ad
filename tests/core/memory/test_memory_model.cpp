// The memory model against hand-computed values, published measurements and its own invariants.
#include "core/memory/layer_activations.h"
#include "core/memory/memory_model.h"
#include "core/memory/stage_terms.h"
#include "core/model/parameters.h"
#include "tests/support/memory_jobs.h"

#include <QTest>

#include <numeric>
#include <rapidcheck.h>

using namespace rackwright;
using namespace rackwright::testing;

namespace {

/// Every constant that is not physics set to zero, so that a sum can be checked by hand.
MemoryProfile bareProfile() {
    MemoryProfile profile;
    profile.leftovers = 0;
    profile.workGradients = 0;
    profile.baseGiB = 0;
    profile.reservedFactor = 1;
    profile.contextGiB = 0;
    return profile;
}

Strategy split(int tp, int pp, int dp, Sharding sharding = Sharding::zero1) {
    Strategy s;
    s.tp = tp;
    s.pp = pp;
    s.dp = dp;
    s.sharding = sharding;
    return s;
}

bool near(double value, double expected, double share) {
    return std::abs(value - expected) <= share * std::abs(expected);
}

} // namespace

class TestMemoryModel : public QObject {
    Q_OBJECT

private slots:
    void layerActivationsFollowKorthikanti();
    void statesFollowZero();
    void microBatchesInFlight();
    void stageHoldsItsEnds();
    void fsdpGathersLayers();
    void loraFreezesTheBase();
    void offloadMovesStatesToTheHost();
    void publishedMeasurements_data();
    void publishedMeasurements();
    void everyPhaseCanBeTheLargest();
    void partsAddUpToDevice();
    void peakIsTheFullestStage();
    void largestMicroBatchIsTheLargest();
    void memoryIsMonotone();
    void verdictAndBand();
};

/// Korthikanti et al. 2022 (arXiv 2205.05198), equations 1 to 4: s·b·h·(34 + 5·a·s/h) with dropout masks (2
/// bytes per hidden element), divided by what tensor and sequence parallelism reach; full recomputation keeps
/// 2·s·b·h.
void TestMemoryModel::layerActivationsFollowKorthikanti() {
    Job job;
    job.model = gpt175b();
    job.sequence = 2048;
    job.stack.memory = bareProfile();
    job.stack.memory.leftovers = 2;
    const double h = 12288;
    const double scores = 5.0 * 96 * 2048;
    const LayerActivations layer = layerActivations(job, true, false);
    const ActivationShares one;
    const ActivationShares tensorOnly{1.0 / 8, 1.0, 1.0 / 8};
    const ActivationShares both{1.0 / 8, 1.0 / 8, 1.0 / 8};
    QCOMPARE(layer.full.total(one), 34 * h + scores);
    QCOMPARE(layer.full.total(tensorOnly), 10 * h + (24 * h + scores) / 8);
    QCOMPARE(layer.full.total(both), (34 * h + scores) / 8);
    QCOMPARE(layer.selective(recomputeCoreAttention, both), 34 * h / 8);
    QCOMPARE(layer.block.total(one), 2 * h);
    QCOMPARE(layerActivations(job, false, false).full.total(one), 34 * h);
}

/// 2 + 4 + 4 + 8 bytes per parameter; ZeRO-1 shards the last 12, ZeRO-2 gradients too, ZeRO-3 everything
/// (Rajbhandari et al. 2020, arXiv 1910.02054).
void TestMemoryModel::statesFollowZero() {
    Job job;
    job.model = denseShape(4, 1024, 8, 8, 4096, 32000);
    job.stack.memory = bareProfile();
    job.globalBatch = 64;
    const MemoryModel model(job, hopper());
    const double n = static_cast<double>(countParameters(job.model).total);
    const auto states = [&](Sharding sharding) {
        const StageMemory m = model.stage(split(1, 1, 16, sharding), 0);
        return std::array{m.part(MemoryPart::weights), m.part(MemoryPart::gradients),
                          m.part(MemoryPart::optimizer)};
    };
    QCOMPARE(states(Sharding::none), (std::array{2 * n, 4 * n, 12 * n}));
    QCOMPARE(states(Sharding::zero1), (std::array{2 * n, 4 * n, 12 * n / 16}));
    QCOMPARE(states(Sharding::zero2), (std::array{2 * n, 4 * n / 16, 12 * n / 16}));
    QCOMPARE(states(Sharding::zero3), (std::array{2 * n / 16, 4 * n / 16, 12 * n / 16}));
    Strategy grouped = split(1, 1, 16, Sharding::hsdp);
    grouped.shardGroup = 4;
    QCOMPARE(model.stage(grouped, 0).part(MemoryPart::weights), 2 * n / 4);
}

void TestMemoryModel::microBatchesInFlight() {
    Strategy s = split(1, 4, 1);
    QCOMPARE(inFlight(s, 16, 0), 4.0);
    QCOMPARE(inFlight(s, 16, 3), 1.0);
    QCOMPARE(inFlight(s, 2, 0), 2.0);
    s.vpp = 2;
    s.schedule = Schedule::interleaved;
    // (2·(p−i−1) + (v−1)·p + 1) chunks of half a stage: 11 for the first, 5 for the last.
    QCOMPARE(inFlight(s, 16, 0), 5.5);
    QCOMPARE(inFlight(s, 16, 3), 2.5);
    s.schedule = Schedule::gpipe;
    QCOMPARE(inFlight(s, 16, 3), 16.0);
}

/// Embedding on the first stage, a second copy of a tied matrix and the final norm on the last.
void TestMemoryModel::stageHoldsItsEnds() {
    Job job;
    job.model = denseShape(8, 1024, 8, 8, 4096, 32000);
    job.model.tiedEmbeddings = true;
    job.stack.memory = bareProfile();
    const MemoryModel model(job, hopper());
    const double layer = denseLayerParameters(job.model).total();
    const double table = 32000.0 * 1024;
    const Strategy s = split(1, 4, 1);
    QCOMPARE(model.stage(s, 0).parameters, 2 * layer + table);
    QCOMPARE(model.stage(s, 1).parameters, 2 * layer);
    QCOMPARE(model.stage(s, 3).parameters, 2 * layer + table + 1024);
    QCOMPARE(model.stage(split(1, 1, 1), 0).parameters,
             static_cast<double>(countParameters(job.model).total));

    job.model = deepSeekV3();
    const MemoryModel experts(job, hopper());
    Strategy spread = split(1, 16, 64);
    spread.ep = 64;
    // 61 layers on 16 stages: 3, then 4 each, 2 on the last; the first three are dense.
    QCOMPARE(experts.stage(spread, 0).layers, 3.0);
    QCOMPARE(experts.stage(spread, 15).layers, 2.0);
    QCOMPARE(experts.stage(spread, 0).parameters,
             3 * denseLayerParameters(job.model).total() + 129280.0 * 7168);
    const LayerParameters moe = moeLayerParameters(job.model);
    QCOMPARE(experts.stage(spread, 1).parameters, 4 * (moe.dense() + moe.experts / 64));
}

void TestMemoryModel::fsdpGathersLayers() {
    Job job;
    job.model = denseShape(8, 1024, 8, 8, 4096, 32000);
    job.stack.memory = bareProfile();
    job.stack.memory.gatheredLayers = 2;
    const MemoryModel model(job, hopper());
    const double layer = denseLayerParameters(job.model).total();
    const StageMemory m = model.stage(split(1, 1, 8, Sharding::fsdp), 0);
    QVERIFY(m.phase != MemoryPhase::optimizerStep);
    // Two layers in 16 bits, embedding, head and final norm in 16 bits, one layer's gradient.
    QCOMPARE(m.part(MemoryPart::buffers), 2 * 2 * layer + 2 * (2 * 32000.0 * 1024 + 1024) + 2 * layer);
}

/// 16-bit frozen weights and 16 bytes for each of r·(in + out) adapter parameters.
void TestMemoryModel::loraFreezesTheBase() {
    Job job;
    job.model = denseShape(2, 1024, 8, 8, 4096, 32000);
    job.recipe.task = Task::lora;
    job.recipe.adapter.rank = 16;
    job.stack.memory = bareProfile();
    const Strategy s = split(1, 1, 1, Sharding::none);
    const double n = static_cast<double>(countParameters(job.model).total);
    const double adapters = 2 * 16 * (8.0 * 1024 + 3.0 * (1024 + 4096));
    const StageMemory lora = MemoryModel(job, hopper()).stage(s, 0);
    QVERIFY(near(lora.part(MemoryPart::weights), 2 * n + 4 * adapters, 1e-12));
    QVERIFY(near(lora.part(MemoryPart::optimizer), 8 * adapters, 1e-12));

    job.recipe.task = Task::qlora;
    job.recipe.quantisation = Quantisation::nf4;
    const StageMemory qlora = MemoryModel(job, hopper()).stage(s, 0);
    const double vectors = 2 * 32000.0 * 1024 + 1024;
    QVERIFY(
        near(qlora.part(MemoryPart::weights), 0.5625 * (n - vectors) + 2 * vectors + 4 * adapters, 1e-12));
}

void TestMemoryModel::offloadMovesStatesToTheHost() {
    Job job;
    job.model = denseShape(4, 1024, 8, 8, 4096, 32000);
    job.stack.memory = bareProfile();
    const double n = static_cast<double>(countParameters(job.model).total);
    const MemoryModel model(job, hopper());
    Strategy s = split(1, 1, 8, Sharding::zero3);
    s.offload = Offload::optimizer;
    QCOMPARE(model.stage(s, 0).part(MemoryPart::optimizer), 0.0);
    QVERIFY(near(model.stage(s, 0).hostBytes, (12 + 4) * n / 8, 1e-12));
    s.offload = Offload::optimizerAndParameters;
    QVERIFY(near(model.stage(s, 0).hostBytes, (12 + 4 + 2) * n / 8, 1e-12));
}

/// The peak is the largest of four phases, and each of them leads somewhere.
void TestMemoryModel::everyPhaseCanBeTheLargest() {
    Job job;
    job.model = denseShape(8, 1024, 8, 8, 4096, 32000);
    job.stack.memory = bareProfile();
    job.globalBatch = 1;
    const auto phase = [&](const Strategy& s) { return MemoryModel(job, hopper()).stage(s, 0).phase; };
    const Strategy one = split(1, 1, 1, Sharding::none);
    job.sequence = 8192; // activations of all layers
    QVERIFY(phase(one) == MemoryPhase::forward);
    job.sequence = 64; // gradients exist in the backward pass only, beside the layer replayed
    job.stack.memory.gradientsPersist = false;
    job.stack.memory.logitBytesPlain = 0;
    Strategy replayed = one;
    replayed.recompute = Recompute::full;
    QVERIFY(phase(replayed) == MemoryPhase::backward);
    job.stack.memory.stepTemporary = 4; // a second fp32 copy while stepping
    QVERIFY(phase(replayed) == MemoryPhase::optimizerStep);
    // A frozen base in fp32, spread over 64: one whole unit arrives in 4 bytes, training gathers it in 2.
    job.stack.memory.stepTemporary = 0;
    job.stack.memory.states = StateRecipe::fp32Weights;
    job.stack.memory.gatheredLayers = 1;
    job.recipe.task = Task::lora;
    job.sequence = 1;
    const Strategy sharded = split(1, 1, 64, Sharding::fsdp);
    const StageMemory loading = MemoryModel(job, hopper()).stage(sharded, 0);
    QVERIFY(loading.phase == MemoryPhase::loading);
    QCOMPARE(loading.part(MemoryPart::buffers), 4 * (2 * 32000.0 * 1024 + 1024));
    QCOMPARE(loading.part(MemoryPart::optimizer), 0.0);
}

void TestMemoryModel::publishedMeasurements_data() {
    QTest::addColumn<int>("model");
    QTest::addColumn<int>("tp");
    QTest::addColumn<int>("pp");
    QTest::addColumn<int>("dp");
    QTest::addColumn<int>("stage");
    QTest::addColumn<double>("gib");
    // MooreThreads/SimuMax, docs/b200/b200_release_v1.2_summary.json: Megatron-Core, bf16, fp32 gradients,
    // ZeRO-1, sequence 4096, micro-batch 1, fused cross-entropy; largest allocation over the ranks of a
    // stage.
    QTest::newRow("Llama-3-70B cut to 12 layers, first stage") << 70 << 1 << 2 << 4 << 0 << 66.55;
    QTest::newRow("Llama-3-70B cut to 12 layers, last stage") << 70 << 1 << 2 << 4 << 1 << 62.97;
    QTest::newRow("Llama-3.1-405B cut to 4 layers") << 405 << 8 << 1 << 1 << 0 << 38.57;
}

void TestMemoryModel::publishedMeasurements() {
    QFETCH(int, model);
    QFETCH(int, tp);
    QFETCH(int, pp);
    QFETCH(int, dp);
    QFETCH(int, stage);
    QFETCH(double, gib);
    const ModelShape shape = model == 70 ? denseShape(12, 8192, 64, 8, 28672, 128256)
                                         : denseShape(4, 16384, 128, 16, 53248, 128256);
    Job job = jobOf(shape, "megatron-core-2025", 4096, 32);
    job.recipe.loss = LossKernel::fused;
    const double predicted = MemoryModel(job, hopper()).stage(split(tp, pp, dp), stage).allocated / kGiB;
    QVERIFY2(near(predicted, gib, 0.05), qPrintable(QString::number(predicted)));
}

namespace {

Strategy anyStrategy() {
    const auto power = [](int highest) { return 1 << *rc::gen::inRange(0, highest + 1); };
    Strategy s;
    s.tp = power(3);
    s.pp = *rc::gen::inRange(1, 17);
    s.vpp = s.pp > 1 ? *rc::gen::inRange(1, 4) : 1;
    s.schedule = s.vpp > 1 ? Schedule::interleaved : Schedule::oneForwardOneBackward;
    s.cp = power(2);
    s.dp = power(6);
    s.ep = power(3);
    s.microBatch = *rc::gen::inRange(1, 9);
    s.sharding =
        *rc::gen::element(Sharding::none, Sharding::zero1, Sharding::zero2, Sharding::zero3, Sharding::fsdp);
    s.recompute = *rc::gen::element(Recompute::none, Recompute::selective, Recompute::full);
    s.sequenceParallel = *rc::gen::arbitrary<bool>();
    return s;
}

Job anyJob() {
    const char* stack =
        *rc::gen::element("megatron-core-2025", "hf-peft", "deepspeed", "pytorch-fsdp-compiled");
    ModelShape shape =
        *rc::gen::arbitrary<bool>() ? deepSeekV3() : denseShape(80, 8192, 64, 8, 28672, 128256);
    // Irregular: experts in every second layer only.
    if (shape.isMoe() && *rc::gen::arbitrary<bool>()) shape.moe.moeLayers = 29;
    Job job = jobOf(shape, stack, 4096, 1 << *rc::gen::inRange(6, 13));
    job.recipe.task = *rc::gen::element(Task::pretrain, Task::lora);
    return job;
}

} // namespace

void TestMemoryModel::partsAddUpToDevice() {
    QVERIFY(rc::check("parts add up to device", [] {
        const Job job = anyJob();
        const Strategy s = anyStrategy();
        const StageMemory m = MemoryModel(job, hopper()).stage(s, *rc::gen::inRange(0, s.pp));
        RC_ASSERT(std::accumulate(m.parts.begin(), m.parts.end(), 0.0) == m.device);
        RC_ASSERT(near(m.device, m.reserved + job.stack.memory.contextGiB * kGiB, 1e-12));
        RC_ASSERT(m.allocated <= m.reserved && m.reserved <= m.device);
        for (const double part : m.parts)
            RC_ASSERT(part >= 0);
    }));
}

void TestMemoryModel::peakIsTheFullestStage() {
    QVERIFY(rc::check("the peak over chosen stages is the peak over all", [] {
        const MemoryModel model(anyJob(), hopper());
        const Strategy s = anyStrategy();
        double device = 0;
        for (int stage = 0; stage < s.pp; ++stage) {
            device = std::max(device, model.stage(s, stage).device);
        }
        RC_ASSERT(near(model.peak(s), device, 1e-12));
    }));
}

void TestMemoryModel::largestMicroBatchIsTheLargest() {
    QVERIFY(rc::check("one more sequence no longer fits", [] {
        const Job job = anyJob();
        const MemoryModel model(job, hopper());
        Strategy s = anyStrategy();
        const double bytes = *rc::gen::inRange(20, 400) * kGiB;
        const int most = static_cast<int>(std::max<std::int64_t>(1, job.globalBatch / s.dp));
        const int largest = model.largestMicroBatch(s, bytes);
        RC_ASSERT(largest >= 0 && largest <= most);
        s.microBatch = largest;
        if (largest > 0) RC_ASSERT(model.peak(s) <= bytes * (1 + 1e-9));
        s.microBatch = largest + 1;
        if (largest < most) RC_ASSERT(model.peak(s) > bytes * (1 - 1e-9));
    }));
}

void TestMemoryModel::memoryIsMonotone() {
    QVERIFY(rc::check("more sharding never needs more, more sequences never less", [] {
        const Job job = anyJob();
        const MemoryModel model(job, hopper());
        const Strategy s = anyStrategy();
        Strategy more = s;
        more.cp *= 2;
        RC_ASSERT(model.peak(more) <= model.peak(s) * (1 + 1e-12));
        more = s;
        more.microBatch += 1;
        if (job.stack.memory.gradientsPersist) RC_ASSERT(model.peak(more) >= model.peak(s) * (1 - 1e-12));
        more = s;
        more.sharding = Sharding::zero1;
        Strategy less = more;
        less.sharding = Sharding::none;
        RC_ASSERT(model.peak(more) <= model.peak(less) * (1 + 1e-12));
    }));
}

void TestMemoryModel::verdictAndBand() {
    const Job job = jobOf(denseShape(80, 8192, 64, 8, 28672, 128256), "megatron-core-2025", 8192, 1024);
    const Machine machine = hopper();
    const MemoryModel model(job, machine);
    const MemoryOutcome no = model.outcome(split(8, 1, 8), 0.9);
    QVERIFY(no.fit == Fit::doesNotFit && no.fitIsCertain);
    const MemoryOutcome yes = model.outcome(split(8, 8, 16), 0.9);
    QVERIFY(yes.fit == Fit::fits && yes.fitIsCertain);
    QCOMPARE(yes.stages.size(), std::size_t{8});
    QCOMPARE(yes.fullest, 0);
    QCOMPARE(yes.limit, 0.9 * machine.usableBytes);
    // Between the user's limit and the capacity a plan does not fit, and a hair under its bytes neither.
    const double device = model.peak(split(8, 8, 16));
    QVERIFY(model.outcome(split(8, 8, 16), device / machine.usableBytes * 0.999).fit == Fit::doesNotFit);
    QVERIFY(model.outcome(split(8, 8, 16), device / machine.usableBytes * 1.001).fit == Fit::fits);
    // The band grows where the combination was never measured.
    Strategy interleaved = split(8, 8, 16);
    interleaved.vpp = 2;
    interleaved.schedule = Schedule::interleaved;
    QVERIFY(memoryBand(job, machine, interleaved) > memoryBand(job, machine, split(8, 8, 16)) + 0.05);
}

QTEST_APPLESS_MAIN(TestMemoryModel)
#include "test_memory_model.moc"
