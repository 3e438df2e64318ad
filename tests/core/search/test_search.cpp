// The search against brute force, itself on several threads, and its own bounds.
#include "core/search/pass_times.h"
#include "core/search/ranking.h"
#include "core/search/search.h"
#include "tests/support/memory_jobs.h"

#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>
#include <rapidcheck.h>
#include <thread>

namespace {
std::atomic<std::int64_t> allocations{0};
}

// Counts every allocation of this program.
void* operator new(std::size_t bytes) {
    ++allocations;
    if (void* memory = std::malloc(bytes == 0 ? 1 : bytes)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

using namespace rackwright;
using namespace rackwright::testing;

namespace {

struct Case {
    const char* name;
    ModelShape shape;
    const char* stack;
    int accelerators;
    std::int64_t batch;
    double memoryShare;
};

ModelShape smallMoe() {
    ModelShape shape = deepSeekV3();
    shape.layers = 12;
    shape.moe.moeLayers = 11;
    shape.moe.firstDenseLayers = 1;
    shape.moe.experts = 16;
    return shape;
}

std::vector<Case> smallSpaces() {
    const ModelShape llama = denseShape(80, 8192, 64, 8, 28672, 128256);
    const ModelShape seven = denseShape(32, 4096, 32, 32, 11008, 32000);
    return {{"70B on 64, Megatron", llama, "megatron-core-2025", 64, 128, 0.9},
            {"70B on 64, little memory", llama, "megatron-core-2025", 64, 128, 0.45},
            {"70B on 48, FSDP", llama, "pytorch-fsdp-compiled", 48, 96, 0.9},
            {"7B on 8, DeepSpeed", seven, "deepspeed", 8, 64, 0.9},
            {"7B on 8, PEFT", seven, "hf-peft", 8, 64, 0.9},
            {"MoE on 32, Megatron", smallMoe(), "megatron-core-2025", 32, 64, 0.9},
            {"175B on 96", gpt175b(), "megatron-core-2025", 96, 96, 0.9}};
}

SearchResult run(const Case& space, bool exhaustive, int threads = 1, SearchAim aim = SearchAim::everything) {
    const Job job = jobOf(space.shape, space.stack, 4096, space.batch);
    const Machine machine = hopper();
    SearchRequest request;
    request.accelerators = space.accelerators;
    request.memoryLimit = machine.usableBytes * space.memoryShare;
    request.exhaustive = exhaustive;
    request.threads = threads;
    request.aim = aim;
    return search(job, machine, StepTimer(job, machine), MemoryModel(job, machine), request);
}

bool same(const std::vector<Candidate>& a, const std::vector<Candidate>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Candidate& x, const Candidate& y) {
        return x.strategy == y.strategy && x.stepSeconds == y.stepSeconds && x.peakBytes == y.peakBytes &&
               x.onFront == y.onFront && x.simpler == y.simpler && x.status == y.status;
    });
}

} // namespace

class TestSearch : public QObject {
    Q_OBJECT

private slots:
    void prunedEqualsBruteForce();
    void threadsDoNotMatter();
    void theFastestAloneIsTheSame();
    void visitsWithoutAllocating();
    void boundsHold();
    void stopsWhenAsked();
    void nothingFits();
    void pinsThatCannotBe();
    void pinsAreKept();
    void simplerIsAsGoodWithFewerDimensions();
};

void TestSearch::prunedEqualsBruteForce() {
    for (const Case& space : smallSpaces()) {
        const SearchResult pruned = run(space, false);
        const SearchResult brute = run(space, true);
        QVERIFY2(same(pruned.best, brute.best), space.name);
        QVERIFY2(same(pruned.front, brute.front), space.name);
        QVERIFY2(!brute.best.empty(), space.name);
        QCOMPARE(brute.statistics.evaluated, brute.statistics.generated);
        QCOMPARE(pruned.statistics.generated, brute.statistics.generated);
        QCOMPARE(pruned.statistics.pruned + pruned.statistics.evaluated, pruned.statistics.generated);
        QVERIFY(pruned.statistics.feasible <= pruned.statistics.evaluated);
        for (std::size_t i = 1; i < pruned.front.size(); ++i) {
            QVERIFY(pruned.front[i].stepSeconds > pruned.front[i - 1].stepSeconds);
            QVERIFY(pruned.front[i].peakBytes < pruned.front[i - 1].peakBytes);
        }
    }
}

void TestSearch::threadsDoNotMatter() {
    for (const Case& space : smallSpaces()) {
        const SearchResult one = run(space, false, 1);
        for (const int threads : {2, 3}) {
            const SearchResult many = run(space, false, threads);
            QVERIFY2(same(one.best, many.best) && same(one.front, many.front) &&
                         same(one.rejected, many.rejected),
                     space.name);
            QCOMPARE(many.statistics.evaluated, one.statistics.evaluated);
            QCOMPARE(many.statistics.feasible, one.statistics.feasible);
        }
    }
}

/// With and without candidates that fit, on any number of threads.
void TestSearch::theFastestAloneIsTheSame() {
    for (Case space : smallSpaces()) {
        for (const double share : {space.memoryShare, 0.02}) {
            space.memoryShare = share;
            const SearchResult all = run(space, false);
            const auto kept = static_cast<std::size_t>(SearchRequest().keep); // behind them the simpler ones
            for (const int threads : {1, 2}) {
                SearchResult fastest = run(space, false, threads, SearchAim::fastest);
                QVERIFY(fastest.front.empty());
                QCOMPARE(fastest.rejected.empty(), !fastest.best.empty());
                QVERIFY2(fastest.closest.strategy == all.closest.strategy, space.name);
                QCOMPARE(fastest.best.size(), std::min(kept, all.best.size()));
                for (std::size_t i = 0; i < fastest.best.size(); ++i)
                    QVERIFY2(fastest.best[i].strategy == all.best[i].strategy, space.name);
                QVERIFY(fastest.statistics.evaluated <= all.statistics.evaluated);
            }
        }
    }
}

/// Brute force visits very many more candidates than the pruned search of the same space and allocates no
/// more.
void TestSearch::visitsWithoutAllocating() {
    const Case space = smallSpaces().front();
    const auto cost = [&](bool exhaustive) {
        const std::int64_t before = allocations;
        const SearchResult result = run(space, exhaustive);
        return std::pair(allocations - before, result.statistics.evaluated);
    };
    const auto [prunedAllocations, prunedVisits] = cost(false);
    const auto [bruteAllocations, bruteVisits] = cost(true);
    QVERIFY(bruteVisits - prunedVisits > 100000);
    QVERIFY2(bruteAllocations - prunedAllocations < 100, qPrintable(QString::number(bruteAllocations)));
}

void TestSearch::boundsHold() {
    const Case dense = smallSpaces().front();
    const Case moe = smallSpaces()[5];
    QVERIFY(rc::check("time and memory bounds hold", [&] {
        const Case& space = *rc::gen::arbitrary<bool>() ? dense : moe;
        const Job job = jobOf(space.shape, space.stack, 4096, 256);
        const StepTimer timer(job, hopper());
        const MemoryModel memory(job, hopper());
        Strategy s;
        s.tp = 1 << *rc::gen::inRange(0, 5);
        s.pp = *rc::gen::element(1, 2, 4);
        s.vpp = s.pp > 1 ? *rc::gen::element(1, 3) : 1;
        s.schedule = s.vpp > 1 ? Schedule::interleaved : Schedule::oneForwardOneBackward;
        s.cp = 1 << *rc::gen::inRange(0, 3);
        s.dp = 1 << *rc::gen::inRange(0, 5);
        s.microBatch = 1 << *rc::gen::inRange(0, 3);
        if (job.model.isMoe()) s.ep = *rc::gen::element(1, 4);
        s.sharding = *rc::gen::element(Sharding::none, Sharding::zero1, Sharding::fsdp);
        s.recompute = *rc::gen::element(Recompute::none, Recompute::selective, Recompute::full);
        s.sequenceParallel = *rc::gen::arbitrary<bool>();
        s.offload = *rc::gen::element(Offload::none, Offload::optimizer);
        if (s.recompute == Recompute::full) s.recomputedLayers = *rc::gen::inRange(0, 3);
        const double step = timer.step(s).total;
        const double microBatches = 256.0 / (s.dp * s.microBatch);
        PassTimes passes(timer, 1);
        const double inPasses = passes.pass(passes.add(), 0, s) * stepsPerPass(s, microBatches);
        RC_ASSERT(inPasses <= step * (1 + 1e-12));
        RC_ASSERT(timer.atLeast(s, inPasses) <= step);
        RC_ASSERT(timer.lowerBound(s) * s.pp / microBatches * stepsPerPass(s, microBatches) <=
                  step * (1 + 1e-12));
        RC_ASSERT(memory.floor(s) <= memory.peak(s) * (1 + 1e-12));
        if (s.recompute != Recompute::full || s.recomputedLayers == 0) return;
        Strategy more = s;
        ++more.recomputedLayers;
        RC_ASSERT(timer.step(more).total >= step * (1 - 1e-12));
        RC_ASSERT(memory.peak(more) <= memory.peak(s) * (1 + 1e-12));
    }));
}

void TestSearch::stopsWhenAsked() {
    const Job job = jobOf(gpt175b(), "megatron-core-2025", 2048, 4096);
    const Machine machine = hopper();
    SearchRequest request;
    request.accelerators = 4096;
    request.memoryLimit = machine.usableBytes;
    request.exhaustive = true;
    const StepTimer timer(job, machine);
    const MemoryModel memory(job, machine);
    std::stop_source stop;
    std::jthread asker([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        stop.request_stop();
    });
    const SearchResult result = search(job, machine, timer, memory, request, stop.get_token());
    QVERIFY(result.cancelled);
    QVERIFY(result.statistics.evaluated < result.statistics.generated);
}

void TestSearch::nothingFits() {
    Case space = smallSpaces().front();
    space.memoryShare = 0.02;
    const SearchResult pruned = run(space, false);
    const SearchResult brute = run(space, true);
    QVERIFY(pruned.best.empty() && pruned.front.empty());
    QVERIFY(pruned.closest.strategy == brute.closest.strategy);
    QVERIFY(pruned.closest.status == CandidateStatus::overMemory);
    const Error& reason = pruned.closest.reasons.at(0);
    QCOMPARE(reason.id, std::string("memory.over_limit"));
    QVERIFY(std::get<double>(reason.arguments.at(0).value) > 0);
}

void TestSearch::pinsThatCannotBe() {
    const Job job = jobOf(denseShape(28, 3584, 28, 4, 18944, 152064), "megatron-core-2025", 4096, 64);
    SearchRequest request;
    request.accelerators = 8;
    request.memoryLimit = hopper().usableBytes;
    request.pinned.tp = 8;
    const SearchResult result =
        search(job, hopper(), StepTimer(job, hopper()), MemoryModel(job, hopper()), request);
    QVERIFY(result.best.empty());
    QVERIFY(result.closest.status == CandidateStatus::invalid);
    QCOMPARE(result.closest.reasons.at(0).id, std::string("strategy.tp_heads"));
}

void TestSearch::pinsAreKept() {
    const Job job = jobOf(denseShape(80, 8192, 64, 8, 28672, 128256), "megatron-core-2025", 4096, 128);
    SearchRequest request;
    request.accelerators = 64;
    request.memoryLimit = hopper().usableBytes;
    request.pinned.tp = 8;
    request.pinned.pp = 4;
    request.pinned.vpp = 5;
    request.pinned.microBatch = 1;
    request.pinned.recompute = Recompute::full;
    request.pinned.sharding = Sharding::zero1;
    const SearchResult result =
        search(job, hopper(), StepTimer(job, hopper()), MemoryModel(job, hopper()), request);
    QVERIFY(!result.best.empty());
    for (const Candidate& candidate : result.best) {
        const Strategy& s = candidate.strategy;
        QVERIFY(s.tp == 8 && s.pp == 4 && s.vpp == 5 && s.microBatch == 1);
        QVERIFY(s.recompute == Recompute::full && s.recomputedLayers == 0 && s.sharding == Sharding::zero1);
    }
}

void TestSearch::simplerIsAsGoodWithFewerDimensions() {
    bool seen = false;
    for (const Case& space : smallSpaces()) {
        const SearchResult result = run(space, false);
        const Candidate& best = result.best.front();
        QVERIFY(!best.simpler);
        for (const Candidate& candidate : result.best) {
            if (!candidate.simpler) continue;
            seen = true;
            QVERIFY(complexity(candidate.strategy) < complexity(best.strategy));
            QVERIFY(candidate.stepSeconds < best.stepSeconds * 1.2);
        }
    }
    QVERIFY(seen);
}

QTEST_APPLESS_MAIN(TestSearch)
#include "test_search.moc"
