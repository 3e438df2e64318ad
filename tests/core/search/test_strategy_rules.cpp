// Every validity rule against the frameworks' behaviour in public issue threads.
#include "core/search/search.h"
#include "core/search/strategy_rules.h"
#include "core/search/strategy_space.h"
#include "tests/support/memory_jobs.h"

#include <QTest>

#include <algorithm>

using namespace rackwright;
using namespace rackwright::testing;

namespace {

bool breaks(const std::vector<Error>& errors, const char* rule) {
    return std::any_of(errors.begin(), errors.end(),
                       [&](const Error& e) { return e.id == std::string("strategy.") + rule; });
}

Job megatron(const ModelShape& shape, double sequence, std::int64_t batch) {
    return jobOf(shape, "megatron-core-2025", sequence, batch);
}

ModelShape qwen2_7b() {
    return denseShape(28, 3584, 28, 4, 18944, 152064);
}

Strategy split(int tp, int pp, int dp) {
    Strategy s;
    s.tp = tp;
    s.pp = pp;
    s.dp = dp;
    return s;
}

} // namespace

class TestStrategyRules : public QObject {
    Q_OBJECT

private slots:
    void headsOverTensorParallel();
    void everyBrokenRuleIsListed();
    void interleavingNeedsFullRounds();
    void ulyssesSplitsHeads();
    void unevenStages();
    void batchCountsReplicasOnly();
    void stacksLimitTheSpace();
    void enumerationAndRulesAgree();
};

/// vLLM #11797: 28 heads reject TP 8; 4 key/value heads are copied where there are more ranks.
void TestStrategyRules::headsOverTensorParallel() {
    const Job job = megatron(qwen2_7b(), 4096, 64);
    const std::vector<Error> eight = checkStrategy(split(8, 1, 1), job, hopper(), 8);
    QVERIFY(breaks(eight, "tp_heads"));
    QCOMPARE(std::get<double>(eight.front().arguments.at(0).value), 8.0);
    QCOMPARE(std::get<double>(eight.front().arguments.at(1).value), 28.0);
    QVERIFY(checkStrategy(split(4, 1, 2), job, hopper(), 8).empty());
    QVERIFY(checkStrategy(split(2, 2, 2), job, hopper(), 8).empty());
    // Five mixed GPUs, 32 heads: TP 5 is impossible, five stages are not.
    const Job llama = megatron(denseShape(32, 4096, 32, 32, 11008, 32000), 4096, 64);
    QVERIFY(breaks(checkStrategy(split(5, 1, 1), llama, hopper(), 5), "tp_heads"));
    QVERIFY(checkStrategy(split(1, 5, 1), llama, hopper(), 5).empty());
}

/// vLLM #52435: 256 experts on 3 ranks and 64 heads on 3 ranks are two faults, and both have to be told.
void TestStrategyRules::everyBrokenRuleIsListed() {
    ModelShape shape = deepSeekV3();
    shape.heads = shape.kvHeads = 64;
    Strategy s = split(3, 1, 1);
    s.ep = 3;
    const std::vector<Error> errors = checkStrategy(s, megatron(shape, 4096, 64), hopper(), 3);
    QVERIFY(breaks(errors, "tp_heads"));
    QVERIFY(breaks(errors, "ep_experts"));
    s = split(1, 1, 4);
    s.ep = 2;
    QVERIFY(breaks(checkStrategy(s, megatron(qwen2_7b(), 4096, 64), hopper(), 4), "ep_dense_model"));
    s = split(1, 1, 2);
    s.ep = 4;
    QVERIFY(breaks(checkStrategy(s, megatron(deepSeekV3(), 4096, 64), hopper(), 2), "expert_grid"));
    s.dp = 0;
    QVERIFY(breaks(checkStrategy(s, megatron(deepSeekV3(), 4096, 64), hopper(), 2), "degree_below_one"));
}

/// NVIDIA-NeMo/Speech #14288: six interleaved stages and three micro-batches.
void TestStrategyRules::interleavingNeedsFullRounds() {
    Strategy s = split(1, 6, 1);
    s.vpp = 2;
    s.schedule = Schedule::interleaved;
    const ModelShape shape = denseShape(48, 4096, 32, 32, 11008, 32000);
    QVERIFY(breaks(checkStrategy(s, megatron(shape, 4096, 3), hopper(), 6), "vpp_micro_batches"));
    QVERIFY(checkStrategy(s, megatron(shape, 4096, 12), hopper(), 6).empty());
    s = split(1, 1, 1);
    s.vpp = 2;
    QVERIFY(breaks(checkStrategy(s, megatron(shape, 4096, 12), hopper(), 1), "vpp_without_pp"));
}

/// verl #1226: 40 heads and 8 key/value heads allow 1, 2, 4, 8 and 40.
void TestStrategyRules::ulyssesSplitsHeads() {
    const Job job = megatron(denseShape(48, 5120, 40, 8, 13824, 152064), 40960, 64);
    std::vector<int> valid;
    for (int cp = 1; cp <= 40; ++cp) {
        if (contextSplits(job, 1, cp, ContextKind::ulysses)) valid.push_back(cp);
    }
    QCOMPARE(valid, (std::vector<int>{1, 2, 4, 8, 40}));
    QVERIFY(!contextSplits(job, 1, 3, ContextKind::ring));
    QVERIFY(contextSplits(job, 1, 16, ContextKind::ring));
}

/// Llama 3 405B (arXiv 2407.21783): 126 layers on 16 stages, one layer short at either end; with virtual
/// stages at most two layers may be missing.
void TestStrategyRules::unevenStages() {
    QVERIFY(layersSplit(126, 16, 1));
    QVERIFY(layersSplit(126, 16, 8));
    QVERIFY(!layersSplit(126, 16, 7));
    QVERIFY(layersSplit(61, 16, 1));
    QVERIFY(!layersSplit(10, 16, 1));
    QVERIFY(!layersSplit(33, 16, 1)); // three layers on inner stages would leave less than none for the ends
}

/// mosaicml/examples #41: the global batch is divided by micro-batch × data parallel, not by all
/// accelerators.
void TestStrategyRules::batchCountsReplicasOnly() {
    const Job job = megatron(denseShape(32, 4096, 32, 32, 11008, 32000), 4096, 24);
    Strategy s = split(2, 1, 8);
    QVERIFY(checkStrategy(s, job, hopper(), 16).empty());
    s.microBatch = 2;
    QVERIFY(breaks(checkStrategy(s, job, hopper(), 16), "batch"));
    QVERIFY(breaks(checkStrategy(s, job, hopper(), 8), "world_size"));
}

void TestStrategyRules::stacksLimitTheSpace() {
    Job job = jobOf(denseShape(32, 4096, 32, 32, 11008, 32000), "hf-peft", 4096, 64);
    const std::vector<Error> errors = checkStrategy(split(2, 2, 2), job, hopper(), 8);
    QVERIFY(breaks(errors, "stack_tensor") && breaks(errors, "stack_pipeline") &&
            breaks(errors, "stack_sharding"));
    job = jobOf(job.model, "megatron-deepspeed", 4096, 64);
    Strategy s = split(1, 2, 4);
    s.sharding = Sharding::zero3;
    QVERIFY(breaks(checkStrategy(s, job, hopper(), 8), "sharding_in_pipeline"));
}

/// What is enumerated is exactly what the rules allow, over all degrees of small clusters.
void TestStrategyRules::enumerationAndRulesAgree() {
    ModelShape experts = deepSeekV3();
    experts.layers = 6;
    experts.moe.firstDenseLayers = 1;
    experts.moe.moeLayers = 5;
    experts.moe.experts = 4;
    const ModelShape dense = denseShape(6, 512, 8, 2, 1024, 1000);
    for (const ModelShape& shape : {dense, experts}) {
        for (const char* stack : {"megatron-core-2025", "pytorch-fsdp-compiled", "deepspeed"}) {
            const Job job = jobOf(shape, stack, 64, 8);
            SearchRequest request;
            request.accelerators = 8;
            const StrategySpace space(job, request);
            std::vector<Strategy> listed;
            const StepTimer timer(job, hopper());
            PassTimes passes(timer, space.microBatchCount());
            for (const SplitGroup& group : space.groups(passes)) {
                std::int64_t members = 0;
                space.forEachMicroBatch(group, [&](int microBatch, std::size_t) {
                    space.forEachVariant(group, microBatch, [&](const Strategy& s) {
                        listed.push_back(s);
                        ++members;
                    });
                });
                QCOMPARE(members, group.size);
            }
            for (const Strategy& s : listed)
                QVERIFY(checkStrategy(s, job, hopper(), 8).empty());
            // Degrees that the rules allow with the plainest of everything else must all be there.
            for (int tp = 1; tp <= 8; ++tp)
                for (int pp = 1; pp <= 8; ++pp)
                    for (int cp = 1; cp <= 8; ++cp)
                        for (int ep = 1; ep <= 8; ++ep) {
                            if (8 % (tp * pp * cp) != 0) continue;
                            Strategy s = split(tp, pp, 8 / (tp * pp * cp));
                            s.cp = cp;
                            s.ep = ep;
                            s.etp = ep == 1 && shape.isMoe() ? tp : 1;
                            s.sequenceParallel = tp > 1;
                            s.sharding = job.stack.id == std::string("pytorch-fsdp-compiled") ? Sharding::fsdp
                                         : s.dp * s.cp > 1 ? Sharding::zero1
                                                           : Sharding::none;
                            const bool allowed = checkStrategy(s, job, hopper(), 8).empty();
                            const bool there = std::find(listed.begin(), listed.end(), s) != listed.end();
                            QCOMPARE(there, allowed);
                        }
        }
    }
}

QTEST_APPLESS_MAIN(TestStrategyRules)
#include "test_strategy_rules.moc"
