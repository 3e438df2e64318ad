// The queue that keeps only the newest request: what stands between a dragged slider and the engine.
//
// The computation under way is finished, then the newest request is started; requests in between are never
// computed. Cancelling on every edit would starve a drag: edits come every 8 ms, a computation takes longer.
#pragma once

#include "core/plan/outcome.h"
#include "core/units/error.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace rackwright {

/// What came of one request.
struct AdviseAnswer {
    std::uint64_t revision = 0;             ///< as ask() returned it; answers come in rising order
    std::shared_ptr<const Outcome> outcome; ///< empty: see `error`
    Error error;
    double seconds = 0; ///< time the computation took
};

class AdviseQueue {
public:
    using Work = std::function<Result<Outcome>(const Scenario&, std::stop_token)>;
    using Deliver = std::function<void(AdviseAnswer)>;

    /// A computation that runs longer than this while a newer request waits is cancelled. The patience
    /// doubles with every cancellation in a row, so that a long computation gets through even under endless
    /// edits.
    static constexpr std::chrono::milliseconds kPatience{100};

    /// `work` runs on the queue's thread; `deliver` is called there too, never after the destructor returned.
    AdviseQueue(Work work, Deliver deliver);
    /// Cancels what runs and waits for it.
    ~AdviseQueue();
    AdviseQueue(const AdviseQueue&) = delete;
    AdviseQueue& operator=(const AdviseQueue&) = delete;

    /// Replaces the waiting request. Returns the revision its answer will carry.
    std::uint64_t ask(Scenario scenario);

private:
    struct Request {
        Scenario scenario;
        std::uint64_t revision = 0;
    };
    using Clock = std::chrono::steady_clock;

    void work(std::stop_token stop);
    void watch(std::stop_token stop);
    AdviseAnswer answer(const Request& request, std::stop_token stop) const;

    const Work m_work;
    const Deliver m_deliver;

    std::mutex m_mutex; ///< guards everything below, up to the threads
    std::condition_variable_any m_changed;
    std::optional<Request> m_waiting;
    std::optional<Clock::time_point> m_runningSince;
    std::stop_source m_running;
    std::chrono::milliseconds m_patience = kPatience;
    std::uint64_t m_revision = 0;

    std::jthread m_worker; ///< last: start after and stop before everything they use
    std::jthread m_watcher;
};

} // namespace rackwright
