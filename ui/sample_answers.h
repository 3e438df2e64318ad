// What the sample plans come to, computed in the background while the start page is read.
#pragma once

#include "core/plan/outcome.h"
#include "ui/sample_card.h"

#include <QFuture>
#include <QObject>

#include <memory>
#include <stop_token>
#include <vector>

namespace rackwright {

class SampleAnswers : public QObject {
    Q_OBJECT

public:
    /// Both outlive the object.
    SampleAnswers(const std::vector<SamplePlan>& samples, const Catalog& catalog, QObject* parent = nullptr);
    ~SampleAnswers() override;

    /// The first call computes, later ones do nothing.
    void start();

signals:
    void answered(int sample, std::shared_ptr<const rackwright::Outcome> outcome);

private:
    void work();

    const std::vector<SamplePlan>& m_samples;
    const Catalog& m_catalog;
    std::stop_source m_stop;
    QFuture<void> m_work;
    bool m_started = false;
};

} // namespace rackwright
