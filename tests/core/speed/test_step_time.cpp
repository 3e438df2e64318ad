// What must hold for every strategy, machine and job, and published runs that pin the whole formula.
#include "core/files/catalog_reader.h"
#include "core/plan/resolve.h"
#include "core/speed/step_model.h"
#include "core/speed/step_time.h"
#include "reference_cases.h"

#include <QtTest>

#include <rapidcheck.h>
#include <thread>

using namespace rackwright;

namespace {

int powerOfTwo(int largest) {
    return 1 << *rc::gen::inRange(0, largest + 1);
}

Strategy anyStrategy(bool experts) {
    Strategy s;
    s.tp = powerOfTwo(4);
    s.pp = powerOfTwo(4);
    s.vpp = s.pp > 1 ? powerOfTwo(2) : 1;
    s.cp = powerOfTwo(2);
    s.dp = powerOfTwo(6);
    s.ep = experts ? std::min(8, powerOfTwo(3)) : 1;
    s.microBatch = powerOfTwo(2);
    s.sharding = *rc::gen::element(Sharding::none, Sharding::zero1, Sharding::zero2, Sharding::zero3,
                                   Sharding::fsdp, Sharding::hsdp);
    if (s.sharding == Sharding::hsdp) s.shardGroup = 8;
    s.recompute = *rc::gen::element(Recompute::none, Recompute::selective, Recompute::full);
    s.contextKind = *rc::gen::element(ContextKind::ring, ContextKind::allGather, ContextKind::ulysses);
    s.offload = *rc::gen::element(Offload::none, Offload::optimizer, Offload::optimizerAndParameters);
    s.sequenceParallel = *rc::gen::arbitrary<bool>();
    return s;
}

Job anyJob(bool experts) {
    const ModelShape model = experts ? reference::grok1() : reference::llama405b();
    const SpeedProfile stack =
        *rc::gen::element(reference::megatronCore2024(), reference::megatron2021(), reference::composer());
    const Precision precision = *rc::gen::element(Precision::bf16, Precision::fp8, Precision::mxfp8,
                                                  Precision::nvfp4, Precision::fp32);
    Job job = reference::job(model, stack, 1024.0 * powerOfTwo(5), 256LL * powerOfTwo(3), precision);
    job.recipe.task = *rc::gen::element(Task::pretrain, Task::lora, Task::qlora);
    return job;
}

Machine anyMachine() {
    return *rc::gen::element(reference::a100(), reference::h100(), reference::gb200());
}

double stepOf(const Job& job, const Machine& machine, const Strategy& strategy) {
    return StepTimer(job, machine).step(strategy).total;
}

/// The four models of Korthikanti et al. 2022 (arXiv 2205.05198), tables 3 and 5.
struct Korthikanti {
    ModelShape model;
    Strategy strategy;
    std::int64_t batch;
    double full;      ///< s, full recomputation
    double selective; ///< s, sequence parallelism and selective recomputation
};

std::array<Korthikanti, 4> korthikantiRuns() {
    std::array<Korthikanti, 4> runs{{
        {reference::plainDecoder(48, 6144, 64, 51200), reference::split(8, 1, 1, 1), 4, 1.42, 1.10},
        {reference::gpt3(), reference::split(8, 8, 3, 1), 64, 18.13, 13.75},
        {reference::plainDecoder(105, 20480, 128, 51200), reference::split(8, 35, 3, 1), 280, 49.05, 37.83},
        {reference::plainDecoder(128, 25600, 160, 51200), reference::split(8, 64, 1, 1), 512, 94.42, 71.49},
    }};
    runs[0].strategy.microBatch = 4;
    return runs;
}

} // namespace

class StepTimeTest : public QObject {
    Q_OBJECT

private slots:
    void partsSumToTotal() {
        QVERIFY(rc::check([] {
            const bool experts = *rc::gen::arbitrary<bool>();
            const StepTime time = StepTimer(anyJob(experts), anyMachine()).step(anyStrategy(experts));
            double sum = 0;
            for (const double part : time.parts) {
                RC_ASSERT(std::isfinite(part));
                RC_ASSERT(part >= -1e-9 * time.total);
                sum += part;
            }
            RC_ASSERT(sum == time.total);
        }));
    }

    void lowerBoundHolds() {
        QVERIFY(rc::check([] {
            const bool experts = *rc::gen::arbitrary<bool>();
            const StepTimer timer(anyJob(experts), anyMachine());
            const Strategy strategy = anyStrategy(experts);
            RC_ASSERT(timer.lowerBound(strategy) <= timer.step(strategy).total * (1 + 1e-12));
        }));
    }

    void betterHardwareIsNeverSlower() {
        QVERIFY(rc::check([] {
            const bool experts = *rc::gen::arbitrary<bool>();
            const Job job = anyJob(experts);
            const Machine machine = anyMachine();
            const Strategy strategy = anyStrategy(experts);
            const double before = stepOf(job, machine, strategy) * (1 + 1e-9);
            const auto improved = [&](auto change) {
                Machine better = machine;
                change(better);
                return stepOf(job, better, strategy);
            };
            RC_ASSERT(improved([](Machine& m) { m.hbmRate *= 1.3; }) <= before);
            RC_ASSERT(improved([](Machine& m) { m.nicRate *= 1.3; }) <= before);
            RC_ASSERT(improved([](Machine& m) { m.hostLinkRate *= 1.3; }) <= before);
            RC_ASSERT(improved([](Machine& m) { m.scaleUpRate = m.scaleUpPairRate *= 1.3; }) <= before);
            RC_ASSERT(improved([](Machine& m) {
                          m.peak16 *= 1.3;
                          m.peak8 *= 1.3;
                          m.peak4 *= 1.3;
                      }) <= before);
        }));
    }

    void sameAnswerFromEveryThread() {
        const StepTimer timer(reference::job(reference::gpt3(), reference::megatronCore2024(), 2048, 256),
                              reference::h100());
        const double expected = timer.step(reference::split(4, 8, 12, 4)).total;
        std::array<double, 4> totals{};
        {
            std::vector<std::jthread> threads;
            for (double& total : totals) {
                threads.emplace_back([&] {
                    for (int i = 0; i < 1000; ++i)
                        total = timer.step(reference::split(4, 8, 12, 4)).total;
                });
            }
        }
        for (const double total : totals)
            QCOMPARE(total, expected);
    }

    void tensorParallelAcrossServersIsSlow() {
        const StepTimer timer(reference::job(reference::gpt3(), reference::megatronCore2024(), 2048, 512),
                              reference::h100());
        const StepTime inside = timer.step(reference::split(8, 8, 1, 8));
        const StepTime across = timer.step(reference::split(16, 8, 1, 4));
        QVERIFY(across.total > 1.1 * inside.total);
        QVERIFY(across.part(TimePart::tensorParallel) > 3 * inside.part(TimePart::tensorParallel));
    }

    void bubbleOfEvenStages() {
        // Without embedding and head every stage is alike: the bubble is (p-1)/(m·v) of the ideal time.
        Job job = reference::job(reference::gpt3(), reference::megatronCore2024(), 2048, 64);
        job.model.vocabulary = 1;
        const StepTimer timer(job, reference::h100());
        for (const int chunks : {1, 3}) {
            const StepTime time = timer.step(reference::split(8, 8, chunks, 1));
            const double ideal = time.total - time.part(TimePart::bubble) -
                                 time.part(TimePart::pipelineSend) - time.part(TimePart::optimizer) -
                                 time.part(TimePart::jitter);
            const double expected = 7.0 / (64 * chunks);
            QVERIFY(std::abs(time.part(TimePart::bubble) / ideal - expected) < 0.02 * expected);
        }
    }

    void fullRecomputationReplaysForward() {
        const StepTimer timer(reference::job(reference::gpt3(), reference::megatron2021(), 2048, 64),
                              reference::a100());
        Strategy strategy = reference::split(8, 8, 1, 1);
        const StepTime none = timer.step(strategy);
        strategy.recompute = Recompute::full;
        const StepTime full = timer.step(strategy);
        QVERIFY(std::abs(full.hardwareFlops / full.modelFlops - 4.0 / 3) < 0.02);
        QVERIFY(full.total > 1.25 * none.total);
        strategy.recomputedLayers = 6; // half of the twelve layers of a stage
        const double half = timer.step(strategy).part(TimePart::recompute);
        QVERIFY(std::abs(half / full.part(TimePart::recompute) - 0.5) < 1e-9);
    }

    void frozenWeightsCostTwoThirds() {
        Job job = reference::job(reference::llama405b(), reference::megatronCore2025(), 8192, 64);
        const double full = StepTimer(job, reference::gb200()).step(reference::split(4, 1, 1, 1)).total;
        job.recipe.task = Task::lora;
        const StepTime lora = StepTimer(job, reference::gb200()).step(reference::split(4, 1, 1, 1));
        QVERIFY(lora.total > 0.62 * full && lora.total < 0.80 * full);
        QCOMPARE(lora.part(TimePart::optimizer), 0.0);
    }

    void offloadIsBoundByTheHostLink() {
        const StepTimer timer(reference::job(reference::llama13b(), reference::compiledFsdp(), 4096, 8),
                              reference::a100());
        Strategy strategy = reference::split(1, 1, 1, 8);
        strategy.sharding = Sharding::fsdp;
        const StepTime resident = timer.step(strategy);
        strategy.offload = Offload::optimizer;
        const StepTime offloaded = timer.step(strategy);
        // 13e9/8 parameters, 2 + 2 + 28 bytes each over 25 GB/s.
        QVERIFY(std::abs(offloaded.part(TimePart::optimizer) - 13.0e9 / 8 * 32 / 25e9) < 0.1);
        QVERIFY(offloaded.total > resident.total + 1);
    }

    void predictedTokensModulesAreExtraLayers() {
        Job job = reference::job(reference::llama13b(), reference::megatronCore2025(), 4096, 64);
        const double plain = StepTimer(job, reference::h100()).step(reference::split(1, 1, 1, 8)).total;
        job.model.mtpModules = 1;
        const double extra = StepTimer(job, reference::h100()).step(reference::split(1, 1, 1, 8)).total;
        QVERIFY(extra > plain * (1 + 1.0 / 40) && extra < plain * 1.10);
    }

    void trafficNamesTheWire() {
        const StepTimer timer(reference::job(reference::grok1(), reference::megatronCore2024(), 8192, 1024),
                              reference::h100());
        Strategy strategy = reference::split(4, 8, 8, 8);
        strategy.cp = 2;
        strategy.ep = 8;
        const TimeOutcome outcome = timer.explainTraffic(strategy);
        QVERIFY(!outcome.tp.betweenServers);
        QVERIFY(!outcome.ep.betweenServers); // the ranks of eight experts fit into a server
        QVERIFY(outcome.dp.betweenServers);
        QVERIFY(outcome.pp.betweenServers);
        QCOMPARE(outcome.step.total, timer.step(strategy).total);
        QVERIFY(outcome.tp.exposedSeconds < outcome.tp.busySeconds);
        // TP bytes: (4 - 2 around experts) all-reduces of 2·T·h, sent 2·(t-1)/t times, per layer and
        // micro-batch.
        const double layerBytes = 2 * 2.0 * 3 / 4 * (2 * 4096.0 * 6144);
        QVERIFY(std::abs(outcome.tp.bytes / (layerBytes * 8 * 128) - 1) < 1e-9);
        QVERIFY(outcome.mfu > 0.3 && outcome.mfu < 0.5);
        QVERIFY(outcome.mfuCausal < outcome.mfu);
    }

    void korthikantiTable5() {
        // As shipped: the catalogue's stack and accelerator, nothing set by hand.
        const Result<Catalog> catalog = shippedCatalog();
        QVERIFY(catalog.has_value());
        const SoftwareStack* stack = catalog->stack("megatron-lm-2021");
        const Accelerator* part = catalog->hardware.accelerator("a100-sxm4-80");
        QVERIFY(stack != nullptr && part != nullptr);
        const Result<Machine> machine = machineOf(*part, nullptr);
        QVERIFY(machine.has_value());
        double sum = 0;
        double worst = 0;
        const auto compare = [&](const StepTimer& timer, const Strategy& strategy, double measured) {
            const double error = std::abs(timer.step(strategy).total / measured - 1);
            sum += error;
            worst = std::max(worst, error);
        };
        for (const Korthikanti& run : korthikantiRuns()) {
            const StepTimer timer(reference::job(run.model, stack->speed, 2048, run.batch), *machine);
            Strategy strategy = run.strategy;
            strategy.recompute = Recompute::full;
            strategy.sequenceParallel = false;
            compare(timer, strategy, run.full);
            strategy.recompute = Recompute::selective;
            strategy.sequenceParallel = true;
            compare(timer, strategy, run.selective);
        }
        qInfo("table 5: mean %.1f %%, worst %.1f %%", sum / 8 * 100, worst * 100);
        QVERIFY(sum / 8 <= 0.04);
        QVERIFY(worst <= 0.07);
    }

    void bandsWidenWithIgnorance() {
        Job job = reference::job(reference::llama405b(), reference::megatronCore2025(), 8192, 256);
        Machine machine = reference::h100();
        machine.measured = true;
        const TimeBand known = timeBand(job, machine, reference::split(8, 16, 1, 8));
        QVERIFY(known.low < 1 && known.high > 1);
        machine.measured = false;
        const TimeBand unseen = timeBand(job, machine, reference::split(8, 16, 1, 8));
        QVERIFY(unseen.low < known.low && unseen.high > known.high);
        machine.measured = true;
        job.model = reference::grok1();
        const TimeBand experts = timeBand(job, machine, reference::split(8, 16, 1, 8));
        QVERIFY(experts.high > known.high);
    }
};

QTEST_APPLESS_MAIN(StepTimeTest)
#include "test_step_time.moc"
