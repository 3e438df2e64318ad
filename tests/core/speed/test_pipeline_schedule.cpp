// The simulated pipeline: textbook bubbles, dependencies, nothing lost, nothing twice.
#include "core/speed/pipeline_schedule.h"

#include <QTest>

#include <cmath>
#include <map>
#include <tuple>

using namespace rackwright;

namespace {

Strategy pipeline(int pp, int vpp) {
    Strategy strategy;
    strategy.pp = pp;
    strategy.vpp = vpp;
    strategy.schedule = vpp > 1 ? Schedule::interleaved : Schedule::oneForwardOneBackward;
    return strategy;
}

StageSeconds equal(int pp) {
    const auto stages = static_cast<std::size_t>(pp);
    return {std::vector<double>(stages, 1.0), std::vector<double>(stages, 2.0)};
}

/// End of every block, to check dependencies.
std::map<std::tuple<bool, int, int>, double> ends(const PipelineSchedule& schedule) {
    std::map<std::tuple<bool, int, int>, double> out;
    for (const ScheduleBlock& block : schedule.blocks)
        out[{block.backward, block.chunk * schedule.stages + block.stage, block.microBatch}] = block.end;
    return out;
}

} // namespace

class TestPipelineSchedule : public QObject {
    Q_OBJECT

private slots:
    /// Narayanan et al., 2104.04473: equal stages idle for (p − 1)(f + b)/v in front of m(f + b) of work.
    void equalStagesHaveTheTextbookBubble_data() {
        QTest::addColumn<int>("pp");
        QTest::addColumn<int>("vpp");
        QTest::addColumn<int>("microBatches");
        QTest::newRow("no pipeline") << 1 << 1 << 5;
        QTest::newRow("1F1B") << 4 << 1 << 8;
        QTest::newRow("fewer micro-batches than stages") << 8 << 1 << 3;
        QTest::newRow("interleaved") << 4 << 5 << 32;
        QTest::newRow("interleaved, one round") << 4 << 2 << 4;
        QTest::newRow("deep") << 16 << 8 << 32;
    }

    void equalStagesHaveTheTextbookBubble() {
        QFETCH(int, pp);
        QFETCH(int, vpp);
        QFETCH(int, microBatches);
        const PipelineSchedule schedule = simulateSchedule(pipeline(pp, vpp), microBatches, equal(pp));
        const double expected = 3.0 * microBatches + 3.0 * (pp - 1) / vpp;
        QVERIFY2(std::abs(schedule.total - expected) < 1e-9, qPrintable(QString::number(schedule.total)));
        QVERIFY(std::abs(schedule.idealIdle - (pp - 1.0) / (vpp * microBatches)) < 1e-12);
        QVERIFY(std::abs(schedule.idleShare - (1 - 3.0 * microBatches / expected)) < 1e-9);
        QCOMPARE(schedule.blocks.size(), std::size_t(2 * pp * vpp * microBatches));
    }

    void gpipeEndsForwardFirst() {
        Strategy strategy = pipeline(4, 1);
        strategy.schedule = Schedule::gpipe;
        const PipelineSchedule schedule = simulateSchedule(strategy, 6, equal(4));
        QVERIFY(std::abs(schedule.total - 3.0 * (6 + 3)) < 1e-9);
        QVERIFY(!schedule.blocks[5].backward);
        QVERIFY(schedule.blocks[6].backward);
    }

    void nothingStartsBeforeWhatItNeeds() {
        StageSeconds uneven = equal(4);
        uneven.forward[2] = 1.7;
        uneven.backward[3] = 3.1;
        const PipelineSchedule schedule = simulateSchedule(pipeline(4, 3), 12, uneven);
        const auto end = ends(schedule);
        QCOMPARE(end.size(), schedule.blocks.size());
        const int deepest = 4 * 3 - 1;
        double before = 0;
        int stage = -1;
        for (const ScheduleBlock& block : schedule.blocks) {
            if (block.stage != stage) before = 0;
            stage = block.stage;
            QVERIFY(block.start >= before - 1e-12); // one thing at a time
            before = block.end;
            const int depth = block.chunk * 4 + block.stage;
            if (!block.backward && depth > 0)
                QVERIFY(block.start >= end.at({false, depth - 1, block.microBatch}) - 1e-12);
            if (block.backward && depth < deepest)
                QVERIFY(block.start >= end.at({true, depth + 1, block.microBatch}) - 1e-12);
            if (block.backward && depth == deepest)
                QVERIFY(block.start >= end.at({false, depth, block.microBatch}) - 1e-12);
        }
    }

    void longSchedulesAreCut() {
        const PipelineSchedule schedule = simulateSchedule(pipeline(8, 10), 4096, equal(8), 10000);
        QVERIFY(schedule.blocks.size() <= 10000);
        QVERIFY(schedule.microBatches < 4096);
        QCOMPARE(schedule.allMicroBatches, 4096);
    }

    void rubbishGivesNothing() {
        QVERIFY(simulateSchedule(pipeline(4, 1), 0, equal(4)).blocks.empty());
        QVERIFY(simulateSchedule(pipeline(4, 1), 4, equal(3)).blocks.empty());
        QVERIFY(stageSeconds(StepTime(), pipeline(4, 1), 4, 0, false).forward.empty());
    }

    /// What the stages need together is what the step's parts say.
    void secondsComeFromTheStep() {
        StepTime step;
        step.parts[static_cast<std::size_t>(TimePart::matmul)] = 6;
        step.parts[static_cast<std::size_t>(TimePart::recompute)] = 2;
        step.parts[static_cast<std::size_t>(TimePart::logits)] = 1;
        const StageSeconds seconds = stageSeconds(step, pipeline(4, 1), 8, 32, false);
        double sum = 0;
        for (std::size_t stage = 0; stage < 4; ++stage)
            sum += 8 * (seconds.forward[stage] + seconds.backward[stage]);
        QVERIFY(std::abs(sum - 4 * 9.0) < 1e-9);
        QVERIFY(std::abs(seconds.forward[0] - 0.25) < 1e-9);  // 2 of 8 seconds over 8 micro-batches
        QVERIFY(std::abs(seconds.backward[0] - 0.75) < 1e-9); // twice that, and the recomputation
        QVERIFY(seconds.forward[3] > seconds.forward[0]);
    }
};

QTEST_APPLESS_MAIN(TestPipelineSchedule)
#include "test_pipeline_schedule.moc"
