// The sample plans that travel inside the program, each as a big button.
#pragma once

#include "core/plan/outcome.h"
#include "ui/theme/view_context.h"

#include <QAbstractButton>

#include <memory>
#include <string_view>
#include <vector>

namespace rackwright {

/// A plan that travels inside the program.
struct SamplePlan {
    std::string_view name; ///< "samples/llama-70b.rackwright"
    std::string_view bytes;
    Scenario scenario;
};
/// Every sample that can be read, in the order of their names.
std::vector<SamplePlan> samplePlans(const Catalog& catalog);
/// The plan's title in the current language, by the sample's file name.
QString sampleTitle(const SamplePlan& sample);

/// One sample as a big button: a small picture of the cluster, title, and what it is about.
class SampleCard : public QAbstractButton {
    Q_OBJECT

public:
    SampleCard(const SamplePlan& sample, QWidget* parent);
    void setContext(const ViewContext& context);
    /// What the plan comes to; shown at the right of the foot.
    void setOutcome(std::shared_ptr<const Outcome> outcome);
    const SamplePlan& sample() const { return m_sample; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString answer() const;
    void paintPicture(QPainter& painter, const QRectF& room) const;

    const SamplePlan& m_sample;
    ViewContext m_context;
    QString m_detail;
    QString m_foot;
    QString m_answer;
    std::shared_ptr<const Outcome> m_outcome;
    int m_servers = 1;
};

} // namespace rackwright
