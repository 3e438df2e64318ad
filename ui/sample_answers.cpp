#include "ui/sample_answers.h"

#include "core/advisor/advise.h"

#include <QtConcurrent>

namespace rackwright {

SampleAnswers::SampleAnswers(const std::vector<SamplePlan>& samples, const Catalog& catalog, QObject* parent)
    : QObject(parent), m_samples(samples), m_catalog(catalog) {}

SampleAnswers::~SampleAnswers() {
    m_stop.request_stop();
    m_work.waitForFinished();
}

void SampleAnswers::start() {
    if (m_started) return;
    m_started = true;
    m_work = QtConcurrent::run([this] { work(); });
}

void SampleAnswers::work() {
    for (std::size_t i = 0; i < m_samples.size() && !m_stop.stop_requested(); ++i) {
        Result<Outcome> outcome = advise(m_samples[i].scenario, m_catalog, m_stop.get_token());
        if (!outcome) continue;
        auto shared = std::make_shared<const Outcome>(std::move(*outcome));
        QMetaObject::invokeMethod(
            this, [this, i, shared] { emit answered(static_cast<int>(i), shared); }, Qt::QueuedConnection);
    }
}

} // namespace rackwright
