// Who is compared: letter, name, cluster and split of one plan, with a mark in its colour.
#pragma once

#include "ui/text/compared_plan.h"
#include "ui/theme/view_context.h"

#include <QFrame>

class QToolButton;

namespace rackwright {

class ElidedLabel;

class PlanHeader final : public QFrame {
    Q_OBJECT

public:
    explicit PlanHeader(std::size_t plan, QWidget* parent = nullptr);

    void setPlan(const ComparedPlan& plan, const ViewContext& context);

signals:
    void removeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::size_t m_plan;
    ViewContext m_context;
    ElidedLabel *m_caption, *m_cluster, *m_split;
    QToolButton* m_remove;
};

} // namespace rackwright
