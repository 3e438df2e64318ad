// Training time against memory for every candidate: what the Pareto front is, to look at.
#pragma once

#include "ui/views/outcome_card.h"
#include "ui/views/plain_table_model.h"

namespace rackwright {

class ScatterView;
struct ScatterPlot;

class FrontCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit FrontCard(QWidget* parent = nullptr);

    void select(const Strategy& strategy);

signals:
    void candidateSelected(const rackwright::Strategy& strategy);

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    void setAxes(ScatterPlot& plot, const Outcome& outcome, bool hours) const;

    ScatterView* m_view = nullptr;
    PlainTableModel m_model;
    std::vector<Strategy> m_strategies; ///< of the points
};

} // namespace rackwright
