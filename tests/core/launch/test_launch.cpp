// What is exported reads back as the same plan; foreign files are read without being run.
#include "core/files/catalog_reader.h"
#include "core/launch/launch_export.h"
#include "core/launch/launch_import.h"
#include "tests/support/memory_jobs.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <rapidcheck.h>

using namespace rackwright;
using namespace rackwright::testing;

namespace {

LaunchJob llama() {
    LaunchJob job;
    job.model = denseShape(80, 8192, 64, 8, 28672, 128256);
    job.sequence = 8192;
    job.globalBatch = 1024;
    job.tokens = 1e12;
    job.strategy.tp = 8;
    job.strategy.pp = 4;
    job.strategy.dp = 16;
    job.strategy.etp = 8;
    job.strategy.contextKind = ContextKind::ring;
    return job;
}

bool lists(const std::vector<std::string>& all, const std::string& wanted) {
    return std::find(all.begin(), all.end(), wanted) != all.end();
}

} // namespace

class TestLaunch : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        Result<Catalog> catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        m_catalog = std::move(*catalog);
    }

    void megatronRoundTrip();
    void expertsRoundTrip();
    void everyStrategyRoundTrips();
    void deepspeedRoundTrip();
    void torchtitanRoundTrip();
    void nemoSaysTheSplit();
    void saysWhatIsLost();
    void readsAPublicScript();
    void runsNothing();
    void refusesWhatItCannotRead();
    void becomesAPlan();

private:
    LaunchImport read(const std::vector<LaunchFile>& files) {
        Result<LaunchImport> launch = importLaunch(files, m_catalog);
        if (!launch) qFatal("%s", launch.error().id.c_str());
        return *launch;
    }

    Catalog m_catalog;
};

void TestLaunch::megatronRoundTrip() {
    const LaunchJob job = llama();
    const LaunchExport out = exportLaunch(job, LaunchTarget::megatron);
    QCOMPARE(out.files.size(), std::size_t{1});
    QVERIFY(out.lost.empty());
    const LaunchImport back = read(out.files);
    QVERIFY(back.hasModel && back.hasWorld);
    QVERIFY(back.unread.empty());
    QVERIFY(back.job.strategy == job.strategy);
    ModelShape shape = back.job.model;
    shape.name = job.model.name;
    QVERIFY(shape == job.model);
    QCOMPARE(back.job.globalBatch, job.globalBatch);
    QCOMPARE(back.job.sequence, job.sequence);
    QVERIFY(std::abs(back.job.tokens / job.tokens - 1) < 1e-4);
}

/// DeepSeek-V3: latent attention, three dense layers first, a shared expert, one prediction module.
void TestLaunch::expertsRoundTrip() {
    LaunchJob job = llama();
    job.model = deepSeekV3();
    job.strategy.tp = 1;
    job.strategy.etp = 1;
    job.strategy.sequenceParallel = false;
    job.strategy.pp = 16;
    job.strategy.dp = 128;
    job.strategy.ep = 64;
    job.strategy.recompute = Recompute::selective;
    job.strategy.selectiveModules = recomputeMlaUpProjection | recomputeMoeActivation;
    job.recipe.precision = Precision::fp8Rowwise;
    const LaunchImport back = read(exportLaunch(job, LaunchTarget::megatron).files);
    QVERIFY(back.job.strategy == job.strategy);
    QVERIFY(back.job.recipe.precision == Precision::fp8Rowwise);
    QVERIFY(back.job.model.moe == job.model.moe);
    QVERIFY(back.job.model.latent == job.model.latent);
    QCOMPARE(back.job.model.mtpModules, job.model.mtpModules);
}

void TestLaunch::everyStrategyRoundTrips() {
    QVERIFY(rc::check("Megatron arguments keep the strategy", [this] {
        const auto power = [](int highest) { return 1 << *rc::gen::inRange(0, highest + 1); };
        LaunchJob job = llama();
        Strategy& s = job.strategy;
        s.tp = s.etp = power(3);
        s.pp = power(3);
        s.vpp = s.pp > 1 ? power(2) : 1;
        s.schedule = s.vpp > 1 ? Schedule::interleaved : Schedule::oneForwardOneBackward;
        s.cp = power(2);
        s.dp = power(7);
        job.perServer = std::min(8, s.accelerators());
        s.microBatch = power(3);
        s.sequenceParallel = s.tp > 1;
        s.sharding = *rc::gen::element(Sharding::none, Sharding::zero1, Sharding::zero2, Sharding::fsdp);
        s.offload = *rc::gen::element(Offload::none, Offload::optimizer);
        s.recompute = *rc::gen::element(Recompute::none, Recompute::selective, Recompute::full);
        if (s.recompute == Recompute::full) s.recomputedLayers = *rc::gen::inRange(0, 5);
        if (s.cp > 1)
            s.contextKind =
                *rc::gen::element(ContextKind::ring, ContextKind::allGather, ContextKind::ulysses);
        RC_ASSERT(read(exportLaunch(job, LaunchTarget::megatron).files).job.strategy == s);
    }));
}

void TestLaunch::deepspeedRoundTrip() {
    LaunchJob job = llama();
    job.strategy.sharding = Sharding::zero1;
    const LaunchExport out = exportLaunch(job, LaunchTarget::deepspeed);
    QCOMPARE(out.files.size(), std::size_t{2}); // the JSON and Megatron-DeepSpeed's arguments
    QVERIFY(read(out.files).job.strategy == job.strategy);

    // Fine-tuning without any split: the JSON alone, and its batch arithmetic gives the replicas.
    job.strategy = Strategy();
    job.strategy.dp = 32;
    job.strategy.microBatch = 4;
    job.strategy.sharding = Sharding::zero3;
    job.strategy.offload = Offload::optimizerAndParameters;
    job.strategy.sequenceParallel = false;
    job.recipe.task = Task::fullFineTune;
    const LaunchExport alone = exportLaunch(job, LaunchTarget::deepspeed);
    QCOMPARE(alone.files.size(), std::size_t{1});
    const LaunchImport back = read(alone.files);
    QVERIFY(!back.hasModel);
    QVERIFY(back.job.strategy == job.strategy);
    QCOMPARE(back.job.globalBatch, job.globalBatch);
}

void TestLaunch::torchtitanRoundTrip() {
    LaunchJob job = llama();
    job.preset = "llama-3.1-70b";
    job.strategy.etp = 8;
    job.strategy.sharding = Sharding::fsdp;
    job.strategy.recompute = Recompute::selective;
    job.strategy.selectiveModules = recomputeByOperator;
    job.strategy.contextKind = ContextKind::ring;
    const LaunchImport back = read(exportLaunch(job, LaunchTarget::torchtitan).files);
    QCOMPARE(back.job.preset, job.preset);
    QVERIFY(back.unread.empty());
    QVERIFY(back.job.strategy == job.strategy);
    QCOMPARE(back.job.globalBatch, job.globalBatch);

    job.strategy.sharding = Sharding::hsdp;
    job.strategy.shardGroup = 4;
    QVERIFY(read(exportLaunch(job, LaunchTarget::torchtitan).files).job.strategy == job.strategy);
}

void TestLaunch::nemoSaysTheSplit() {
    const LaunchExport out = exportLaunch(llama(), LaunchTarget::nemo);
    const std::string& yaml = out.files.front().bytes;
    QVERIFY(yaml.find("  tensor_model_parallel_size: 8\n") != std::string::npos);
    QVERIFY(yaml.find("  pipeline_model_parallel_size: 4\n") != std::string::npos);
    QVERIFY(yaml.find("  num_nodes: 64\n") != std::string::npos);
    QVERIFY(yaml.find("name: distributed_fused_adam") != std::string::npos);
}

void TestLaunch::saysWhatIsLost() {
    const auto loses = [](const LaunchJob& job, LaunchTarget target, const char* id) {
        const LaunchExport out = exportLaunch(job, target);
        return std::any_of(out.lost.begin(), out.lost.end(),
                           [&](const Error& error) { return error.id == id; });
    };
    LaunchJob job = llama();
    QVERIFY(loses(job, LaunchTarget::torchtitan, "launch.lost.model"));
    QVERIFY(loses(job, LaunchTarget::torchtitan, "launch.lost.torchtitan_sharding"));
    job.model.slidingWindow = 4096;
    QVERIFY(loses(job, LaunchTarget::megatron, "launch.lost.sliding_window"));
    job.strategy.cp = 2;
    QVERIFY(loses(job, LaunchTarget::deepspeed, "launch.lost.context_parallel"));
    job.recipe.task = Task::lora;
    QVERIFY(loses(job, LaunchTarget::nemo, "launch.lost.adapters"));
}

/// The shape of NVIDIA/Megatron-LM's examples: variables, arrays, options in texts, a world from the
/// launcher.
void TestLaunch::readsAPublicScript() {
    const LaunchFile file{"train.sh", R"sh(#!/bin/bash
# runs the 175B model
GPUS_PER_NODE=8
NUM_NODES=16
TP=8
DISTRIBUTED_ARGS=(
    --nproc_per_node $GPUS_PER_NODE
    --nnodes ${NUM_NODES} # servers
    --master_port 6000
)
GPT_ARGS="
    --num-layers 96 --hidden-size 12288 \
    --num-attention-heads 96
    --seq-length=2048 --max-position-embeddings 2048
    --vocab-size 51200
"
PARALLEL=( --tensor-model-parallel-size ${TP} --pipeline-model-parallel-size 16 --sequence-parallel )
torchrun ${DISTRIBUTED_ARGS[@]} pretrain_gpt.py $GPT_ARGS "${PARALLEL[@]}" \
    --micro-batch-size ${MBS:-1} --global-batch-size 1536 --bf16 --recompute-granularity full \
    --num-layers-per-virtual-pipeline-stage 3 --lr 6.0e-5 --frobnicate 7
)sh"};
    const LaunchImport back = read({file});
    const Strategy& s = back.job.strategy;
    QVERIFY(s.tp == 8 && s.pp == 16 && s.vpp == 2 && s.dp == 1 && s.microBatch == 1);
    QVERIFY(s.sequenceParallel && s.recompute == Recompute::full && s.sharding == Sharding::none);
    QCOMPARE(back.job.model.ffn, std::int64_t{4 * 12288});
    QVERIFY(back.job.model.positions == Positions::learned && !back.job.model.gatedMlp);
    QCOMPARE(back.job.globalBatch, std::int64_t{1536});
    QCOMPARE(back.unread, std::vector<std::string>{"--frobnicate"});
    QVERIFY(lists(back.assumed, "ffn_hidden_size"));
}

void TestLaunch::runsNothing() {
    QTemporaryDir folder;
    const std::string witness = folder.filePath(QStringLiteral("witness")).toStdString();
    const LaunchImport back = read({{"x.sh", "A=$(touch " + witness + ")\nB=`touch " + witness + "`\ntouch " +
                                                 witness + "\npretrain --tensor-model-parallel-size 2\n"}});
    QCOMPARE(back.job.strategy.tp, 2);
    QVERIFY(!back.unread.empty()); // the substituted commands are listed
    QVERIFY(!QFile::exists(QString::fromStdString(witness)));
}

void TestLaunch::refusesWhatItCannotRead() {
    const auto fault = [this](const LaunchFile& file) {
        const Result<LaunchImport> launch = importLaunch(std::vector<LaunchFile>{file}, m_catalog);
        return launch ? std::string() : launch.error().id;
    };
    QCOMPARE(fault({"a.sh", "echo hello"}), std::string("launch.nothing_known"));
    QCOMPARE(fault({"a.json", "{"}), std::string("launch.not_json"));
    QCOMPARE(fault({"a.toml", "[training]\nnonsense\n"}), std::string("launch.bad_line"));
    QCOMPARE(fault({"a.sh", std::string(kLaunchFileLimit + 1, 'x')}), std::string("launch.too_large"));
    const std::vector<LaunchFile> many(kLaunchFiles + 1, {"a.sh", "--bf16"});
    QCOMPARE(importLaunch(many, m_catalog).error().id, std::string("launch.too_many_files"));
    // A variable that doubles itself is cut off before it fills the memory.
    std::string doubling = "A=\"--bf16 --bf16\"\n";
    for (int i = 0; i < 64; ++i)
        doubling += "A=\"$A $A\"\n";
    QCOMPARE(fault({"a.sh", doubling + "run $A\n"}), std::string("launch.nothing_known"));
}

void TestLaunch::becomesAPlan() {
    const LaunchImport launch = read(exportLaunch(llama(), LaunchTarget::megatron).files);
    const Scenario plan = launchScenario(launch, m_catalog);
    QCOMPARE(plan.model.preset, std::string(kImportedPreset));
    QCOMPARE(plan.parallel.tp, std::optional<double>(8));
    QCOMPARE(plan.parallel.pp, std::optional<double>(4));
    QVERIFY(plan.parallel.sharding == Sharding::zero1);
    QCOMPARE(plan.hardware.servers, 64.0);
    QCOMPARE(plan.data.globalBatch, 1024.0);
}

QTEST_APPLESS_MAIN(TestLaunch)
#include "test_launch.moc"
