// Brings the engine's answers from its thread to the window's.
#pragma once

#include "core/advisor/advise_queue.h"
#include "core/plan/catalog.h"

#include <QElapsedTimer>
#include <QObject>

#include <mutex>
#include <optional>

namespace rackwright {

/// Asks the engine about the newest scenario and says what it answered. An answer that a newer one has
/// overtaken on its way to the event loop is dropped; answers arrive in the order of their questions.
class Advisor : public QObject {
    Q_OBJECT

public:
    /// `catalog` outlives the advisor and counts until setCatalog(). `work` stands in for advise() in tests
    /// and benchmarks.
    explicit Advisor(const Catalog& catalog, QObject* parent = nullptr, AdviseQueue::Work work = {});

    /// Counts from the next computation on.
    void setCatalog(std::shared_ptr<const Catalog> catalog);
    void ask(const Scenario& scenario);

    /// True while the newest question has no answer yet.
    bool isBusy() const { return m_busy; }
    /// Share of the usual computing time that has passed since the question, 0 … 0.99.
    double progress() const;

signals:
    void answered(std::shared_ptr<const rackwright::Outcome> outcome, double seconds);
    void failed(const rackwright::Error& error);
    void busyChanged(bool busy);

private:
    void receive(AdviseAnswer answer); ///< on the queue's thread
    void deliver();                    ///< on the window's thread

    AdviseQueue::Work workOf(AdviseQueue::Work work);

    std::mutex m_mutex; ///< guards m_newest and m_catalog
    std::shared_ptr<const Catalog> m_catalog;
    std::optional<AdviseAnswer> m_newest;
    std::uint64_t m_asked = 0;
    bool m_busy = false;
    double m_usualSeconds = 0.1;
    QElapsedTimer m_sinceQuestion;
    AdviseQueue m_queue; ///< last member: it ends before what its answers touch
};

} // namespace rackwright
