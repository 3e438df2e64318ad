#include "core/advisor/advise_queue.h"

#include <utility>

namespace rackwright {

AdviseQueue::AdviseQueue(Work work, Deliver deliver)
    : m_work(std::move(work)), m_deliver(std::move(deliver)),
      m_worker([this](std::stop_token stop) { this->work(stop); }),
      m_watcher([this](std::stop_token stop) { watch(stop); }) {}

AdviseQueue::~AdviseQueue() {
    m_worker.request_stop();
    m_watcher.request_stop();
    const std::lock_guard lock(m_mutex);
    m_running.request_stop();
}

std::uint64_t AdviseQueue::ask(Scenario scenario) {
    const std::lock_guard lock(m_mutex);
    m_waiting = Request{std::move(scenario), ++m_revision};
    m_changed.notify_all();
    return m_revision;
}

void AdviseQueue::work(std::stop_token stop) {
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return m_waiting.has_value(); })) {
        if (stop.stop_requested()) return;
        const Request request = std::move(*m_waiting);
        m_waiting.reset();
        m_running = std::stop_source();
        m_runningSince = Clock::now();
        const std::stop_token running = m_running.get_token();
        m_changed.notify_all();

        lock.unlock();
        AdviseAnswer result = answer(request, running);
        lock.lock();

        m_runningSince.reset();
        m_changed.notify_all();
        if (stop.stop_requested()) return;
        if (running.stop_requested()) {
            m_patience *= 2;
            continue;
        }
        m_patience = kPatience;
        lock.unlock();
        m_deliver(std::move(result));
        lock.lock();
    }
}

void AdviseQueue::watch(std::stop_token stop) {
    const auto someoneWaits = [this] { return m_waiting.has_value() && m_runningSince.has_value(); };
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, someoneWaits)) {
        if (stop.stop_requested()) return;
        const Clock::time_point started = *m_runningSince;
        const bool finished =
            m_changed.wait_until(lock, stop, started + m_patience, [&] { return m_runningSince != started; });
        if (stop.stop_requested()) return;
        if (finished) continue;
        m_running.request_stop();
        m_changed.wait(lock, stop, [&] { return m_runningSince != started; });
    }
}

AdviseAnswer AdviseQueue::answer(const Request& request, std::stop_token stop) const {
    AdviseAnswer answer;
    answer.revision = request.revision;
    const Clock::time_point start = Clock::now();
    Result<Outcome> result = m_work(request.scenario, std::move(stop));
    answer.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    if (result)
        answer.outcome = std::make_shared<const Outcome>(std::move(*result));
    else
        answer.error = std::move(result.error());
    return answer;
}

} // namespace rackwright
