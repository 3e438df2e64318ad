// The table of candidates: chosen ★, Pareto front ◆, refused ones grey with their reason.
#pragma once

#include "ui/views/candidate_model.h"
#include "ui/views/outcome_card.h"

namespace rackwright {

class CandidatesCard final : public OutcomeCard {
    Q_OBJECT

public:
    explicit CandidatesCard(QWidget* parent = nullptr);

signals:
    void candidateChosen(const rackwright::Strategy& strategy);

protected:
    void refresh(const Outcome& outcome) override;
    void retitle() override;

private:
    void activate(const QModelIndex& index);

    CandidateModel m_model;
    DataTable* m_table = nullptr;
    QToolButton* m_front = nullptr;
};

} // namespace rackwright
