#include "ui/document/advisor.h"

#include "core/advisor/advise.h"

#include <algorithm>

namespace rackwright {

/// On the queue's thread: the catalogue of this moment stays alive as long as the computation takes.
AdviseQueue::Work Advisor::workOf(AdviseQueue::Work work) {
    if (work) return work;
    return [this](const Scenario& scenario, std::stop_token stop) {
        std::shared_ptr<const Catalog> catalog;
        {
            const std::lock_guard lock(m_mutex);
            catalog = m_catalog;
        }
        return advise(scenario, *catalog, std::move(stop));
    };
}

Advisor::Advisor(const Catalog& catalog, QObject* parent, AdviseQueue::Work work)
    : QObject(parent), m_catalog(std::shared_ptr<const Catalog>(), &catalog),
      m_queue(workOf(std::move(work)), [this](AdviseAnswer answer) { receive(std::move(answer)); }) {}

void Advisor::setCatalog(std::shared_ptr<const Catalog> catalog) {
    const std::lock_guard lock(m_mutex);
    m_catalog = std::move(catalog);
}

void Advisor::ask(const Scenario& scenario) {
    m_asked = m_queue.ask(scenario);
    if (m_busy) return;
    m_sinceQuestion.start();
    m_busy = true;
    emit busyChanged(true);
}

double Advisor::progress() const {
    if (!m_busy) return 0;
    return std::min(0.99, static_cast<double>(m_sinceQuestion.elapsed()) / 1000.0 / m_usualSeconds);
}

void Advisor::receive(AdviseAnswer answer) {
    const std::lock_guard lock(m_mutex);
    const bool underWay = m_newest.has_value();
    m_newest = std::move(answer);
    if (!underWay)
        QMetaObject::invokeMethod(
            this, [this] { deliver(); }, Qt::QueuedConnection);
}

void Advisor::deliver() {
    AdviseAnswer answer;
    {
        const std::lock_guard lock(m_mutex);
        answer = std::move(*m_newest);
        m_newest.reset();
    }
    m_usualSeconds = std::max(0.001, answer.seconds);
    m_sinceQuestion.start();
    if (answer.outcome != nullptr)
        emit answered(std::move(answer.outcome), answer.seconds);
    else
        emit failed(answer.error);
    if (answer.revision != m_asked || !m_busy) return;
    m_busy = false;
    emit busyChanged(false);
}

} // namespace rackwright
