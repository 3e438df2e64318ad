// The newest request wins, a drag is not starved, long computations are cancelled, closing waits.
#include "core/advisor/advise_queue.h"

#include <QTest>

#include <atomic>
#include <vector>

using namespace rackwright;
using namespace std::chrono_literals;

namespace {

/// Collects answers from the queue's thread.
class Collector {
public:
    AdviseQueue::Deliver sink() {
        return [this](AdviseAnswer answer) {
            const std::lock_guard lock(m_mutex);
            m_answers.push_back(std::move(answer));
        };
    }
    std::vector<AdviseAnswer> answers() const {
        const std::lock_guard lock(m_mutex);
        return m_answers;
    }
    bool sawRevision(std::uint64_t revision) const {
        const std::vector<AdviseAnswer> all = answers();
        return !all.empty() && all.back().revision == revision;
    }

private:
    mutable std::mutex m_mutex;
    std::vector<AdviseAnswer> m_answers;
};

/// Computes for `duration`, looking at the stop token every millisecond; echoes the scenario.
AdviseQueue::Work workOf(std::chrono::milliseconds duration) {
    return [duration](const Scenario& scenario, std::stop_token stop) -> Result<Outcome> {
        const auto end = std::chrono::steady_clock::now() + duration;
        while (std::chrono::steady_clock::now() < end) {
            if (stop.stop_requested()) return fail("advise.cancelled");
            std::this_thread::sleep_for(1ms);
        }
        Outcome outcome;
        outcome.scenario = scenario;
        return outcome;
    };
}

Scenario scenarioOf(double parameters) {
    Scenario scenario;
    scenario.model.parametersB = parameters;
    return scenario;
}

} // namespace

class TestAdviseQueue : public QObject {
    Q_OBJECT

private slots:
    void dragIsNotStarvedAndEndsRight() {
        Collector collector;
        AdviseQueue queue(workOf(30ms), collector.sink());
        std::uint64_t last = 0;
        for (int edit = 1; edit <= 60; ++edit) {
            last = queue.ask(scenarioOf(edit));
            std::this_thread::sleep_for(8ms);
        }
        QTRY_VERIFY(collector.sawRevision(last));
        const std::vector<AdviseAnswer> answers = collector.answers();
        QVERIFY2(answers.size() >= 8, qPrintable(QString::number(answers.size())));
        QVERIFY2(answers.size() < 60, "requests in between were computed too");
        QCOMPARE(answers.back().outcome->scenario.model.parametersB, 60.0);
        for (std::size_t i = 1; i < answers.size(); ++i)
            QVERIFY(answers[i - 1].revision < answers[i].revision);
        QVERIFY(answers.back().seconds >= 0.03);
    }

    void longComputationIsCancelledForANewerRequest() {
        Collector collector;
        std::atomic<int> started = 0;
        AdviseQueue queue(
            [&started](const Scenario& scenario, std::stop_token stop) -> Result<Outcome> {
                ++started;
                return workOf(scenario.model.parametersB == 1 ? 60s : 1ms)(scenario, std::move(stop));
            },
            collector.sink());
        queue.ask(scenarioOf(1));
        QTRY_COMPARE(started.load(), 1);
        const std::uint64_t last = queue.ask(scenarioOf(2));
        QTRY_VERIFY_WITH_TIMEOUT(collector.sawRevision(last), 3000);
        QCOMPARE(collector.answers().size(), std::size_t(1));
    }

    void endlessEditsCannotStarveALongComputation() {
        Collector collector;
        AdviseQueue queue(workOf(250ms), collector.sink());
        for (int edit = 0; edit < 150 && collector.answers().empty(); ++edit) {
            queue.ask(scenarioOf(edit));
            std::this_thread::sleep_for(8ms);
        }
        QVERIFY(!collector.answers().empty());
    }

    void errorsAreDelivered() {
        Collector collector;
        AdviseQueue queue(
            [](const Scenario&, std::stop_token) -> Result<Outcome> { return fail("model.unknown_preset"); },
            collector.sink());
        const std::uint64_t revision = queue.ask(Scenario());
        QTRY_VERIFY(collector.sawRevision(revision));
        QVERIFY(collector.answers().back().outcome == nullptr);
        QCOMPARE(collector.answers().back().error.id, std::string("model.unknown_preset"));
    }

    void closingCancelsAndDeliversNothing() {
        Collector collector;
        const auto start = std::chrono::steady_clock::now();
        {
            AdviseQueue queue(workOf(60s), collector.sink());
            queue.ask(Scenario());
            std::this_thread::sleep_for(20ms);
        }
        QVERIFY(std::chrono::steady_clock::now() - start < 5s);
        QVERIFY(collector.answers().empty());
    }
};

QTEST_GUILESS_MAIN(TestAdviseQueue)
#include "test_advise_queue.moc"
