// The table of candidates: chosen ★, Pareto front ◆, refused ones grey with their reason. Degrees can be
// pinned.
#pragma once

#include "ui/views/candidate_model.h"
#include "ui/views/outcome_card.h"

namespace rackwright {

class SegmentSwitch;

class CandidatesCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit CandidatesCard(QWidget* parent = nullptr);

    /// One column per degree, for the focus view.
    void setDetailed(bool detailed);
    void select(const Strategy& strategy);

signals:
    void candidateChosen(const rackwright::Strategy& strategy);
    void candidateCompared(const rackwright::Strategy& strategy); ///< to be held against the plan
    void candidateSelected(const rackwright::Strategy& strategy);
    void actionsTriggered(const std::vector<rackwright::FindingAction>& actions); ///< pins one degree

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    void activate(const QModelIndex& index);
    void sortBy(int column);
    void showColumns();
    bool isUsed(CandidateColumn column) const;
    void openMenu(const QPoint& where);
    void fillPinMenu();

    CandidateModel m_model;
    DataTable* m_table = nullptr;
    SegmentSwitch* m_filter = nullptr;
    QToolButton* m_pin = nullptr;
    QMenu* m_pins = nullptr;
    bool m_detailed = false;
};

} // namespace rackwright
